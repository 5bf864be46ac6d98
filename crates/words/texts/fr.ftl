## Petits mots

nothing = rien
list-and = { $first } et { $last }
list-comma = { $first }, { $last }
as-named = { $name }
you-alone = Vous
you-inside = vous
at-place = { $place } : { $why }

n-twig = { $n ->
    [one] { $n } brindille
   *[other] { $n } brindilles
}
n-resin = { $n ->
    [one] { $n } résine
   *[other] { $n } résines
}
n-pebble = { $n ->
    [one] { $n } galet
   *[other] { $n } galets
}
n-berry = { $n ->
    [one] { $n } baie
   *[other] { $n } baies
}
n-point-token = { $n ->
    [one] { $n } jeton Point
   *[other] { $n } jetons Point
}
n-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

colour-green = vert
colour-blue = bleu
colour-tan = marron
colour-red = rouge
colour-purple = violet
card-sort = { $kind ->
    [critter] Créature
   *[construction] Construction
} { $colour ->
    [green] verte
    [blue] bleue
    [tan] marron
    [red] rouge
   *[purple] violette
}

season-winter = Hiver
season-spring = Printemps
season-summer = Été
season-autumn = Automne
the-autumn = l'automne
the-summer = l'été
the-spring = le printemps
the-winter = l'hiver

## Fichiers : packs et scénarios

json-cut-short = le texte s'arrête trop tôt
json-broken = ceci n'est pas du JSON
json-wrong-name = « { $name } » manque ou n'a rien à faire ici
json-wrong-value = ce qui se trouve ici n'a rien à y faire
toml-broken = ceci n'est pas du TOML
want-table = il faut une table ici
want-list = il faut une liste ici
want-text = il faut un texte entre guillemets ici
want-number = il faut un nombre entier ici
want-flag = il faut true ou false ici
number-out-of-bounds = { $n } est hors limites ; valeurs admises : de { $least } à { $most }
unknown-word = le mot « { $word } » est inconnu ; mots connus : { $known }
unknown-key = la clé « { $key } » est inconnue ici
missing-key = la clé « { $key } » manque
no-id = cette table n'a pas d'id
unknown-id = rien ne porte l'id « { $id } »
duplicate-id = l'id « { $id } » figure deux fois, d'abord à { $first }
text-must-follow = qui change « { $key } » doit aussi donner « { $text } », pour que le texte dise ce qui se passe
unknown-file = un pack n'a pas de fichier de ce nom ; noms connus : { $known }
cannot-read = lecture impossible ({ $what })
cannot-write = écriture impossible ({ $what })
system-not-there = rien ne porte ce nom
system-forbidden = permission refusée
system-folder = c'est un dossier
system-no-folder = ce n'est pas un dossier
system-already-there = quelque chose porte déjà ce nom
system-in-use = déjà utilisé par un autre programme
system-full = il n'y a plus de place
system-circle = ses liens symboliques se renvoient l'un à l'autre
system-number = refus du système, erreur { $n }
system-other = refus du système
not-a-file = ce n'est pas un fichier ordinaire (mais un dossier, un tube ou un périphérique)
file-too-large = ce fichier dépasse { $mb } Mo, ce qu'aucun fichier de Bosk ne fait
file-no-text = ce fichier contient autre chose que du texte (UTF-8)
file-in-use = ce fichier est utilisé par un autre Bosk ; il est resté tel quel
network-wrong = ce n'est pas un réseau pour { $box }
network-none = rien ne s'apprend sur cette boîte
empty-overlay = ce dossier ne contient aucun fichier de pack ; noms connus : { $known }
wrong-count = il y en a { $found } ici, mais il en faut { $wanted }
wrong-count-between = il y en a { $found } ici, mais il en faut de { $least } à { $most }
wrong-event-sets = les tuiles Évènement doivent être au moins 6 par série de A à E, 1 Foire et 1 Voyage
journey-is-most = la condition « most » est réservée à la tuile Voyage
misplaced-word = le mot « { $word } » n'a pas sa place sur une carte ou une tuile de ce genre
number-of-options = « choose » a de 2 à 4 options, pas { $n }
star-and-token = une réduction payée avec un jeton n'a pas d'étoile, toute autre réduction en a une
plain-token-discount = une réduction payée avec un jeton retire 1 ressource à toute carte : elle n'a ni "kind", ni "colour", ni "only"
word-twice = ce mot figure deux fois sur la même carte
too-many-parts = une saison a { $most ->
    [one] { $most } partie
   *[other] { $most } parties
} au plus
secret-count = le contenu d'une main est secret : seul le nombre de cartes peut compter ici
wrong-year = les saisons doivent être winter, spring, summer et autumn dans cet ordre, et winter ne renouvelle aucune tuile Rivière
pack-too-long = les effets de ce pack sont trop nombreux
wrong-cost = une Créature coûte des baies ou une défausse, une Construction des brindilles, de la résine et des galets ou une défausse, jamais les deux
wrong-price = un prix se compose de ressources fixes ou d'un seul « any », et d'une carte au plus, mais il n'est jamais vide
impossible-position = cette position est impossible : { $what }
was-refused = ceci a été refusé : { $why } Possible ici : { $offered }
was-accepted = ceci a été accepté, mais aurait dû être refusé
refusal-left-a-trace = l'action refusée a modifié la table
found-instead = attendu { $wanted }, trouvé { $found }
found-unwanted = { $what } ne devrait pas y être ; trouvé : { $found }
card-named-twice = « { $id } » est cité deux fois, d'abord à { $first }
both-tokens-at-end = le Soleil et la Lune ne peuvent pas être tous deux sur la dernière case

## Enregistrements

view-broken = Ceci n'est pas la vue d'une table : ligne { $line }, { $what }.
view-out-of-bounds = Ceci n'est pas une vue de cette partie : « { $key } » est hors limites.
view-wrong-cards = Ceci n'est pas une vue de cette partie : il s'y trouve d'autres cartes.
view-contradiction = Ceci n'est pas une vue de cette partie : aucune table ne lui ressemble.
record-broken = L'enregistrement est illisible : ligne { $line }, { $what }.
link-broken = Le lien est coupé ou abîmé.
record-newer = L'enregistrement vient d'une version plus récente de Bosk (format { $version }) ; veuillez mettre Bosk à jour.
no-such-format = Il n'y a pas de format { $version } : aucun Bosk n'a écrit ce fichier.
record-other-game = L'enregistrement contient une partie de { $found }, et non de { $wanted }.
record-wrong-seats = L'enregistrement nomme { $found ->
    [one] { $found } place
   *[other] { $found } places
}, mais il y en a { $wanted }.
record-other-pack = L'enregistrement a été joué avec un autre pack (empreinte { $found }, celle d'ici est { $wanted }).
record-unreadable-move = Le coup { $number } de l'enregistrement est illisible : { $why }
record-illegal-move = Le coup { $number } de l'enregistrement, « { $action } », n'y est pas permis : { $why }

## Everdell Duo : les choses

duo-hare = Le Lièvre
duo-tortoise = La Tortue
duo-sun = Soleil
duo-moon = Lune
duo-space-river = rivière { $n }
duo-space-farm = ferme { $n }
duo-space-event = évènement { $n }
duo-space-red = { $card }
duo-cost-discard = 1 carte à défausser
duo-any-resource = { $n ->
    [one] { $n } ressource de votre choix
   *[other] { $n } ressources de votre choix
}
duo-no-reward = aucune
duo-from-hand = main
duo-from-meadow = Prairie
duo-from-aside = piochée
duo-star-discarded = part à la défausse
duo-star-tucks = accueille une carte glissée
duo-star-free = apporte son aide

## Everdell Duo : la notation

duo-unreadable-action = « { $text } » n'est pas une action
no-such-card = il n'y a pas de carte « { $id } »
duo-no-such-space = il n'y a pas d'emplacement « { $id } »

## Everdell Duo : les questions

duo-ask-nothing = Un instant, s'il vous plaît.
duo-ask-turn = À vous de jouer : placez un ouvrier, jouez une carte ou choisissez une carte.
duo-ask-move-token = Avancer le Soleil ou la Lune ?
duo-ask-end-turn = Votre tour prend fin : le jeton { $token } avance.
duo-ask-pay = Comment payez-vous { $card } ?
duo-ask-discard-cost = Quelle carte défaussez-vous pour jouer { $card } ?
duo-ask-tuck = Quelle carte glissez-vous sous { $card } ?
duo-ask-gain = { $n ->
    [one] Quelle ressource gagnez-vous ?
   *[other] Quelles ressources gagnez-vous ? { $n } à choisir.
}
duo-ask-take = { $n ->
    [one] Quelle carte de la Prairie prenez-vous ?
   *[other] Quelles cartes de la Prairie prenez-vous ? { $n } en tout.
}
duo-ask-occupied = De quelle couleur sera le jeton Occupé que vous gagnez ?
duo-ask-reclaim = Quel jeton Occupé reprenez-vous ?
duo-ask-pay-for = Payer { $price } ?
duo-ask-pay-for-card = { $card } : payer { $price } ?
duo-ask-pay-card = Quelle carte défaussez-vous ?
duo-ask-choose = Que choisissez-vous ?
duo-ask-choose-card = { $card } : que choisissez-vous ?
duo-ask-show = Quelle carte montrez-vous ? (encore { $n } au plus)
duo-ask-activate-city = Quelle carte verte de votre ville activez-vous ?
duo-ask-activate-meadow = Quelle carte verte de la Prairie activez-vous ?
duo-ask-activate-hand = Quelle carte verte de votre main montrez-vous et activez-vous ?
duo-ask-produce = Production : quelle carte verte ensuite ?
duo-ask-farm = Quelle ferme utilisez-vous ?
duo-ask-river = Quel emplacement Rivière utilisez-vous ?
duo-ask-red = Quelle carte rouge utilisez-vous ?
duo-ask-taken = Quel emplacement occupé utilisez-vous ?
duo-ask-claim = Quel évènement réalisez-vous ?
duo-ask-play = { $less ->
    [0] Quelle carte jouez-vous ?
    [one] Quelle carte jouez-vous, pour { $less } ressource de moins ?
   *[other] Quelle carte jouez-vous, pour { $less } ressources de moins ?
}
duo-ask-draw-play = Cartes piochées : { $cards }. Laquelle jouez-vous, pour { $less ->
    [one] { $less } ressource
   *[other] { $less } ressources
} de moins ?
duo-ask-look = { $n ->
    [one] Quelle carte gardez-vous ?
   *[other] Quelles cartes gardez-vous ? { $n } à choisir.
}
duo-ask-refresh = Quelle carte de la Prairie défaussez-vous ? (encore { $n } au plus)
duo-ask-store-or-take = { $card } : y ajouter des ressources, ou tout prendre ?
duo-ask-store = Que posez-vous sur { $card } ? ({ $n } à choisir)
duo-ask-worker-from = Quel ouvrier déplacez-vous ?
duo-ask-worker-to = Où va l'ouvrier ?
duo-ask-trade-first = Échange : quelle est la première carte que vous défaussez ?
duo-ask-trade-second = Échange : quelle est la seconde carte que vous défaussez ?
duo-ask-trade-gain = Échange : quelle ressource gagnez-vous ?

## Everdell Duo : les choix

duo-do-place = Ouvrier : { $space } – { $text }
duo-do-place-twice = Ouvrier : { $space }, deux fois grâce à un jeton de la Tour de l'horloge – { $text }
duo-do-place-taken = Ouvrier : { $space }, occupé, grâce à un jeton du Pont – { $text }
duo-do-place-taken-twice = Ouvrier : { $space }, occupé, grâce à un jeton du Pont, deux fois grâce à un jeton de la Tour de l'horloge – { $text }
duo-do-claim = Réaliser l'évènement { $n } : { $event } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} ; récompense : { $reward })
duo-do-play = Jouer { $card } ({ $from }) : { $cost } · { $text }
duo-do-play-less = Jouer { $card } ({ $from }) : { $cost }, { $less ->
    [one] { $less } ressource
   *[other] { $less } ressources
} de moins · { $text }
duo-do-play-occupied = Jouer { $card } ({ $from }) : jeton Occupé sur { $on } · { $text }
duo-do-play-star = Jouer { $card } ({ $from }) : { $cost }, { $less ->
    [one] { $less } ressource
   *[other] { $less } ressources
} de moins ; { $star } { $how } · { $text }
duo-do-take = Prendre { $card } dans la Prairie ({ $cost }) · { $text }
duo-do-draw = Piocher une carte
duo-short-move = { $which ->
    [sun] l'avancée du Soleil
   *[moon] l'avancée de la Lune
}
duo-do-move = Avancer le jeton { $token }
duo-do-trade = Échanger 2 cartes contre 1 ressource
duo-do-rest = Se reposer : rien d'autre n'est possible
duo-do-pay = Payer : { $goods }
duo-do-pay-token = Payer : { $goods }, plus un jeton pris sur { $card }
duo-do-pick = { $card } ({ $text })
duo-do-colour = { $colour }
duo-do-option = Possibilité { $n }
duo-do-accept = Payer
duo-do-use = Utiliser { $space } ({ $text })
duo-do-skip = Non, merci
duo-do-gain-goods = Gagner { $goods }
duo-do-gain-any = { $n ->
    [one] Gagner { $n } ressource de votre choix
   *[other] Gagner { $n } ressources de votre choix
}
duo-do-gain-points = { $n ->
    [one] Gagner { $n } jeton Point
   *[other] Gagner { $n } jetons Point
}
duo-do-gain-occupied = Gagner un jeton Occupé { $colour }
duo-do-store-more = { $n ->
    [one] Y ajouter { $n } ressource
   *[other] Y ajouter { $n } ressources
}
duo-do-unload = Tout prendre

## Everdell Duo : ce qui se passe

duo-told-placed = { $who } { $person ->
    [you] placez
   *[other] place
} un ouvrier : { $space }.
duo-told-spent-token = { $who } { $person ->
    [you] dépensez
   *[other] dépense
} un jeton posé sur { $card }.
duo-told-used = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} : { $space }.
duo-told-visited = { $who } { $person ->
    [you] gagnez
   *[other] gagne
} 1 jeton Point pour une visite : { $card }.
duo-told-played = { $who } { $person ->
    [you] jouez
   *[other] joue
} { $card }.
duo-told-played-meadow = { $who } { $person ->
    [you] jouez
   *[other] joue
} { $card } depuis la Prairie.
duo-told-played-aside = { $who } { $person ->
    [you] jouez
   *[other] joue
} la carte piochée : { $card }.
duo-told-paid = { $who } { $person ->
    [you] payez
   *[other] paie
} { $goods }.
duo-told-settled = { $who } { $person ->
    [you] posez
   *[other] pose
} le jeton Occupé { $colour } sur { $card }.
duo-told-star-left = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} { $card }, qui quitte la ville.
duo-told-star-used = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} { $card }.
duo-told-tucked = { $who } { $person ->
    [you] glissez
   *[other] glisse
} { $card } sous { $under }.
duo-told-gained = { $who } { $person ->
    [you] gagnez
   *[other] gagne
} { $what }.
duo-told-drew-card = { $who } { $person ->
    [you] piochez
   *[other] pioche
} { $card }.
duo-told-drew = { $who } { $person ->
    [you] piochez
   *[other] pioche
} une carte.
duo-told-looked-cards = { $who } { $person ->
    [you] regardez
   *[other] regarde
} { $cards }.
duo-told-looked = { $who } { $person ->
    [you] regardez
   *[other] regarde
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la pioche.
duo-told-took = { $who } { $person ->
    [you] prenez
   *[other] prend
} { $card } dans la Prairie.
duo-told-discarded-card = { $who } { $person ->
    [you] défaussez
   *[other] défausse
} { $card }.
duo-told-discarded = { $who } { $person ->
    [you] défaussez
   *[other] défausse
} une carte.
duo-told-swept = { $who } { $person ->
    [you] défaussez
   *[other] défausse
} { $card } de la Prairie.
duo-told-kept-card = { $who } { $person ->
    [you] gardez
   *[other] garde
} { $card }.
duo-told-kept = { $who } { $person ->
    [you] gardez
   *[other] garde
} une carte.
duo-told-activated = { $who } { $person ->
    [you] activez
   *[other] active
} { $card }.
duo-told-shown = { $who } { $person ->
    [you] montrez
   *[other] montre
} { $card }.
duo-told-occupied = { $who } { $person ->
    [you] gagnez
   *[other] gagne
} un jeton Occupé { $colour }.
duo-told-reclaimed = { $who } { $person ->
    [you] reprenez
   *[other] reprend
} le jeton Occupé { $colour } posé sur { $card }.
duo-told-stored = { $who } { $person ->
    [you] posez
   *[other] pose
} { $goods } sur { $card }.
duo-told-unloaded = { $who } { $person ->
    [you] reprenez
   *[other] reprend
} { $goods } sur { $card }.
duo-told-claimed = { $who } { $person ->
    [you] réalisez
   *[other] réalise
} l'évènement { $event } !
duo-told-moved-worker = { $who } { $person ->
    [you] déplacez
   *[other] déplace
} un ouvrier : { $from } → { $to }.
duo-told-traded = { $who } { $person ->
    [you] échangez
   *[other] échange
} deux cartes.
duo-told-answered = { $who } : { $card } réagit.
duo-told-rested = { $who } { $person ->
    [you] vous reposez
   *[other] se repose
}.
duo-told-refilled = { $card } arrive dans la Prairie.
duo-told-reshuffled = La défausse devient la nouvelle pioche.
duo-told-moved-token = Le jeton { $token } avance sur la case { $n }.
duo-told-season = Nouvelle saison : { $season }.
duo-told-river = La rivière { $n } propose désormais : { $text }
duo-told-journey = { $who } { $person ->
    [you] recevez
   *[other] reçoit
} la tuile Voyage.
duo-told-no-journey = Personne ne reçoit la tuile Voyage.
duo-told-cut-short = Ce tour en fait plus qu'un tour ne peut contenir : ses autres étapes sont ignorées.
duo-told-over = La partie est terminée.

## Everdell Duo : les points

duo-points-cards = pour les cartes
duo-points-bonus = pour les bonus violets
duo-points-tokens = pour les jetons Point
duo-points-events = pour les évènements

## Everdell Duo : les refus

duo-refused-not-an-answer = Cela ne répond pas à la question posée.
duo-refused-no-worker = Tous vos ouvriers sont déployés.
duo-refused-sun-at-end = Le Soleil est au bout du chemin : plus aucun ouvrier ne peut être placé cette saison.
duo-refused-moon-at-end = La Lune est au bout du chemin : plus aucune carte ne peut être jouée cette saison.
duo-refused-space-taken = Cet emplacement est occupé.
duo-refused-no-such-space = Cet emplacement ne peut pas servir ici.
duo-refused-event-claimed = Cet évènement est déjà réalisé.
duo-refused-condition-not-met = Vous ne remplissez pas la condition de l'évènement.
duo-refused-not-in-reach = Cette carte n'est ni dans votre main, ni touchée par le Soleil ou la Lune.
duo-refused-cannot-pay = Vous ne pouvez pas payer cela.
duo-refused-wrong-card = Cette carte ne fait pas partie de celles que vous pouvez choisir ici.
duo-refused-no-occupied-token = Il faut pour cela un jeton Occupé de la couleur de la Créature et une Construction libre de la même couleur.
duo-refused-no-star-ability = Aucune capacité étoile de votre ville ne convient à cette carte pour l'instant.
duo-refused-too-few-cards = Un échange demande deux cartes.
duo-refused-nothing-left = Il ne reste aucune carte à piocher.
duo-refused-token-at-end = Ce jeton est déjà au bout du chemin.
duo-refused-not-needed = Vous pouvez encore faire autre chose.
duo-refused-game-over = La partie est terminée.
duo-refused-wrong-seat = La question s'adresse à un autre maire.

## Everdell Duo : à deux contre The Root

duo-thorn = Miss Thorn
duo-spot = case { $n }
duo-item-card = la carte { $card }
duo-item-token = le jeton Occupé { $colour }
duo-share-deck = une carte de la pioche
duo-share-meadow = une carte de la Prairie
duo-share-resource = une ressource
duo-goal-events = { $n ->
    [one] Réaliser { $n } évènement.
   *[other] Réaliser { $n } évènements.
}
duo-goal-events-each = { $n ->
    [one] { $n } évènement réalisé par chaque maire.
   *[other] { $n } évènements réalisés par chaque maire.
}
duo-goal-events-one = { $who } : { $n ->
    [one] { $n } évènement.
   *[other] { $n } évènements.
}
duo-town = La ville
duo-points-purple = pour les cartes violettes
duo-points-flat = pour son niveau
verdict-chapter-won = Chapitre gagné !
verdict-chapter-lost = Chapitre perdu.
verdict-goal-met = ✓ { $goal }
verdict-goal-missed = ✗ { $goal }
verdict-thorn-beaten = Vous battez Miss Thorn, { $ours } à { $hers } !
verdict-thorn-wins = Miss Thorn gagne, { $hers } à { $ours }.
verdict-achievement = { $name } : { $text }
duo-goal-score = Marquer au moins { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
duo-event-together = { $text } Ensemble, on ne se compare à personne : il en faut { $n } maintenant.
duo-chapter = Chapitre { $n } : { $title }
duo-brief-challenge = Le défi : votre ville doit avoir plus de points que Miss Thorn.
duo-brief-sharing-open = Partage libre : une fois dans chacun de vos tours, vous pouvez déposer une ressource, un jeton Occupé ou une carte sur la tuile Partage. Votre partenaire en dispose dès le début de son tour.
duo-brief-sharing-limited = Partage limité : seulement dans un tour qui débute avec le Soleil ou la Lune sur la case 4, celle de la poignée de main, vous pouvez déposer une ressource, un jeton Occupé ou une carte sur la tuile Partage. Votre partenaire en dispose dès le début de son tour.
duo-brief-sharing-none = Partage interdit : rien ne se pose sur la tuile Partage.
duo-ask-allot = La saison apporte { $what }. Pour qui ?
duo-ask-produce-for = Production : quelle carte verte ensuite, et pour qui ?
duo-ask-keep-news = Bonne Nouvelle ! Quelle carte gardez-vous ?
duo-ask-season-end = Les deux jetons sont au bout du chemin. En faire reculer un, ou en rester là ?
duo-ask-season-over = Les deux jetons sont au bout du chemin : la saison est finie.
duo-ask-worker-home = Quel ouvrier rentre ?
duo-ask-token-back = Quel jeton recule ?
duo-ask-skunk-lift = Quelle mouffette quitte le plateau jusqu'à la fin de la saison ?
duo-ask-skunk-from = Quelle mouffette déplacez-vous ?
duo-ask-skunk-to = Où va la mouffette ?
duo-ask-pass = Que passez-vous à l'autre maire ? (encore { $n } au plus)
duo-do-for = { $who }
duo-do-produce = { $card } → { $who } ({ $text })
duo-do-keep-news = Garder { $news } : { $text }
duo-do-use-news = Bonne Nouvelle, { $news } : { $text }
duo-do-keep-old-news = Garder la carte que vous avez
duo-do-watch = Montre à gousset : reculer le jeton { $token }
duo-do-share = Partager { $item }
duo-do-skunk = La mouffette : { $place }
duo-do-end-season = En rester là
duo-told-skunk = Le dé montre { $n } : une mouffette s'installe ({ $place }).
duo-told-skunk-on = Le dé montre { $n }, où se tient déjà une mouffette : celle-ci va plus loin ({ $place }).
duo-told-skunk-put = Une mouffette s'installe ({ $place }).
duo-told-moved-skunk = { $who } { $person ->
    [you] déplacez
   *[other] déplace
} une mouffette : { $from } → { $to }.
duo-told-lifted-skunk = { $who } { $person ->
    [you] retirez
   *[other] retire
} une mouffette jusqu'à la fin de la saison : { $place }.
duo-told-news-shown = Bonnes Nouvelles : { $news }.
duo-told-news-kept = { $who } { $person ->
    [you] gardez
   *[other] garde
} { $news }.
duo-told-news-dropped = { $who } { $person ->
    [you] renoncez
   *[other] renonce
} à { $news }.
duo-told-news-used = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} { $news } : { $text }
duo-told-watch = { $who } { $person ->
    [you] retournez
   *[other] retourne
} une montre à gousset pour le jeton { $token }.
duo-told-token-back = Le jeton { $token } recule sur la case { $n }.
duo-told-shared = { $who } { $person ->
    [you] partagez
   *[other] partage
} { $item }.
duo-told-received = { $who } { $person ->
    [you] recevez
   *[other] reçoit
} { $item }.
duo-told-passed = { $who } { $person ->
    [you] passez
   *[other] passe
} { $item }.
duo-told-worker-home = { $who } { $person ->
    [you] faites
   *[other] fait
} rentrer un ouvrier : { $space }.
duo-told-eased = Il pourra manquer { $n } au prochain évènement.
duo-told-goal = Objectif atteint : { $goal }
duo-told-thorn-event = Miss Thorn prend l'évènement { $event }.
duo-told-thorn-card = Miss Thorn prend { $card } dans la Prairie.
duo-told-thorn-draws = Miss Thorn pioche { $card }.
duo-refused-skunk-there = Une mouffette est assise sur cet évènement.
duo-refused-banned = Ce chapitre l'interdit.
duo-refused-no-sharing = Rien ne peut être partagé maintenant.
duo-refused-no-watch = Il ne reste plus de montre à gousset.
duo-refused-token-at-start = Ce jeton ne peut pas reculer davantage.
duo-refused-no-such-news = Vous n'avez pas cette Bonne Nouvelle à utiliser maintenant.
one-score-goal = un chapitre a exactement un objectif de points et au plus 8 objectifs
nobody-to-compare = un objectif ne se compare à personne : « majority » et « most » n'ont pas leur place ici
wrong-levels = les niveaux doivent être easy, normal et hard, dans cet ordre
too-many-skunks = la boîte contient 6 mouffettes, et une zone en reçoit 5 au plus

## Everdell Duo : la feuille de campagne et les réalisations

medal-bronze = bronze
medal-silver = argent
medal-gold = or
campaign-broken = Ce fichier de campagne n'est pas entier : ligne { $line }, { $what }.
campaign-newer = Cette campagne a été écrite par un Bosk plus récent (format { $version }).
campaign-other-pack = Cette campagne se joue avec d'autres valeurs de cartes ({ $found }) que celles d'ici ({ $wanted }).
campaign-impossible = Cette campagne est impossible : { $why }
campaign-impossible-chapter = Cette campagne est impossible : chapitre { $chapter } : { $why }
campaign-players = une campagne se joue seul ou à deux, pas à { $n }.
campaign-chapters = il y a 15 chapitres, pas { $n }.
campaign-replays = les chapitres rejoués ne sont pas ceux que la règle permet.
campaign-other-mode = la partie gardée là n'est pas celle qui vient ensuite.
campaign-typed-news = Ces Bonnes Nouvelles ne peuvent pas être : une carte est gardée ou utilisée, jamais les deux, ce qui est utilisé le reste, et en difficile on en garde une au plus ({ $rule }).
campaign-other-result = son résultat ne découle pas de ses coups.
replay-nothing = Aucun chapitre n'a encore été joué.
replay-won = Seul un chapitre perdu peut être rejoué.
replay-once = Ce chapitre a déjà été rejoué.
replay-none-left = { $n ->
    [one] Le seul chapitre à rejouer de la campagne est épuisé.
   *[other] Les { $n } chapitres à rejouer de la campagne sont épuisés.
}
trophies-broken = Cette feuille de réalisations n'est pas entière : ligne { $line }, { $what }.
trophies-newer = Cette feuille de réalisations a été écrite par un Bosk plus récent (format { $version }).
trophies-unknown = Cette feuille coche ce qui n'est pas une réalisation : « { $id } ».

## L'étagère

unknown-box = Il n'y a pas de boîte « { $name } » sur l'étagère ; il y a : { $known }.
unknown-mode = Cette boîte n'a pas de mode « { $mode } » ; elle a : { $known }.

## Conseils

hint-whim = c'est un caprice
hint-only-choice = c'est le seul choix possible
hint-points = cela rapporte des points ({ $gain })
hint-future = cela portera ses fruits plus tard ({ $gain })
hint-goods = cela remplit la réserve ({ $gain })
hint-hand = cela sert les cartes en main ({ $gain })
hint-occupied = cela apporte un jeton Occupé ({ $gain })
hint-other = cela prive l'adversaire de quelque chose ({ $gain })
hint-gain = { $now ->
    [0] rien tout de suite, mais environ { $more } de plus à la fin que les autres choix
    [one] { $now } point tout de suite, et environ { $more } de plus à la fin que les autres choix
   *[other] { $now } points tout de suite, et environ { $more } de plus à la fin que les autres choix
}
hint-now = { $now ->
    [one] { $now } point tout de suite
   *[other] { $now } points tout de suite
}
hint-aimed = { $reason } ; { $aim }
hint-aim-card = { $what } rapportera davantage
hint-aim-event = l'évènement { $what } se rapproche
hint-aim-hand = cela prépare { $what }
hint-aim-deny = cela freine : { $what }
hint-aim-place = cela met à portée : { $what }
hint-aim-song = bon pour la chanson : { $what }
hint-patience = rien ne rapporte davantage pour l'instant
why-hand = cela sert la main, quelle qu'elle soit ({ $gain })
why-reasons = { $reasons }

## La ligne de commande

cli-about = Bosk : des jeux de société sylvestres et leurs adversaires, en ligne de commande. Non officiel ; achetez les jeux, s'il vous plaît.
cli-about-play = Jouer une partie dans le terminal
cli-about-sim = Faire jouer de nombreuses parties à des bots
cli-about-ladder = Mesurer la force des bots, entre eux ou contre l'adversaire de la boîte
cli-about-tune = Chercher de meilleurs poids en faisant jouer un bot contre lui-même
cli-about-gather = Noter les positions de beaucoup de parties, avec ce qu'elles ont donné, pour lab/fit.py
cli-about-bench = Mesurer les parties aléatoires par seconde sur un cœur
cli-about-perft = Compter les suites d'actions
cli-about-scenario = Scénarios
cli-about-scenario-check = Vérifier des fichiers et des dossiers de scénarios
cli-about-replay = Parcourir un enregistrement pas à pas
cli-about-review = Voir où une partie s'est gagnée et perdue, d'après ce qu'un joueur pouvait voir
cli-about-pack = Packs : ce que sont les cartes, et d'où viennent leurs valeurs
cli-about-pack-show = Lister chaque entrée avec ce qui reste reconstruit
cli-about-pack-check = Vérifier le pack et compter ses valeurs par origine
cli-about-pack-export = Écrire les fichiers du pack dans un dossier
cli-usage = Utilisation :
cli-command = COMMANDE
cli-commands = Commandes
cli-options = Options
cli-help-box = la boîte : duo (Everdell Duo), valley (Everdell et Mistwood), grove (Bardwood Grove)
cli-help-mode = le mode. duo : duel, challenge, chapter:1 à chapter:15. valley : players:2 à players:4, rugwort:1 à rugwort:3, nightweave:0 à nightweave:4, avec des modules (:farms:corrin:legends:powers, :powers:spring-worker contre Tissenuit, :schemes ...). grove : solo:easy à solo:hard, bards:2 à bards:4, avec le Rival (:rival) ou des bardes choisis (:bard=harper ...)
cli-help-level = la force de l'adversaire : easy, normal, hard pour Miss Thorn, 0 à 4 pour Tissenuit, easy, medium, hard pour le Rival
cli-help-mode-duo = le mode : duel (par défaut), challenge, chapter:1 à chapter:15
cli-help-mode-valley = le mode : players:2 (par défaut) à players:4, rugwort:1 à rugwort:3, nightweave:0 à nightweave:4, avec des modules (:farms:corrin:legends:powers, :powers:spring-worker contre Tissenuit, :schemes ...)
cli-help-mode-grove = le mode : solo:easy (par défaut), solo:medium, solo:hard, bards:2 à bards:4, avec le Rival (:rival=easy|medium|hard), des bardes choisis (:bard=harper ...) et d'autres lectures des règles (:portals=terrain, :marker=pass)
cli-help-level-duo = la force de Miss Thorn : easy, normal, hard
cli-help-level-valley = la force de Tissenuit : 0 à 4
cli-help-level-grove = la force du Rival : easy, medium, hard
cli-help-difficulty = la difficulté d'un chapitre
cli-help-solo = une seule personne joue les deux maires et voit les deux mains
cli-help-pack = un dossier de vos propres valeurs, qui recouvrent les nôtres
cli-help-json = afficher un objet JSON et rien d'autre
cli-help-seed = la graine de la mise en place
cli-help-seed-sim = la graine de la première partie ; chaque partie suivante (avec --swap : chaque tournée) a la suivante, et `play` avec cette graine et les mêmes places la rejoue
cli-help-seats = qui prend quelle place : dormouse, squirrel, hedgehog, fox, owl, ou un bot de l'échelle : random, greedy, planner, forest
cli-help-seats-play = qui prend quelle place : human, dormouse, squirrel, hedgehog, fox, owl (par défaut : human,squirrel)
cli-help-games = le nombre de parties (par défaut : 1000)
cli-help-swap = les bots changent de place après chaque partie ; les chiffres sont donnés par bot
cli-help-levels = les bots, du plus faible au plus fort (par défaut : random,greedy,planner,forest)
cli-help-games-ladder = nombre de parties de chaque paire (par défaut : 200)
cli-help-seed-ladder = la graine de la première paire de parties, mêmes cartes et places échangées ; chaque paire a la suivante
cli-help-minutes = ne plus commencer de partie après tant de minutes, et rendre compte de celles qui sont finies
cli-help-keep = garder les parties finies dans ce fichier ; la même commande reprend de là
cli-help-rounds = nombre de manches en tout (par défaut : 400)
cli-help-games-tune = nombre de parties par manche (par défaut : 40)
cli-help-tune-to = écrire les conseils avec les nouveaux poids dans ce fichier plutôt que dans le terminal
cli-help-gather-to = le fichier des positions
cli-help-network = jouer avec le réseau de ce fichier plutôt qu'avec celui de Bosk
cli-help-plot-ladder = dessiner les niveaux avec leurs intervalles en SVG
cli-help-plot-review = dessiner les chances dans ce fichier SVG
cli-help-seat = de qui juger les décisions, compté à partir de 1 ; sinon celles de la première personne, ou de la place 1
cli-help-walks = combien de parties imaginer pour chaque choix (400)
cli-help-bench-bot = mesurer plutôt la vitesse de réflexion de ce bot : forest, forest:PARCOURS, forest:NOMBREms
cli-help-cards = lister aussi chaque carte : combien de fois jouée, et combien de fois son joueur a gagné
cli-help-plot = dessiner la répartition des scores dans ce fichier SVG
cli-help-seconds = pendant combien de secondes (par défaut : 5)
cli-help-scenario = partir de la position de ce scénario (par défaut : la mise en place de graine 1)
cli-help-depth = la profondeur, en actions (par défaut : 3)
cli-help-files = des fichiers de scénario, ou des dossiers qui en contiennent
cli-help-trace = montrer tout ce qui se passe, y compris les réponses qui vont de soi
cli-help-record = le fichier de l'enregistrement
cli-help-keep-record = tenir l'enregistrement dans ce fichier, après chaque coup
cli-help-force = écrire par-dessus un fichier qui tient une autre partie
cli-help-continue = reprendre la partie de cet enregistrement
cli-help-to-move = seulement jusqu'à ce coup
cli-help-export-to = le dossier où écrire
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-lang = la langue : fr ou en (par défaut : celle de votre système)
cli-unknown-language = Il n'y a pas de langue « { $code } » ; il y a : fr, en.
cli-unknown-command = Il n'y a pas de commande « { $name } » ; « bosk --help » en donne la liste.
cli-unknown-command-like = Il n'y a pas de commande « { $name } » ; pensiez-vous à « { $like } » ?
cli-unknown-argument = Il n'y a pas d'option « { $name } » ici ; « --help » en donne la liste.
cli-unknown-argument-like = Il n'y a pas d'option « { $name } » ici ; pensiez-vous à « { $like } » ?
cli-missing-argument = Il manque quelque chose : { $name }.
cli-missing-command = Il manque une commande ; « bosk --help » en donne la liste.
cli-bad-value = « { $value } » n'est pas une valeur admise pour { $name }.
cli-bad-value-known = « { $value } » n'est pas une valeur admise pour { $name } ; il y a : { $known }.
cli-bad-usage = La ligne de commande n'est pas comprise près de « { $name } » ; « --help » en explique l'usage.
cli-wrong-seats = { $found ->
    [one] { $found } place est indiquée
   *[other] { $found } places sont indiquées
}, mais il y en a { $wanted }.
cli-unknown-seat = Personne du nom de « { $name } » ne peut prendre cette place ; le peuvent : { $known }.
cli-no-such-move = il n'y a pas de coup { $n } ; l'enregistrement en compte { $last }
cli-no-such-seat = il n'y a pas de place { $n } ; l'enregistrement en compte { $seats }
cli-progress = parties
cli-round = manche
cli-no-games = Aucune partie n'est jouée avec --games 0 ; il en faut au moins 1.
cli-player = Joueur { $n }
cli-plot-failed = Le graphique ne peut pas être dessiné : { $what }
cli-plot-title = Scores sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-plot-points = points
cli-plot-share = % des parties
cli-plot-seat = { $seat }, { $bot } : moyenne { $mean }, victoires { $share } %
cli-plot-automa = { $name } : moyenne { $mean }, victoires { $share } %
cli-sim-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $draws ->
    [one] { $draws } partagée
   *[other] { $draws } partagées
} ; { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} par partie ; en moyenne, { $winning ->
    [one] { $winning } point pour les vainqueurs
   *[other] { $winning } points pour les vainqueurs
}, { $losing } pour les perdants.
cli-sim-head-together = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $won ->
    [one] { $won } gagnée ensemble
   *[other] { $won } gagnées ensemble
} ({ $share } %) ; { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} par partie ; score moyen : { $winning } dans les parties gagnées, { $losing } dans les parties perdues.
cli-sim-automa = { $name } gagne { $wins ->
    [one] { $wins } partie
   *[other] { $wins } parties
}, score moyen { $mean }
cli-sim-seat = { $name } ({ $bot }) : gagne { $share } % des parties départagées (95 % : de { $low } à { $high }), score moyen { $mean }
cli-sim-character = { $name } : gagne { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (95 % : { $low } à { $high })
cli-ladder-unfinished = Parties finies : { $finished } sur { $wanted }.
cli-ladder-pair = { $upper } bat { $lower } dans { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (95 % : { $low } à { $high }) ; scores moyens { $mean } et { $other }
cli-ladder-alone = { $level } gagne { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (95 % : { $low } à { $high }) ; score moyen { $mean }
cli-ladder-rating = { $level } : force { $rating } (95 % : { $low } à { $high })
cli-kept-other = ce qui est gardé ici appartient à une autre commande
cli-plot-ladder = La force des bots, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-plot-rating = force (400 de plus : dix victoires pour une défaite)
cli-plot-won = % de parties gagnées
cli-progress-review = retour sur la partie
cli-review-title = { $who } : les chances de gagner avant chaque décision, en pour cent
cli-review-point = { $n }. Coup { $move }, { $season } : { $before } → { $after } %
cli-review-strongest = Le plus fort : coup { $move }, { $season }, { $after } % ; sinon { $instead } %
review-move = coup
review-too-short = La partie est trop courte pour être revue ; il faut au moins dix décisions.
review-no-mistake = Pas de grosse erreur.
review-played = Joué : { $what }
review-better = Mieux : { $what }
review-why = Pourquoi : { $reason }
review-as-seen = Jugé seulement d'après ce qui était visible à ce moment.
cli-bench-bot = Parcours par seconde : { $iterations } (millisecondes par choix : { $millis }) ; nœuds par parcours : { $nodes } ; octets d'un nœud : { $bytes } ; allocations par parcours : { $allocations }
cli-bench = Parties aléatoires par seconde : { $playouts } (décisions par seconde : { $decisions }, par partie : { $length }) ; octets d'un état : { $bytes } ; allocations par partie : { $allocations } ; perft depuis la graine 1 : { $perft }
cli-perft-line = profondeur { $depth }, suites : { $sequences } ({ $seconds } s)
cli-scenarios = Scénarios respectés : { $passed } sur { $run }.
cli-scenarios-unreadable = { $n ->
    [one] { $n } scénario n'est pas compréhensible.
   *[other] { $n } scénarios ne sont pas compréhensibles.
}
cli-trace-done = { $who } : { $what }
cli-trace-answered = { $who }, sans question : { $what }
cli-scenarios-failed = { $n ->
    [one] { $n } scénario n'est pas respecté.
   *[other] { $n } scénarios ne sont pas respectés.
}
cli-exported = { $n ->
    [one] { $n } fichier écrit dans { $dir }.
   *[other] { $n } fichiers écrits dans { $dir }.
}
cli-pack-sound = Le pack est en ordre : { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, empreinte { $digest } ; valeurs imprimées : { $printed }, publiques : { $public }, reconstruites : { $reconstructed }, les vôtres : { $yours }.

cli-table-head = { $season } · Soleil { $sun }/{ $last } · Lune { $moon }/{ $last } · pioche { $deck } · défausse { $discard }
cli-events = Évènements
cli-places = Rivière et fermes
cli-meadow = Prairie (▸ touchée par le Soleil ou la Lune)
cli-mayor = { $goods } · { $points ->
    [one] { $points } jeton Point
   *[other] { $points } jetons Point
} · { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
} · { $workers ->
    [one] { $workers } ouvrier non déployé
   *[other] { $workers } ouvriers non déployés
}
cli-occupied = Jetons Occupé : { $colours }
cli-city = Ville :
cli-empty-city = encore vide
cli-known-hand = Cartes connues en main :
cli-about-campaign = jouer la campagne de quinze chapitres, gardée dans un fichier
cli-about-campaign-new = commencer une campagne
cli-about-campaign-play = jouer le chapitre suivant, ou reprendre celui en cours
cli-about-campaign-give-up = compter le chapitre en cours comme perdu
cli-about-campaign-result = noter un chapitre joué avec le matériel
cli-help-won = le chapitre est gagné, avec tant de points de la ville
cli-help-lost = le chapitre est perdu
cli-help-watches = les montres à gousset qui n'ont pas servi
cli-help-kept = les Bonnes Nouvelles gardées à présent, par leur identifiant (sans rien : comme avant)
cli-help-used = les Bonnes Nouvelles utilisées à présent, par leur identifiant (sans rien : comme avant)
cli-help-result-replay = le dernier chapitre a été rejoué
cli-about-campaign-show = montrer la feuille de la campagne
cli-about-achievements = la feuille des réalisations d'Everdell Duo
cli-about-achievements-show = montrer la feuille
cli-help-campaign-file = le fichier de la campagne
cli-help-seats-campaign = qui prend quelle place : human, dormouse, squirrel, hedgehog, fox, owl (sans rien : human,human)
cli-help-town = le nom de la ville
cli-help-players = qui joue : un nom, ou deux
cli-help-replay = rejouer le chapitre perdu
cli-help-sheet = un fichier où cocher les réalisations
cli-file-exists = { $file } existe déjà ; il est resté tel quel.
cli-other-game = { $file } existe déjà et n'est pas la partie qui continue ici ; il est resté tel quel. Avec --force, il est remplacé.
cli-nothing-running = Aucun chapitre n'est en cours.
cli-sheet-head = { $town } : { $players } ({ $difficulty })
cli-sheet-open = {"  "}{ $n }. { $title }
cli-sheet-won = {"  "}{ $n }. { $title } : gagné, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, montres restantes : { $watches }{ $replayed ->
    [0] {""}
   *[other] , rejoué
} ; total { $total } ({ $date })
cli-sheet-lost = {"  "}{ $n }. { $title } : perdu, { $score ->
    [one] { $score } point
   *[other] { $score } points
}, montres restantes : { $watches }{ $replayed ->
    [0] {""}
   *[other] , rejoué
} ; total { $total } ({ $date })
cli-sheet-total = En tout { $total ->
    [one] { $total } point
   *[other] { $total } points
}, avec { $watches ->
    [one] { $watches } montre inutilisée
   *[other] { $watches } montres inutilisées
} et { $replays ->
    [one] { $replays } chapitre rejoué
   *[other] { $replays } chapitres rejoués
}.
cli-sheet-medal = Médaille : { $medal } !
cli-sheet-no-medal = Pas de médaille cette fois.
cli-sheet-replay = Le chapitre perdu peut être rejoué : bosk campaign play FICHIER --replay
cli-ticked = Réalisation : { $name }
cli-hand = Votre main
cli-hand-of = { $person ->
    [you] Votre main
   *[other] { $who } : main
}
cli-skunk = une mouffette
cli-town = La ville, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l'instant
cli-quest = Montres à gousset : { $watches }. Bonnes Nouvelles : { $news }
cli-thorn = Miss Thorn, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l'instant, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} : { $cards }
cli-tile = Sur la tuile Partage : { $item } → { $who }
cli-cost-discard = 1 carte
cli-good-letters = brga
cli-critter = Créature
cli-construction = Construction
cli-card-sheet = { $name } : { $sort }, coût : { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $text }
cli-heading-place = Placer un ouvrier
cli-heading-play = Jouer une carte
cli-heading-choose = Choisir une carte
cli-heading-other = À tout moment
cli-prompt = { $n ->
    [1] 1
   *[other] 1-{ $n }
}, ou ? pour l'aide >
cli-no-such-choice = Choisissez un nombre de 1 à { $n }.
cli-not-understood = « { $text } » n'est pas compris ; ? donne la liste de ce que vous pouvez taper.
cli-no-such-card = Aucune carte ne commence par « { $name } ».
cli-line-too-long = La ligne saisie dépasse { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
cli-no-such-paragraph = Il n'y a pas de paragraphe « { $number } » dans le livret de règles.
cli-saved = Enregistré dans { $file }.
cli-undo-nothing = Il n'y a rien à annuler.
cli-undo-information = Quelque chose a été pioché ou dévoilé depuis : impossible de revenir en arrière.
cli-undo-other = Quelqu'un d'autre a agi depuis : impossible de revenir en arrière.
cli-why = { $who } : { $reason }.
cli-why-nobody = Aucun bot n'a joué depuis votre dernière décision.
cli-hint = Conseil : le choix { $n }, car { $reason }.
    { $offer }
cli-it-is-possible = C'est possible : c'est le numéro { $n }.
cli-beat = Votre tour se termine… (Entrée : pas encore, u : annuler)
cli-curtain = { $who }, c'est à vous. Appuyez sur Entrée quand personne d'autre ne regarde l'écran.
cli-reckoning = { $who } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $parts })
verdict-winner = { $who } { $person ->
    [you] remportez
   *[other] remporte
} la partie !
verdict-shared = La victoire est partagée.
cli-points = Points jusqu'ici : { $parts }
cli-preview-final = Ensuite, quelque chose est pioché ou révélé : on ne peut plus revenir en arrière.
cli-preview-nothing = Rien ne se passe aussitôt.
cli-help =
    Un nombre    faire ce choix ; ou tapez-le : { $place }, { $play }…
    5+           faire le choix 5, et me demander avant la fin de mon tour (pour échanger, par exemple, ou annuler)
    u            annuler votre dernière décision
    h            conseil : ce que ferait un bot, et pourquoi
    t            revoir la table et les choix
    p 5          aperçu : ce que donnerait le choix 5
    c CARTE      ce que dit une carte
    w ACTION     pourquoi n'est-ce pas possible ? (par exemple w { $play })
    pourquoi     pourquoi les bots ont joué ainsi
    r { $rule }       lire un paragraphe du livret de règles
    l            le journal de la partie
    s FICHIER    sauvegarder l'enregistrement de la partie
    q            quitter la table

## Ce que l'on tape à la table : ce qui se montre, puis ce qui se comprend aussi

typed-place = placer, place, ouvrier, réaliser, revendiquer
typed-twice = deux fois
typed-play = jouer, joue
typed-occupied = sur, occupé, jeton occupé sur
typed-star = avec, étoile
typed-take = prendre, prends
typed-draw = piocher, pioche, piocher une carte
typed-move = avancer, avance, avancer le jeton
typed-trade = échanger, échange
typed-rest = se reposer, repos
typed-pay = payer, paie
typed-nothing = rien
typed-token = jeton, jeton occupé
typed-pick = choisir, prendre, défausser, garder, donner, activer, utiliser, glisser, céder, montrer
typed-choose = choisir, gagner
typed-option = possibilité, option
typed-accept = accepter, payer, oui
typed-use = utiliser, utilise
typed-claim = réaliser, réalise
typed-for = pour
typed-produce = produire, activer
typed-news = bonne nouvelle
typed-watch = montre, montre à gousset
typed-share = partager
typed-card = carte
typed-skunk = mouffette
typed-skip = non, non merci, passer
typed-prepare = se préparer, préparer
typed-pass = passer, passe
typed-point = point, jeton point
typed-to = à, donner à, pour
typed-on = sur, jeton occupé sur
typed-by = avec, par
typed-legend = légende
typed-pile = pile
typed-shown = dévoilée, dévoilé
typed-treasury = trésor
typed-story = récit
typed-walk = aller, aller à, marcher, marcher vers
typed-sail = naviguer
typed-stay = rester
typed-soothe = apaiser
typed-help = aider
typed-buy = acheter, acheter à
typed-collect = prendre l'écusson, récupérer
typed-deposit = déposer, déposer un écusson à
typed-perform = se produire, se produire à
typed-show = petit spectacle, petit spectacle à
typed-tell = raconter, raconter à
typed-carve = graver, graver à
typed-shout = donner de la voix, donner de la voix à, crier
typed-earn = gagner, gagner à
typed-challenge = défier
typed-rune = rune, retirer
typed-motif = motif
typed-done = fini, assez
typed-convert = convertir, fois
typed-swan = chant du cygne
typed-decline = renoncer, non
typed-engage = engager, écusson sur
typed-send = envoyer, envoyer à
typed-coins = pièces, pour des pièces
typed-gems = gemmes, pour des gemmes
typed-easy = facile
typed-hard = difficile
typed-between = le, la, les, un, une, des, à, au, aux, et, dans, jeton
typed-in-city = chez
typed-meadow = prairie { $n }

## La page

page-title = Bosk : une table pour les jeux sylvestres
page-lead = Une table tranquille pour les jeux des bois
page-footer = Bosk n'est pas officiel et n'est soutenu par aucun éditeur. Il ne remplace pas la boîte : achetez les jeux qui vous plaisent.
page-home = Bosk, retour à l'étagère
page-continue-at = { $season }, encore { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} cette saison. Lièvre { $hare }, Tortue { $tortoise }.
page-learn-how = Votre première partie, expliquée coup par coup.
page-in-lesson = Leçon. { $line }
page-ended = { $verdict } { $points }
page-learn-begin = Commencer la leçon
page-language = Langue
page-import-how = Un fichier de partie écrit par Bosk.
page-choose-file = Choisir un fichier
page-choose-files = Choisir des fichiers
page-unofficial-value = certaines valeurs sont non officielles
page-against = Contre
level-dormouse = Loir
level-squirrel = Écureuil
level-hedgehog = Hérisson
level-fox = Renard
level-owl = Chouette
level-the-dormouse = le Loir
level-the-squirrel = l'Écureuil
level-the-hedgehog = le Hérisson
level-the-fox = le Renard
level-the-owl = la Chouette
page-played-by = { $who } (bot, niveau { $n } sur { $all })
page-labelled = { $name } : { $text }
page-at-level = bot { $n }/{ $all }
page-level-of = niveau { $n } sur { $all } : { $animal }
level-dormouse-says = Choisit un coup permis au hasard.
level-squirrel-says = Prend ce qui paraît le meilleur à la fin de ce tour.
level-hedgehog-says = Joue tout son tour en pensée, avec plusieurs tirages possibles.
level-fox-says = Imagine des centaines de suites possibles.
level-owl-says = Imagine des milliers de suites possibles.
page-friend = un ami, ici
page-you-are = Vous êtes
page-seed = Graine (vide : surprise)
page-import = Ouvrir une partie enregistrée
page-export = Enregistrer la partie dans un fichier
page-share = Copier le lien
page-shared = Le lien est dans la barre d'adresse et dans le presse-papiers.
page-shared-here = Le lien est dans la barre d'adresse. Le navigateur n'a pas permis de le copier : copiez-le de là.
page-bad-link = Ce lien ne contient aucune partie que l'on puisse ouvrir ici : { $why }
page-bad-file = { $file } ne contient aucune partie que l'on puisse ouvrir ici : { $why }
page-no-storage = Votre navigateur n'autorise pas Bosk à enregistrer : la partie continue, mais fermer la page y met fin.
page-ok = Compris
page-other-language = English
page-theme = Clair ou sombre
page-settings = Réglages
page-rules = Règles
page-rule = Règle { $number }
page-log = Journal
page-log-look = La table après le tour { $n }
page-keys = Touches
page-keys-list =
    Tab, Maj+Tab     élément suivant, précédent
    Flèches          se déplacer dans une zone
    N, Maj+N         choix suivant, précédent
    Entrée           choisir ; dans un volet : valider
    Échap            retour
    1-9              les boutons de la question
    W, P, T          ouvrier, jouer, prendre
    U, Maj+U         annuler, rétablir
    H, L, R, ?       conseil, journal, règles, touches
    M, C, A, O       Prairie, ville, main, autre maire
page-letter-keys = Raccourcis clavier
page-motion = Les pièces se déplacent
page-sound = Sons
page-volume = Volume
page-volume-low = doux
page-volume-middle = moyen
page-volume-full = plein
page-recap = Ce que les autres ont fait
page-recap-again = Revoir
page-recap-earlier = Montrer aussi le début
page-pace = Rythme des bots
page-confirm-when = Confirmer chaque coup
page-confirm-always = toujours
page-confirm-final = si c’est définitif
page-confirm-never = jamais
page-sound-offer = Entendre aussi la table ?
page-sound-yes = Oui
page-sound-no = Non
page-beat = Mon tour se termine
page-beat-wait = quand je le dis
page-beat-moment = après un instant
page-slow = lent
page-steady = posé
page-fast = tout de suite
page-close = Fermer
page-marked = { $n ->
    [0] Rien n'est encore choisi.
    [one] Choix : { $things }.
   *[other] { $n } choix : { $things }.
}
page-back = Retour
page-confirm = Valider
page-undo = Annuler
page-undone = Annulé : { $what }.
page-undo-what = Annuler : { $what }
page-short-place = placer un ouvrier ({ $space })
page-short-event = placer un ouvrier (évènement { $n })
page-short-visit = placer un ouvrier ({ $card })
page-short-play = jouer { $card }
page-short-take = prendre { $card }
page-short-pick = choisir { $card }
page-short-good = choisir { $good }
page-short-colour = choisir la couleur { $colour }
page-short-draw = piocher une carte
page-short-watch = utiliser la montre à gousset
page-short-trade = échanger
page-short-use = utiliser { $space }
page-short-answer = votre dernier choix
page-lesson-first = La leçon demande d'abord : { $what }
page-hint-thinking = La chouette réfléchit…
page-hint-other = À défaut : { $what }
page-stop-thinking = Arrêter
page-play-at-once = Jouer tout de suite
page-why-of = Pourquoi ce tour de { $who } ?
page-why-thinking = Un instant…
page-why-told = { $who } : { $reason }.
page-no-thinker = Les bots n'ont pas pu être chargés, personne ne réfléchit. Redemandez quand le réseau sera revenu.
page-hint-do = Choisir cela
page-hint-more = Dites-m'en plus
page-hint-verb = Pensez à ceci : { $verb }.
page-hint-target = Regardez ceci : { $what }.
page-deck = Pioche
page-ways = Qu'en faire
page-way-play = La jouer
page-way-take = La prendre
page-then = Ensuite
page-plan = { $card } pour { $price }
page-price-token = 1 jeton de { $card }
page-price-star = la capacité de { $star }
page-price-occupied = un jeton Occupé sur { $on }
page-confirm-play = Jouer { $card }
page-confirm-take = Prendre { $card }
page-confirm-choose = Choisir { $card }
page-confirm-discard = Défausser { $card }
page-confirm-give = Donner { $card }
page-confirm-keep = Garder { $card }
page-confirm-enough = { $deed }, pas plus
page-confirm-place = Placer l'ouvrier
page-pay-how = Comment payez-vous ?
page-pay-token = { $n ->
    [one] son dernier jeton, 1 ressource de moins
   *[other] 1 de ses { $n } jetons, 1 ressource de moins
}
page-pay-no-token = il n'y reste aucun jeton
page-pay-swap = remplacer 1 ressource du coût
page-pay-needed = indispensable pour payer
page-pay-useless = inutile ici
page-pay-abilities = Capacités : une par carte
page-pay-impossible = Impossible maintenant
page-pay-plain = Aucune
page-pay-star = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} de moins
page-pay-star-leaves = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} de moins ; elle quitte votre ville
page-pay-star-tucks = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
} de moins ; une carte de votre main y est glissée
page-pay-misfit = Pas pour cette carte, ou pas maintenant : { $text }
page-pay-occupied = Jeton Occupé sur { $on }
page-pay-occupied-none = Jeton Occupé
page-pay-free = ne coûte rien
page-pay-given = La carte que vous cédez
page-pay-with = Vous payez
page-undo-nothing = Il n'y a rien à annuler.
page-undo-information = Une carte a été piochée ou dévoilée depuis : on ne peut plus annuler.
page-undo-other = Quelqu'un d'autre a agi depuis : on ne peut plus annuler.
page-hint-button = Conseil
page-hint-because = { $reason }.
page-prompt = La question
page-thinking = { $who } réfléchit…
page-turn-over = Votre tour est fini. Ensuite : { $who }.
page-turn-done = Votre tour est terminé.
page-verb-chosen = { $verb } : choisissez sur la table.
page-hand-over = Passer la main
page-curtain = { $who }, c'est à vous
page-lift-curtain = Personne d'autre ne regarde : montrer la table
page-turns-left = { $n ->
    [one] { $n } tour restant
   *[other] { $n } tours restants
}
page-moves = pas
page-meadow = Prairie
page-path = Le Soleil est sur la case { $sun }, la Lune sur la case { $moon }, sur 7
page-tab-places = Lieux
page-tab-events = Évènements
page-tab-city = Votre ville
page-tab-other = L'autre
page-empty-city = Votre première carte prendra place ici.
page-tally = Si la partie s'arrêtait là · cartes { $cards } · bonus { $bonus } · jetons { $tokens } · évènements { $events }
page-mayor = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $workers ->
    [one] { $workers } ouvrier non déployé
   *[other] { $workers } ouvriers non déployés
}
page-reserve = Réserve
page-workers = { $n ->
    [one] { $n } ouvrier non déployé
   *[other] { $n } ouvriers non déployés
}
page-piles = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Défausse : { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}.
page-green = Production
page-blue = Gouvernance
page-tan = Voyageur
page-valley-tan = Voyage
page-red = Destination
page-purple = Prospérité
page-card-label = { $name }, { $colour }, { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, coût : { $cost }. { $text } { $state }
page-can-choose = Choix possible.
page-cannot-choose = Choix impossible pour le moment.
page-city = Ville
page-spread = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-more-cards = { $n } de plus
page-claimed = pris
page-scores = Points si la partie finissait maintenant
page-yours = à vous
page-hand = Votre main
page-pile = pioche
page-discard = défausse
glance-legend-now = jouable| maintenant
glance-legend-help = jouable avec une aide
glance-legend-take = à prendre|, ou à jouer avec une aide
glance-legend-not = pas encore| : ce qui manque
glance-turn = { $now ->
    [0] { $may ->
        [0] Aucune carte n'est encore jouable.
        [one] 1 carte est jouable avec une aide.
       *[other] { $may } cartes sont jouables avec une aide.
    }
    [one] { $may ->
        [0] 1 carte est jouable.
       *[other] 1 carte est jouable, { $may } de plus avec une aide.
    }
   *[other] { $may ->
        [0] { $now } cartes sont jouables.
       *[other] { $now } cartes sont jouables, { $may } de plus avec une aide.
    }
}
glance-free = gratuit
glance-far = loin
glance-double = en ville
glance-full = ville pleine
glance-say-now = Jouable maintenant.
glance-say-free = Jouable gratuitement grâce à : { $card }.
glance-say-with = Jouable avec l'aide de : { $card }.
glance-say-take = À prendre seulement, pas à jouer.
glance-say-far = Ni à côté du Soleil ni à côté de la Lune.
glance-say-short = Pas jouable : il manque { $goods }.
glance-say-double = Pas jouable : déjà dans votre ville.
glance-say-full = Pas jouable : votre ville est pleine.
glance-say-other = Pas jouable maintenant.
page-states = Ce que disent les cadres
page-log-whole = Tout le journal
zoom-signs = Ce que disent les signes
zoom-keys = Entrée : choisir · Maj : garder ouverte · Échap : fermer
zoom-left = Vous avez de quoi payer ; il restera : { $goods }.
zoom-nothing-left = Vous avez tout juste de quoi payer.
zoom-free = Elle ne coûte rien.
zoom-have = Vous avez { $goods }.
zoom-short = Il manque { $goods }.
tile-activate = active
tile-activate-all = active tout :
tile-any-place = { $n ->
    [one] un lieu, même pris
   *[other] { $n } lieux, même pris
}
tile-at-a-farm = à une ferme
tile-at-will = à volonté
tile-back = recule
tile-basic = de base
tile-basic-place = { $n ->
    [one] un lieu de base
   *[other] { $n } lieux de base
}
tile-chapel = de la Chapelle
tile-claim = réalise
tile-claiming = en réalisant
tile-colours = { $n ->
    [one] couleur
   *[other] couleurs
}
tile-colour-of = couleur ≥{ $n }
tile-common = commune
tile-copy = copie
tile-cost = coût :
tile-couple = en couple
tile-couple-farm = couple + Ferme
tile-different = différentes
tile-discard = défausse
tile-each = chacune
tile-end = fin :
tile-farm = Ferme
tile-farm-of-others = Ferme des autres
tile-farm-twice = ferme 2 fois
tile-farms = { $n ->
    [one] une ferme
   *[other] { $n } fermes
}
tile-fill-hand = refait la main
tile-for = contre
tile-free = gratis
tile-give = donne
tile-hand-and-city = main et ville
tile-here = ici
tile-in-hand = en main
tile-jails = enferme
tile-keep = garde { $n }
tile-kind-of = { $n ->
    [one] sorte de
   *[other] sortes de
}
tile-lay = pose
tile-leaves = part :
tile-lift = retire
tile-look = regarde
tile-most = le plus de
tile-move = déplace
tile-move-worker = déplace un ouvrier
tile-new-river = nouvelle rivière
tile-of-meadow = de la Prairie
tile-of-one-colour = d'une couleur
tile-of-others = des autres
tile-or = ou
tile-other-plays = l'autre joue
tile-pass-on = passe
tile-per = par
tile-play = joue
tile-playing = en jouant
tile-raze = rase
tile-recall-worker = reprend un ouvrier
tile-refund = rend son coût
tile-renew = renouvelle
tile-reuse-place = réutilise un lieu
tile-reveal = révèle
tile-river-spaces = { $n ->
    [one] une case Rivière
   *[other] { $n } cases Rivière
}
tile-special = spécial
tile-store = stocke
tile-take = prend
tile-take-all = reprend tout
tile-take-back = reprend
tile-taken-place = { $n ->
    [one] un lieu pris
   *[other] { $n } lieux pris
}
tile-to-other-city = chez un autre
tile-to-others = aux autres
tile-tuck = glisse
tile-unique = unique
tile-use = utilise
tile-with-farm = avec Ferme
sign-twig = brindille
sign-resin = résine
sign-pebble = galet
sign-berry = baie
sign-any = ressource au choix
sign-point = jeton Point
sign-card = carte
sign-deck = carte de la pioche
sign-discard = carte défaussée
sign-green = Production : agit quand on la joue et à chaque production
sign-blue = Gouvernance : sa capacité dure
sign-tan = Voyageur : agit une fois, quand on la joue
sign-red = Destination : agit quand un ouvrier y va
sign-purple = Prospérité : des points à la fin
sign-critter = Créature
sign-construction = Construction
sign-event = évènement
sign-occupied = jeton Occupé
sign-unique = unique : une seule par ville
sign-home = logis : la Créature qu'elle loge vient gratuitement
sign-gives = donne
sign-at-most = au plus
sign-less = à payer en moins
sign-and = et, ou en plus
sign-sun = Soleil
sign-moon = Lune
sign-skunk = mouffette
sign-lyric = parole : ce que dit une chanson
sign-melody = mélodie : ce que joue une chanson
sign-tempo = tempo : de combien tourne votre cadran
sign-volume = volume
sign-step = pas du barde vers une région voisine
sign-boat = case de la rivière pour votre bateau
sign-reach = pierre de portée : pour agir plus loin
sign-coin = pièce
sign-fan = un Fan vient
sign-gem = gemme : 1 point à la fin
sign-bluegem = gemme bleue : 1 point à la fin
sign-nothing = rien
page-your-turn = À vous de jouer
page-plan-take = Prendre { $card } en main
page-plan-free = { $card }, gratuitement
page-claimed-by = pris : { $who }
page-event-sheet = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin ; récompense immédiate : { $reward }
page-before-after = Réserve : avant → après
page-preview-score = Score { $before } → { $after }
page-preview-theirs = L'adversaire joue aussitôt après : pas de retour possible.
page-preview-final = Des cartes seront piochées ou dévoilées : pas de retour possible.
page-preview-asks = Vous choisirez le reste ensuite.
page-preview-later = Vous pourrez annuler tant qu'aucune carte n'est piochée ou dévoilée.
page-preview-undo = Vous pourrez annuler.
page-preview-until = Vous pourrez annuler jusqu'à la fin de votre tour.
page-preview-ends = Votre tour se termine ainsi.
page-course-label = Les points au fil de la partie : { $who }.
page-course-of = { $who } { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-unknown-seat = Personne ne s'appelle « { $name } » ici : la partie ne peut pas commencer.
page-no-such-game = Cette partie n'est pas gardée dans ce navigateur.
page-no-such-campaign = Cette campagne n'existe pas dans ce navigateur.
page-elsewhere = Un autre onglet a continué cette partie.
page-elsewhere-load = La montrer comme elle est là-bas
page-elsewhere-here = Continuer d'ici
page-course = Le score au fil de la partie
page-total = Total
page-verb-place = Ouvrier
page-verb-play = Jouer
page-verb-choose = Prendre
page-trade = À tout moment de votre tour : défaussez 2 cartes pour 1 ressource
cli-about-serve = Servir la page sur cette machine
cli-help-port = le port (par défaut : 7345 ; 0 : au choix)
cli-help-page = le dossier où se trouve la page, à la place de celle du binaire
cli-about-completions = Afficher un script qui complète les commandes et les noms dans un shell
cli-about-man = Écrire les pages de manuel dans un dossier
cli-help-shell = le shell
cli-examples = Exemples :
cli-example-bot = contre un bot
cli-example-people = à deux personnes devant ce terminal
cli-example-chapter = un chapitre difficile, une personne pour les deux maires
cli-example-sheet = contre Miss Thorn, avec la feuille des réalisations
cli-example-nightweave = seul contre Tissenuit
cli-example-rugwort = contre Paillasson en deuxième année, avec Au gré des saisons
cli-example-rival = seul contre le Rival
cli-example-bards-rival = contre un bot et le Rival
cli-example-harper = Roitelle la harpiste contre le Rival le plus dur
cli-example-swap = quel bot joue le mieux, quelles que soient les places
cli-example-plot = les victoires des bots, tous les scores dans un graphique
cli-example-bench = la vitesse des parties aléatoires, pour un programme
cli-example-bench-bot = la vitesse de réflexion du bot le plus fort
cli-example-ladder = la force des bots, avec des intervalles
cli-example-tune = de meilleurs poids, cherchés cinq minutes à la fois
cli-example-gather = des positions dont apprendre
cli-gathered = { $positions } positions notées.
cli-example-perft = depuis la position d'un scénario
cli-example-pack = vérifier vos propres valeurs
cli-example-export = tous les fichiers du pack, pour y changer des valeurs
cli-no-page = La page ne fait pas partie de ce binaire : « cargo xtask play » la construit et la sert.
cli-no-page-there = aucune page ne s'y trouve
cli-serving = Bosk est à l'adresse { $address } (Ctrl+C pour arrêter)
cli-cannot-serve = Le port { $port } ne peut pas être servi : { $what }
page-hurry = Suite
page-best = Les plus beaux coups
page-best-yours = Vos plus beaux coups
page-again = La revanche
page-again-alone = Rejouer
page-season-begins = { $which ->
    [winter] L'hiver arrive
    [spring] Le printemps arrive
    [summer] L'été arrive
    [autumn] L'automne arrive
   *[other] { $name }
}
page-season-on = Continuer
page-season-short = Plus court la prochaine fois
page-season-workers = { $n ->
    [0] Vos ouvriers rentrent
    [one] Un ouvrier de plus
   *[other] { $n } ouvriers de plus
}
page-season-home = À la maison : { $n } sur { $all }
page-season-harvest = Vos cartes vertes produisent
page-season-reserve = Votre réserve
page-to-shelf = Retour à l'étagère
page-to-campaigns = Toutes les campagnes
page-sources = D'où viennent les points
page-best-number = Coup { $n }
page-best-play = { $who }, { $what } : +{ $gain }
page-see-table = Voir la table
page-to-end = À la fin
page-to-now = Retour à la partie
page-see-move = Revoir le coup { $n }
page-moments = { $n ->
    [0] Coup par coup
    [1] Un coup a fait la partie
    [2] Deux coups ont fait la partie
   *[other] Trois coups ont fait la partie
}
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-move-of = { $n } / { $last }
page-review = Revoir la partie
page-review-title = Revue : { $who }
page-review-now = Revue jusqu'ici : { $who }
page-review-so-far = Revoir jusqu'ici
page-review-line = Montrer la meilleure suite
page-review-ahead = Mieux, { $n } sur { $last }
page-review-imagined = Imaginé : les cartes cachées peuvent être autres.
page-review-hidden = Des cartes cachées sont apparues depuis : rejouez d'ici quand la partie sera finie.
page-review-of = { $who } { $n }
page-review-chance = Vos chances de gagner, coup par coup
page-review-scale = pour cent, selon des parties imaginées ; la bande : le doute
page-review-value = Coup { $n } sur { $last }, { $season } : { $chance } %
page-review-unknown = Coup { $n } sur { $last }, { $season }
page-review-progress = { $n } % jugés
page-review-stop = Arrêter
page-review-on = Continuer
page-review-points = { $n ->
    [0] Tournants
    [one] Un tournant
   *[other] { $n } tournants
}
page-review-point = Coup { $n }, { $season }
page-review-chip = coup { $n }
page-review-per-cent = { $n } %
page-review-strongest = Votre coup le plus fort, coup { $n }
page-review-otherwise = { $n } %, sinon { $other } %
page-review-before = Avant le coup { $n }
page-review-first = Au premier coup
page-review-last = Au dernier coup
page-review-table = La table
page-review-play = Rejouer d'ici
page-review-stays = Une nouvelle partie ; celle-ci reste telle quelle.
page-learn = Apprendre en 10 minutes
page-pack = Vos propres valeurs de cartes
page-pack-refused = On ne peut pas jouer avec vos valeurs de cartes
page-without-pack = Jouer sans elles

page-mode = À quoi jouez-vous ?
page-mode-duel = Face à face
page-mode-campaign = Campagne
page-mode-chapter = Un chapitre
page-mode-challenge = Miss Thorn
page-easy = Facile
page-normal = Normal
page-hard = Difficile
page-difficulty = Difficulté
page-chapter = Chapitre
page-town = Ville
page-town-name = Moussebourg
page-first-name = Votre nom
page-second-name = Nom de votre partenaire
page-second-none = personne : en solo
page-player-one = Vous
page-campaign-about = Quinze chapitres dans la vie d'une ville, en solo ou à deux. Chacun a ses objectifs, et ce que vous gagnez compte jusqu'au bout. Jouez-en un quand il vous plaît : la feuille reste sur cet appareil.
page-new-campaign = Une nouvelle campagne
page-new-campaign-go = Fonder la ville
page-import-campaign = Importer une campagne
page-campaign-facts = { $players } · { $n ->
    [one] { $n } chapitre joué
   *[other] { $n } chapitres joués
} · { $total ->
    [one] { $total } point
   *[other] { $total } points
}
page-sheet-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, montres inutilisées : { $watches } × { $per_watch }, chapitres rejoués : { $replays } × −{ $per_replay } ; total : { $total }
page-play-chapter = Jouer le chapitre { $n }
page-continue-chapter = Reprendre le chapitre
page-replay-chapter = Rejouer le chapitre perdu
page-give-up = Abandonner ce chapitre
page-campaign-broken = La campagne { $n } est gardée ici mais elle est illisible. Rien n'en est effacé ni remplacé.
page-trophies-broken = Votre feuille de succès est gardée ici mais elle est illisible. Rien n'en est effacé ni remplacé.
page-export-campaign = Enregistrer la campagne
page-forget-campaign = Jeter la campagne
page-day = Jour
page-result-of = Résultat
page-watches-left = montres inutilisées
page-won = G
page-lost = P
page-replayed = rejoué
page-to-sheet = Vers la feuille de campagne
page-wanted = Visé
page-goals = Buts communs
page-goal-met = Atteint :
page-goal-open = À atteindre :
page-goal-missed = Manqué :
page-thorn = Miss Thorn : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-her-cards = Ses cartes
page-thorn-pile = { $n ->
    [one] { $n } carte dans sa pile
   *[other] { $n } cartes dans sa pile
}
page-thorn-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-watches = { $n ->
    [one] { $n } montre à gousset
   *[other] { $n } montres à gousset
}
page-other-hand = Autre main
page-say = Parler à votre partenaire
page-say-how = Vous pouvez dire les couleurs et les types de vos cartes et les ressources que vous souhaitez, jamais de quelle carte il s'agit.
page-say-critter = { $n ->
    [one] J'ai une Créature { $colour ->
        [green] verte
        [blue] bleue
        [tan] marron
        [red] rouge
       *[purple] violette
    }.
   *[other] J'ai { $n } Créatures { $colour ->
        [green] vertes
        [blue] bleues
        [tan] marron
        [red] rouges
       *[purple] violettes
    }.
}
page-say-construction = { $n ->
    [one] J'ai une Construction { $colour ->
        [green] verte
        [blue] bleue
        [tan] marron
        [red] rouge
       *[purple] violette
    }.
   *[other] J'ai { $n } Constructions { $colour ->
        [green] vertes
        [blue] bleues
        [tan] marron
        [red] rouges
       *[purple] violettes
    }.
}
page-say-wish = J'aimerais { $good }.
page-besides = Partager et plus
page-besides-slim = Plus
page-continue-together = { $quest } : { $season }, { $n ->
    [one] { $n } tour restant
   *[other] { $n } tours restants
}. La ville a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-sure = Vraiment ? Appuyez encore : { $what }
page-before = Avant de commencer
page-automa-step = Étape { $n } sur { $all }
page-next = Suivant
page-to-the-end = Jusqu'à la fin
page-skunk-here = Une mouffette est ici.
page-path-skunks = Mouffettes en cases { $spots }.
page-town-city = Votre ville
page-trophies = Réalisations
page-one-person = 1 personne
page-two-people = 2 personnes
page-ticked = réussi
page-not-ticked = pas encore

## La leçon

lesson-worker = Bienvenue ! Vous êtes le Lièvre. À votre tour, vous faites une seule chose : placer un ouvrier, jouer une carte ou choisir une carte. Les ouvriers rapportent des ressources. Envoyez le premier à la rivière 1, en bas à gauche, puis validez.
lesson-occupied = La rivière vous offre aussi un jeton Occupé. Plus tard, il vous permettra de jouer gratuitement une Créature de sa couleur, sur une Construction de la même couleur. Prenez le marron.
lesson-farm = Chaque ouvrier fait avancer le Soleil d'une case sur le chemin. La Tortue a pris une ferme ; prenez-en une autre : la ferme 1 donne 3 brindilles, et les brindilles servent aux Constructions.
lesson-last-worker = Votre dernier ouvrier de la saison : allez chercher 2 baies à la ferme 4. Les baies attirent les Créatures.
lesson-meadow = Regardez le chemin : vous pouvez jouer les cartes de votre main, et celles de la Prairie qui touchent le Soleil ou la Lune. Le Soleil est déjà loin à droite : jouez le Gemmeur pour 1 baie. Les cartes vertes agissent tout de suite, puis à chaque printemps et à chaque automne.
lesson-pay = Jouer une carte fait avancer la Lune. Jouez le Crible à gravier pour 1 brindille : il change les brindilles en galets et en points.
lesson-accept = Son effet est facultatif, comme tous les effets. Payez 1 brindille pour 1 galet et 1 jeton Point.
lesson-choose = La troisième chose possible : choisir une carte, de la pioche ou de n'importe où dans la Prairie. Prenez la Tour de l'horloge.
lesson-trade = À tout moment de votre tour, vous pouvez défausser 2 cartes pour 1 ressource. Essayez : appuyez sur le bouton d'échange de votre réserve.
lesson-trade-cards = Deux cartes dont vous n'aurez pas besoin : l'Allée des guirlandes et le Spéléologue.
lesson-trade-gain = La ressource que vous voulez. Prenez une brindille : elle vous servira bientôt.
lesson-token = Choisir une carte fait avancer le Soleil ou la Lune, selon votre envie. Quand les deux sont au bout, la saison est finie. Avancez la Lune.
lesson-production = Le printemps ! Les ouvriers sont rentrés, la rivière a de nouvelles tuiles et les cartes vertes produisent : le Gemmeur a donné sa résine de lui-même. Servez-vous à nouveau du Crible à gravier.
lesson-red = Les cartes rouges sont des lieux à vous : chacun peut y envoyer un ouvrier, et quand c'est l'autre maire, vous gagnez un jeton Point. Jouez la Terrasse du verger.
lesson-visit = La Tortue vient de réaliser un évènement : ils valent des points, et chacun ne revient qu'à un seul maire. Visitez maintenant votre Terrasse du verger : 3 baies et une carte.
lesson-end = Vous savez l'essentiel. Continuez : remplissez votre ville, surveillez les évènements au-dessus de la Prairie, et gardez un œil sur le Soleil et la Lune. Un conseil n'est jamais loin : touche H.

## La page d'Everdell et Mistwood

page-rules-missing = Impossible de charger les règles ; il n'y a peut-être pas de réseau.
page-find-rule = Chercher dans les règles
page-rules-contents = Sommaire
page-valley-title = Everdell & Mistwood sur Bosk
page-valley-how-many = Combien de joueurs ?
page-valley-person = une personne ici
page-valley-year = Quelle année ?
page-valley-level = Son niveau
page-valley-short-deck = Paquet Activité court (18 cartes)
page-valley-personality = Personnalité
page-valley-plot = Complot
page-valley-scheme = Manigance
page-valley-plot-or-schemes = Complot ou manigances
page-valley-none = aucun
page-valley-by-lot = au hasard
page-valley-schemes = manigances
page-valley-plot-by-lot = un complot au hasard
page-valley-farms = Au gré des saisons
page-valley-corrin = Corrin Longuequeue
page-valley-legends = Encore des légendes
page-valley-powers = Pouvoirs de joueurs
page-valley-spring-worker = Garder l'ouvrier du printemps
page-valley-continue-at = { $season }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l'instant
page-bad-save = Une partie gardée ici ne s'ouvre pas : { $why } Elle reste où elle est.
page-moves-made = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
page-valley-forest = Forêt
page-valley-tab-wood = Forêt
page-valley-tab-events = Évèn.
page-valley-turned-up = Elle révèle la carte Activité { $card }.
page-valley-squirrel = Écureuil
page-valley-mouse = Souris
page-valley-hedgehog = Hérisson
page-valley-turtle = Tortue
page-valley-tab-others = Autres
page-so-far = { $n } sur { $all }
page-valley-slim-prepare = Saison
page-valley-means-spring = Tous vos ouvriers rentrent, un de plus les rejoint, et vos cartes vertes produisent.
page-valley-means-summer = Tous vos ouvriers rentrent, un de plus les rejoint, et vous piochez 2 cartes de la Prairie si votre main a de la place.
page-valley-means-autumn = Tous vos ouvriers rentrent, deux de plus les rejoignent, et vos cartes vertes produisent. C'est la dernière saison.
page-valley-slim-pass = Passer
page-valley-one-worker = un ouvrier
page-valley-shared = partagé
page-valley-guests = Ici : { $who }.
page-valley-figure = La figurine de Tissenuit est sur la case { $n } de la Prairie.
page-valley-her-figure = sa figurine
page-valley-slot-blocked = Paillasson bloque cette case.
page-valley-watched = surveillé par les Araignées
page-valley-webbed = marqué d'un jeton Toile
page-valley-occupied = Occupé
page-valley-face-down = face cachée
page-valley-paired = partage sa case avec { $card }
page-valley-unique = unique
page-valley-common = commune
page-valley-houses = Loge { $cards }
page-valley-houses-all = Loge toutes les Créatures
page-valley-in-meadow = Prairie, case { $n }.
page-valley-in-hand = Dans votre main : { $n }.
page-valley-in-legends = Une de vos légendes.
page-valley-in-pile = Sur la pile des Cochons.
page-valley-in-shown = Parmi les cartes montrées.
page-valley-stuck = Face cachée dans votre main, inutilisable.
page-empty-hand = Pas de carte en main.
page-valley-no-cards = Pas encore de carte.
page-valley-own-city = Voir toutes les cartes de votre ville
page-valley-city-of = { $person ->
    [you] Votre ville
   *[other] Ville : { $who }
}
page-valley-prisoners = Prisonniers : { $cards }
page-valley-known-hand = Cartes connues de la main : { $cards }
page-valley-known-feats = Exploits visibles : { $cards }
page-valley-tally = Si la partie s'arrêtait là · cartes { $cards } · bonus { $bonus } · jetons { $tokens } · Voyage { $journey } · évènements { $events }
page-valley-about-rival = Tout voir de l'adversaire de la boîte
page-valley-level-n = niveau { $n }
page-valley-year-n = année { $n }
page-valley-last-activity = Dernière carte Activité : { $card }
page-story-title = { $who } joue
page-story-steps = Étapes déjà racontées
page-story-step = { $who }, étape { $n } sur { $all } : { $text }
page-story-after = Plateau après cette étape
page-story-before = Plateau avant
page-story-was = { $now } (avant : { $was })
page-story-back = Une étape en arrière
page-story-step-by-step = Pas à pas
page-story-telling = Vitesse du récit
page-story-fast = rapide
page-story-why = Pourquoi ?
page-story-all = Tout
page-story-done = Continuer
page-story-space = Espace
page-valley-clockwise = sens horaire
page-valley-counter-clockwise = sens anti-horaire
page-valley-else = { $first } ; sinon, { $second }
page-valley-otherwise = Par défaut : { $what }
page-valley-part-level = jetons du niveau
page-valley-part-draw = piocher
page-valley-part-discard = défausser
page-valley-part-haven = Havre de Paix
page-valley-verb-season = Préparer ou passer
page-valley-short-prepare = se préparer
page-valley-short-pass = passer
page-answers = Vos réponses
page-valley-event-points = { $n ->
    [one] { $n } point imprimé
   *[other] { $n } points imprimés
}
page-valley-confirm-claim = Revendiquer l'évènement
page-valley-means-cost = Payer le coût
page-valley-means-leave = Avec { $card }, qui quitte la ville
page-valley-means-swap = Avec le Juge : remplacer 1 ressource
page-valley-means-prisoner = Mettre { $card } sous le Donjon
page-valley-means-tokens = Dépenser des jetons du Trésor : { $n }
page-valley-means-banner = À la place de { $card }
page-language-missing = L'autre langue n'est pas encore arrivée. Rechargez la page quand le réseau sera revenu.
page-redo = Rétablir
page-redo-nothing = Il n'y a rien à rétablir.
page-valley-spaces = { $n ->
    [one] { $n } case sur 15
   *[other] { $n } cases sur 15
}
page-valley-hand-n = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
page-valley-spiders-home = { $n ->
    [one] { $n } araignée dans l'Antre
   *[other] { $n } araignées dans l'Antre
}
page-valley-rival-city = { $n ->
    [one] { $n } carte dans la ville
   *[other] { $n } cartes dans la ville
}
page-valley-rival-hand = { $n ->
    [one] { $n } carte dans sa main
   *[other] { $n } cartes dans sa main
}
page-valley-feats = { $n ->
    [one] { $n } Exploit
   *[other] { $n } Exploits
}
page-valley-activity-left = { $n ->
    [one] { $n } carte Activité à venir
   *[other] { $n } cartes Activité à venir
}
page-valley-workers-left = Ouvriers non déployés : { $n } sur { $all }
page-valley-keys-list =
    Tab, Maj+Tab     élément suivant, précédent
    Flèches          se déplacer dans une zone
    N, Maj+N         choix suivant, précédent
    Entrée           choisir ; dans un volet : valider
    Échap            retour
    1-9              les boutons de la question
    W, P             ouvrier, jouer
    U, Maj+U         annuler, rétablir
    H, L, R, ?       conseil, journal, règles, touches
    M, C, A, O       Prairie, ville, main, autres
    Espace, B, E     son tour : étape suivante, retour, fin

## Everdell et Mistwood : les choses

valley-squirrel = L'Écureuil
valley-mouse = La Souris
valley-hedgehog = Le Hérisson
valley-turtle = La Tortue
valley-nightweave = Tissenuit
valley-rugwort = Paillasson
valley-clearing = clairière { $n }
valley-journey = Voyage { $n }
valley-spot = { $card }
valley-spot-copy = { $card } { $n }
valley-spot-of = { $card } ({ $who })
valley-spot-copy-of = { $card } { $n } ({ $who })
valley-n-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
valley-from-hand = main
valley-from-meadow = Prairie
valley-from-legend = légende
valley-from-pile = pile de Fermes
valley-from-shown = dévoilée
valley-how-cost = { $cost }
valley-how-free = gratuitement
valley-how-less = { $less ->
    [one] { $less } ressource de moins
   *[other] { $less } ressources de moins
}
valley-how-occupied = jeton Occupé sur { $on }
valley-how-leave = { $less ->
    [one] { $less } ressource de moins
   *[other] { $less } ressources de moins
} ; { $card } quitte la ville
valley-how-swap = { $cost }, dont 1 ressource remplacée
valley-how-prisoner = { $less ->
    [one] { $less } ressource de moins
   *[other] { $less } ressources de moins
} ; { $card } va en prison
valley-how-tokens = { $less ->
    [one] { $less } ressource de moins
   *[other] { $less } ressources de moins
} pour { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
valley-how-banner = remplace { $card }

## Everdell et Mistwood : la notation, les packs et les modes

valley-unreadable-action = « { $text } » n'est pas une action
valley-no-such-place = il n'y a pas de lieu « { $id } »
valley-not-in-city = « { $id } » n'est pas une carte de cette ville
valley-no-more-copies = il ne reste aucun exemplaire de « { $id } »
valley-wrong-journey = les cases Voyage doivent valoir 5, 4, 3 et 2 points, dans cet ordre
valley-wrong-scheme = cette manigance ne change pas de sorte : une saisonnière le reste, une à usage unique aussi
valley-deck-too-big = il y a trop d'exemplaires : une partie peut contenir { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}
valley-too-many-farms = il y a trop de Fermes : une partie peut contenir { $most ->
    [one] { $most } Ferme
   *[other] { $most } Fermes
}
valley-wrong-set = une carte ne peut pas changer de série
valley-one-legend = chaque légende n'existe qu'en un exemplaire
valley-wrong-banner = seule une légende a une bannière : une carte du jeu de base, de la même sorte qu'elle
valley-only-critters-are-housed = un jeton Occupé ne paie que des Créatures, et aucune légende
valley-no-home = seule une Construction peut loger quelqu'un ou être une Ferme
valley-endless-use = les lieux de base et le Havre de Paix n'utilisent aucun autre lieu, et les cartes Forêt seulement les lieux de base ; sinon cela ne finirait jamais
valley-endless-production = une carte verte ne peut pas activer toutes les cartes vertes, dont elle-même ; la production ne finirait jamais
valley-no-space-to-share = des partenaires partagent une case : chacun doit en occuper une et ne pas être une Ferme ; une légende ne peut être qu'une Épouse
valley-plain-discount = une réduction qui demande un prisonnier ou un jeton vaut pour toute carte et toute ressource : elle n'a ni "kind", ni "colour", ni "only"
valley-not-alike = toutes les cartes qui réduisent un coût de cette façon doivent retirer le même nombre
valley-too-many-triggers = un pack peut contenir { $most ->
    [one] { $most } déclencheur
   *[other] { $most } déclencheurs
}, et celui-ci est de trop
valley-too-many-under = sous un évènement, il y a place pour { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} au plus
valley-no-first-activity = au moins une carte Activité doit entrer en hiver, sans être de réserve ni de Pearlbrook
valley-die-has-gaps = chaque face du dé, de 1 à 8, doit désigner une ressource
valley-line-missing = une carte Activité a une ligne pour sa saison et pour chacune des suivantes, pour aucune d'avant
valley-mode-no-mixing = Personnalités, complots et manigances ne vont pas avec Au gré des saisons, Corrin Longuequeue ou Encore des légendes ({ $rule }).
valley-mode-no-guests = Personnalités, complots et manigances ne vont pas avec d'autres boîtes ({ $rule }).
valley-mode-solo-only = Les complots et les manigances se jouent à un seul humain ({ $rule }).
valley-mode-plot-or-schemes = Une partie a un complot ou des manigances, pas les deux ({ $rule }).
valley-mode-whim-needs-personality = Le complot Lubie de Tisserande demande une personnalité ({ $rule }).
valley-mode-swarm-needs-level = Le complot Nuée Suffocante ne se joue pas au niveau 0 ({ $rule }).
valley-mode-team-needs-two = Une équipe demande deux humains ({ $rule }).
valley-mode-spring-worker-needs-powers = On ne garde un ouvrier du printemps qu'avec les pouvoirs de joueurs ({ $rule }).

## Everdell et Mistwood : les questions

valley-ask-nothing = Un instant, s'il vous plaît.
valley-ask-turn = { $n ->
    [0] À vous de jouer ({ $season }, tous vos ouvriers sont déployés) : jouez une carte, préparez-vous ou passez.
    [one] À vous de jouer ({ $season }, { $n } ouvrier non déployé) : placez un ouvrier ou jouez une carte.
   *[other] À vous de jouer ({ $season }, { $n } ouvriers non déployés) : placez un ouvrier ou jouez une carte.
}
valley-ask-pay = Comment payez-vous { $card } ?
valley-ask-gain = { $n ->
    [one] Quelle ressource gagnez-vous ?
   *[other] Quelles ressources gagnez-vous ? { $n } à choisir.
}
valley-ask-trade = { $n ->
    [one] Quelle ressource échangez-vous contre une autre ?
   *[other] Quelles ressources échangez-vous contre d'autres ? { $n } au plus.
}
valley-ask-spend = Que donnez-vous pour des jetons Point ? ({ $n } au plus ; { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
} à chaque fois)
valley-ask-give-goods = { $n ->
    [one] Quelle ressource donnez-vous ?
   *[other] Quelles ressources donnez-vous ? { $n } à choisir.
}
valley-ask-discard = { $n ->
    [0] Quelle carte défaussez-vous ?
   *[other] Quelle carte défaussez-vous ensuite ? (déjà { $n })
}
valley-ask-must-discard = { $n ->
    [one] Quelle carte défaussez-vous ?
   *[other] Quelles cartes défaussez-vous ? { $n } à choisir.
}
valley-ask-to-goods = Qui reçoit { $goods } ?
valley-ask-to-card = Qui reçoit la carte ?
valley-ask-to-cards = { $n ->
    [one] Qui reçoit { $n } carte de votre main ?
   *[other] Qui reçoit { $n } cartes de votre main ?
}
valley-ask-to-fool = Dans quelle ville va le Fou ?
valley-ask-give-card = { $n ->
    [one] Quelle carte donnez-vous ? ({ $who })
   *[other] Quelles cartes donnez-vous ? { $n } à choisir. ({ $who })
}
valley-ask-keep = Quelle carte gardez-vous ? L'autre est donnée.
valley-ask-activate = { $card } : quelle carte verte activez-vous ?
valley-ask-draw = Combien de cartes piochez-vous ? { $n } au plus.
valley-ask-copy = { $card } : quelle carte verte d'une autre ville utilisez-vous ?
valley-ask-produce = Production : quelle carte verte ensuite ?
valley-ask-store = Que posez-vous sur { $card } ?
valley-ask-play-free = Quelle carte jouez-vous gratuitement ?
valley-ask-play = { $less ->
    [0] Quelle carte jouez-vous ?
    [one] Quelle carte jouez-vous, pour { $less } ressource de moins ?
   *[other] Quelle carte jouez-vous, pour { $less } ressources de moins ?
}
valley-ask-which-pile = Dévoilez-vous des cartes de la pioche ou de la défausse ?
valley-ask-dismantle = { $n ->
    [one] Quelle carte de votre ville défaussez-vous ?
   *[other] Quelles cartes de votre ville défaussez-vous ? { $n } à choisir.
}
valley-ask-ruin = Quelle Construction défaussez-vous pour les Ruines ?
valley-ask-sweep = { $n ->
    [one] Quelle carte de la Prairie défaussez-vous ?
   *[other] Quelles cartes de la Prairie défaussez-vous ? { $n } à choisir.
}
valley-ask-take-meadow = { $n ->
    [one] Quelle carte de la Prairie prenez-vous ?
   *[other] Quelles cartes de la Prairie prenez-vous ? { $n } à choisir.
}
valley-ask-worker-from = Quel ouvrier déplacez-vous ?
valley-ask-worker-to = Où va l'ouvrier ?
valley-ask-take-back = Quel ouvrier reprenez-vous ?
valley-ask-use = Quel lieu utilisez-vous ?
valley-ask-choose = Que choisissez-vous ?
valley-ask-clock = Clocher de l'horloge : quel lieu utilisez-vous de nouveau, pour 1 jeton ?
valley-ask-lay = { $event } : que posez-vous dessus ?
valley-ask-scrolls = Cartes dévoilées : { $cards }. Lesquelles prenez-vous ? Les autres vont sous l'évènement.
valley-ask-tuck = { $event } : quelle Créature glissez-vous dessous ? (encore { $n } au plus)
valley-ask-hand-out = Que donnez-vous ? (encore { $n } au plus ; { $points ->
    [one] { $points } jeton Point
   *[other] { $points } jetons Point
} à chaque fois)
valley-ask-leader = Laquelle des cartes tout juste piochées cédez-vous, pour 1 jeton Point ?
valley-ask-pig-farm = Cochons : jouez-vous gratuitement la Ferme du dessus de la pile ?
valley-ask-stoats = Hermines : échangez-vous des cartes contre une ressource ?
valley-ask-watch = Araignées : où va la figurine ?
valley-ask-lacking = Araignées : quelle ressource qui vous manque gagnez-vous ?
valley-ask-answer = { $card } réagit pour 1 carte ou 1 ressource. Que payez-vous ?
valley-ask-toll = Tissenuit demande son prix. Que payez-vous ? (encore { $n })
valley-ask-foil = « { $what } » : { $text } Que payez-vous pour déjouer cela ? (encore { $n })
valley-ask-foil-each = « { $what } » : { $text } Que payez-vous pour déjouer cela ? (encore { $n } au plus)
valley-ask-foil-price = « { $what } » : { $text } Comment déjouez-vous cela ?
valley-ask-replace = Quelle carte de la même couleur mettez-vous dans la case vide de la Prairie ?
valley-ask-spider = Quelle carte l'araignée de Tissenuit visite-t-elle ?
valley-ask-web = Où va le jeton Toile ?
valley-ask-lose = Quelle carte de votre main cédez-vous ?
valley-ask-yield = Quelle carte de votre ville va à Tissenuit ?
valley-ask-guard = Quelle carte de votre ville votre ouvrier protège-t-il ?
valley-ask-snag = Quelle destination ouverte de la Prairie Tissenuit joue-t-elle ?
valley-ask-capture = Quel ouvrier va dans l'Antre de Tissenuit ?
valley-ask-keep-open = Quelle carte reste visible, pour 1 carte ou 1 ressource ?
valley-ask-evict = Quelle carte de la ville de Paillasson est défaussée ?

## Everdell et Mistwood : les choix

valley-do-place = Ouvrier : { $place } – { $text }
valley-do-claim = Revendiquer l'évènement { $event } : { $text }
valley-do-play = Jouer { $card } ({ $from }) : { $how } · { $text }
valley-do-prepare = Se préparer pour { $season }
valley-do-pass = Passer : la partie est finie pour vous
valley-do-pay = { $goods }
valley-do-pay-nothing = Rien
valley-do-take = Prendre { $card } ({ $text })
valley-do-discard = Défausser { $card } ({ $text })
valley-do-give = Donner { $card } ({ $text })
valley-do-keep = Garder { $card } ({ $text })
valley-do-activate = Activer { $card } ({ $text })
valley-do-copy = Utiliser { $card } ({ $text })
valley-do-dismantle = Défausser { $card } de la ville ({ $text })
valley-do-tuck = Glisser { $card } sous l'évènement ({ $text })
valley-do-pay-card = Défausser { $card } pour payer ({ $text })
valley-do-lose = Céder { $card } ({ $text })
valley-do-guard = Poser l'ouvrier sur { $card } ({ $text })
valley-do-keep-open = Laisser { $card } face visible ({ $text })
valley-do-replace = Mettre { $card } dans la Prairie ({ $text })
valley-do-take-meadow = { $card }, case { $n } de la Prairie ({ $text })
valley-do-sweep = Défausser { $card }, case { $n } de la Prairie ({ $text })
valley-do-to = { $who }
valley-do-use = { $place } ({ $text })
valley-do-store = Y poser { $goods }
valley-do-option = Possibilité { $n }
valley-do-gain = Gagner { $what }
valley-do-deck = De la pioche
valley-do-draw = Piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
valley-do-discard-pile = De la défausse
valley-do-stoats-two = Défausser 2 cartes pour 1 brindille, résine ou baie
valley-do-stoats-three = Défausser 3 cartes pour 1 galet
valley-do-foil-worker = Poser sur la carte un ouvrier non déployé
valley-do-foil-berries = Payer 2 baies
valley-do-foil-pebbles = Payer 2 galets
valley-do-foil-mix = Payer 3 cartes ou ressources
valley-do-not-foil = Ne pas déjouer
valley-do-enough = C'est assez
valley-do-skip = Non, merci

## Everdell et Mistwood : ce qui se passe

valley-told-placed = { $who } { $person ->
    [you] placez
   *[other] place
} un ouvrier : { $place }.
valley-told-visited = { $who } { $person ->
    [you] gagnez
   *[other] gagne
} { $n ->
    [one] { $n } jeton Point
   *[other] { $n } jetons Point
} pour une visite : { $card }.
valley-told-used = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} : { $place }.
valley-told-played = { $who } { $person ->
    [you] jouez
   *[other] joue
} { $card } ({ $from }).
valley-told-sent = { $who } { $person ->
    [you] recevez { $card } dans votre ville.
   *[other] reçoit { $card } dans sa ville.
}
valley-told-paid = { $who } { $person ->
    [you] payez
   *[other] paie
} { $goods }.
valley-told-settled = { $who } { $person ->
    [you] posez
   *[other] pose
} un jeton Occupé sur { $card }.
valley-told-left = { $who } : { $card } quitte la ville.
valley-told-imprisoned = { $who } { $person ->
    [you] glissez
   *[other] glisse
} { $card } sous le Donjon.
valley-told-spent-tokens = { $who } { $person ->
    [you] dépensez
   *[other] dépense
} { $n ->
    [one] { $n } jeton posé
   *[other] { $n } jetons posés
} sur { $card }.
valley-told-replaced = { $who } { $person ->
    [you] remplacez
   *[other] remplace
} { $card } par une légende.
valley-told-gained = { $who } { $person ->
    [you] gagnez
   *[other] gagne
} { $what }.
valley-told-drew-card = { $who } { $person ->
    [you] piochez
   *[other] pioche
} { $card }.
valley-told-hand-full = { $n ->
    [0] { $person ->
        [you] Votre main est pleine : vous ne piochez pas.
       *[other] { $who } a la main pleine : pas de pioche.
    }
    [one] { $person ->
        [you] Votre main n'a plus de place que pour une carte.
       *[other] { $who } n'a plus de place que pour une carte en main.
    }
   *[other] { $person ->
        [you] Votre main n'a plus de place que pour { $n } cartes.
       *[other] { $who } n'a plus de place que pour { $n } cartes en main.
    }
}
valley-told-drew = { $who } { $person ->
    [you] piochez
   *[other] pioche
} une carte.
valley-told-took = { $who } { $person ->
    [you] prenez
   *[other] prend
} { $card } dans la Prairie.
valley-told-swept = { $card } quitte la Prairie pour la défausse.
valley-told-discarded-card = { $who } { $person ->
    [you] défaussez
   *[other] défausse
} { $card }.
valley-told-discarded = { $who } { $person ->
    [you] défaussez
   *[other] défausse
} une carte.
valley-told-revealed = Cartes dévoilées : { $cards }.
valley-told-looked-at = { $who } { $person ->
    [you] regardez
   *[other] regarde
} { $cards }.
valley-told-looked = { $who } { $person ->
    [you] regardez
   *[other] regarde
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la pioche.
valley-told-kept-card = { $who } { $person ->
    [you] gardez
   *[other] garde
} { $card }.
valley-told-kept = { $who } { $person ->
    [you] gardez
   *[other] garde
} une carte.
valley-told-gave = Don de { $goods } : { $who } → { $to }.
valley-told-gave-that-card = Don de la carte { $card } : { $who } → { $to }.
valley-told-gave-card = Don d'une carte : { $who } → { $to }.
valley-told-activated = { $who } { $person ->
    [you] activez
   *[other] active
} { $card }.
valley-told-answered = { $who } : { $card } réagit.
valley-told-stored = { $who } { $person ->
    [you] posez
   *[other] pose
} { $goods } sur { $card }.
valley-told-unloaded = { $who } { $person ->
    [you] reprenez
   *[other] reprend
} { $goods } sur { $card }.
valley-told-token = { $card } reçoit { $n ->
    [one] { $n } jeton Point
   *[other] { $n } jetons Point
}.
valley-told-claimed = { $who } { $person ->
    [you] revendiquez
   *[other] revendique
} l'évènement { $event } !
valley-told-laid = { $who } { $person ->
    [you] posez
   *[other] pose
} { $goods } sur l'évènement { $event }.
valley-told-tucked = { $who } { $person ->
    [you] glissez
   *[other] glisse
} { $card } sous l'évènement { $event }.
valley-told-moved-worker = { $who } { $person ->
    [you] déplacez
   *[other] déplace
} un ouvrier depuis : { $place }.
valley-told-took-back = { $who } { $person ->
    [you] reprenez
   *[other] reprend
} un ouvrier : { $place }.
valley-told-refilled = { $card } arrive dans la Prairie, case { $n }.
valley-told-reshuffled = La défausse devient la nouvelle pioche.
valley-told-season = { $who } { $person ->
    [you] vous préparez
   *[other] se prépare
} pour { $season }.
valley-told-passed = { $who } { $person ->
    [you] passez
   *[other] passe
}.
valley-told-watching = { $who } { $person ->
    [you] posez
   *[other] pose
} la figurine : { $place }.
valley-told-rolled = Le dé montre { $n }.
valley-told-rival-took = Paillasson prend { $card } dans la Prairie, case { $n }.
valley-told-evicted = { $card } quitte la ville de Paillasson.
valley-told-rival-worker = Un ouvrier de Paillasson se déplace : { $place }.
valley-told-blocked = Un ouvrier de Paillasson bloque la case { $n } de la Prairie.
valley-told-activity = Carte Activité { $card } : { $first } ; sinon, { $second }.
valley-told-tried = Tissenuit ne peut pas { $act }.
valley-told-does = Tissenuit { $act }.
valley-told-default = Aucune des deux actions n'est possible : Tissenuit fait l'action par défaut.
valley-told-blocked-for = Bloqué pour Tissenuit : { $place } ({ $by ->
    [spider] une de ses araignées y est
    [web] un jeton Toile l'en écarte
    [missing] ce lieu n'existe pas
   *[worker] { $person ->
        [you] vous y êtes
       *[other] { $who } y est
    }
}).
valley-told-spider = Tissenuit place une araignée : { $place }.
valley-told-figure = La figurine de Tissenuit va sur la case { $n } de la Prairie.
valley-told-night-played = Tissenuit joue { $card }.
valley-told-night-drew = Tissenuit pioche une carte.
valley-told-night-took = Tissenuit prend { $card } dans la Prairie.
valley-told-night-discarded = Tissenuit défausse une carte.
valley-told-legend-left = La légende { $card } quitte la partie.
valley-told-night-gained = Tissenuit gagne { $n ->
    [one] { $n } jeton Point
   *[other] { $n } jetons Point
}.
valley-told-feat-card = { $card } devient un Exploit de Tissenuit.
valley-told-feat = Tissenuit gagne une carte face cachée comme Exploit.
valley-told-feat-shown = Un Exploit de Tissenuit est dévoilé : { $card }.
valley-told-night-season = Tissenuit se prépare pour { $season }.
valley-told-night-over = La partie de Tissenuit est finie.
valley-told-scheme = Manigance « { $scheme } » : { $text }
valley-told-foiled = Prix payé pour déjouer « { $what } ».
valley-told-web = Un jeton Toile est posé : { $place }.
valley-told-silk = Un jeton Toile se fixe sur { $card }.
valley-told-mood = Nouvelle personnalité, { $name } : { $text }
valley-told-turned-up = { $who } { $person ->
    [you] remettez face visible les cartes de votre ville.
   *[other] remet face visible les cartes de sa ville.
}
valley-told-turned-down = { $who } { $person ->
    [you] mettez
   *[other] met
} face cachée { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de { $person ->
    [you] votre
   *[other] sa
} ville.
valley-told-captured = { $who } { $person ->
    [you] perdez
   *[other] perd
} un ouvrier, qui va dans l'Antre de Tissenuit.
valley-told-stolen = { $who } { $person ->
    [you] perdez
   *[other] perd
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de sa main.
valley-told-dropped = { $card } va à la défausse.
valley-told-lost-point = { $who } { $person ->
    [you] perdez
   *[other] perd
} 1 jeton Point.
valley-told-lost = { $who } { $person ->
    [you] perdez
   *[other] perd
} { $goods }.
valley-told-cut-short = Ce tour en fait plus qu'un tour ne peut contenir : ses autres étapes sont ignorées.
valley-told-over = La partie est terminée.

## Everdell et Mistwood : ce que fait Tissenuit

valley-act-with-level = { $act }, avec les jetons du niveau
valley-act-draw = { $form ->
    [does] pioche
   *[do] piocher
} une carte
valley-act-discard = { $form ->
    [does] défausse
   *[do] défausser
} une carte
valley-act-play-hand = { $form ->
    [does] joue
   *[do] jouer
} une carte de sa main
valley-act-play-meadow = { $form ->
    [does] joue
   *[do] jouer
} une carte de la Prairie
valley-act-play-meadow-draw = { $form ->
    [does] joue une carte de la Prairie et pioche
   *[do] jouer une carte de la Prairie et piocher
} une carte
valley-act-play-meadow-discard = { $form ->
    [does] joue une carte de la Prairie et défausse
   *[do] jouer une carte de la Prairie et défausser
} une carte
valley-act-place-figure = { $form ->
    [does] place
   *[do] placer
} la figurine
valley-act-spider = { $form ->
    [does] envoie
   *[do] envoyer
} une araignée : { $place }
valley-act-city = { $form ->
    [does] envoie
   *[do] envoyer
} une araignée sur une carte rouge de sa ville
valley-act-open = { $form ->
    [does] envoie
   *[do] envoyer
} une araignée sur une destination ouverte
valley-act-basic-event = { $form ->
    [does] revendique
   *[do] revendiquer
} un évènement de base
valley-act-special-event = { $form ->
    [does] revendique
   *[do] revendiquer
} un évènement spécial
valley-act-ambassador = { $form ->
    [does] envoie
   *[do] envoyer
} l'Ambassadeur Grenouille
valley-act-wonder = { $form ->
    [does] prend
   *[do] prendre
} une Merveille ou un Ornement

## Everdell et Mistwood : les points

valley-score-cards = pour les cartes
valley-score-bonus = pour les bonus
valley-score-tokens = pour les jetons Point
valley-score-journey = pour le Voyage
valley-score-events = pour les évènements
valley-verdict-won = { $winner } { $person ->
    [you] l'emportez
   *[other] l'emporte
} sur { $who } !
valley-verdict-lost = { $who } remporte la partie.

## Everdell et Mistwood : les refus

valley-refused-not-an-answer = Cela ne répond pas à la question posée.
valley-refused-no-worker = Tous vos ouvriers sont déployés.
valley-refused-space-taken = Ce lieu est occupé.
valley-refused-own-worker-there = Un de vos ouvriers est déjà sur cette carte Forêt.
valley-refused-no-such-place = Ce lieu n'existe pas dans cette partie, ou il ne vous est pas ouvert.
valley-refused-cannot-do = Vous ne pouvez pas faire ce que ce lieu exige.
valley-refused-not-autumn = Le Voyage ne vous est ouvert qu'en automne.
valley-refused-event-claimed = Cet évènement est déjà revendiqué.
valley-refused-condition-not-met = Vous ne remplissez pas la condition de l'évènement.
valley-refused-workers-at-home = Il vous reste des ouvriers non déployés : placez-les avant de vous préparer.
valley-refused-last-season = L'automne est la dernière saison : vous ne pouvez plus vous préparer.
valley-refused-too-early-to-pass = Vous ne pouvez passer qu'en automne.
valley-refused-not-in-reach = Cette carte n'est pas là où vous pourriez la prendre ou la jouer maintenant.
valley-refused-slot-blocked = Un ouvrier de Paillasson occupe cette carte de la Prairie.
valley-refused-city-full = Votre ville n'a pas de case libre pour cette carte.
valley-refused-already-there = Cette carte est unique, et votre ville l'a déjà.
valley-refused-replaced = Une légende de votre ville tient lieu de cette carte : vous ne pouvez plus la jouer.
valley-refused-no-city-for-fool = Aucun adversaire ne peut recevoir le Fou.
valley-refused-nothing-to-ruin = Les Ruines demandent une autre Construction de votre ville qui leur fasse de la place.
valley-refused-cannot-pay = Vous ne pouvez pas payer cela.
valley-refused-no-home = Il faut dans votre ville une Construction qui loge cette Créature et n'ait pas encore de jeton Occupé.
valley-refused-no-ability = Cette capacité n'est pas disponible, ou ne convient pas à cette carte pour l'instant.
valley-refused-not-granted = Cet effet ne vous permet pas de jouer cette carte.
valley-refused-beside-her = La personnalité de Tissenuit vous interdit cette carte adjacente.
valley-refused-webbed = Un jeton Toile ferme ce lieu à vos ouvriers.
valley-refused-cannot-pay-toll = Vous ne pouvez pas payer ce que Tissenuit demande en plus.
valley-refused-wrong-card = Cela ne fait pas partie de ce que vous pouvez choisir ici.
valley-refused-must-answer = Vous ne pouvez pas refuser ici.
valley-refused-game-over = La partie est terminée.
valley-refused-wrong-seat = La question s'adresse à quelqu'un d'autre.

### Everdell et Mistwood : le terminal

cli-valley-head = { $who } · pioche { $deck } · défausse { $discard }
cli-valley-player = { $season } · { $goods } · { $points ->
    [one] { $points } jeton Point
   *[other] { $points } jetons Point
} · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main · { $workers ->
    [one] { $workers } ouvrier non déployé
   *[other] { $workers } ouvriers non déployés
} · ville { $spaces }/15
cli-rival = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $season } · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main · { $spiders ->
    [one] { $spiders } ouvrier non déployé
   *[other] { $spiders } ouvriers non déployés
} · { $feats ->
    [one] { $feats } Exploit
   *[other] { $feats } Exploits
}
cli-valley-places = Lieux (① pour un ouvrier, ∞ sans limite)
cli-passed = a passé
valley-event-text = { $first } et { $second }. { $text }
cli-prisoners = Prisonniers :
cli-no-sheet = Seul Everdell Duo a une feuille de réalisations.
hint-workers = cela garde un ouvrier libre ({ $gain })

## L'étagère

shelf-duo-plate = 1 ou 2 · 30 min
shelf-duo-facts = Une ou deux personnes, 30 minutes. Le Soleil et la Lune choisissent pour vous les cartes à portée.
shelf-valley-plate = 1 à 4 · 40 à 80 min
shelf-valley-facts = Une à quatre personnes, 40 à 80 minutes. Quatre saisons, une ville, quinze cartes.
shelf-grove-plate = 1 à 4 · 60 min
shelf-grove-facts = Une à quatre personnes, 60 minutes. Chantez dans le bosquet, seul ou à plusieurs. Reconstitution : plateau, cartes et nombres sont les nôtres ; le Rival suit ses règles solo.
shelf-games = Vos parties
shelf-all-games = Toutes vos parties ({ $n })
shelf-about-game = Nommer ou supprimer : { $game }
shelf-unreadable = La liste de vos parties est illisible. Les voici telles qu'elles se décrivent elles-mêmes ; l'ancienne liste est gardée.
shelf-mine = À vous
shelf-mine-since = À vous depuis { $time }
shelf-minutes = min
shelf-hours = h
shelf-days = j
shelf-theirs = Leur tour
shelf-over = Terminée
shelf-duo-against = Duo contre { $other }
shelf-chapter-of = Chapitre { $n } : { $name }
shelf-everdell-for = Everdell à { $n }
shelf-shelf = L'étagère
shelf-close-box = Refermer la boîte
shelf-duel-how = Un duel, contre un bot ou un ami ici.
shelf-duel-start = Commencer le duel
shelf-thorn-how = Seul ou à deux contre la mouffette.
shelf-thorn-start = Affronter Miss Thorn
shelf-campaign-how = Quinze chapitres, une ville qui grandit.
shelf-campaign-start = Ouvrir les campagnes
shelf-chapter-how = Une histoire choisie, hors campagne.
shelf-chapter-start = Commencer le chapitre
shelf-table = À ma table
shelf-table-how = Vos cartes sur votre table ; Bosk fait jouer l'adversaire à côté.
shelf-table-start = Dresser la table
shelf-lesson = Leçon
shelf-lesson-how = Votre première partie, coup par coup.
shelf-players = Entre vous
shelf-players-how = Deux à quatre maires, ici, ou des bots.
shelf-players-start = Commencer la partie
shelf-nightweave-how = Seul contre l'araignée qui tisse votre perte.
shelf-nightweave-start = Affronter Tissenuit
shelf-two = À deux contre elle
shelf-two-how = Vous deux contre Tissenuit.
shelf-two-start = Affronter Tissenuit à deux
shelf-rugwort-how = Trois années contre le rat et sa bande.
shelf-rugwort-start = Affronter Paillasson
shelf-rival = Le Rival
shelf-rival-how = Seul contre le barde qui chante partout où vous iriez.
shelf-rival-start = Affronter le Rival
shelf-rival-too = Le Rival aussi
shelf-no-rival = reste chez lui
shelf-bards-how = Deux à quatre bardes, ici, ou des bots.
shelf-your-bard = Votre barde
shelf-bard-dealt = tiré au sort
shelf-bard-1 = Premier barde
shelf-bard-2 = Deuxième barde
shelf-bard-3 = Troisième barde
shelf-bard-4 = Quatrième barde
shelf-portals = les portails relient un même terrain
shelf-marker = le marqueur de chanson doit être dépassé
shelf-partner = Avec vous
shelf-alone = personne : les deux maires
shelf-the-hare = le Lièvre
shelf-the-tortoise = la Tortue
shelf-fierce = Sa férocité
shelf-others = Les autres
shelf-bot = un bot
shelf-bots = des bots
shelf-level = Niveau
shelf-level-n = niveau { $n }
shelf-level-name = Niveau { $n }, { $name }. { $says } { $fared }
shelf-against-bosk = { $box } contre Bosk
shelf-with-bosk = { $box } avec Bosk
shelf-who-across = Qui s'assoit en face ?
shelf-who-along = Qui joue avec vous ?
shelf-fair = Ils jouent selon les mêmes règles que vous : aucun ne voit votre main ni la pioche.
shelf-no-wait = sans attente
shelf-wait = 1 s au plus
shelf-not-met = pas encore affronté
shelf-record = vous { $won } – { $lost }
shelf-play-against = Contre { $who }
shelf-enter = Entrée
shelf-play-with = Jouer avec { $who }
shelf-people-here = des personnes ici
shelf-each-seat = place par place
shelf-who-wins = Vous gagnez si
shelf-no-personality = aucune
shelf-both-beat-her = les deux la battent
shelf-each-alone = chacun pour soi
shelf-farms-how = huit Fermes, dont chacune offre un choix
shelf-corrin-how = cinq cartes de plus dans la pioche
shelf-legends-how = deux légendes à vous, hors de votre main
shelf-powers-how = chacun reçoit un pouvoir à lui
shelf-year-how = Année 1 : pour commencer. Année 2 : chaque évènement spécial manqué lui vaut 6 points et non 3. Année 3 : de plus, vous perdez un ouvrier en automne.
shelf-names = Vos noms, si vous voulez
shelf-name-of = Nom de la personne { $n }
shelf-more = Options avancées
shelf-more-what = noms, graine, vos propres cartes et plus
shelf-bad-seed = Une graine est un nombre entier sans signe, par exemple 7 ; laissez vide pour une surprise.
shelf-with-pack = jouer avec
shelf-remove-pack = Les retirer
shelf-no-pack = { $file } ne contient pas de valeurs de cartes : elles s'écrivent en texte, au format TOML. Rien n'a changé.
shelf-no-storage = Votre navigateur ne laisse pas Bosk garder cela ici.
shelf-records = Palmarès
shelf-records-how = Vos parties contre les bots, et toutes celles qui sont finies.
shelf-no-records = Rien encore. Les parties contre les bots sont comptées ici, et les parties finies s'y retrouvent.
shelf-ended = Parties finies
shelf-rules-how = Chaque règle dans un paragraphe numéroté, avec nos propres mots.
shelf-today = Partie du jour
shelf-today-how = Aujourd'hui, tout le monde y reçoit les mêmes cartes. Demain, ce sera une autre partie.
shelf-today-start = Jouer la partie du jour
shelf-link = J'ai reçu un lien
shelf-link-paste = Collez le lien ici
shelf-link-open = Ouvrir la partie
shelf-astray = Cette adresse ne mène à rien sur l'étagère.
shelf-bad-link = Ce lien ne mène à aucune partie de Bosk. Copiez-le en entier, jusqu'à sa dernière lettre.
shelf-watch = Revoir une partie
shelf-watch-how = De quelle boîte est la partie que vous avez enregistrée dans un fichier ?
shelf-ours = Certaines valeurs de cartes sont les nôtres.
shelf-name = Comment appelez-vous cette partie ?
shelf-rename = Garder le nom
shelf-delete = Supprimer la partie
shelf-delete-sure = Vraiment ? Elle ne reviendra pas

## Bardwood Grove: the terminal

cli-grove-head = { $who } · réserves { $first } et { $second } · prix du marché { $price }
cli-grove-signs = ♥ créature  $ échoppe  ¤ banque  ★ scène  § légendes  ◆ motifs  ♪ volume  ○ pièces  ◌ portail · ♟ barde  ♜ Rival  ● son jeton  ⚑ écusson  ✕ rune · gras : autour de vous
cli-grove-piles = Cartes visibles
cli-grove-pile = { $place } : { $card }, { $n ->
    [0] la dernière
   *[other] { $n } dessous
}
cli-grove-legends = Légendes
cli-grove-legend = { $level }. { $name } (bateau en { $space }, { $lyrics })
cli-grove-motifs = Jetons Motif (▲ recto, ▼ verso) :
cli-grove-challenges = Défis
cli-grove-on-easy = votre écusson sur le Facile
cli-grove-on-hard = votre écusson sur le Difficile
cli-grove-rival = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $gems } · { $volume } · écussons { $crests } · runes { $runes } · cartes { $cards } · pioche Solo { $deck }
cli-grove-pawn = à { $place }
cli-grove-portals = portails : { $which }
cli-grove-held = écussons pris : { $whose }
cli-grove-bard = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $wares } · écussons { $crests } · bateau { $boat } · { $region }
cli-grove-tempo = tempo { $dial }
cli-grove-lifted = runes retirées : { $which }
cli-grove-song = Chanson : { $cards } ({ $lyrics }, { $melody })
cli-grove-deck = Pioche { $n }
cli-grove-story = Récit :
cli-grove-boast = Se vante de :
cli-grove-skill = Compétence
cli-grove-improv = Impro
cli-grove-fan = Fan
cli-grove-creature = Créature
cli-grove-card-sheet = { $name } : { $kind }. { $text }
cli-grove-sheet = { $name } : { $text }

## Bardwood Grove: things

grove-you = Votre barde
grove-seat = Barde { $n }
grove-rival = le Rival
grove-the-rival = Le Rival
grove-reconstruction = Reconstitution : le plateau, les cartes et les valeurs sont les nôtres, et non ceux du jeu publié Bardwood Grove ; le Rival suit ses règles solo.
grove-gems = { $n ->
    [0] 0 gemme
    [one] 1 gemme
   *[other] { $n } gemmes
}
grove-volume = { $n ->
    [0] 0 de volume
   *[other] { $n } de volume
}
grove-coins = { $n ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $n } pièces
}
grove-reach = { $n ->
    [0] 0 pierre de portée
    [one] 1 pierre de portée
   *[other] { $n } pierres de portée
}
grove-lyrics = { $n ->
    [0] 0 parole
    [one] 1 parole
   *[other] { $n } paroles
}
grove-melody = { $n ->
    [0] 0 mélodie
    [one] 1 mélodie
   *[other] { $n } mélodies
}
grove-steps = { $n ->
    [0] 0 pas de barde
    [one] 1 pas de barde
   *[other] { $n } pas de barde
}
grove-melody-to-volume = des mélodies en volume
grove-volume-to-gems = du volume en gemmes
grove-lyrics-to-coins = des paroles en pièces

## Bardwood Grove: notation, packs and positions

grove-unreadable-action = « { $text } » n'est pas une action de Bardwood Grove.
grove-path-one-way = Le chemin de { $from } à { $to } ne revient pas dans la direction opposée.
grove-too-many-stages = Il y a trop de scènes sur ce plateau : { $most } au plus.
grove-no-start = Aucune région n'est celle du départ : l'une dit start = true.
grove-rival-start = Le Rival part d'un seul lieu, qui n'est pas un portail : un seul dit start = true.
grove-two-portals = Exactement deux carrefours à portail sont sur chaque terrain ; sur { $terrain } il y en a un autre nombre.
grove-too-few-events = Chaque saison a au moins deux évènements ; { $season } en a moins.
grove-odd-solo-deck = Les cartes Solo doivent être en nombre pair.
grove-slot-without-price = Aucun volume n'est donné pour un emplacement de { $slot }.
grove-wrong-pile = Les cartes de cette sorte ne sont pas à { $place }.
grove-not-a-starter = { $id } ne peut pas être dans ce deck : elle y est déjà, ou se trouve dans une pile.
grove-has-no-price = Rien de cette sorte ne se paie ainsi.
grove-no-rival = Le Rival ne joue pas dans ce mode.
grove-mode-same-bard = Deux places ne peuvent pas avoir le même barde ({ $rule }).

## Bardwood Grove: questions

grove-ask-over = La partie est finie.
grove-ask-story = Quelle Compétence va au récit ? L'autre rejoint votre chanson.
grove-ask-move = Où va votre barde ou votre bateau ?
grove-ask-move-and-walk = Où va votre barde ou votre bateau ? Ensuite, encore { $steps }.
grove-ask-walk = Où va votre barde ? Reste : { $steps }.
grove-ask-sing = Vous chantez : quel lieu utilisez-vous, ou qui défiez-vous ?
grove-ask-rune = Quelle rune retirez-vous de votre cadran ?
grove-ask-motif = Quel jeton Motif utilisez-vous ? ({ $left } au plus)
grove-ask-convert = Combien d'échanges faites-vous : { $what } ?
grove-ask-choose = Que prenez-vous ?
grove-ask-swan-song = Jouez-vous votre Chant du cygne ?
grove-ask-engage = Sur quel défi va votre écusson ?
grove-ask-nearest = Sur lequel de ces lieux à égale distance va le Rival ?

## Bardwood Grove: choices

grove-offer-with = { $what }, avec { $more }
grove-offer-story = { $card } au récit ({ $text })
grove-offer-walk = Aller à { $region }
grove-offer-sail = Naviguer jusqu'à la case { $space } de la rivière
grove-offer-stay-sings = Rester et chanter
grove-offer-stay-ends = Rester et finir le tour
grove-offer-soothe = Apaiser { $card } : { $lyrics }, { $melody }
grove-offer-help = Aider { $card } : { $lyrics }, { $melody }
grove-offer-buy = Acheter { $card } pour { $coins }
grove-offer-collect = Prendre l'écusson de la banque
grove-offer-deposit = Déposer un écusson à la banque pour { $what }
grove-offer-perform = Se produire à { $place } : gagner { $gems }, contre { $volume }
grove-offer-show = Un petit spectacle à { $place } : un Fan pour { $volume }
grove-offer-tell = Raconter { $legend } (niveau { $level }) pour { $lyrics }. { $text }
grove-offer-carve = Utiliser des jetons Motif à { $place }
grove-offer-shout = Donner de la voix à { $place }
grove-offer-earn = Gagner des pièces à { $place }
grove-offer-challenge = Défier { $who } pour { $volume }
grove-offer-rest = Finir la chanson
grove-offer-rune = Rune de la case { $space } ({ $text })
grove-offer-motif = { $motif } ({ $text })
grove-offer-done = Aucun autre
grove-offer-convert = Nombre de fois : { $n }
grove-offer-option = { $n } : { $what }
grove-offer-swan = Jouer le Chant du cygne
grove-offer-decline = Y renoncer
grove-offer-engage-easy = { $challenge }, Facile : { $wants }, { $points }
grove-offer-engage-hard = { $challenge }, Difficile : { $wants }, { $points }
grove-offer-send = Le Rival va à { $place }

## Bardwood Grove: events

grove-told-turn = { $who } { $person ->
    [you] commencez votre tour
   *[other] commence son tour
}.
grove-told-swan-song = { $who } { $person ->
    [you] entamez votre Chant du cygne
   *[other] entame son Chant du cygne
}.
grove-told-declined = { $who } { $person ->
    [you] renoncez
   *[other] renonce
} au Chant du cygne.
grove-told-reshuffled = { $who } { $person ->
    [you] formez
   *[other] forme
} un nouveau deck avec la défausse.
grove-told-drew = { $who } { $person ->
    [you] piochez
   *[other] pioche
} { $card }.
grove-told-story = { $who } { $person ->
    [you] mettez
   *[other] met
} { $card } dans le récit.
grove-told-song = { $who } { $person ->
    [you] ajoutez
   *[other] ajoute
} { $card } à la chanson.
grove-told-dial = { $who } { $person ->
    [you] avancez
   *[other] avance
} le cadran de { $from } à { $space }.
grove-told-gained = { $who } { $person ->
    [you] gagnez
   *[other] gagne
} { $what }.
grove-told-walked = { $who } { $person ->
    [you] marchez
   *[other] marche
} vers { $region }.
grove-told-sailed = { $who } { $person ->
    [you] naviguez
   *[other] navigue
} jusqu'à la case { $space }, { $name }.
grove-told-sang = { $who } { $person ->
    [you] chantez
   *[other] chante
} une chanson avec { $lyrics } et { $melody }.
grove-told-used = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} { $place }.
grove-told-used-from-afar = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} { $place } de loin, pour { $stones }.
grove-told-soothed = { $who } { $person ->
    [you] apaisez
   *[other] apaise
} { $card }.
grove-told-helped = { $who } { $person ->
    [you] aidez
   *[other] aide
} { $card }.
grove-told-bought = { $who } { $person ->
    [you] achetez
   *[other] achète
} { $card } pour { $coins }.
grove-told-opened = Nouvelle carte visible à { $place } : { $card }.
grove-told-fan = { $who } { $person ->
    [you] gagnez
   *[other] gagne
} { $card } comme Fan.
grove-told-crest = { $who } { $person ->
    [you] prenez
   *[other] prend
} un écusson à { $from }.
grove-told-crest-of-rival = { $who } { $person ->
    [you] prenez
   *[other] prend
} un écusson au Rival.
grove-told-deposited = { $who } { $person ->
    [you] déposez
   *[other] dépose
} un écusson à la banque.
grove-told-market = Le prix du marché est { $price }.
grove-told-performed = { $who } { $person ->
    [you] donnez
   *[other] donne
} un spectacle à { $place }, emplacement { $slot }.
grove-told-legend = { $who } { $person ->
    [you] racontez
   *[other] raconte
} { $legend }.
grove-told-legend-opened = Nouvelle légende visible : { $legend }.
grove-told-rune = { $who } { $person ->
    [you] retirez
   *[other] retire
} la rune de la case { $space }.
grove-told-motif = { $who } { $person ->
    [you] utilisez
   *[other] utilise
} { $motif }, puis le jeton est retourné.
grove-told-converted = { $who } { $person ->
    [you] faites
   *[other] fait
} un échange : { $what }, nombre de fois : { $times }.
grove-told-challenged = { $who } { $person ->
    [you] défiez
   *[other] défie
} { $side }.
grove-told-challenge-opened = La carte Défi { $challenge } est visible.
grove-told-engaged-easy = { $who } { $person ->
    [you] mettez
   *[other] met
} un écusson sur { $challenge }, défi Facile.
grove-told-engaged-hard = { $who } { $person ->
    [you] mettez
   *[other] met
} un écusson sur { $challenge }, défi Difficile.
grove-told-event = { $event } est désormais l'évènement.
grove-told-end = { $who } { $person ->
    [you] déclenchez
   *[other] déclenche
} la fin.
grove-told-over = La partie est finie.
grove-told-cut-short = Ce tour contenait plus qu'un tour ne peut tenir : le reste est passé.

## Bardwood Grove: what the Rival does

grove-rival-discard = Le Rival révèle « { $card } ».
grove-rival-turn = Son cadran tourne de { $tempo }.
grove-rival-turn-sings = Son cadran tourne de { $tempo } : il chantera.
grove-rival-follow = Il suit « { $card } ».
grove-rival-mark = Il laisse le jeton { $value } à { $place }.
grove-rival-skip = Il ignore { $place }, où se trouve un jeton.
grove-rival-turn-back = Aucun chemin ne continue depuis { $place } : il fait demi-tour.
grove-rival-jump = Le portail de { $place } le transporte à { $to }.
grove-rival-lost = Il n'arriverait jamais : il est remis à { $place } et va sur le lieu vide le plus proche.
grove-rival-arrive = Il s'arrête à { $place }.
grove-rival-take-crest = { $person ->
    [you] Il prend votre écusson le plus à gauche
   *[other] { $who } : il prend l'écusson le plus à gauche
}.
grove-rival-engage = { $who } { $person ->
    [you] choisissez
   *[other] choisit
} le défi sur lequel va cet écusson.
grove-rival-activate = Il active { $place } (jeton { $value }).
grove-rival-help = Il place son écusson le plus à gauche sur la créature de { $place }.
grove-rival-soothe = Il apaise la créature de { $place }.
grove-rival-take-crests = Il prend les écussons à { $place } de : { $whose }.
grove-rival-gain = Il gagne { $what }.
grove-rival-spends = Il dépense { $what }.
grove-rival-shuffle = La pile de { $place } est mélangée.
grove-rival-take-card = Il gagne la première carte de { $place }.
grove-rival-withdraw = Son propre écusson à { $place } quitte la partie.
grove-rival-deposit = Il place son écusson le plus à gauche à { $place }.
grove-rival-take-fan = Il gagne le premier Fan.
grove-rival-cover = Une de ses runes recouvre l'emplacement { $slot } à { $place }.
grove-rival-tell = Il pose une rune sur une légende de niveau { $level }.
grove-rival-flip-gems = Chaque jeton Motif qui montre des gemmes est retourné.
grove-rival-flip = { $motif } : retourné sans effet.
grove-rival-rest = Son marqueur Chanson revient ; son cadran est sur { $dial }.
grove-rival-remove = { $card } quitte la partie.
grove-rival-reshuffle = Ses autres cartes Solo forment un nouveau deck.
grove-rival-got = { $card } va sur sa pile.
grove-rival-told = Sa rune est sur { $legend }.

## Bardwood Grove: points

grove-score-gems = { $n ->
    [0] gemme
    [one] gemme
   *[other] gemmes
}
grove-score-cards = { $n ->
    [0] gemme bleue des cartes
    [one] gemme bleue des cartes
   *[other] gemmes bleues des cartes
}
grove-score-track = { $n ->
    [0] gemme bleue de la piste Écusson
    [one] gemme bleue de la piste Écusson
   *[other] gemmes bleues de la piste Écusson
}
grove-score-crests = pour les écussons détenus
grove-score-legends = pour les légendes
grove-score-challenges = pour les défis

## Bardwood Grove: refusals

grove-refused-not-an-answer = Cela ne répond pas à la question posée.
grove-refused-game-over = La partie est finie.
grove-refused-wrong-seat = C'est à un autre barde de répondre.
grove-refused-not-next = Cette région n'est pas voisine de la vôtre.
grove-refused-no-move = Il ne reste aucun déplacement pour cela.
grove-refused-already-used = Vous avez déjà utilisé ce lieu dans cette chanson.
grove-refused-no-encore = Vous avez utilisé ce lieu dans votre dernière chanson : pas de rappel.
grove-refused-out-of-reach = Vous avez trop peu de pierres de portée pour cela.
grove-refused-wrong-place = Ce lieu offre autre chose.
grove-refused-nothing-there = Aucune carte ne s'y trouve.
grove-refused-song-too-poor = Votre chanson a trop peu de paroles ou de mélodies.
grove-refused-too-few-coins = Vous avez trop peu de pièces.
grove-refused-too-much-replaced = On ne peut pas remplacer autant de pièces.
grove-refused-no-crest = Il ne reste aucun écusson sur votre piste.
grove-refused-has-helped = Votre écusson est déjà sur cette créature.
grove-refused-nothing-to-collect = Aucun écusson adverse ne s'y trouve.
grove-refused-must-collect = Un écusson adverse s'y trouve : il se prend d'abord.
grove-refused-slot-covered = Cet emplacement est recouvert, ou n'existe pas.
grove-refused-too-quiet = Vous avez trop peu de volume.
grove-refused-no-show = La scène n'est pas complète, ou il ne reste aucun Fan.
grove-refused-no-rune = Il ne reste aucune rune sur votre cadran.
grove-refused-boat-too-near = Votre bateau n'est pas allé assez loin.
grove-refused-level-closed = Aucune légende de ce niveau n'est visible.
grove-refused-already-challenged = Vous avez déjà défié cet adversaire dans cette chanson.
grove-refused-no-opponent = Ce n'est pas un de vos adversaires.
grove-refused-no-crest-to-take = Cet adversaire n'a plus d'écusson sur sa piste.
grove-refused-card-taken = Cette carte Défi n'est pas visible, ou porte un écusson.

## Bardwood Grove : la page

grove-boat = Votre bateau, case { $space } de la rivière
grove-boat-spaces = { $n ->
    [0] 0 case de rivière
    [one] 1 case de rivière
   *[other] { $n } cases de rivière
}
grove-tempo = tempo { $n }
grove-fans = { $n ->
    [0] 0 Fan
    [one] 1 Fan
   *[other] { $n } Fans
}
grove-points = { $n ->
    [0] 0 point
    [one] 1 point
   *[other] { $n } points
}
grove-goal-creatures = { $n ->
    [0] 0 créature apaisée
    [one] 1 créature apaisée
   *[other] { $n } créatures apaisées
}
grove-goal-legends = { $n ->
    [0] 0 légende racontée
    [one] 1 légende racontée
   *[other] { $n } légendes racontées
}
grove-goal-skills = { $n ->
    [0] 0 Compétence achetée
    [one] 1 Compétence achetée
   *[other] { $n } Compétences achetées
}
grove-goal-improvs = { $n ->
    [0] 0 Impro achetée
    [one] 1 Impro achetée
   *[other] { $n } Impros achetées
}
grove-goal-cards = { $n ->
    [0] 0 Compétence ou Impro achetée
    [one] 1 Compétence ou Impro achetée
   *[other] { $n } Compétences ou Impros achetées
}
grove-goal-captured = { $n ->
    [0] 0 écusson adverse détenu
    [one] 1 écusson adverse détenu
   *[other] { $n } écussons adverses détenus
}
grove-goal-stages = { $n ->
    [0] 0 rune sur les scènes
    [one] 1 rune sur les scènes
   *[other] { $n } runes sur les scènes
}
grove-goal-kinds = { $n ->
    [0] 0 sorte de cartes gagnée
    [one] 1 sorte de cartes gagnée
   *[other] { $n } sortes de cartes gagnées
}
grove-goal-runes = { $n ->
    [0] 0 rune hors du cadran
    [one] 1 rune hors du cadran
   *[other] { $n } runes hors du cadran
}
grove-goal-blue = { $n ->
    [0] 0 gemme bleue
    [one] 1 gemme bleue
   *[other] { $n } gemmes bleues
}
grove-goal-track = { $n ->
    [0] 0 écusson resté sur la piste
    [one] 1 écusson resté sur la piste
   *[other] { $n } écussons restés sur la piste
}
grove-dial-space = Case { $space } du cadran
grove-verb-compose = Composer
grove-verb-move = Se déplacer
grove-verb-use = Utiliser un lieu
grove-verb-challenge = Défier
grove-deed-story = { $card } au récit
grove-deed-walk = aller à { $region }
grove-deed-sail = naviguer
grove-deed-stay = rester
grove-deed-rest = finir la chanson
grove-deed-use = { $place }
grove-deed-challenge = défier { $who }
grove-deed-engage = écusson sur { $challenge }
grove-deed-send = le Rival vers { $place }
page-grove-title = Bardwood Grove sur Bosk
page-grove-continue-at = Score { $points }, encore { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
} · { $foe }
page-grove-n-bards = { $n ->
    [0] 0 barde
    [one] 1 barde
   *[other] { $n } bardes
}
page-grove-board = Le plateau
page-grove-shared = Ce que tous partagent
page-grove-yours = Ce que vous avez
page-grove-your-dial = Votre cadran de tempo
page-grove-song = Chanson
page-grove-hand = Main
page-grove-bards = Les autres bardes
page-grove-challenges = Défis
page-grove-tab-rival = Rival
page-grove-tab-bards = Bardes
page-grove-tab-shared = Commun
page-grove-no-song = Pas encore de carte : votre chanson grandit avec chaque Compétence qui ne va pas au récit.
page-grove-story-short = récit :
page-grove-tempo = tempo
page-grove-moves = trajet
page-grove-up = haut
page-grove-down = bas
page-grove-left = gauche
page-grove-right = droite
page-grove-easy = facile
page-grove-medium = moyen
page-grove-hard = difficile
page-grove-his-cards = Ses deux cartes
page-grove-dial = { $person ->
    [you] Votre cadran
   *[other] Cadran ({ $who })
} : { $n } sur { $all }
page-grove-supply-one = dans la réserve I
page-grove-supply-two = dans la réserve II
page-grove-event-card = Évènement
page-grove-event = évènement { $n } : { $event }
page-grove-creature = Créature
page-grove-skills = Compét.
page-grove-improvs = Impros
page-grove-bank = Banque
page-grove-stage = Scène
page-grove-legend = Légendes
page-grove-motifs = Motifs
page-grove-volume = Volume
page-grove-coins = Pièces
page-grove-portal = Portail
page-grove-skill = Compétence
page-grove-improv = Impro
page-grove-fan = Fan
page-grove-front = recto
page-grove-back = verso
page-grove-does-creature = Apaisez-la avec ses paroles et ses mélodies, ou aidez-la avec la moitié et un écusson.
page-grove-does-shop = Achetez la carte visible. Une Compétence coûte ses pièces plus le prix du marché.
page-grove-does-bank = Laissez un écusson contre des pièces ou des gemmes ; un écusson qui s'y trouve se prend d'abord.
page-grove-does-stage = Jouez sur scène : couvrez un emplacement d'une rune, gagnez ses gemmes et un Fan.
page-grove-does-legend = Contez une des trois légendes visibles : votre bateau doit être allé assez loin.
page-grove-does-motifs = Utilisez jusqu'à deux jetons Motif, 1 mélodie chacun.
page-grove-does-volume = Gagnez du volume, changez des mélodies en volume et du volume en gemmes.
page-grove-does-coins = Gagnez des pièces, changez des paroles en pièces.
page-grove-does-portal = Pas un lieu : ici le Rival passe d'un portail à l'autre de sa couleur.
page-grove-region = Région { $region }, entre { $places }.
page-grove-touches = Elle touche { $places }.
page-grove-stands = { $person ->
    [you] Vous y êtes.
   *[other] S'y trouve { $who }.
}
page-grove-lies = { $card } est visible. { $text }
page-grove-below = { $n ->
    [0] Aucune carte dessous.
    [one] 1 carte dessous.
   *[other] { $n } cartes dessous.
}
page-grove-stones = { $n ->
    [0] De votre région, il ne coûte aucune pierre de portée.
    [one] De votre région, il coûte 1 pierre de portée.
   *[other] De votre région, il coûte { $n } pierres de portée.
}
page-grove-crests-of = Écussons : { $whose }.
page-grove-token = Un jeton du Rival s'y trouve : { $n }.
page-grove-pawn-here = Le Rival s'y trouve.
page-grove-pawn-at = Le Rival, à { $place }.
page-grove-sings = Il chante dans { $n ->
    [0] 0 case
    [one] 1 case
   *[other] { $n } cases
} : { $tokens }.
page-grove-sings-empty = Il chante dans { $n ->
    [0] 0 case
    [one] 1 case
   *[other] { $n } cases
} ; il n'a encore laissé aucun jeton.
page-grove-in-reach = À sa portée : s'il chante, il prend un de vos écussons.
page-grove-legend-needs = Niveau { $level } : { $name }. Bateau en case { $boat }, paroles : { $lyrics }.
page-grove-market = Marché
page-grove-fans = Fans
page-grove-market-price = Prix du marché { $n }
page-grove-rune-lies = Une rune sur la case { $space } : { $text }
page-grove-rune-lifted = Rune de la case { $space } retirée : { $text }
page-grove-river = Rivière, case { $n } sur { $all }.
page-grove-blue = { $n ->
    [0] 0 gemme bleue : 0 point
    [one] 1 gemme bleue : 1 point
   *[other] { $n } gemmes bleues : { $n } points
}
page-grove-n-tempo = tempo { $n }
page-grove-n-river = case { $n } de la rivière
page-grove-n-crests = { $n ->
    [0] 0 écusson sur la piste
    [one] 1 écusson sur la piste
   *[other] { $n } écussons sur la piste
}
page-grove-n-captured = { $n ->
    [0] 0 écusson pris
    [one] 1 écusson pris
   *[other] { $n } écussons pris
}
page-grove-n-runes = { $n ->
    [0] 0 rune en réserve
    [one] 1 rune en réserve
   *[other] { $n } runes en réserve
}
page-grove-n-cards = { $n ->
    [0] 0 carte dans sa pile
    [one] 1 carte dans sa pile
   *[other] { $n } cartes dans sa pile
}
page-grove-n-solo = { $n ->
    [0] 0 carte Solo dans sa pioche
    [one] 1 carte Solo dans sa pioche
   *[other] { $n } cartes Solo dans sa pioche
}
page-grove-n-fans = { $n ->
    [0] 0 Fan dans la pile
    [one] 1 Fan dans la pile
   *[other] { $n } Fans dans la pile
}
page-grove-your-cards = Vos autres cartes
page-grove-n-deck = { $n ->
    [0] 0 carte dans la pioche
    [one] 1 carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
page-grove-n-story = { $n ->
    [0] 0 carte au récit
    [one] 1 carte au récit
   *[other] { $n } cartes au récit
}
page-grove-n-boast = { $n ->
    [0] 0 créature dont se vanter
    [one] 1 créature dont se vanter
   *[other] { $n } créatures dont se vanter
}
page-grove-instead = À la place de pièces ou de volume
page-grove-nothing-instead = rien
page-grove-confirm-story = Au récit
page-grove-confirm-walk = Y aller
page-grove-confirm-sail = Naviguer
page-grove-confirm-soothe = Apaiser
page-grove-confirm-help = Aider
page-grove-confirm-buy = Acheter
page-grove-confirm-perform = Jouer sur scène
page-grove-confirm-tell = La conter
page-grove-confirm-challenge = Défier
page-grove-confirm-collect = Prendre l'écusson
page-grove-confirm-deposit = Déposer l'écusson
page-grove-confirm-show = Donner le spectacle
page-grove-confirm-carve = Utiliser des motifs
page-grove-confirm-shout = Donner de la voix
page-grove-confirm-earn = Gagner des pièces
page-grove-confirm-rune = Retirer la rune
page-grove-confirm-motif = Utiliser le jeton
page-grove-confirm-engage-easy = Écusson sur Facile
page-grove-confirm-engage-hard = Écusson sur Difficile
page-grove-confirm-send = L'y envoyer
page-grove-confirm-keep = Ne rien échanger
page-grove-confirm-convert = Échanger
page-grove-confirm-option = Prendre cela
page-grove-way-sing = Votre chanson commence, avec { $lyrics } et { $melody }.
page-grove-way-no-song = Votre cadran est à { $n } sur { $all } : pas encore de chanson, votre tour finit.
page-grove-way-rest = Ce qui reste de votre chanson est perdu : { $lyrics }, { $melody }.
page-grove-way-decline = Vous ne faites plus rien dans cette partie.
page-grove-way-perform = Gagner { $gems }, contre { $volume }
page-grove-goal-easy = Facile : { $wants }, { $points } (vous : { $have })
page-grove-goal-hard = Difficile : { $wants }, { $points } (vous : { $have })
page-grove-at-the-end = Ce que vous avez compte à la fin de la partie.
page-grove-draws = { $n ->
    [0] Vous ne piochez pas au début de votre prochain tour.
    [one] Vous piochez 1 Compétence au début de votre prochain tour.
   *[other] Vous piochez { $n } Compétences au début de votre prochain tour.
}
page-grove-keys-list =
    Tab, Maj+Tab     élément suivant, précédent
    Flèches          se déplacer dans une zone
    N, Maj+N         choix suivant, précédent
    Entrée           choisir ; dans un volet : valider
    Échap            retour
    1-9              les boutons de la question
    U, Maj+U         annuler, rétablir
    H, L, R, ?       conseil, journal, règles, touches
    M, A             plateau, main
    Espace, B, E     son tour : étape suivante, retour, fin
page-grove-word-gems = { $n ->
    [0] gemme
    [one] gemme
   *[other] gemmes
}
page-grove-word-volume = volume
page-grove-word-coins = { $n ->
    [0] pièce
    [one] pièce
   *[other] pièces
}
page-grove-word-reach = portée
page-grove-word-lyrics = { $n ->
    [0] parole
    [one] parole
   *[other] paroles
}
page-grove-word-melody = { $n ->
    [0] mélodie
    [one] mélodie
   *[other] mélodies
}
page-grove-word-steps = pas

## Everdell : la leçon

lesson-valley-worker = Bienvenue ! Vous êtes l'Écureuil. À votre tour, vous faites une seule chose : placer un ouvrier, jouer une carte ou préparer la saison suivante. Les ouvriers rapportent des ressources. Envoyez le premier dans la forêt, à la clairière 2 : 1 brindille et 2 résines.
lesson-valley-taken = La Souris a pris les 2 résines : un tel lieu garde son ouvrier jusqu'à ce que son joueur prépare une saison. Envoyez votre second ouvrier aux 3 brindilles.
lesson-valley-play = Vos ouvriers sont dehors ; construisez. La Prairie est à tous, et ses cartes se jouent comme celles de votre main. Jouez la Ferme pour 2 brindilles et 1 résine : elle donne aussitôt une baie.
lesson-valley-free = Une Construction loge certaines Créatures. La Ferme accueille l'Épouse : elle vient gratuitement, et la porte se ferme ensuite. Jouez-la depuis la Prairie.
lesson-valley-prepare = Vous ne pouvez plus rien payer. Préparez le printemps : vos ouvriers rentrent, un de plus les rejoint, et chaque carte verte agit de nouveau.
lesson-valley-green = Le printemps ! La Ferme a donné une autre baie. Les baies invitent les Créatures : jouez de votre main le Sculpteur sur bois pour 2 baies.
lesson-valley-spend = Il change des brindilles en jetons Point, maintenant et à chaque production. Donnez-lui vos 2 brindilles.
lesson-valley-forest = Trois ouvriers à présent. Renvoyez le premier à la clairière 2.
lesson-valley-pebble = Les galets sont rares : allez en chercher un.
lesson-valley-red = Les cartes rouges sont des lieux à vous. Jouez le Guet pour une brindille, une résine et un galet.
lesson-valley-visit = Un ouvrier qui s'y rend utilise n'importe quel lieu de base ou clairière, même occupé. Envoyez le dernier.
lesson-valley-use = La Souris occupe les 3 brindilles. Peu importe : choisissez-les.
lesson-valley-purple = Les cartes violettes comptent à la fin. L'École donne un point par Créature commune de votre ville. Jouez-la.
lesson-valley-end = C'est tout ce qu'il faut. Continuez : votre ville a 15 emplacements, les évènements au-dessus de la Prairie attendent le premier qui les remplit, et quand il ne vous reste en automne ni ouvrier ni carte à jouer, vous passez. Un conseil est toujours à portée de touche : H.

## Bardwood Grove : la leçon

lesson-grove-story = Bienvenue au bois ! À chaque tour vous piochez deux Compétences. L'une va au récit : elle fait tourner votre cadran de tempo et donne ce qui est écrit à son pied. L'autre rejoint votre chanson. Mettez au récit celle qui est entourée : elle fait tourner votre cadran de 3.
lesson-grove-sail = Ensuite vient un déplacement gratuit : votre barde dans une région voisine, ou votre bateau sur la rivière. Chaque case de la rivière donne quelque chose. Appuyez sur la rivière et naviguez.
lesson-grove-rival = C'était le Rival. Il fait tourner son cadran, puis suit des flèches le long des chemins et laisse un jeton sur chaque lieu qu'il quitte. Quand il chante, il les utilise tous, le plus haut d'abord. À vous : mettez au récit la carte entourée.
lesson-grove-river = Qui veut conter une légende doit avoir mené son bateau assez loin : la case 2 suffit pour le niveau I. Naviguez encore.
lesson-grove-marker = Votre cadran est sur 6. Cette carte le fait tourner de 2 et l'amène au marqueur de chanson, tout en haut : vous chanterez ce tour-ci.
lesson-grove-walk = Avant de chanter, déplacez-vous. Une chanson utilise les lieux autour de la région où se tient votre barde ; un lieu une région plus loin coûte une pierre de portée. Allez dans la région entourée : une grotte, une scène, une boutique et la banque la bordent.
lesson-grove-sing = Vous chantez ! Votre chanson apporte des paroles et des mélodies, à dépenser dans les lieux, chaque lieu une fois. Les lieux entourés sont utilisables. Commencez par la Grotte aux échos.
lesson-grove-convert = La grotte vous a donné du volume. Elle change aussi des mélodies en volume, une pour un : changez-en 2.
lesson-grove-keep = 3 de volume deviendraient une gemme. Votre volume servira mieux : n'en changez aucun.
lesson-grove-challenge = Le Rival est sur la scène, à côté de vous. Défiez-le : pour 3 de volume vous prenez un de ses écussons et une gemme. Appuyez sur son pion ou sur son nom.
lesson-grove-buy = Les boutiques vendent la carte visible. Achetez l'Impro du grenier : elle ira droit dans une chanson à venir. L'évènement du printemps la rend moins chère.
lesson-grove-carve = Le Hêtre gravé est une région plus loin : votre pierre de portée vous y mène. Un jeton Motif coûte 1 mélodie et se retourne après usage.
lesson-grove-motif = Ce jeton vous rend votre pierre de portée.
lesson-grove-motif-again = Un second : celui-ci donne une gemme.
lesson-grove-legend = Maintenant la Maison du poète, encore pour une pierre. Votre bateau est en case 2 et vous avez 4 paroles : contez la légende de niveau I. Elle donne une gemme tout de suite et des points à la fin.
lesson-grove-rune = Une légende et un emplacement de scène prennent chacun une rune de votre cadran. Chaque fois que le cadran passe une case sans rune, vous recevez son bonus. Retirez la première.
lesson-grove-stage = Ce qui reste de votre volume suffit pour une petite représentation : couvrez l'emplacement 1 de la scène.
lesson-grove-rune-again = Encore une rune : la deuxième case donnera désormais une pièce à chaque passage.
lesson-grove-bank = Enfin la banque : laissez un écusson contre une gemme. Votre chanson est alors finie, ses cartes vont au récit, et le Rival joue.
lesson-grove-end = C'était votre première chanson. Continuez : la partie finit quand les gemmes des deux réserves sont épuisées, et il vous faut plus de points que le Rival. Gare à ses jetons : en toucher un quand il chante vous coûte un écusson. Un conseil est toujours à une touche : H.

## Le compagnon
companion-yes = oui
companion-no = non
companion-number = { $n }
companion-about = { $about } : { $said }
companion-about-die = dé
companion-about-points = points
companion-about-value = valeur
companion-answered = { $asked } { $said }
companion-answered-all-the-same = { $asked } { $said } (malgré tout : tous les exemplaires étaient comptés)
companion-doubt = Vous dites { $said }, mais Bosk en a déjà compté tous les exemplaires.
companion-doubt-count = C'est ce que vous dites, mais cela ferait { $n } en tout, et il n'y en a que { $all }.
companion-doubt-city = C'est ce que vous dites, mais sa ville en contient { $all } au plus et en aurait { $n }.
companion-corrected = Corrigé : { $what } : { $said }.
companion-corrected-all-the-same = Corrigé malgré tout : { $what } : { $said }.
companion-no-answer = Ce n'est pas une réponse à « { $asked } »
companion-nothing-asked = Plus rien n'est demandé : la partie est finie.
companion-no-value = Bosk ne garde pas « { $name } », ou cela ne peut être.
companion-too-much = Une partie ne peut contenir autant de réponses.
companion-times = { $n ->
    [one] { $what }
   *[other] { $what } Faites-le { $n } fois.
}
companion-put-back = Annulez ceci : « { $what } »
companion-refill-back = Reprenez les cartes ajoutées à la Prairie et remettez-les sur la pioche.
companion-you = Vous
companion-your-city = Votre ville
companion-human = Humain { $n }
companion-best-bard = Meilleur barde
companion-ended-won = Vous avez gagné : { $n ->
    [one] { $n } point contre { $theirs }.
   *[other] { $n } points contre { $theirs }.
}
companion-ended-lost = Vous avez perdu : { $n ->
    [one] { $n } point contre { $theirs }.
   *[other] { $n } points contre { $theirs }.
}
companion-ended-tied = Vous avez perdu : { $n ->
    [one] { $n } point partout, et l'égalité est pour l'adversaire.
   *[other] { $n } points partout, et l'égalité est pour l'adversaire.
}
companion-ended-alone = Vous avez gagné : { $n ->
    [one] votre ville a { $n } point.
   *[other] votre ville a { $n } points.
}
companion-record-unfit = La réponse { $number } (« { $said } ») ne convient pas : { $why }
companion-season = { $season } : la saison commence.
companion-refill = Complétez la Prairie.
companion-won = Vous avez gagné.
companion-lost = Vous avez perdu.
companion-known-season = Saison
companion-city-points = Combien de points a votre ville ?
companion-your-points = Combien de points avez-vous ?
companion-best-points = Combien de points a le meilleur barde ?
companion-points-cards = cartes
companion-points-bonus = bonus
companion-points-events = évènements
companion-points-level = niveau
companion-thorn-meanwhile = Jouez la saison en carton. Dites à Bosk quand elle est finie.
companion-thorn-season-ends = La saison est finie
companion-thorn-game-ends = La partie est finie
companion-thorn-moved = Une mouffette a été déplacée
companion-thorn-lifted = Une mouffette a été retirée
companion-thorn-wait = Rien pour l'instant
companion-thorn-slot = évènement { $n }
companion-thorn-roll = Que montre le dé pour la prochaine mouffette sur { $area } ?
companion-thorn-area-events = les évènements
companion-thorn-area-meadow = le chemin de la Prairie
companion-thorn-area-locations = la rivière et les fermes
companion-thorn-claimed = Sous une mouffette : l'un de vous a-t-il réalisé l'{ $slot } ?
companion-thorn-slot-of-a = Sur quel emplacement se trouve la tuile Évènement A ?
companion-thorn-lifted-from = Quelle mouffette a été retirée ?
companion-thorn-moved-from = Quelle mouffette a été déplacée ?
companion-thorn-moved-to = Où est-elle maintenant ?
companion-thorn-printed = Combien de points sont imprimés sur toutes ses cartes ?
companion-thorn-purple = Combien de ses cartes sont violettes ?
companion-thorn-events = Combien de points montrent toutes ses tuiles Évènement ?
companion-thorn-goal = Avez-vous atteint cet objectif : { $goal } ?
companion-thorn-deal = Donnez trois cartes à Miss Thorn, face visible.
companion-thorn-lift-all = Retirez toutes les mouffettes du plateau.
companion-thorn-put-rolled = Dé : { $n }. Placez une mouffette sur { $place }.
companion-thorn-put-next = Dé : { $n }. Une mouffette est déjà sur { $taken } : placez celle-ci sur la prochaine place libre, { $place }.
companion-thorn-put = Placez une mouffette sur { $place }.
companion-thorn-put-back = Retirez la mouffette de { $place }.
companion-thorn-at-spot = la case { $n } (chemin)
companion-thorn-at-event = l'évènement { $n }
companion-thorn-at-river = la rivière { $n }
companion-thorn-at-farm = la ferme { $n }
companion-thorn-take-event-back = Reprenez l'{ $slot } à Miss Thorn et remettez-le à sa place.
companion-thorn-take-upper-back = Reprenez-lui sa dernière carte et remettez-la en haut de la colonne { $n } (ou sur la pioche, si elle en venait).
companion-thorn-take-lower-back = Reprenez-lui sa dernière carte et remettez-la en bas de la colonne { $n } (ou sur la pioche, si elle en venait).
companion-thorn-take-top-back = Reprenez-lui sa dernière carte et remettez-la sur la pioche.
companion-thorn-take-event = Donnez l'{ $slot } à Miss Thorn.
companion-thorn-take-rest = Donnez à Miss Thorn tous les évènements non réalisés.
companion-thorn-take-upper = Donnez-lui la carte du haut, colonne { $n } (s'il n'y en a pas, la première de la pioche).
companion-thorn-take-lower = Donnez-lui la carte du bas, colonne { $n } (s'il n'y en a pas, la première de la pioche).
companion-thorn-take-top = Donnez-lui la première carte de la pioche.
companion-thorn-known-cards = Cartes de Miss Thorn
companion-thorn-counted-skunks = Mouffettes sur le plateau
companion-thorn-known-claimed = L'évènement { $n } est réalisé
companion-thorn-known-skunk = Une mouffette sur { $place }
companion-thorn-known-printed = Points imprimés sur ses cartes
companion-thorn-known-purple = Ses cartes violettes
companion-thorn-known-events = Points de ses tuiles Évènement
companion-rival-meanwhile = Jouez votre tour en carton. Dites seulement à Bosk ce qui le touche.
companion-rival-turn = Au tour du Rival
companion-rival-challenged = Un barde l'a défié : un écusson de moins
companion-rival-gained = Il a gagné des gemmes grâce à un barde
companion-rival-swan = Un barde a déclenché la fin : son chant du cygne
companion-rival-swan-again = Il joue encore un chant du cygne
companion-rival-set-off = Il a déclenché la fin : la réserve II est vide
companion-rival-score = Compter les points
companion-rival-ask-gained = Combien de gemmes a-t-il gagnées ?
companion-rival-ask-portals = Quel portail a la couleur de celui du lieu « { $place } » ?
companion-rival-ask-draw = Révélez la première carte de son paquet. Laquelle est-ce ?
companion-rival-ask-lot = Mélangez sa pile de déplacement. Laquelle de ces cartes vient d'abord ?
companion-rival-solo = tempo { $tempo }, { $arrows }
companion-way-up = haut
companion-way-down = bas
companion-way-left = gauche
companion-way-right = droite
companion-rival-ask-nearest = Il s'est perdu : sur lequel de ces lieux les plus proches va-t-il ?
companion-rival-ask-second-event = La réserve I est-elle vide ?
companion-rival-ask-reach = { $who } : votre région touche-t-elle son pion ou un jeton à lui, avec un écusson sur votre piste ?
companion-rival-ask-reach-yours = Votre région touche-t-elle son pion ou un de ses jetons, et avez-vous un écusson sur votre piste ?
companion-rival-ask-creature = { $place } : un écusson est-il sur la créature ?
companion-rival-no-creature = pas de créature
companion-rival-no-crest = aucun écusson
companion-rival-crests = un ou plusieurs écussons
companion-rival-ask-crest-on = { $place } : un écusson de { $who } est-il sur la créature ?
companion-rival-ask-crest-on-yours = { $place } : un écusson de votre barde est-il sur la créature ?
companion-rival-ask-card = { $place } : reste-t-il une carte dans la pile ?
companion-rival-ask-bank = { $place } : à qui est l'écusson qui s'y trouve ?
companion-rival-ask-price = Quel est le prix du marché ?
companion-rival-ask-fan = Reste-t-il un Fan dans la pile ?
companion-rival-ask-slot = { $place } : quel est l'emplacement visible avec le moins de gemmes ?
companion-rival-ask-slot-second = { $place } : quel est le deuxième emplacement visible avec le moins de gemmes (ou le seul) ?
companion-rival-slot = { $gems ->
    [one] emplacement { $n }, { $gems } gemme
   *[other] emplacement { $n }, { $gems } gemmes
}
companion-rival-full = aucun n'est visible
companion-rival-ask-legend = Une légende de niveau { $level } est-elle visible sans rune ?
companion-rival-ask-hidden = Reste-t-il une légende de niveau { $level } à révéler ?
companion-rival-ask-gems = Combien de gemmes montrent tous les jetons Motif ensemble ?
companion-rival-ask-motif = Le jeton Motif { $n } à partir de la gauche montre-t-il une gemme ?
companion-rival-ask-blue = Combien de gemmes bleues montrent les cartes de sa pile ?
companion-rival-ask-told = Combien de légendes de niveau { $level } portent une rune, à qui que ce soit ?
companion-rival-ask-failed = Combien de points valent les défis que vous n'avez pas réussis ?
companion-rival-about-gems = gemmes
companion-rival-about-reach = portée
companion-rival-about-reach-of = portée ({ $bard })
companion-rival-about-crest = écusson ({ $place })
companion-rival-about-crest-of = écusson ({ $bard } · { $place })
companion-rival-about-card = carte restante ({ $place })
companion-rival-about-price = prix
companion-rival-about-fan = Fan restant
companion-rival-about-legend = légende visible, niveau { $level }
companion-rival-about-hidden = légende à révéler, niveau { $level }
companion-rival-about-motif = gemme, Motif { $n }
companion-rival-lay-lawn = Placez au hasard les deux portails de pelouse sur « { $one } » et « { $other } », signe vers le bord.
companion-rival-lay-water = Placez au hasard les deux portails d'eau sur « { $one } » et « { $other } », signe vers le bord.
companion-rival-lay-pair = Placez deux portails de même couleur sur « { $one } » et « { $other } », signe vers le bord.
companion-rival-lay-pair-two = Placez les deux autres portails sur « { $one } » et « { $other } », signe vers le bord.
companion-rival-lay-board = Prenez-lui un plateau : ses écussons sur la piste, ses 8 runes à côté, son volume à 0.
companion-rival-lay-tokens = Empilez ses jetons, le plus petit au-dessus.
companion-rival-lay-deck = Mélangez ses cartes Solo en un paquet, face cachée.
companion-rival-lay-challenges = Mélangez les cartes Défi et révélez-en une à côté de votre plateau.
companion-rival-begin = Placez son pion sur le lieu « { $place } ».
companion-rival-begin-hard = Placez son pion sur le lieu « { $place } » et donnez-lui 1 gemme de chaque réserve.
companion-rival-our-map = Les lieux et les chemins sont ceux de la carte de Bosk, pas de votre plateau : pour qu'il marche sur le vôtre, saisissez-le avant la mise en place.
companion-rival-ending = La fin est déclenchée.
companion-rival-dial = Tournez son cadran de { $tempo }.
companion-rival-dial-sings = Tournez son cadran de { $tempo } et placez son marqueur Chanson sur sa défausse : il chante.
companion-rival-mark = Placez son jeton { $value } sur le lieu « { $place } ».
companion-rival-mark-back = Reprenez son jeton { $value } du lieu « { $place } » et remettez-le sur la pile.
companion-rival-arrive-back = Reprenez son pion du lieu « { $place } » et remettez-le d'où il venait.
companion-rival-gain-back = Reprenez-lui { $what }.
companion-rival-dial-back = Tournez son cadran de { $tempo } en arrière.
companion-rival-dial-sings-back = Tournez son cadran de { $tempo } en arrière et reprenez son marqueur Chanson de sa défausse.
companion-rival-arrive = Placez son pion sur le lieu « { $place } ».
companion-rival-take-crest = { $who } : retirez l'écusson le plus à gauche de votre piste.
companion-rival-take-crest-yours = Retirez l'écusson le plus à gauche de votre piste.
companion-rival-engage = { $who } : révélez une carte Défi et placez cet écusson sur un défi de votre choix.
companion-rival-engage-yours = Révélez une carte Défi et placez cet écusson sur un défi de votre choix.
companion-rival-activate = Retirez son jeton { $value } du lieu « { $place } » : ce lieu est activé.
companion-rival-help = Placez son écusson le plus à gauche sur la créature du lieu « { $place } ».
companion-rival-soothe = Placez la créature du lieu « { $place } » sur sa pile et révélez la suivante.
companion-rival-take-crests = Donnez-lui les écussons au lieu « { $place } » de : { $whose }.
companion-rival-take-crests-yours = Donnez-lui votre écusson du lieu « { $place } ».
companion-rival-gain = Donnez-lui { $what }.
companion-rival-shuffle = Mélangez la pile du lieu « { $place } », carte visible comprise.
companion-rival-take-card = Placez la première carte du lieu « { $place } » sur sa pile ; pour une Compétence, le jeton Marché va à droite.
companion-rival-withdraw = Remettez son propre écusson du lieu « { $place } » dans la boîte.
companion-rival-deposit = Placez son écusson le plus à gauche sur le lieu « { $place } ».
companion-rival-take-fan = Placez le premier Fan sur sa pile.
companion-rival-cover = Couvrez l'emplacement { $slot } du lieu « { $place } » avec une de ses runes.
companion-rival-tell = Placez une de ses runes sur la légende visible de niveau { $level } et révélez la suivante.
companion-rival-tell-new = Révélez une nouvelle légende de niveau { $level } et placez-y une de ses runes.
companion-rival-flip-gems = Retournez chaque jeton Motif qui montre des gemmes.
companion-rival-flip = Retournez le jeton Motif { $n } à partir de la gauche.
companion-rival-louder = Augmentez son volume de { $n }.
companion-rival-quieter = Baissez son volume de { $n }.
companion-rival-rest = Remettez son marqueur Chanson ; son cadran est sur { $dial }.
companion-rival-remove = Remettez { $card } de sa pile de déplacement dans la boîte.
companion-rival-reshuffle = Mélangez toutes ses autres cartes Solo en un nouveau paquet.
companion-rival-known-pawn = Son pion
companion-rival-known-dial = Son cadran
companion-rival-known-gems = Ses gemmes
companion-rival-known-volume = Son volume
companion-rival-known-crests = Ses écussons sur la piste
companion-rival-known-runes = Ses runes à côté du plateau
companion-rival-known-second = La réserve I est vide
companion-rival-known-hidden = Cartes Défi face cachée
companion-rival-known-held = Écussons de { $who } qu'il détient
companion-rival-known-held-yours = Écussons de votre barde qu'il détient
companion-rival-known-told = Ses runes sur les légendes de niveau { $level }
companion-rival-known-token = Son jeton sur le lieu « { $place } » (0 : aucun)
companion-rival-known-sings = Son marqueur Chanson est sur sa défausse
companion-rival-known-ending = La fin est déclenchée
companion-rival-known-open = Cartes Défi visibles sans écusson
companion-rival-known-engaged = Un écusson est sur une carte Défi
companion-rival-known-exhausted = Plus de légende de niveau { $level } à révéler
companion-rival-known-portals = Le portail « { $place } » mène à
companion-rival-known-crest = Son écusson est sur le lieu « { $place } »
companion-rival-known-empty = « { $place } » n'a plus de carte
companion-rival-known-covered = « { $place } » : sa rune sur l'{ $slot }
companion-rival-known-solo = Carte Solo : { $card }
companion-rival-known-blue = Gemmes bleues sur les cartes de sa pile
companion-rival-known-runes-on = Légendes de niveau { $level } avec une rune
companion-rival-known-failed = Points des défis que vous n'avez pas réussis
companion-rival-known-best = Points du meilleur barde
companion-rival-pile-deck = dans son paquet
companion-rival-pile-discard = sur sa défausse
companion-rival-pile-moved = sur sa pile de déplacement
companion-rival-pile-out = hors du jeu
companion-points-tokens = jetons
companion-points-journey = Voyage
companion-points-guests = autres boîtes
companion-night-meanwhile = Jouez votre tour en carton. Dites seulement à Bosk ce qui la touche.
companion-night-meanwhile-over = Sa partie est finie : continuez sans elle jusqu'à ce que tout le monde ait passé.
companion-night-meanwhile-first = Le premier tour de la partie est pour elle : « Au tour de Tissenuit ».
companion-night-turn = Au tour de Tissenuit
companion-night-score = Compter les points
companion-night-tokens = Elle gagne des jetons Point
companion-night-cards = Elle reçoit des cartes
companion-night-resources = Elle reçoit des ressources
companion-night-claimed = Vous prenez un évènement
companion-night-visited = Vous visitez sa carte ouverte
companion-night-left = Une carte quitte sa ville
companion-night-stroll = Vous prenez une carte adjacente
companion-night-serves = Un ouvrier va dans son Antre
companion-night-rowdy-on-her = Le Voyou est joué contre elle
companion-night-robber-on-her = Le Voleur est joué
companion-night-activity = { $name } : { $first } ; sinon, { $second }
companion-night-activity-marked = { $name } (marquée) : { $first } ; sinon, { $second }
companion-night-ask-activity = Révélez sa première carte Activité. Laquelle est-ce ?
companion-night-ask-roll = Lancez le dé. Que montre-t-il ?
companion-night-ask-free = Quel est le premier lieu, dans cet ordre, sans ouvrier ni jeton Toile ?
companion-night-ask-free-webs = Quel est le premier lieu, dans cet ordre, sans ouvrier ? Un jeton Toile ne compte pas.
companion-night-none-free = aucun n'est libre
companion-night-ask-event = Quel est le premier de ces évènements, dans cet ordre, que personne n'a revendiqué ?
companion-night-no-event = il n'en reste aucun
companion-night-none-claimed = aucun, finalement
companion-night-ask-special = Quel évènement spécial est à la place { $n } ?
companion-night-ask-fit = Combien des cartes demandées par { $event } a-t-elle ?
companion-night-fit-none = moins de deux
companion-night-fit-near = au moins deux
companion-night-fit-all = toutes
companion-night-festival = le Festival des Fleurs
companion-night-special = évènement spécial { $n }
companion-night-the-special = l'évènement spécial { $n }
companion-night-the-event = l'évènement « { $name } »
companion-night-ask-colour = De quelle couleur est cette carte ?
companion-night-ask-value = Quelle est sa valeur de base ?
companion-night-ask-top = Sa ville est pleine. Regardez la première carte de sa main : est-ce une légende ou une carte de Corrin ?
companion-night-ask-own = Sur quelle carte de sa ville va l'araignée ? Choisissez.
companion-night-own-discovery = une Découverte avec une case
companion-night-that-card = cette carte
companion-night-ask-open-own = Laquelle de ses cartes ouvertes est libre ? Choisissez.
companion-night-ask-open = Une carte ouverte de votre ville est-elle libre ?
companion-night-ask-open-two = Humain { $n } : une carte ouverte de votre ville est-elle libre ?
companion-night-ask-open-taken = Avez-vous une carte ouverte ?
companion-night-ask-open-taken-two = Humain { $n } : avez-vous une carte ouverte ?
companion-night-ask-rat = Le jeton Paillasson est-il sur la carte { $n } de la Prairie ?
companion-night-ask-hidden-river = Une Destination Fluviale est-elle encore face cachée ?
companion-night-ask-river = Quelle Destination Fluviale face cachée remplit-elle le mieux ? À égalité, la première { $side }.
companion-night-ask-river-shown = Quelle Destination Fluviale remplit-elle le mieux ? À égalité, la première { $side }.
companion-night-forwards = depuis la gauche (ou le haut)
companion-night-backwards = depuis la droite (ou le bas)
companion-night-river = Destination Fluviale { $n }
companion-night-ask-wonder = { $n ->
    [one] Quelle Merveille libre est la plus chère payable avec { $n } perle ? À égalité, la première { $side }.
   *[other] Quelle Merveille libre est la plus chère payable avec { $n } perles ? À égalité, la première { $side }.
}
companion-night-wonder = Merveille { $n }
companion-night-no-wonder = aucune qu'elle puisse payer
companion-night-ask-wonder-price = Combien de perles coûte-t-elle ?
companion-night-ask-wonder-points = Combien de points montre cette Merveille ?
companion-night-ask-adornments = Combien d'Ornements a-t-elle reçus, face cachée ?
companion-night-ask-map = Combien de points montre la tuile Carte ?
companion-night-ask-discovery = Quelle est la première Découverte { $side } avec une case d'ouvrier ou des points de fin ?
companion-night-discovery = Découverte { $n }
companion-night-no-discovery = aucune
companion-night-ask-discovery-place = A-t-elle une case d'ouvrier ?
companion-night-ask-discovery-points = Combien de points vaut-elle ?
companion-night-ask-station = Quelle carte de la Gare a la plus grande valeur ? À égalité, la première { $side }.
companion-night-station = carte { $n } de la Gare
companion-night-ask-visitor = Que vaut le Visiteur visible { $n } ?
companion-night-no-visitor = pas de tel Visiteur
companion-night-ask-sail = Votre ville a-t-elle de la place pour son Bateau Pirate ?
companion-night-ask-sail-two = Humain { $n } : votre ville a-t-elle de la place pour son Bateau Pirate ?
companion-night-ask-tokens = Combien de jetons gagne-t-elle ?
companion-night-ask-cards = Combien de cartes a-t-elle reçues ?
companion-night-ask-resources = Combien de ressources a-t-elle reçues ?
companion-night-ask-claimed = Quel évènement avez-vous revendiqué ?
companion-night-ask-visited = Laquelle de ses cartes ouvertes visitez-vous ?
companion-night-ask-left = Quelle carte quitte sa ville ?
companion-night-ask-lost-green = Laquelle de ses cartes vertes est prise ?
companion-night-no-card = aucune
companion-night-ask-compensation = Compensation : payez-vous 1 carte ou 1 ressource pour qu'elle ne gagne rien ?
companion-night-ask-mesmerize = Hypnose : avez-vous au moins 3 cartes en main ? (2 jetons ou ressources : vous voyez et choisissez.)
companion-night-ask-crawlies = Payez-vous 3 ressources pour l'empêcher ?
companion-night-ask-cheating = Payez-vous 3 cartes ou ressources pour l'empêcher ?
companion-night-ask-ransom = Vous n'avez pas payé et tous vos ouvriers sont déployés ?
companion-night-ask-soup = Vous n'avez pas payé et un de vos ouvriers déployés va dans son Antre ?
companion-night-ask-ingenuity = Combien de ressources au-delà de 3 avez-vous, après avoir défaussé à volonté ?
companion-night-ask-strings = Combien de cartes avez-vous en main, après avoir défaussé à volonté ?
companion-night-ask-borrowing = Combien de vos cartes vont dans sa main (1 ressource en garde une) ?
companion-night-ask-pickpocket = Combien de vos cartes vont dans sa main (1 jeton pour elle en garde une) ?
companion-night-ask-pickpocket-tokens = Combien de cartes avez-vous gardées contre un jeton pour elle ?
companion-night-ask-imitation = Combien de cartes avez-vous en main, après avoir défaussé à volonté ?
companion-night-ask-hard-work = Combien des 3 cartes joue-t-elle (1 de vos cartes en empêche une) ?
companion-night-ask-robber = Les mains sont échangées. Combien de cartes a-t-elle maintenant ?
companion-night-ask-newleaf = Combien de cartes Newleaf étaient dans la Prairie ?
companion-night-ask-web = Nuée Suffocante : sur quel lieu libre posez-vous le jeton Toile ?
companion-night-ask-mood = Piochez une personnalité. Laquelle est-ce ?
companion-night-ask-plot = Piochez un complot. Lequel est-ce ?
companion-night-ask-scheme = Piochez une manigance. Laquelle est-ce ?
companion-night-ask-your-season = Dans quelle saison êtes-vous ?
companion-night-ask-garland = Couronne de Laurier { $n } : quelles cartes compte-t-elle ?
companion-night-other-kind = une autre sorte de cartes
companion-night-ask-garland-hers = Combien en a-t-elle ?
companion-night-no-garland = pas de telle Couronne
companion-night-ask-garland-yours = Et combien en avez-vous ?
companion-night-ask-garland-second = Que vaut sa deuxième place ?
companion-night-ask-garland-points = Couronne de Laurier { $n } : combien de points lui donne-t-elle, comptée à trois comme d'habitude ?
companion-night-ask-ruled = Paillasson le Souverain : combien d'évènements a un de ses adversaires ?
companion-night-about-top = légende ou Corrin
companion-night-about-basic = lieux de base
companion-night-about-forest = forêt
companion-night-about-open = carte ouverte
companion-night-about-rat = Paillasson, case { $n }
companion-night-about-river = Destination cachée
companion-night-about-place = case d'ouvrier
companion-night-about-sail = place pour le bateau
companion-night-ask-total = Humain { $n } : combien de points avez-vous ?
companion-night-ask-meadow = Quelle carte est sur la case { $n } de la Prairie ?
companion-night-ask-station-card = Quelle est la carte { $n } de la Gare ?
companion-night-ask-deck = Révélez la première carte de la pioche. Laquelle est-ce ?
companion-night-ask-hand = Révélez la première carte de sa main. Laquelle est-ce ?
companion-night-ask-feat = { $n ->
    [one] Révélez une carte de son Antre (il en reste { $n }). Laquelle est-ce ?
   *[other] Révélez une carte de son Antre (il en reste { $n }). Laquelle est-ce ?
}
companion-night-ask-human = Quelle carte vous prend-elle ?
companion-night-ask-snag = Accroc : quelle destination ouverte de la Prairie joue-t-elle ? Choisissez.
companion-night-ask-green = Quelle est votre carte verte de plus grande valeur ?
companion-night-ask-green-two = Humain { $n } : quelle est votre carte verte de plus grande valeur ?
companion-night-forest-1 = la carte Forêt en haut à gauche
companion-night-forest-2 = la carte Forêt en haut à droite
companion-night-forest-3 = la carte Forêt en bas à gauche
companion-night-forest-4 = la carte Forêt en bas à droite
companion-night-ferry = Ferry
companion-night-pirate-ship = Bateau Pirate
companion-night-hotel = Hôtel
companion-night-green-acorn = Gland Vert
companion-night-ruler = Paillasson le Souverain
companion-night-rowdy = Paillasson le Voyou
companion-night-robber = Paillasson le Voleur
companion-night-newleaf-card = une autre carte de Newleaf
companion-night-other-place = une autre carte avec une case d'ouvrier
companion-night-other-open = une autre carte avec une place ouverte
companion-night-other-card = une autre carte
companion-night-begin = { $n ->
    [one] Donnez-lui 2 araignées et la figurine, et { $n } carte face cachée. Elle commence.
   *[other] Donnez-lui 2 araignées et la figurine, et { $n } cartes face cachée. Elle commence.
}
companion-night-seats = L'humain 1 est à sa gauche et joue après elle ; l'humain 2 est à sa droite.
companion-night-turned-up = Carte Activité : { $card }. Égalités : { $side }.
companion-night-rolled = Le dé montre { $n }.
companion-night-enters = Placez { $card } dans sa ville.
companion-night-enters-back = Retirez { $card } de sa ville et remettez-la d'où elle venait.
companion-night-feat = Placez { $card } dans son Antre.
companion-night-hidden = { $n ->
    [one] Placez { $n } carte dans son Antre.
   *[other] Placez { $n } cartes dans son Antre.
}
companion-night-fool = Placez { $card } dans votre ville ; si elle est pleine ou en a un, défaussez-la.
companion-night-fool-two = Placez { $card } dans la ville de l'humain { $n } ; si elle est pleine ou en a un, défaussez-la.
companion-night-gains = { $n ->
    [one] Donnez-lui { $n } jeton Point.
   *[other] Donnez-lui { $n } jetons Point.
}
companion-night-to-hand = { $n ->
    [one] Placez { $n } carte dans sa main, puis mélangez sa main.
   *[other] Placez { $n } cartes dans sa main, puis mélangez sa main.
}
companion-night-gains-back = { $n ->
    [one] Reprenez-lui { $n } jeton Point.
   *[other] Reprenez-lui { $n } jetons Point.
}
companion-night-web = Posez un jeton Toile sur { $place }.
companion-night-mood = Sa personnalité : { $name }. { $text }
companion-night-plot = Son complot : { $name }. { $text }
companion-night-scheme = Manigance : { $name }. { $text }
companion-night-took = Placez { $event } dans son Antre.
companion-night-served = Placez un de vos ouvriers dans son Antre : il la sert.
companion-night-strolls = Placez la carte de la case { $n } de la Prairie dans son Antre et sa figurine à sa place ; complétez.
companion-night-tossed = Sa ville est pleine : défaussez cette carte.
companion-night-stumbles = Défaussez toutes les cartes autour de sa figurine, diagonales comprises ; complétez sauf sa case.
companion-night-new-meadow = Défaussez toute la Prairie et complétez-la sauf la case de sa figurine.
companion-night-hypnotizes = Tirez 2 cartes de votre main : l'une est défaussée, l'autre va dans sa main (vous choisissez si payé).
companion-night-masks = Posez un jeton Toile sur chaque évènement de base libre et sur un spécial libre sans jeton, au choix.
companion-night-found = La Découverte est dans sa ville : ses araignées peuvent y aller.
companion-night-paid = { $n ->
    [one] Retirez { $n } perle de son Antre.
   *[other] Retirez { $n } perles de son Antre.
}
companion-night-award = { $n ->
    [one] Cela fait { $n } point pour elle.
   *[other] Cela fait { $n } points pour elle.
}
companion-night-does = Elle fait : { $act }.
companion-night-fails = Impossible : { $act }.
companion-night-act-spider = envoyer une araignée sur { $place }
companion-night-instead = Elle voulait { $place }, qui n'est pas libre : l'araignée va au lieu libre suivant.
companion-night-no-such = Elle voulait { $place }, qui manque à deux : l'araignée va à la carte libre suivante.
companion-night-all-taken = Aucun de ces lieux n'est libre.
companion-night-none-left = Il n'y a plus d'araignée dans son Antre.
companion-night-default = Ni l'un ni l'autre : action par défaut.
companion-night-draw = Placez la première carte de la pioche dans sa main, puis mélangez sa main.
companion-night-draw-back = Reprenez une carte de sa main sans la voir et remettez-la sur la pioche.
companion-night-discard-token = Défaussez sans la voir la première carte de sa main et donnez-lui 1 jeton Point.
companion-night-discard = Défaussez sans la voir la première carte de sa main.
companion-night-play-hand = Prenez la première carte de sa main.
companion-night-play-meadow = Prenez la carte de la case { $n } de la Prairie.
companion-night-play-top = Prenez la première carte de la pioche.
companion-night-place-figure = Prenez la carte de la case { $n } de la Prairie et mettez-y sa figurine.
companion-night-spider = Placez une araignée sur { $place }.
companion-night-spider-back = Reprenez l'araignée de { $place } dans l'Antre.
companion-night-spot = le lieu « { $place } »
companion-night-visit-own = Placez une araignée sur { $card } dans sa ville et donnez-lui 2 jetons Point.
companion-night-visit-discovery = Placez une araignée sur une Découverte de sa ville et donnez-lui 2 jetons Point.
companion-night-visit-open-own = Placez une araignée sur { $card } dans sa ville.
companion-night-visit-open = Placez une araignée sur une carte ouverte libre de votre ville ; vous gagnez les jetons habituels.
companion-night-visit-open-two = Placez une araignée sur une carte ouverte libre de l'humain { $n }, qui gagne les jetons habituels.
companion-night-claim = Placez une araignée sur { $event } : il est à elle.
companion-night-neighbours = Placez les cartes adjacentes à sa figurine (sans diagonales) dans son Antre ; complétez sauf sa case.
companion-night-lift-all = Reprenez sa figurine et ses araignées dans l'Antre ; les évènements dessous sont des Exploits.
companion-night-season = { $season } : ajoutez ses cartes Activité et ses araignées ; mélangez tout son paquet.
companion-night-sweep = Défaussez la carte de la case { $n } de la Prairie.
companion-night-take = Placez la carte de la case { $n } de la Prairie dans sa main.
companion-night-legend = Mélangez une légende inutilisée au hasard dans sa main.
companion-night-feats = Révélez les cartes de son Antre : elles entrent dans sa ville ; un Fou est défaussé.
companion-night-over = Sa partie est finie ; ses pièces restent.
companion-night-ambassador = { $pearls ->
    [one] Placez son Ambassadeur sur la Destination Fluviale { $n } et donnez-lui { $pearls } perle.
   *[other] Placez son Ambassadeur sur la Destination Fluviale { $n } et donnez-lui { $pearls } perles.
}
companion-night-take-wonder = Placez une araignée sur la Merveille { $n } et la Merveille dans son Antre.
companion-night-last-wonder = Placez la Merveille { $n } dans son Antre.
companion-night-adornment = Retirez-lui 1 perle et révélez son premier Ornement : c'est un Exploit.
companion-night-map-first = Placez dans son Antre la première tuile Carte de cette partie du Chemin, depuis la gauche ou le haut.
companion-night-map-last = Placez dans son Antre la première tuile Carte de cette partie du Chemin, depuis la droite ou le bas.
companion-night-discovery-place = Placez la Découverte { $n } dans sa ville ; elle ne paye rien.
companion-night-discovery-feat = Placez la Découverte { $n } dans son Antre ; elle ne paye rien.
companion-night-trail = Révélez la carte Météo et les tuiles Carte encore cachées.
companion-night-market = Placez une araignée sur le Marché.
companion-night-market-first = Déplacez le premier jeton Marché depuis la gauche ou le haut.
companion-night-market-last = Déplacez le premier jeton Marché depuis la droite ou le bas.
companion-night-play-station = Prenez la carte { $n } de la Gare ; remplacez tout le reste de la Gare, sauf la place de sa figurine.
companion-night-figure-station = Prenez la carte { $n } de la Gare et mettez-y sa figurine.
companion-night-station-filled = Complétez la Gare.
companion-night-take-newleaf = Placez toutes les cartes Newleaf de la Prairie dans sa main, puis mélangez sa main.
companion-night-sail = Placez une araignée sur son Bateau Pirate, le bateau dans votre ville, et donnez-lui 2 jetons Point.
companion-night-sail-two = Placez une araignée sur son Bateau Pirate, le bateau dans la ville de l'humain { $n }, et donnez-lui 2 jetons Point.
companion-night-send-rowdy = Placez le Voyou dans votre ville et défaussez 2 cartes.
companion-night-send-rowdy-two = Placez le Voyou dans la ville de l'humain { $n }, qui défausse 2 cartes.
companion-night-lose-green = Prenez { $card } de sa ville : elle est à vous.
companion-night-swap = Échangez les mains ; les légendes lui reviennent.
companion-night-swap-cut = { $n ->
    [one] Défaussez { $n } carte de sa main au hasard, puis échangez les mains ; les légendes lui reviennent.
   *[other] Défaussez { $n } cartes de sa main au hasard, puis échangez les mains ; les légendes lui reviennent.
}
companion-night-swap-two = Échangez sa main avec celle de l'humain { $n } ; les légendes lui reviennent.
companion-night-swap-cut-two = { $cut ->
    [one] Défaussez { $cut } carte de sa main au hasard, puis échangez-la avec celle de l'humain { $n } ; elle garde les légendes.
   *[other] Défaussez { $cut } cartes de sa main au hasard, puis échangez-la avec celle de l'humain { $n } ; elle garde les légendes.
}
companion-night-take-visitor = Placez le Visiteur visible { $n } dans son Antre.
companion-night-drop-visitor = Défaussez le Visiteur visible { $n }.
companion-night-slot = case { $n } de la Prairie
companion-night-lair = dans l'Antre
companion-night-known-figure = Sa figurine
companion-night-known-spiders = Araignées dans l'Antre
companion-night-known-hand = Cartes en main
companion-night-counted-city = Places prises dans sa ville
companion-night-known-tokens = Jetons Point
companion-night-known-hidden = Cartes de son Antre non nommées
companion-night-known-basic = Ses évènements de base
companion-night-known-special = Ses évènements spéciaux
companion-night-known-claimed = Elle a revendiqué un évènement spécial cette saison
companion-night-known-pearls = Perles
companion-night-known-adornments = Ornements face cachée
companion-night-known-frog = L'Ambassadeur est dans l'Antre
companion-night-known-treasure = Points des Merveilles, Cartes et Découvertes
companion-night-known-city = Dans sa ville : { $card }
companion-night-known-over = Sa partie est finie
companion-night-known-all-spiders = Toutes ses araignées, où qu'elles soient
companion-night-known-serving = Un de vos ouvriers attend dans l'Antre pour la servir
companion-night-known-spider = Une araignée sur : { $place }
companion-night-known-haven = Araignées sur le Havre de Paix
companion-night-known-on = Araignées sur { $card }
companion-night-known-event = Revendiqué : { $event }
companion-night-known-special-at = Évènement spécial à la place { $n }
companion-night-untold = pas encore dit
companion-night-other-event = un d'une autre boîte
companion-night-known-open = Carte Activité visible
companion-night-known-times-empty = Combien de fois son paquet s'est vidé cette saison
companion-night-known-used = Utilisée : { $card }
companion-night-known-mood = Personnalité
companion-night-known-plot = Complot
companion-night-known-web = Un jeton Toile sur : { $place }
companion-night-known-scheme = Manigance en vigueur
companion-night-known-drawn = Déjà piochée : { $card }
companion-night-known-adornments-up = Ornements révélés
companion-night-known-rivers = Toutes les Destinations Fluviales sont visibles
companion-night-known-wonder = Prise : Merveille { $n }
companion-night-known-price = Perles pour la Merveille { $n }
companion-night-known-found = Découvertes avec une case dans sa ville
companion-night-known-found-on = Araignées sur ces Découvertes
companion-night-known-visitors = Ses Visiteurs
companion-night-known-visitor = Valeur du Visiteur { $n }
companion-night-known-value = Valeur de { $card }
companion-night-known-colour = Couleur de { $card }
companion-night-known-feat = Dans son Antre : { $card }
companion-night-group-spiders = Ses araignées
companion-night-group-events = Évènements
companion-night-group-activity = Cartes Activité
companion-night-group-webs = Personnalité, complot et manigance
companion-night-group-boxes = Autres boîtes
companion-night-group-city = Ses cartes
cli-about-companion = Jouer l'adversaire d'une boîte à côté de votre propre matériel : Bosk demande, décide selon les règles et dit quoi faire
cli-help-mode-companion = Comment joue l'adversaire, comme pour play ; avec die=table ou deck=table, la table lance et pioche elle-même
cli-example-companion = jouer l'adversaire à côté du matériel
cli-companion-yes = oui, o
cli-companion-no = non, n
cli-companion-how = Répondez par un numéro, un nom ou le début d'un nom. À tout moment : u défait la dernière réponse, « ? » dit pourquoi, quoi montre ce que Bosk sait (quoi tout : même ce qui est vide), corriger NOM VALEUR le change, q quitte.
cli-companion-word-what = quoi
cli-companion-word-set = corriger
cli-companion-value = { $what } : { $how }
cli-companion-hint-yes-no = o ou n
cli-companion-hint-number = { $least } à { $most }
cli-companion-hint-choice = un numéro de la liste ou un nom
cli-companion-hint-card = le début de son nom
cli-companion-nothing-to-undo = Rien n'a encore été répondu.
cli-companion-put-back = Remettez d'abord en place ce qui a été fait, en commençant par la fin :
cli-companion-which = Lequel : { $names } ?
cli-companion-hint-copy = card : dire ce que montre votre carte, si elle n'est pas dans la liste
cli-companion-card-how = Que montre votre carte ? Un numéro de la liste ou un nom ; rien : comme la ligne au-dessus ; q : quitter.
cli-companion-card-all = Toutes ces cartes ont déjà été saisies.
cli-companion-card-no-pack = Vos cartes ont besoin d'un dossier où les garder : commencez avec --pack DOSSIER.
cli-companion-doubt = Répétez la même chose si c'est bien cela, ou corrigez ce que Bosk compte mal (quoi, corriger).
cli-companion-look = Où regarder, entre crochets :

## La page du compagnon

beside-title = À ma table
beside-our-map = Sans cela, les lieux et les chemins du Rival sont ceux de la carte de Bosk, pas ceux de votre plateau.
beside-own-board = { $n ->
    [0] Saisir votre plateau (sinon le Rival suit celui de Bosk)
    [one] Votre plateau : { $n } carrefour
   *[other] Votre plateau : { $n } carrefours
}
beside-crumb = Revenir à « { $said } »
beside-counted-of = { $n } sur { $most }
beside-look = Où regarder
beside-link = Copier un lien vers cette table
beside-link-copied = Le lien est copié. Qui l'ouvre a cette table telle qu'elle est.
beside-link-by-hand = Le navigateur n'a pas permis de copier. Copiez ce lien vous-même :
beside-bad-link = Ce lien ne contient aucune table que l'on puisse ouvrir ici.
beside-bad-address = Cette adresse ne mène à rien ici : choisissez qui vient à la table.
beside-doubt = Que s'est-il passé ?
beside-doubt-how = Rien n'est perdu : Bosk attend votre choix.
beside-doubt-wrong = Je me suis trompé
beside-doubt-wrong-how = choisir une autre réponse
beside-doubt-known = Bosk compte mal
beside-doubt-known-how = voir et corriger ce qu'il sait
beside-doubt-so = C'est bien cela
beside-doubt-so-how = Bosk le garde et le note dans le journal
beside-doubt-back = revenir à ce que Bosk sait
beside-unofficial = compté avec une valeur non officielle
beside-right = C'est juste
beside-colours = Couleurs
survey-how = Touchez un lieu pour le changer, une case vide pour en ajouter un.
survey-facts = { $n ->
    [one] votre plateau · { $n } carrefour
   *[other] votre plateau · { $n } carrefours
}
survey-cell = { $place }, { $kind }
survey-cell-start = { $place }, { $kind }, départ du Rival
survey-empty = Colonne { $column }, ligne { $row } : ajouter un lieu
survey-sound = Rien ne manque : le Rival trouve son chemin ici.
survey-keep = Garder ce plateau
survey-kept = Le plateau est gardé. Les nouvelles tables avec le Rival s'y jouent.
survey-reset = Revenir à la carte de Bosk
survey-name = Nom
survey-kind = Qu'est-ce que c'est ?
survey-paths = Où mène un chemin ?
survey-nowhere = nulle part
survey-up = en haut
survey-down = en bas
survey-left = à gauche
survey-right = à droite
survey-shift = Le dessiner une case plus loin : { $way }
survey-remove = L'enlever du plateau
survey-start = Le Rival commence ici.
survey-slots-of = Gemmes des emplacements
survey-slot = Emplacement { $n }
survey-ground = Terrain
survey-edge-of = Bord du plateau
survey-lawn = pelouse
survey-water = eau
survey-kind-creature = Créature
survey-kind-shop = Magasin
survey-kind-bank = Banque
survey-kind-stage = Scène
survey-kind-legend = Légendes
survey-kind-motifs = Motifs
survey-kind-volume = Volume
survey-kind-coins = Pièces
survey-kind-portal = Portail
survey-portals = { $n ->
    [one] Terrain « { $ground } » : il faut deux portails, il y en a { $n }.
   *[other] Terrain « { $ground } » : il faut deux portails, il y en a { $n }.
}
survey-edge = { $place } : un chemin mène là où est le bord du plateau.
survey-slots = { $place } : cette scène n'a aucun emplacement.
survey-cut-off = { $place } : aucun chemin n'y mène depuis le départ du Rival.
survey-too-many = { $most ->
    [one] C'est trop : { $most } carrefour au plus, avec ceux de la carte de Bosk qui ne sont pas sur le vôtre.
   *[other] C'est trop : { $most } carrefours au plus, avec ceux de la carte de Bosk qui ne sont pas sur le vôtre.
}
beside-how = Vous bougez le carton, Bosk joue l'adversaire. Il demande une chose à la fois et dit quoi faire.
beside-who = Qui vient à la table ?
beside-thorn = Miss Thorn
beside-nightweave = Tissenuit
beside-rival = Le Rival
beside-thorn-how = Everdell Duo · 1 ou 2 personnes
beside-nightweave-how = Everdell et Mistwood · 1 ou 2 personnes
beside-rival-how = Bardwood Grove · 1 à 4 personnes
beside-quest = À quoi jouez-vous ?
beside-draws = Qui pioche, qui lance ?
beside-owned = Qu'y a-t-il sur la table ?
beside-mistwood = Mistwood
beside-boxes = Autres boîtes
beside-pearlbrook = Pearlbrook
beside-spirecrest = Spirecrest
beside-bellfaire = Bellfaire
beside-newleaf = Newleaf
beside-rats = Quelqu'un joue les Rats
beside-rugwort = Les trois cartes Paillasson
beside-night-0 = Sans jetons de niveau ni points en plus.
beside-night-1 = 1 jeton de niveau ; 1 point par carte sans points.
beside-night-2 = 2 jetons de niveau ; 1 point par carte sans points, 1 de plus par carte violette.
beside-night-3 = 3 jetons de niveau ; 1 point par carte sans points, 2 de plus par carte violette.
beside-night-4 = 4 jetons de niveau ; 2 points par carte sans points, 3 de plus par carte violette.
beside-deck-bosk = Ses cartes Activité à lui, ou les vôtres une fois toutes saisies. Rien à toucher.
beside-deck-table = Vous retournez les vôtres et dites à Bosk ce qu'elles montrent.
beside-solo-bosk = Ses cartes Solo à lui, ou les vôtres une fois toutes saisies. Rien à toucher.
beside-solo-table = Vous retournez les vôtres et dites à Bosk ce qu'elles montrent.
beside-screen-of = étape { $n } sur { $all }
beside-next = Suite
beside-back = Retour
beside-running = Une table est en cours
beside-go-on = Reprendre
beside-own-cards = { $n ->
    [0] Saisir vos cartes (pas nécessaire pour commencer)
    [one] Vos cartes : { $n } saisie
   *[other] Vos cartes : { $n } saisies
}
beside-cards = Vos cartes
beside-copied = { $n ->
    [one] { $n } saisie
   *[other] { $n } saisies
}
beside-card-of = Carte { $n } sur { $all }
beside-card-before = Avant
beside-cells-left = { $n ->
    [one] Encore { $n } case
   *[other] Encore { $n } cases
}
beside-save-card = Garder cette carte
beside-clear-card = Oublier cette carte
beside-cards-in = Prendre un fichier
beside-choose = Choisir
beside-copy-how = Chaque saison reprend d'abord la ligne d'avant : ne changez que ce qui diffère. Complots et manigances n'ont pas à être saisis : leur nom suffit.
beside-copy-here = Les cartes restent sur cet appareil.
beside-copy-one = Une carte pas encore saisie
beside-not-copied = n'est pas une des vôtres
beside-no-cards = Il n'y a pas de cartes à saisir pour cet adversaire.
beside-to-campaign = Jouer une campagne
beside-campaign-how = La feuille est la même qu'à l'écran : les chapitres à votre table et à l'écran comptent ensemble.
beside-campaign-new = Commencer ou reprendre une campagne
beside-campaign-screen = Toute la feuille
beside-campaign-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
} · chapitres joués : { $played } sur 15
beside-medal = Médaille : { $medal }
beside-skunks = Mouffettes : { $events } sur les évènements, { $meadow } dans la Prairie, { $locations } sur les lieux
beside-chapter-play = À ma table
beside-type-in = Noter le résultat
beside-type-replay = Noter la revanche
beside-write-down = Écrire sur la feuille
beside-untype-last = Effacer le dernier résultat
beside-goal-doubt = { $n ->
    [one] Gagné avec { $n } point ? Ce chapitre en demande { $wanted }. Touchez encore une fois pour l'écrire malgré tout.
   *[other] Gagné avec { $n } points ? Ce chapitre en demande { $wanted }. Touchez encore une fois pour l'écrire malgré tout.
}
beside-won = gagné
beside-lost = perdu
beside-city-points = Points de la ville
beside-good-news = Bonnes Nouvelles après ce chapitre
beside-news-none = aucune
beside-news-kept = gardée
beside-news-used = utilisée
beside-level = Quelle difficulté ?
beside-easy = facile
beside-normal = normal
beside-medium = moyen
beside-hard = difficile
beside-level-n = niveau { $n }
beside-chapter-n = chapitre { $n }
beside-people = Combien de personnes ?
beside-die = Qui lance le dé ?
beside-deck = Qui pioche les cartes Activité ?
beside-solo-deck = Qui pioche les cartes Solo ?
beside-bosk-does = Bosk
beside-table-does = nous
beside-begin = Mise en place
beside-bring = Reprendre depuis un fichier
beside-menu = Menu
beside-known = Ce que Bosk sait
beside-correct = Corriger
beside-corrected = Correction notée. { $what }.
beside-uncorrected = Correction annulée. { $what }.
beside-known-short = Bosk sait
beside-known-how = Corrigez ce qui est différent sur votre table ; cela compte à partir d'ici.
beside-known-after = Ceci vaut une fois faites toutes les étapes de la liste.
beside-undo = Défaire
beside-done = C'est fait
beside-all-done = Tout est fait
beside-their-turn = À faire
beside-step-of = { $n } sur { $all }
beside-rule = La règle
beside-why = Pourquoi ?
beside-so = C'est cela
beside-between = de { $least } à { $most }
beside-not-between = Un nombre de { $least } à { $most }, s'il vous plaît.
beside-yours = À vous
beside-begins = { $foe } commence
beside-yes = Oui
beside-no = Non
beside-roll = Que Bosk le lance
beside-less = un de moins
beside-more = un de plus
beside-find = Nom de la carte
beside-all-seen = déjà toutes vues
beside-more-found = { $n ->
    [one] et { $n } autre : tapez une lettre ou deux
   *[other] et { $n } autres : tapez une lettre ou deux
}
beside-none-found = Rien ne porte ce nom.
beside-total = { $who } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
beside-log = Ce qui s'est passé
beside-export = Enregistrer dans un fichier
beside-another = Une autre table
beside-dark = Sombre
beside-voice = Lire à voix haute
beside-keep = Garder
beside-restored = Remis en place
beside-put-back = Défaire
beside-put-back-how = Remettez d'abord le carton en place :
beside-not-kept = Le navigateur ne garde pas cette table : elle disparaîtra quand la page sera fermée.
beside-no-game = Cette table n'est pas gardée dans ce navigateur.
beside-line = { $n ->
    [one] À ma table · { $n } réponse
   *[other] À ma table · { $n } réponses
}
beside-line-over = À ma table · terminée

## Les cartes que leur propriétaire recopie

copied-activity = Cartes Activité
copied-solo = Cartes Solo
copied-challenge = Cartes Défi
copied-levels = Cartes Niveau
copied-zero-bonus = Chaque carte qui vaut 0
copied-purple-bonus = Chaque carte violette ou légende
copied-special-points = Un évènement spécial
copied-adornment-points = Un Ornement
copied-season = entre
copied-mark = Marque
copied-arrow = Flèche
copied-arrows = Flèches, de gauche à droite
copied-visitor = Visiteur de Newleaf
copied-spider = araignée
copied-figure = figurine
copied-no-mark = aucune
copied-ambassador = Ambassadeur
copied-clockwise = horaire
copied-counter-clockwise = anti-horaire
copied-first = { $season } : première action
copied-second = { $season } : deuxième action
copied-with-level = avec les jetons du niveau
copied-default = Par défaut
copied-and-then = et ensuite
copied-city = sa ville
copied-open = destination ouverte
copied-basic-event = évènement de base
copied-special-event = évènement spécial
copied-level = jetons du niveau
copied-haven = Havre de Paix ou Marché
copied-nothing = rien
copied-tempo = Tempo
copied-easy = Facile
copied-hard = Difficile
copied-counts = Ce qui compte à la fin
copied-least = Au moins
copied-metric-fans = cartes Fan
copied-metric-creatures = créatures apaisées
copied-metric-legends = légendes racontées
copied-metric-skills = cartes Compétence achetées
copied-metric-improvs = cartes Impro achetées
copied-metric-cards = cartes Compétence et Impro achetées
copied-metric-coins = pièces
copied-metric-volume = volume
copied-metric-crests = blasons des autres
copied-metric-stages = runes sur les scènes
copied-metric-gems = gemmes
copied-metric-boat = cases de rivière parcourues
copied-metric-reach = pierres de portée
copied-metric-kinds = sortes de cartes gagnées
copied-metric-runes = runes hors du cadran
copied-metric-blue = gemmes bleues
copied-metric-track = blasons sur la piste
