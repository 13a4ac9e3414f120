/** Words of German requests by their English, with its part of speech: kinds, parts, places, looks, and the small words between them. */
export const WORDS = `
the/DET: der die das den dem des
a/DET: ein eine einen einem einer eines
and/CCONJ: und
or/CCONJ: oder
for/ADP: für fürs
with/ADP: mit
without/ADP: ohne
is/AUX: ist sind
should/AUX: soll sollen sollte
not/PART: nicht
no/DET: kein keine keinen
our/PRON: unser unsere unseren unserem unserer
my/PRON: mein meine meinen meinem meiner
I/PRON: ich
we/PRON: wir
me/PRON: mir uns
please/INTJ: bitte
create/VERB: erstelle erstellen erstell gestalte gestalten entwirf entwerfen mach mache machen zeichne baue
need/VERB: brauche brauchen benötige benötigen möchte möchten hätte will wollen
called/VERB: namens heißt genannt
show/VERB: zeigt zeigen
poster/NOUN: plakat plakate aushang
flyer/NOUN: handzettel flugblatt
invitation/NOUN: einladung einladungskarte
card/NOUN: karte postkarte grußkarte
menu/NOUN: speisekarte
logo/NOUN: firmenlogo wortmarke
website/NOUN: webseite internetseite webauftritt startseite
banner/NOUN: werbebanner titelbild anzeige werbeanzeige
post/NOUN: beitrag
icon/NOUN: symbolbild
background/NOUN: hintergrund hintergrunds untergrund
title/NOUN: titel überschrift
text/NOUN: schriftzug aufschrift
font/NOUN: schrift schriftart
name/NOUN: name namen
date/NOUN: datum
time/NOUN: uhrzeit
place/NOUN: ort
price/NOUN: preis
address/NOUN: adresse anschrift
button/NOUN: knopf schaltfläche
slogan/NOUN: werbespruch claim
picture/NOUN: bild foto
illustration/NOUN: zeichnung abbildung
symbol/NOUN: zeichen bildmarke
border/NOUN: rahmen rand
color/NOUN: farbe farben
style/NOUN: stil
top/NOUN: oben
bottom/NOUN: unten
left/NOUN: links
right/NOUN: rechts
center/NOUN: mitte mittig
above/ADP: über oberhalb
below/ADP: unter unterhalb darunter
beside/ADP: neben
behind/ADP: hinter
free/ADJ: gratis kostenlos
modern/ADJ: modern moderne modernes moderner
simple/ADJ: schlicht schlichte schlichtes einfach
light/ADJ: helle heller helles hell
dark/ADJ: dunkle dunkler dunkles dunkel
large/ADJ: groß große großes großer
small/ADJ: klein kleine kleines kleiner
red/ADJ: rot rote roter rotes roten
blue/ADJ: blau blaue blauer blaues blauen dunkelblau dunkelblauer dunkelblaue dunkelblaues hellblau hellblaue marineblau
green/ADJ: grün grüne grüner grünes grünen dunkelgrün dunkelgrüner hellgrün
yellow/ADJ: gelb gelbe gelber gelbes gelben
black/ADJ: schwarz schwarze schwarzer schwarzes schwarzen
white/ADJ: weiß weiße weißer weißes weißen
orange/ADJ: orangefarben
purple/ADJ: lila violett
pink/ADJ: rosa
gray/ADJ: grau graue grauer graues
brown/ADJ: braun braune brauner
turquoise/ADJ: türkis
gold/ADJ: golden goldene goldener
`
