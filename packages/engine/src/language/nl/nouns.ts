/** Nouns of Dutch requests by their English: what is made, who it is for, what stands in it; the words of one phrase joined by '_'. */
export const NOUNS = `
poster: poster affiche
flyer: flyer folder
notice: mededeling
invitation: uitnodiging trouwkaart
postcard: ansichtkaart briefkaart
voucher: cadeaubon waardebon tegoedbon
certificate: certificaat oorkonde
ticket: toegangskaartje kaartje
menu: menukaart menu
book-cover: boekomslag boekcover
album-cover: albumhoes
sticker: sticker
label: etiket
website: website webpagina homepage landingspagina
webshop: webwinkel webshop
app: app applicatie
business-card: visitekaartje visitekaartjes
logo: logo woordmerk beeldmerk
icon: icoon pictogram
banner: banner spandoek
facebook-cover: facebook-omslagfoto facebook-omslag
thumbnail: thumbnail
title: titel kop
book: boek
author: auteur schrijver
date: datum
place: plaats locatie
phone: telefoon telefoonnummer
address: adres
button: knop
menu: menu
bakery: bakkerij banketbakkerij
cafe: café koffiehuis
restaurant: restaurant eetcafé
pizzeria: pizzeria
ice-cream-parlour: ijssalon
shop: winkel boerderijwinkel
bookshop: boekwinkel boekhandel
studio: studio werkplaats atelier pottenbakkerij timmerbedrijf
practice: praktijk
clinic: kliniek dierenkliniek
law-firm: advocatenkantoor
office: kantoor architectenbureau bureau
school: school rijschool
kindergarten: kinderdagverblijf crèche
choir: koor
band: band
hotel: hotel
farm: boerderij
stable: manege
company: bedrijf
brand: merk
club: vereniging club
gardener: hovenier tuinman
course: cursus danscursus
party: feest zomerfeest
concert: concert
film: film
massage: massage
honey: honing
shoes: schoenen
cat: kat
visitors: bezoekers
sun: zon
cloud: wolk
bell: bel
fox: vos
`
