#!/usr/bin/env bash
# Learns the judgement of a box from games of bots against each other: plays, fits, plays by what was learned, fits again.
#
#   lab/learn.sh BOX ROUNDS GAMES FOLDER
#
# BOSK names the bosk to play with (target/release/bosk), PYTHON the Python that has PyTorch. What was gathered and learned
# stays in FOLDER; rounds that are there already are not done again.
set -euo pipefail
box=$1 rounds=$2 games=$3 folder=$4
bosk=${BOSK:-target/release/bosk}
python=${PYTHON:-python3}
here=$(dirname "$0")
mkdir -p "$folder"
# The modes, and the share of the games in each, in hundredths.
case $box in
  duo) modes=(duel:100) ;;
  valley) modes=(players:2:55 players:3:12 players:4:8 nightweave:1:8 nightweave:2:9 nightweave:3:8) ;;
  *) echo "learn.sh: nothing can be learned about $box" >&2; exit 2 ;;
esac
network=()
for ((round = 1; round <= rounds; round++)); do
  net=$folder/$box-$round.net
  if [ ! -e "$net" ]; then
    files=()
    for entry in "${modes[@]}"; do
      mode=${entry%:*} share=${entry##*:}
      file=$folder/$box-$round-${mode//:/-}.bin
      [ -e "$file" ] || "$bosk" gather "$box" --mode "$mode" --games $((games * share / 100)) --seed $((round * 10000000)) "${network[@]}" --to "$file"
      files+=("$file")
    done
    # What was gathered the round before is learned from as well.
    for entry in "${modes[@]}"; do
      mode=${entry%:*}
      file=$folder/$box-$((round - 1))-${mode//:/-}.bin
      [ ! -e "$file" ] || files+=("$file")
    done
    "$python" "$here/fit.py" "$box" --to "$net" --made-by "lab/learn.sh $box $rounds $games FOLDER" "${files[@]}"
  fi
  network=(--network "$net")
done
