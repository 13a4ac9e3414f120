/** Words of Italian requests by their English, with its part of speech: kinds, parts, places, looks, and the small words between them. */
export const WORDS = `
the/DET: il lo la gli le l'
a/DET: un uno una un'
and/CCONJ: e ed
or/CCONJ: o
for/ADP: per
with/ADP: con
without/ADP: senza
is/AUX: è sono
should/AUX: deve devono
our/PRON: nostro nostra nostri nostre
my/PRON: mio mia
I/PRON: io
please/INTJ: favore grazie
create/VERB: crea creare disegna fai fare progetta realizza
need/VERB: serve vorrei voglio vorremmo
called/VERB: chiamato chiamata intitolato
show/VERB: mostra
poster/NOUN: locandina manifesto
flyer/NOUN: volantino pieghevole
invitation/NOUN: invito partecipazione
card/NOUN: biglietto cartolina
website/NOUN: sito
banner/NOUN: striscione
ad/NOUN: annuncio pubblicità
icon/NOUN: icona
background/NOUN: sfondo
title/NOUN: titolo
text/NOUN: testo scritta
font/NOUN: carattere font
name/NOUN: nome
date/NOUN: data
time/NOUN: orario
place/NOUN: luogo
price/NOUN: prezzo
address/NOUN: indirizzo
button/NOUN: pulsante
picture/NOUN: foto immagine
illustration/NOUN: illustrazione disegno
symbol/NOUN: simbolo
border/NOUN: bordo cornice
color/NOUN: colore colori
style/NOUN: stile
top/NOUN: alto
bottom/NOUN: basso
left/NOUN: sinistra
right/NOUN: destra
center/NOUN: centro
above/ADP: sopra
below/ADP: sotto
behind/ADP: dietro
free/ADJ: gratuito gratuita gratis libero
modern/ADJ: moderno moderna
simple/ADJ: semplice
light/ADJ: chiaro chiara chiari
dark/ADJ: scuro scura scuri
large/ADJ: grande
small/ADJ: piccolo piccola
red/ADJ: rosso rossa
blue/ADJ: blu azzurro azzurra
green/ADJ: verde
yellow/ADJ: giallo gialla
black/ADJ: nero nera
white/ADJ: bianco bianca
orange/ADJ: arancione
purple/ADJ: viola
pink/ADJ: rosa
gray/ADJ: grigio grigia
brown/ADJ: marrone
turquoise/ADJ: turchese
gold/ADJ: oro dorato dorata
`
