/**
 * Words of requests in six languages, by what they are in English: an English word with its part of speech, then the words
 * that say it. They stand for kinds, parts, places, looks and colours, and for the small words between them; everything else
 * of such a prompt is a name, a fact or a text, and stays what it is.
 */
export const GLOSSES = {
  de: `
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
gold/ADJ: golden goldene goldener`,
  fr: `
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
gold/ADJ: doré dorée`,
  es: `
the/DET: el la los las
a/DET: un una unos unas
and/CCONJ: y e
or/CCONJ: o
for/ADP: para
with/ADP: con
without/ADP: sin
is/AUX: es son
should/AUX: debe deben
our/PRON: nuestro nuestra nuestros nuestras
my/PRON: mi mis
I/PRON: yo
please/INTJ: favor gracias
create/VERB: crea crear crear diseña diseñar haz hacer dibuja genera
need/VERB: necesito necesitamos quiero queremos quisiera
called/VERB: llamado llamada titulado
show/VERB: muestra muestre
poster/NOUN: cartel póster afiche
flyer/NOUN: folleto panfleto volante octavilla
invitation/NOUN: invitación
card/NOUN: tarjeta
menu/NOUN: menú carta
logo/NOUN: logotipo
website/NOUN: página sitio
banner/NOUN: pancarta
ad/NOUN: anuncio
post/NOUN: publicación
icon/NOUN: icono ícono
background/NOUN: fondo
title/NOUN: título
text/NOUN: texto
font/NOUN: letra tipografía fuente
name/NOUN: nombre
date/NOUN: fecha
time/NOUN: hora
place/NOUN: lugar
price/NOUN: precio
address/NOUN: dirección
button/NOUN: botón
picture/NOUN: foto imagen
illustration/NOUN: ilustración dibujo
symbol/NOUN: símbolo
border/NOUN: borde marco
color/NOUN: colores
style/NOUN: estilo
top/NOUN: arriba superior
bottom/NOUN: abajo inferior
left/NOUN: izquierda
right/NOUN: derecha
center/NOUN: centro
above/ADP: encima
below/ADP: debajo bajo
behind/ADP: detrás
free/ADJ: gratis gratuita gratuito
modern/ADJ: moderno moderna
simple/ADJ: sencillo sencilla
light/ADJ: claro clara claros
dark/ADJ: oscuro oscura oscuros
large/ADJ: grande
small/ADJ: pequeño pequeña
red/ADJ: rojo roja
blue/ADJ: azul
navy/ADJ: marino
green/ADJ: verde
yellow/ADJ: amarillo amarilla
black/ADJ: negro negra
white/ADJ: blanco blanca
orange/ADJ: naranja
purple/ADJ: morado morada
pink/ADJ: rosa rosado
gray/ADJ: gris
brown/ADJ: marrón
turquoise/ADJ: turquesa
gold/ADJ: dorado dorada`,
  it: `
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
gold/ADJ: oro dorato dorata`,
  pt: `
the/DET: o os as
a/DET: um uma uns umas
and/CCONJ: e
or/CCONJ: ou
for/ADP: para pra
with/ADP: com
without/ADP: sem
is/AUX: é são
should/AUX: deve devem
our/PRON: nosso nossa nossos nossas
my/PRON: meu minha
I/PRON: eu
please/INTJ: favor obrigado obrigada
create/VERB: crie criar cria desenhe faça fazer projete
need/VERB: preciso precisamos quero queremos gostaria
called/VERB: chamado chamada intitulado
show/VERB: mostra mostre
poster/NOUN: cartaz pôster
flyer/NOUN: panfleto folheto
invitation/NOUN: convite
card/NOUN: cartão
menu/NOUN: cardápio ementa
logo/NOUN: logotipo
website/NOUN: página
banner/NOUN: faixa
ad/NOUN: anúncio
icon/NOUN: ícone
app/NOUN: aplicativo aplicação
background/NOUN: fundo
title/NOUN: título
text/NOUN: texto
font/NOUN: letra fonte tipografia
name/NOUN: nome
date/NOUN: data
time/NOUN: hora horário
place/NOUN: local
price/NOUN: preço
address/NOUN: endereço
button/NOUN: botão
picture/NOUN: foto imagem
illustration/NOUN: ilustração desenho
symbol/NOUN: símbolo
border/NOUN: borda moldura
color/NOUN: cor cores
style/NOUN: estilo
top/NOUN: topo cima
bottom/NOUN: embaixo baixo
left/NOUN: esquerda
right/NOUN: direita
center/NOUN: centro
above/ADP: acima
below/ADP: abaixo sob
behind/ADP: atrás
free/ADJ: grátis gratuita gratuito franca
modern/ADJ: moderno moderna
simple/ADJ: simples
light/ADJ: claro clara claros
dark/ADJ: escuro escura escuros
large/ADJ: grande
small/ADJ: pequeno pequena
red/ADJ: vermelho vermelha
blue/ADJ: azul
navy/ADJ: marinho
green/ADJ: verde
yellow/ADJ: amarelo amarela
black/ADJ: preto preta
white/ADJ: branco branca
orange/ADJ: laranja
purple/ADJ: roxo roxa
pink/ADJ: rosa
gray/ADJ: cinza
brown/ADJ: marrom castanho
turquoise/ADJ: turquesa
gold/ADJ: dourado dourada`,
  nl: `
the/DET: de het
a/DET: een
and/CCONJ: en
or/CCONJ: of
for/ADP: voor
with/ADP: met
without/ADP: zonder
is/AUX: is zijn
should/AUX: moet moeten
not/PART: niet
no/DET: geen
our/PRON: onze ons
my/PRON: mijn
I/PRON: ik
we/PRON: wij we
please/INTJ: alsjeblieft graag
create/VERB: maak maken ontwerp ontwerpen teken
need/VERB: wil willen nodig zoek
called/VERB: genaamd heet
show/VERB: toont tonen
poster/NOUN: affiche aanplakbiljet
flyer/NOUN: folder strooibiljet
invitation/NOUN: uitnodiging
card/NOUN: kaart
menu/NOUN: menukaart
logo/NOUN: beeldmerk
website/NOUN: webpagina webshop
banner/NOUN: spandoek
ad/NOUN: advertentie
post/NOUN: bericht
icon/NOUN: icoon pictogram app-icoon
background/NOUN: achtergrond
title/NOUN: titel kop
text/NOUN: tekst
font/NOUN: lettertype
name/NOUN: naam
date/NOUN: datum
time/NOUN: tijd
place/NOUN: plaats locatie
price/NOUN: prijs
address/NOUN: adres
button/NOUN: knop
picture/NOUN: foto afbeelding
illustration/NOUN: tekening illustratie
symbol/NOUN: symbool
border/NOUN: rand kader
color/NOUN: kleur kleuren
style/NOUN: stijl
top/NOUN: bovenaan boven
bottom/NOUN: onderaan
left/NOUN: links
right/NOUN: rechts
center/NOUN: midden
above/ADP: boven
below/ADP: onder
behind/ADP: achter
free/ADJ: gratis
modern/ADJ: moderne
simple/ADJ: eenvoudig eenvoudige
light/ADJ: lichte licht
dark/ADJ: donkere donker
large/ADJ: groot grote
small/ADJ: klein kleine
red/ADJ: rood rode
blue/ADJ: blauw blauwe donkerblauw donkerblauwe lichtblauw lichtblauwe
green/ADJ: groen groene donkergroen donkergroene
yellow/ADJ: geel gele
black/ADJ: zwart zwarte
white/ADJ: wit witte
orange/ADJ: oranje
purple/ADJ: paars paarse
pink/ADJ: roze
gray/ADJ: grijs grijze
brown/ADJ: bruin bruine
gold/ADJ: goud gouden`,
} as const
