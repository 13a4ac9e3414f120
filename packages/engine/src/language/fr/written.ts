/** What is written into designs in French: headlines and buttons by what a design is about, and plain words for pages of any trade. */
export const LINES = `
any: Fait avec soin | Venez voir | Tout simplement bien | À découvrir | Ici commence quelque chose de beau | Pour vous
sale: C’est le moment | De belles choses à petits prix | Tant qu’il y en a | Plus pour moins
event: Soyez des nôtres | On vous attend | Venez nombreux | Un jour à retenir
food: Venez avec votre appétit | Frais et fait maison | Le goût du vrai | À table
care: Entre de bonnes mains | Prenez du temps pour vous | On vous écoute | Pas à pas vers le mieux
home: Bienvenue chez vous | Un lieu où vivre | Bien bâti, bien habité | Votre maison, nos mains
travel: Partez voir le monde | Prochaine étape ? | Faites vos valises | Le monde vous attend
learning: Apprendre, toujours | Les curieux sont les bienvenus | Le savoir qui reste | Commencez aujourd’hui
style: Votre style, votre histoire | Nouvelle saison, nouvel élan | Fait pour être porté | La beauté du détail
cause: Aidons ensemble | Chaque geste compte | Ensemble, c’est possible | Faire le bien
love: Avec amour | Deux cœurs, un jour | Pour toujours
>shop: Acheter | Voir l’offre
>book: Réserver | Prendre rendez-vous
>join: Participer | J’y serai
>learn: En savoir plus | Lire la suite
>visit: Venez nous voir | Nous rendre visite
>order: Commander | Voir la carte
>contact: Nous contacter | Écrivez-nous
>give: Faire un don | Aider
`
export const PAGES = `
nav: Services | À propos | Questions | Contact
headlines: Bienvenue | Fait avec soin | Vous êtes au bon endroit | Tout simplement bien
subheads: Ce que nous faisons, comment nous travaillons et comment nous joindre. | Une courte présentation et un moyen simple de nous écrire. | L’essentiel sur une seule page.
calls: Nous contacter / En savoir plus | Écrivez-nous / Notre façon de faire | Faire une demande / Découvrir
features: D’abord, écouter — Nous posons des questions avant de proposer quoi que ce soit. | Des mots simples — Pas de jargon. Si quelque chose n’est pas clair, demandez. | Le soin du détail — Le dernier détail compte autant que le premier. | Une seule personne — Vous parlez à la même personne du début à la fin. | De la souplesse — Les projets changent. Nous en parlons tôt, simplement. | Et après — Vos questions restent les bienvenues, même quand tout est fini.
about: Ce qui compte pour nous — Des choses qui durent et des gens qui s’y sentent bien. Nous disons ce qui est possible et prenons le temps qu’il faut. | Faisons connaissance — Venez voir, posez vos questions et faites-vous votre idée.
process: Racontez — Quelques phrases suffisent pour commencer. | Convenons — Nous écrivons ce qui se passe et quand. | C’est parti — Vous voyez vite le résultat et vous avez le dernier mot.
faq: Comment commencer ? — Par un message. Dites-nous ce qu’il vous faut et pour quand. | Que faut-il préparer ? — Des exemples de ce que vous aimez aident le plus. | Peut-on changer d’avis ? — Oui. Dites-le tôt et c’est rarement un problème. | Comment vous joindre ? — Par le contact indiqué sur cette page.
closings: Que pouvons-nous faire pour vous ? — Quelques lignes suffisent, nous verrons le reste ensemble. | Envie d’en savoir plus ? — Écrivez-nous ce qui vous amène.
footers: Merci de votre visite. | À bientôt.
`
