/** What fills the requests of notes.ts, by language: made up for learning. */

const LISTS = [
  'what',
  'kind',
  'openings',
  'trade',
  'name',
  'offer',
  'line',
  'date',
  'time',
  'at',
  'on',
  'place',
  'address',
  'price',
  'extra',
  'goods',
  'contact',
  'look',
  'talk',
] as const
export type NoteValues = Readonly<Record<(typeof LISTS)[number], readonly string[]>>

const values = (lists: Record<(typeof LISTS)[number], string>): NoteValues => {
  const of = (name: (typeof LISTS)[number]) => lists[name].split('|').map((value) => value.trim())
  return {
    what: of('what'),
    kind: of('kind'),
    openings: of('openings'),
    trade: of('trade'),
    name: of('name'),
    offer: of('offer'),
    line: of('line'),
    date: of('date'),
    time: of('time'),
    at: of('at'),
    on: of('on'),
    place: of('place'),
    address: of('address'),
    price: of('price'),
    extra: of('extra'),
    goods: of('goods'),
    contact: of('contact'),
    look: of('look'),
    talk: of('talk'),
  }
}

export const NOTE_VALUES: Readonly<Record<string, NoteValues>> = {
  en: values({
    what: 'cake sale | coffee morning | table top sale | car boot sale | barn dance | ceilidh | open mic night | litter pick | carol concert | clothes swap | toy sale | pancake breakfast | harvest supper | spring fayre | summer fete | fun run | dog show | craft fair | charity auction | bingo night | wine tasting | tea dance | sponsored walk | plant sale | spelling bee | talent show | chess club | knitting circle | running club | parent and baby group | after school club | homework club | lunch club for over 60s | singing group | film club | gardening club | swimming lessons | piano lessons | dance classes | self defence class | beginners pottery course | sourdough workshop | life drawing class | CV clinic | bike fix-up day | repair cafe | food bank collection | bonfire night | street party | trick or treat trail | Easter egg hunt | santa visit | christmas market | new year swim | burns supper | st patricks night | hog roast | curry night | quiz night | race night | murder mystery evening | 80s disco | school reunion | memorial service | public meeting | parish council meeting | annual general meeting | volunteer evening | open evening | open day | taster session | nursery open morning | blood donor session | flu clinic | eye test week | stargazing evening | bat walk | fungi foray | tree planting day | beach clean | canal clean-up | skate jam | five-a-side tournament | cricket trials | netball trials | rugby sevens | darts league | karaoke | salsa night | drag brunch | wrestling night | comedy club | poetry slam | book launch | author talk | zine fair | record fair | vintage market | night market | farmers market | seed exchange | pop-up kitchen | supper with strangers | closing down sale | stock clearance | lost dog | found tortoise | missing cat | room to let | flat share | garage for rent | babysitter available | dog sitter wanted | bass player wanted | drummer needed | now hiring | staff wanted | under new management | we are moving | christmas opening hours | no parking | no junk mail | mind the step | wet paint | pool closed | bring and share lunch | time to talk evening | walking football | breakfast with the vicar | men in sheds | stitch and natter',
    kind: 'poster | flyer | poster | flyer | leaflet | notice | sign | a4 poster | A5 flyer | insta post | instagram post | facebook post | banner | web banner | story | noticeboard poster',
    openings:
      '{kind} for a {what} | {kind} for our {what} | {kind} for the {what} | {what} {kind} | {kind} {what} | {what} | {what}!! | {what} | {kind}: {what} | can you make a {kind} for our {what} | need a {kind} for the {what} | please make a {kind} for a {what} | I need a {kind}. {what} | {kind} please. {what} | hi, could I have a {kind} for the {what} | we are doing a {what} | {kind} for a {trade} called {name} | {kind} for my {trade} {name}, {offer} | {kind} for our {trade}: {offer}, {name} | {offer} at {name}, {kind} | {offer}, {name} | {kind}: {offer}. {name} | {name}, {trade}. {offer} | I run a {trade}, {name}. {kind} saying {offer} | we are a {trade} and want a {kind}: {offer} | {kind} for {name} ({trade}), {offer} | {kind} that says {line} | {kind} with {line} for our {trade} | {name} presents {what} | {what} by {name} | {what} with {name} | {kind} for {name}, the {trade} | {trade} {kind}, {name} | {offer} | {kind} - {offer} | {what}, {name} | {kind} for {what} at our {trade} {name}',
    trade:
      'barber shop | bike repair shop | bakery | butcher | florist | gym | nail bar | hairdresser | vets | dentist | garage | hardware shop | book shop | toy shop | pet shop | cafe | tea room | pub | chip shop | pizza van | ice cream van | food truck | sandwich bar | deli | greengrocer | candle shop | gift shop | shoe shop | optician | pharmacy | launderette | tailor | cobbler | locksmith | plumber | electrician | window cleaner | gardener | tree surgeon | decorator | cleaner | dog groomer | dog walker | childminder | music teacher | maths tutor | driving instructor | yoga studio | dance school | climbing wall | bowling alley | brewery | vineyard | farm shop | garden centre | brick works | letting agent | estate agent | law firm | accountant | youth club | tattoo studio | photographer | pottery | print shop',
    name: 'Nest | Hook | Thread | Ember | Needle | Bolt & Nut | Tide | Anvil | Sprout | Copper | Hinge | The Gate | Fold | Rise | Salt | Crumb | Plum | Peachy Keen | Orange Door | Marrow & Bone | Second Wind | Slow Down | Next Week | Good Friday Fish Bar | Monday Flowers | Half Past Four | Price & Daughters | May Street Motors | Dawn | Hope | Will Baker | April Summers | Rose Gardner | Jack Frost Ices | Kiln | Loom | Batch | Grain | Pulse | Iron Works | Dot & Dash | Mum’s Kitchen | Bread Ahead | The Other Place | Upstairs | Hairy Mary’s | Wash & Go | Spin Cycle | Lickety Split | Paws Inn | Oak Tree Nursery | St Hilda’s | Northgate Harriers | Pitstop | Tiller & Co | Brick Lane Blooms | Fig | Olive Branch | Tangerine | Ash Vale Tennis Club | 1st Corley Scouts | Ladle | Pennywise | Kettle Black',
    offer:
      'half price on all boots | two for one on Mondays | buy one get one free on plants | 20% off everything | free delivery over £30 | free delivery on orders over £25 | no booking fee in May | first month free | pay nothing until March | kids eat free | kids eat free on Sundays | students 15% off with card | free coffee with every breakfast | book before Friday and save £15 | join now and pay no sign-up fee | third pair free | up to 40% off coats until Saturday | £10 off your first clean | free sharpening with any service | bring a friend for free | spend £50, get a tote bag | all pizzas £8 on Tuesdays | haircuts £12 for under 12s | 3 classes for £20 | last orders for Easter | pre-order by thursday noon | new stock in every Friday | everything must go | 3 for 2 on all books | early bird tickets till 1 June | two courses £14 | free eye test in June | pay in three | trade in your old bike and get £40 | happy hour 5 to 7 | 10% off for NHS staff | mention this post and get a free roll',
    line: 'Please shut the gate | Keep the door closed | Thank you for not smoking | Ring the bell and wait | Your coat is warm too | Slow down, ducks crossing | We miss you | Be back in five | Less is less | Mind the gap year | Made by hand, mostly | Eat more pie',
    date: 'Sat 14 June | sat 3 may | Saturday 9th August | friday 21st | this Sunday | Sunday 4 May | Thurs 6 Nov | thursday 6 november | 14 March | 3rd of October | Wed 5 and Thu 6 Feb | 12–14 July | 12-14 July | 19 to 21 September | every Tuesday | tuesdays | Mondays and Wednesdays | first Sunday of the month | last friday of every month | every second Saturday | weekdays | Mon–Fri | mon to sat | Tue-Sun | from 1 September | starting 8 Jan | until 31 March | 24 & 31 October | May 5 | Nov 12-15 | the 18th | next friday | tomorrow | Good Friday | boxing day | 3 Tuesdays in March | 2 May 2027 | 6, 13 and 20 June',
    time: '7pm | 7.30pm | 7:30pm | 10-2 | 10–2 | 11-4 | 11 till 3 | 10 to 12 | 2-4pm | 9.30-11 | 6.30 for 7 | doors 7 | doors half 7 | from 10am | from 12 | 8 til late | 7pm onwards | noon to 5 | 10am | 18:30 | 19.00–21.00 | half six | 5-9 | 8.45am sharp | after school | all day | kick off 3pm | gates 9am',
    at: 'at | in | at the | @ | venue:',
    on: 'on | on | from | it is on | happening',
    place:
      'village hall | St Marks church hall | st johns hall | the Red Lion | The Bell (back room) | Crown Inn, Marlow | library | Central Library, room 3 | school hall | the school gym | Beech Primary playground | community centre | Oak Road Community Centre | the memorial garden | bandstand, Vernon Park | Priory Park | market square | the old station | pier | town hall steps | scout hut | Cricket pavilion | football club car park | the Lidl car park | Unit 6, Mill Yard | upstairs at The Plough | behind the post office | opposite the bank | our front garden | the canteen | staff room | Room 12 | Methodist chapel | Guildhall | Corn Hall | Working Mens Club | Legion hall | Farm Lane allotments | main stage | the courtyard | the barn at Low Farm | Leeds | Hebden Bridge | Dock Street',
    address:
      '12 Mill Lane | 4 High Street | Mill Lane 9 | 22 Station Road, Frome | 61b Dock Street | Unit 3 Canal Yard | Shop 2, High Road | 9 Alma Terrace | flat 4, 18 Park Row | 140 Elm Ave | corner of 5th and Main | 82 Broad Street',
    price:
      '£3 | £5 entry | £2.50 a child | free | free entry | free, donations welcome | 50p in | £8 adv £10 door | £12 / £8 concessions | €5 | $10 | $7 at the door | tickets £6 | tickets £6 from the bar | from £25 | £40 per table | £1 a strip | under 5s free | kids free | members free, guests £3 | adults £4 kids £2 | pay what you can | donations only | £28/hr | £6 a class | two quid | a fiver | £65 for six weeks | £10 deposit | suggested donation £5',
    extra:
      'bring your own mug | bring a chair | bring a friend | bring cash | byob | bar till late | licensed bar | tea and cake | hot food | live music | live band | DJ till late | raffle | big raffle | tombola | face painting | bouncy castle | cakes, tea and chat | dogs welcome | no dogs | all welcome | everyone welcome | beginners welcome | newcomers welcome | all ages | ages 5+ | ages 8 to 12 | over 18s only | adults only | families welcome | kids welcome | bring the kids | bring the family | rain or shine | if wet in the hall | no booking needed | just turn up | booking essential | limited places | only 12 places | max 8 people | first come first served | no experience needed | all materials provided | kit provided | step free access | wheelchair access | free parking | parking at the school | fancy dress | best hat wins a prize | prizes for best costume | cash prize | first prize a ham | teams of four | teams of up to 6 | doors close at 8 | cash only | card only | in aid of the hospice | all proceeds to the lifeboat | raising money for new swings | with the Dale Street Band | free tea | free crèche | vegan options | halal food available | no glass please | no under 16s | wellies advised | wear old clothes | donations of cake welcome | volunteers needed | helpers get a free burger | closed on bank holidays | walk-ins only | by appointment | fully insured | no job too small | 20 years experience | DBS checked | open 7 days | evenings too | see you there | come along | don’t miss it | sorry for the mess | thank you to all our customers | new faces welcome | please queue here | please return your trolley | link in bio | comment below | dm to book | tag a mate | order by Thursday | collection only | while stocks last | strictly no refunds | reward offered | last seen near the canal | answers to Pickle | very shy | please don’t chase | good pay plus tips | part time | weekends only | apply inside | starts soon',
    goods:
      'cakes | books | toys | plants | bric-a-brac | furniture | kids clothes | records | tools | games | burgers | crêpes | chutney | candles | jewellery | honey | bread | samosas | teas | knitwear | prints | pots | bikes | lamps | eggs | jam | sausages | sweets',
    contact:
      '[detail:call] [person:Dee] [phone:07700 900 123] | [phone:07700 900 544] | [detail:ring] [phone:01632 960 412] | [detail:text] [person:Sam] on [phone:07700 900 801] | tel [phone:0161 496 0522] | [email:hello@hall.example] | [link:oakhall.example] | [detail:book at] [link:fayre.example/book] | [detail:tickets from] [link:barn.example] | [detail:ask for] [person:Leyla] | [detail:contact] [person:Jean] ([phone:01632 960 877]) | [detail:more at] [link:www.litterpick.example] | [detail:message us] [social:@corner.club] | [social:@thecornerclub] | [detail:apply to] [email:jobs@nest.example] | [detail:names to] [person:Priya] by the 1st | [detail:msg] [person:Hana] [phone:555-0166] | [detail:sign up at the bar] | [detail:tickets from reception] | ph [phone:5550 1234]',
    look: 'peach and mint | orange and navy please | plum and cream | olive green | bright colours | green | red white and blue | keep it simple | not too busy | bold | retro | a bit retro | 70s style | hand drawn look | watercolour | cheerful | a bit silly | fun but not childish | classy | make it look vintage | like an old railway poster | big letters | large print please | no clip art | no photos please | no cartoons | pls no stock photos | with a big teapot | picture of a dog | a sunflower maybe | illustrated | minimal | black and yellow | pastel | warm colours | something funny | friendly not bossy | should feel cosy | punk look | lots of flowers | salmon pink | rust, cream and teal | the usual blue | nothing corporate | with bunting | in the style of a ticket | clean and modern',
    talk: 'thanks | thank you x | cheers | please | for the noticeboard | for the shop window | for the staff room | for the school newsletter | it’s for our waiting room | we are a small charity | I am the secretary | I’m a teacher | my daughter wants it by friday | portrait | A4 | A3 please | square | 9:16 | story size | for print | 4 versions please | hope that’s enough | let me know if you need more | it gets dark there so readable from far',
  }),
  de: values({
    what: 'Kuchenbasar | Flohmarkt | Sommerfest | Kleidertauschbörse | Laternenumzug | Spieleabend | Chorprobe | Tag der offenen Tür | Weihnachtsmarkt | Nachbarschaftsfest | Kindertrödel | Repair-Café | Lesung | Weinprobe | Krabbelgruppe | Yogakurs | Nachhilfe | Katze entlaufen | Aushilfe gesucht | Räumungsverkauf | Hofverkauf | Tanzkurs',
    kind: 'Plakat | Flyer | Aushang | Poster | Instagram-Post | Banner',
    openings:
      '{kind} für unseren {what} | {kind} für das {what} | {what} {kind} | {what} | {kind}: {what} | Bitte ein {kind} für den {what} | ich brauche ein {kind}, {what} | {kind} für {trade} {name}: {offer} | {offer} bei {name} | {name}, {offer} | wir machen einen {what}',
    trade: 'unsere Bäckerei | meine Töpferei | unseren Fahrradladen | den Blumenladen | meine Hundeschule | das Café',
    name: 'Nadel & Faden | Krume | Speiche | Sommer | Morgen | Feine Sache | Rad und Tat | Glut | Fräulein Winter | Hafen 7',
    offer:
      '20 % auf alle Pflanzen | zweite Kugel gratis | Lieferung frei ab 30 € | nur bis Samstag | jeder zehnte Kaffee umsonst | Probestunde kostenlos',
    line: 'Bitte Tür schließen | Hunde an die Leine | Langsam fahren',
    date: 'Samstag, 14. Juni | Sa 3. Mai | 9. August | jeden Dienstag | freitags | 12.–14. Juli | am 6.11. | Sonntag | Mo–Fr | ab 1. September | bis 31. März | jeden ersten Donnerstag',
    time: '14–17 Uhr | 19 Uhr | ab 10 Uhr | 9.30 Uhr | 18:30 | bis 22 Uhr | 10-15 Uhr | Einlass 19 Uhr',
    at: 'in der | im | Ort:',
    on: 'am | ab',
    place:
      'Turnhalle | Gemeindehaus | Bürgerhaus | Schulhof | Stadtbücherei | Marktplatz | Pfarrsaal | Vereinsheim | Hof Lindner | Kulturscheune | Kita Sonnenblume',
    address: 'Birkenweg 3 | Lindenstraße 12 | Am Markt 4 | Hafenstraße 7',
    price:
      '5 € | Eintritt frei | 3 € Eintritt | Standgebühr 8 € | Kinder frei | 12 € / 8 € ermäßigt | Spende erbeten | 40 € im Monat',
    extra:
      'Kaffee und Kuchen | Musik und Tanz | Hüpfburg | bei Regen in der Halle | für die ganze Familie | bitte Tasse mitbringen | Anmeldung erforderlich | ohne Anmeldung | alle willkommen | keine Vorkenntnisse nötig | mit Live-Musik | Erlös für die Feuerwehr | Getränke gibt es vor Ort | ab 6 Jahren | jetzt anmelden | solange der Vorrat reicht',
    goods: 'Bücher | Spielzeug | Kinderkleidung | Pflanzen | Kuchen | Waffeln | Keramik | Marmelade | Schmuck',
    contact:
      '[detail:Anmeldung bei] [person:Frau Sommer], [phone:0155 5550187] | [phone:0155 5550123] | Tel. [phone:030 5550 144] | [email:info@hof.example] | [link:kulturscheune.example]',
    look: 'bunt | in Blau und Gelb | bitte kein Clipart | schlicht | warme Farben | fröhlich, handgemacht | rot und cremeweiß | mit einer Sonnenblume',
    talk: 'danke | bitte | für den Aushang | A4 | quadratisch | für unsere Kita | Hochformat',
  }),
  fr: values({
    what: 'vide-grenier | fête de quartier | marché de Noël | soirée jeux | kermesse | loto | bourse aux vêtements | repas des voisins | atelier poterie | cours de guitare | concert de chorale | portes ouvertes | chat perdu | braderie | goûter solidaire',
    kind: 'affiche | flyer | tract | post Instagram | bannière',
    openings:
      '{kind} pour un {what} | {kind} pour notre {what} | {what} | {kind} {what} | {kind} : {what} | je voudrais une {kind} pour le {what} | {kind} pour {trade} {name} : {offer} | {offer} chez {name}',
    trade: 'ma boulangerie | notre librairie | mon salon | ma fromagerie',
    name: 'Chez Mireille | Le Fil | Miette | Brins d’herbe | La Roue Libre | Minuit',
    offer: 'moins 20 % sur tout | un pain acheté, un offert | livraison offerte dès 30 € | première séance gratuite',
    line: 'Fermez la porte SVP | Merci de sonner',
    date: 'dimanche 7 juin | samedi 14 mars | tous les mardis | du 12 au 14 juillet | vendredi 21 | le 3 octobre | jusqu’au 31 mars | chaque premier jeudi',
    time: 'de 8h à 17h | 19h | à partir de 18h | 20h30 | 14h-18h',
    at: 'à la | au | à',
    on: 'le | dès',
    place:
      'salle des fêtes | place du Marché | cour de l’école | gymnase | médiathèque | parc Monceau | salle Jean-Moulin | mairie',
    address: '12 rue Pasteur | 4 place des Tilleuls | 9 chemin du Moulin',
    price: 'entrée libre | 5 € | 3 € le mètre | gratuit | 12 € adultes, 6 € enfants | prix libre',
    extra:
      'buvette et crêpes | buvette sur place | ouvert à tous | apportez un plat | sur inscription | sans réservation | tombola | musique en direct | dès 6 ans | places limitées | venez nombreux',
    goods: 'livres | jouets | vêtements | plantes | gâteaux | bijoux',
    contact:
      'inscriptions au [phone:01 99 00 12 34] | [phone:06 39 98 12 34] | [email:contact@fete.example] | [link:fete.example]',
    look: 'style rétro | un peu rétro | couleurs vives | bleu et jaune | sobre | avec un gros soleil | pas de photo',
    talk: 'merci | svp | format A4 | pour la vitrine | carré',
  }),
  es: values({
    what: 'mercadillo solidario | fiesta de barrio | clases de guitarra | cena benéfica | noche de juegos | taller de cerámica | rastrillo | concierto de coro | torneo de pádel | perro perdido | puertas abiertas | feria del libro',
    kind: 'cartel | flyer | folleto | post de Instagram | banner',
    openings:
      '{kind} para el {what} | {kind} para nuestra {what} | {what} | {kind} {what} | {kind}: {what} | necesito un {kind} para {what} | {kind} para {trade} {name}: {offer} | {offer} en {name}',
    trade: 'mi panadería | nuestra tienda | mi peluquería | la floristería',
    name: 'La Aguja | Miga | Casa Lola | Raíz | El Otro Sitio | Lunes',
    offer: 'primera clase gratis | 2x1 los martes | envío gratis desde 30 € | 20 % en todo',
    line: 'Cierren la puerta | Silencio, por favor',
    date: 'sábado 14 de junio | domingo 7 | todos los martes | del 12 al 14 de julio | viernes 21 de noviembre | hasta el 31 de marzo | primer jueves de cada mes',
    time: '21:00 | a las 19h | de 10 a 14 h | desde las 18:30 | 20 h',
    at: 'en | en el | en la',
    on: 'el | desde el',
    place:
      'Casa del Pueblo | plaza Mayor | patio del colegio | biblioteca | polideportivo | centro cívico | salón parroquial',
    address: 'calle Sol 14 | avenida del Puerto 3 | calle Mayor, 22',
    price: '5 € | entrada libre | gratis | 15 € la hora | 18 euros | donativo 3 € | niños gratis',
    extra:
      'todos los niveles | plazas limitadas | sorteo de cestas | música en directo | barra y tapas | trae tu taza | abierto a todos | inscripción previa | a domicilio | zona centro | para toda la familia | ¡te esperamos!',
    goods: 'libros | juguetes | ropa | plantas | tartas | cerámica',
    contact: 'whatsapp [phone:600 000 123] | [phone:600 000 456] | [email:hola@rastro.example] | [link:rastro.example]',
    look: 'colores cálidos | alegre | rojo y blanco | con una guitarra grande | sencillo | sin fotos | estilo retro',
    talk: 'gracias | por favor | A4 | cuadrado | para el escaparate',
  }),
  it: values({
    what: 'mercatino dell’usato | sagra della castagna | cena sociale | corso di ceramica | tombolata | festa di quartiere | lezioni di pianoforte | gatto smarrito | porte aperte | torneo di calcetto',
    kind: 'locandina | volantino | manifesto | post Instagram | striscione',
    openings:
      '{kind} per il {what} | {kind} per la nostra {what} | {what} | {kind}: {what} | mi serve una {kind} per {what} | {kind} per {trade} {name}: {offer} | {offer} da {name}',
    trade: 'il mio forno | la nostra libreria | il mio salone',
    name: 'Briciola | Il Filo | Bottega Nuova | Domani | Zenzero',
    offer: 'prima lezione gratis | sconto 20 % su tutto | due al prezzo di uno | consegna gratuita sopra 30 €',
    line: 'Chiudere la porta | Silenzio per favore',
    date: 'domenica 5 ottobre | sabato 14 giugno | ogni martedì | dal 12 al 14 luglio | venerdì 21 novembre | fino al 31 marzo',
    time: 'dalle 9 alle 13 | ore 21 | dalle 18:30 | ore 20.30 | 10-16',
    at: 'in | al | presso',
    on: 'il | dal',
    place: 'piazza Garibaldi | oratorio | palestra comunale | biblioteca | sala parrocchiale | circolo Arci',
    address: 'via Roma 12 | via del Porto 3',
    price: 'ingresso libero | 5 € | 15 euro | gratis | bambini gratis | offerta libera',
    extra:
      'portate le vostre borse | posti limitati | musica dal vivo | dolci e caffè | aperto a tutti | su prenotazione | anche in caso di pioggia | per tutta la famiglia | vi aspettiamo',
    goods: 'libri | giocattoli | vestiti | piante | torte | ceramiche',
    contact: 'info [phone:333 000 1234] | [email:info@sagra.example] | [link:sagra.example]',
    look: 'colori caldi | allegro | rosso e bianco | semplice | stile retrò | niente foto',
    talk: 'grazie | per favore | A4 | formato quadrato | per la vetrina',
  }),
  nl: values({
    what: 'rommelmarkt | buurtborrel | kledingruil | kerstmarkt | spelletjesavond | open dag | zomerfeest | gitaarles | poes vermist | boekenmarkt | repaircafé | vrijwilligers gezocht',
    kind: 'poster | flyer | affiche | instagram post | banner',
    openings:
      '{kind} voor de {what} | {kind} voor onze {what} | {what} | {kind}: {what} | graag een {kind} voor de {what} | {kind} voor {trade} {name}: {offer} | {offer} bij {name}',
    trade: 'mijn bakkerij | onze fietsenwinkel | mijn klusbedrijf',
    name: 'Kruimel | Spaak | Draad | Morgen | De Andere Kant',
    offer: 'tweede halve prijs | gratis bezorgd vanaf 30 euro | 20% korting op alles | eerste les gratis',
    line: 'Deur dicht a.u.b. | Hier geen fietsen',
    date: 'zaterdag 13 juni | zondag 4 mei | elke dinsdag | 12–14 juli | vrijdag 21 november | t/m 31 maart | eerste donderdag van de maand',
    time: '10-15 uur | vanaf 16.00 uur | 19.30 uur | 20 uur | 14:00–17:00',
    at: 'in | op het | bij',
    on: 'op | vanaf',
    place: 'schoolplein | buurthuis | Lindeplein | bibliotheek | gymzaal | dorpshuis | kerkzaal',
    address: 'Kerkstraat 12 | Havenweg 3',
    price: '5 euro | gratis | gratis entree | kraampje 5 euro | kinderen gratis | € 2,50',
    extra:
      'koffie en taart | neem je eigen mok mee | iedereen welkom | bij regen binnen | opbrengst voor de schooltuin | aanmelden verplicht | springkussen voor de kinderen | livemuziek | kom gezellig langs | vol is vol',
    goods: 'boeken | speelgoed | kleding | planten | taart | keramiek',
    contact: 'bel [phone:06 0000 0456] | [phone:020 000 1234] | [email:info@markt.example] | [link:markt.example]',
    look: 'vrolijk | oranje en roze | simpel | geen foto’s | warme kleuren | retro',
    talk: 'bedankt | graag | A4 | vierkant | voor het raam',
  }),
  pt: values({
    what: 'arraial | feira da ladra | jantar solidário | aulas de guitarra | noite de jogos | festa do bairro | gato perdido | dia aberto | torneio de futsal | mercado de Natal',
    kind: 'cartaz | flyer | folheto | post de Instagram | banner',
    openings:
      '{kind} para o {what} | {kind} para a nossa {what} | {what} | {kind}: {what} | preciso de um {kind} para {what} | {kind} para {trade} {name}: {offer} | {offer} na {name}',
    trade: 'a minha padaria | a nossa loja | o meu salão',
    name: 'Migalha | Fio | Casa Nova | Amanhã | Raiz',
    offer: 'primeira aula grátis | 20% em tudo | leve 3 pague 2 | entrega grátis acima de 30 €',
    line: 'Feche a porta | Silêncio, por favor',
    date: 'sábado 14 de junho | 21 de junho | todas as terças | de 12 a 14 de julho | sexta 21 de novembro | até 31 de março',
    time: 'a partir das 18h | às 21h | das 10h às 16h | 19h30',
    at: 'no | na | em',
    on: 'a | desde',
    place: 'Largo da Fonte | pátio da escola | biblioteca | pavilhão | salão paroquial | praça do Comércio',
    address: 'Rua do Sol 14 | Avenida da Liberdade 3',
    price: 'entrada livre | 5 € | grátis | 18 euros | crianças grátis',
    extra:
      'música ao vivo | bifanas e sardinhas | lugares limitados | traga a sua caneca | aberto a todos | com inscrição | para toda a família | venha daí',
    goods: 'livros | brinquedos | roupa | plantas | bolos | cerâmica',
    contact: 'ligue [phone:912 000 123] | [email:ola@feira.example] | [link:feira.example]',
    look: 'cores quentes | alegre | vermelho e branco | simples | sem fotos | estilo retro',
    talk: 'obrigado | por favor | A4 | quadrado | para a montra',
  }),
}
