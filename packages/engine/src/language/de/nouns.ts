/** Nouns of German requests by their English: what is made, who it is for, what stands in it; the words of one phrase joined by '_'. */
export const NOUNS = `
poster: plakat poster
flyer: flyer handzettel faltblatt flugblatt
notice: aushang
invitation: einladung einladungskarte
postcard: postkarte ansichtskarte grußkarte
voucher: gutschein
certificate: urkunde zertifikat
ticket: eintrittskarte ticket
menu: speisekarte getränkekarte menükarte
book-cover: buchcover buchumschlag
album-cover: albumcover plattencover
sticker: aufkleber
label: etikett
website: webseite website internetseite startseite homepage landingpage webauftritt
webshop: onlineshop webshop
app: app anwendung
business-card: visitenkarte visitenkarten geschäftskarte
logo: logo wortmarke bildmarke firmenlogo
icon: symbol icon
banner: banner werbebanner
facebook-cover: facebook-titelbild
thumbnail: vorschaubild thumbnail
title: titel überschrift
book: buch
author: autor autorin
date: datum termin
place: ort veranstaltungsort
phone: telefon telefonnummer tel
address: adresse anschrift
button: knopf button schaltfläche
menu: menü navigation
bakery: bäckerei konditorei
cafe: café
restaurant: restaurant gaststätte gasthof wirtshaus
pizzeria: pizzeria
ice-cream-parlour: eisdiele
shop: laden geschäft handlung
bookshop: buchladen buchhandlung
studio: studio atelier werkstatt tischlerei schreinerei töpferei manufaktur
practice: praxis tierarztpraxis zahnarztpraxis
clinic: klinik
law-firm: kanzlei anwaltskanzlei
office: büro architekturbüro
school: schule fahrschule musikschule tanzschule
kindergarten: kindergarten kita
choir: chor
band: band
hotel: hotel pension
farm: hof bauernhof hofladen
stable: reiterhof reitstall
company: firma betrieb unternehmen
brand: marke
club: verein klub
gardener: gärtner gärtnerin
course: kurs tanzkurs
party: fest feier sommerfest
concert: konzert
film: film
massage: massage
honey: honig
shoes: schuhe
cat: katze
visitors: besucher gäste
sun: sonne
cloud: wolke
bell: glocke
fox: fuchs
`
