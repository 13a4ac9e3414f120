/** Words by what they tell of a request's purpose. Lemmas. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean))

/** Verbs by which a request wants people to do something: 'encourage them to …'. */
export const PERSUADING =
  words(`encourage entice persuade motivate convince inspire urge prompt invite get ask remind help allow
  enable attract tempt challenge push lead tell teach guide drive engage engages lure call influence advise`)

/** Verbs by which a request wants people to know something: 'inform them about …'. */
export const TELLING = words('inform educate tell teach remind notify update enlighten')

/** Verbs by which a request speaks of its own work, not of what people are to do. */
export const SHOWING =
  words(`promote advertise highlight emphasize emphasise showcase announce market publicize publicise feature
  present display show introduce convey communicate create generate build raise spread increase boost drive evoke capture
  target appeal position establish depict express illustrate reflect inspire engage reassure attract persuade encourage
  convince entice motivate inform educate help make offer provide give use ensure include remind prompt urge invite draw
  demonstrate reinforce stress underline foster cultivate appeal deliver design develop describe exhibit`)

/** Those who are to do it. */
export const PEOPLE =
  words(`they them people viewer customer user visitor guest audience follower reader client shopper everyone
  somebody someone anyone individual person attendee participant consumer buyer traveler traveller member parent mother father
  student kid child family couple friend fan listener subscriber player patient owner homeowner donor voter citizen resident
  traveller you teacher professional woman man girl boy adult senior teenager applicant candidate passenger enthusiast lover
  employee company community neighbour neighbor volunteer beginner foodie it she he`)

/** 'the ease of ordering family meals': what is said of the doing. */
export const MANNERS =
  words(`ease convenience joy pleasure benefit benefits importance advantage idea possibility opportunity chance
  thrill fun simplicity comfort speed art way experience`)

/** Nouns whose phrase is about what 'of' brings: 'a collection of glass drinkware'. */
export const CONTAINERS =
  words(`collection range selection assortment variety set line series number lot sale purchase kind type
  sort release launch opening arrival list group pair bunch box piece bit discount offer promotion celebration availability
  array mix menu supply stock combination offering edition package upcoming week day`)

/** Nouns that say how something is: 'the freshness and quality of the seafood'. */
export const QUALITIES =
  words(`quality freshness importance beauty elegance exclusivity convenience ease speed taste flavor flavour
  power potential work commitment value benefit essence spirit message idea concept theme story moment nature feeling joy
  excitement experience atmosphere ambiance comfort health safety reliability variety simplicity affordability craftsmanship
  feature aspect advantage impact need role magic charm deliciousness uniqueness diversity richness love passion style look
  expertise skill effect strength efficiency luxury service importance authenticity focus purpose goal emphasis versatility
  availability durability history meaning award name lifestyle vibe feel saving cost price fee phrase woman man interest awareness support growth engagement humor humour relatability sophistication exclusivity suitability sense mood touch aspect look spirit
  appreciation loyalty relaxation update`)

/** Where one goes or whom one asks: a trade's place, no headline. */
export const BUSINESSES =
  words(`store shop company restaurant farm market agency studio business salon bar clinic service brand firm
  center centre office cafe café bakery hotel school club organization organisation gym boutique hospital startup institution
  institute university college bistro pub brewery winery barbershop spa pharmacy bank supermarket grocer grocery butcher florist
  dealership garage gallery museum church charity foundation nonprofit platform website app application site portal system
  channel page account shelter kennel stable hatchery dealer provider supplier manufacturer producer vendor retailer seller
  team group community network chain house practice photographer designer artist consultant lawyer dentist doctor therapist
  trainer coach teacher tutor planner builder contractor plumber electrician mechanic cleaner mover gardener landscaper chef
  caterer baker barber hairdresser stylist tailor jeweler jeweller realtor broker accountant advisor freelancer professional
  industry sector field department association union academy carwash laundry tool software program game dashboard`)

/** What takes place. */
export const EVENTS =
  words(`event night gala party festival concert workshop webinar conference seminar exhibition fair class course
  lesson tour auction show performance play match game tournament race marathon contest competition ceremony reception brunch
  lunch dinner tasting meetup meeting summit lecture talk reading screening premiere celebration anniversary birthday wedding
  shower reunion fundraiser drive campaign camp retreat training session hackathon expo parade carnival rally picnic feast
  mass openhouse opening launch hunt cruise quiz debate discussion panel congress symposium ball prom graduation
  program programme regatta rodeo symposium auction concert recital vernissage jamboree fete gathering`)

/** What is cheaper for a while. */
export const SALES = words('sale offer deal promotion discount clearance special bargain giveaway combo')

/** What one reads, hears or watches. */
export const CONTENTS =
  words(`tip trick guide recipe video review tutorial vlog episode podcast blog article story news lesson
  webinar checklist rule idea fact advice interview series newsletter book ebook magazine song album film movie documentary
  playlist quote hack how-to thumbnail unboxing`)

/** Days that are celebrated: phrases, by their last word where they have no head of their own. */
export const DAYS = words(
  'day christmas easter halloween thanksgiving valentine ramadan eid diwali hanukkah oktoberfest year eve week month holiday season',
)

/** Nouns that name the design itself. */
export const DESIGNS =
  words(`ad advert advertisement advertising banner poster flyer flier leaflet brochure post story image graphic
  graphics cover thumbnail billboard card invitation ticket logo icon website webpage page design announcement greeting
  reel template illustration artwork picture photo visual banner-ad headline text font color colour background layout size
  sticker label t-shirt certificate postcard presentation slide collage voucher coupon`)

/** What is named where nothing is named. */
export const VAGUE =
  words(`thing something item product information more detail details store website page shop site offer discount
  sale channel video link deal service company business brand app account profile post ad advertisement offering stuff
  need way time one it purchase order content selection option`)

/** Words before a noun that only praise it or place it; a title does without them when it is long. */
export const PRAISING =
  words(`festive delicious tasty best great amazing beautiful lovely stunning high-quality quality top premium unique
  special various different exclusive new exciting attractive wonderful perfect excellent fantastic available trusted upcoming
  popular favorite favourite local gorgeous elegant exceptional finest superb mouth-watering mouthwatering incredible awesome
  certain selected good healthy trendy convenient quick hassle-free flavorful flavourful interesting`)

/** What people are asked to do, most of it taken for nouns by taggers where it stands behind 'and'. Lemmas. */
export const ACTIONS =
  words(`shop order book visit call watch join buy share follow subscribe save register enroll enrol reserve
  explore try browse donate vote apply sign rsvp contact discover taste celebrate attend download listen read play start swipe
  click grab get claim schedule stop come dine support help enjoy experience indulge treat learn volunteer adopt bid rent hire plan check`)

/** Verbs of a request's own work that people are asked to do as well. */
export const BOTH = words('include create make build express use give offer design help share raise support')

/** What belongs to whoever offers it, though the prompt says 'their'. */
export const OURS = words('product service store menu website shop offering page channel restaurant brand team company')

/** What carries a content and is none: its topic stands behind it. */
export const MEDIA = words('video vlog episode series channel podcast blog article story newsletter film interview')

/** Those whom something is for: 'gifts for kids'. */
export const FOR_WHOM =
  words(`newborn baby dog cat kitten puppy pet single beginner mom mum dad grandparent teen teenager girl boy expert
  starter startup business team home garden everyone her him animal horse toddler`)

/** Verbs that go on behind a noun and are no part of its phrase: 'a shop selling old chairs'. */
export const GOING_ON =
  words(`offer sell feature host provide welcome run hold look seek include need want help make give bring call name
  title use wear enjoy sit stand hold play celebrate take have be find visit`)

/** Networks and screens, which say where a design stands. */
export const NETWORKS =
  words(`facebook instagram youtube twitter linkedin pinterest tiktok snapchat whatsapp telegram twitch web event banner
  social media promo online promotional gift retro square header ad post story email google display`)

/** Several words that describe as one. */
export const IDIOMS = [
  'back to school',
  'farm to table',
  'ready to wear',
  'made to order',
  'back to work',
  'end of season',
  'end of summer',
]

/** Words before a noun that point at none in particular. */
export const POINTING = words(
  'more similar other such same any some each every all another further many much several various different multiple specific own relevant related existing',
)

/** Words of offices for what is sold: 'fashion items' is fashion. */
export const OFFICE = words('product item option offering assortment essential')

/** What says of an offer no more than that it is one. */
export const OFFERING = words(
  'promotional promotion special limited time limited-time seasonal discount discounted sale exclusive new latest current price great big - and',
)

/** Somebody who is seen or honoured, and is not offered. */
export const PERSONS = words(
  `rider star talent athlete artist character farmer worker couple player model hero baker girl boy man woman dancer singer
  musician chef driver author speaker actor`,
)
