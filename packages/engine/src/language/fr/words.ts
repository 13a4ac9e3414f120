/** Words of French requests by their English, with its part of speech: kinds, parts, places, looks, and the small words between them. */
export const WORDS = `
the/DET: le la les l'
a/DET: un une des
and/CCONJ: et
or/CCONJ: ou
for/ADP: pour
with/ADP: avec
without/ADP: sans
is/AUX: est sont
should/AUX: doit doivent
not/PART: pas
our/PRON: notre nos
my/PRON: mon ma mes
I/PRON: je j'
we/PRON: nous
please/INTJ: svp merci
create/VERB: crée créer créez fais faire faites dessine dessinez conçois réalise
need/VERB: besoin voudrais veux aimerais souhaite
called/VERB: appelé appelée nommé nommée intitulé
show/VERB: montre montrant
poster/NOUN: affiche
flyer/NOUN: prospectus dépliant tract
invitation/NOUN: faire-part
card/NOUN: carte
menu/NOUN: menu
website/NOUN: site
banner/NOUN: bannière bandeau
ad/NOUN: publicité annonce
post/NOUN: publication
icon/NOUN: icône
background/NOUN: fond arrière-plan
title/NOUN: titre
text/NOUN: texte
font/NOUN: police typographie
name/NOUN: nom
date/NOUN: date
time/NOUN: heure
place/NOUN: lieu
price/NOUN: prix
address/NOUN: adresse
button/NOUN: bouton
picture/NOUN: photo
illustration/NOUN: dessin
symbol/NOUN: symbole
border/NOUN: bordure cadre
color/NOUN: couleur couleurs
style/NOUN: style
top/NOUN: haut
bottom/NOUN: bas
left/NOUN: gauche
right/NOUN: droite
center/NOUN: centre milieu
above/ADP: dessus
below/ADP: sous dessous
behind/ADP: derrière
free/ADJ: gratuit gratuite
modern/ADJ: moderne
simple/ADJ: sobre sobres simple simples
light/ADJ: clair claire clairs claires
dark/ADJ: foncé foncée sombre
large/ADJ: grand grande
small/ADJ: petit petite
red/ADJ: rouge rouges
blue/ADJ: bleu bleue bleus
navy/ADJ: marine nuit
green/ADJ: vert verte
yellow/ADJ: jaune jaunes
black/ADJ: noir noire
white/ADJ: blanc blanche
orange/ADJ: orangé
purple/ADJ: violet violette
pink/ADJ: rose
gray/ADJ: gris grise
brown/ADJ: marron brun
beige/ADJ: beige crème
gold/ADJ: doré dorée
`
