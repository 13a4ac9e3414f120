/** Nouns of Danish requests by their English: what is made, who it is for, what stands in it; the words of one phrase joined by '_'. */
export const NOUNS = `
poster: plakat plakaten
flyer: løbeseddel
invitation: invitation indbydelse
postcard: postkort
voucher: gavekort
certificate: diplom
ticket: billet
menu: menukort
sticker: klistermærke
card: visitkort kort
website: hjemmeside
bakery: bageri bageriet
butcher: slagter
hairdresser: frisør
florist: blomsterbutik
bookshop: boghandel
school: skole skolen
library: bibliotek biblioteket
church: kirke kirken
festival: festival
concert: koncert
market: marked
party: fest
summer: sommer
wedding: bryllup
birthday: fødselsdag
dentist: tandlæge
`
