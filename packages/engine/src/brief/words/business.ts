/** Words that end or fill a business's name, and common nouns for businesses ("my bakery …"). */
import { words } from '../phrases.ts'

export const COMPANY_ENDINGS = words(
  `inc inc. llc ltd ltd. limited gmbh ag co co. corp corp. corporation company group holdings partners partnership associates
  plc llp lp s.a. s.l. b.v. sarl srl oy ab as pty kg ug e.v. bros brothers sons daughters foundation trust institute society
  association union league alliance collective guild club`,
)

/** Nouns for what a business is; lower case after an article they describe, in a name they are its last word. */
export const BUSINESS_NOUNS = words(
  `academy agency airline airlines apartment apartments app apps apparel arcade arena atelier auto bagels bakehouse bakeries bakery bakes
  band bank bar barbecue barber barbers barbershop divers homes trim realty nurseries bindery tearoom tearooms bakeshop cutlery candleworks saddlery brickworks chandlery basics bbq beauty beer bicycle bicycles bike bikes bistro bookkeeping books
  bookshop bookstore boutique brand brasserie brewery brewing brewpub brew brews brigade builders building buffet burger burgers business butchers
  cafe café cakery cakes cake camp campground candles candle cantina carpentry carwash casino catering center centre ceramics chain
  channel charity chocolates chocolate chocolatier chiropractic choir church cidery cinema circus cleaners cleaning clinic clinics clothing cocktails coffee
  coffeehouse collection college community company conference confectionery construction consultancy consultants consulting contractors
  cookies cooperative co-op coop cosmetics counseling coworking crafts creamery creative crew crossfit cuisine curry cycles dance dairy daycare
  deli delicatessen delivery dental dentistry dentist design designs detailing development diner distillery dojo donuts doughnuts driving
  electric electrical electronics emporium energy engineering entertainment enterprises estate estates event events expeditions express
  farm farms fashion festival films finance financial firm fishing fitness flooring florist florists flowers food foods foundry foundation framing
  furniture gallery games garage garden gardens gelateria gelato gear gin goods grill grocer grocers grocery growers guesthouse guides gym hair hall
  handyman hardware healing health healthcare heating hospital hostel hotel house housing imports industries inn
  initiative institute insurance interiors investments jeweler jewelers jewellers jewelry jewellery joinery juice juicery karate kennel kennels kindergarten
  kitchen kitchens lab labs landscaping laundromat laundry law leather legal library lighting line lodge logistics lounge magazine
  market marketing markets massage mechanics media medical medicine mill mission mobile mortgage motel motors movers moving museum music nails network newsletter
  ngo nonprofit non-profit nursery nutrition nuts office optics orchard orchards orchestra organics organization organisation outdoors outfitters outlet painting
  paint painters pantry paper park parlor parlour partners pastry patisserie pets pet pharmacy photo photography photos physio physiotherapy pilates pizza pizzeria
  plants plumbing podcast pool pools pottery preschool press print printing prints productions project properties property provisions pub publishing
  quilts ranch realty records recruitment recycling renovations rentals repair repairs rescue research resort restaurant retreat
  roasters roaster roastery roofing rooms salon sanctuary school schools security seeds services shoes shop shops skincare smoothies soap soaps sock socks software solar solutions
  spa space spirits sports startup station stationery stays store stores stories studio studios supplies supply surf sushi systems taco tacos tailors
  tailoring tattoo tavern tax taxi tea teahouse team tech technologies technology theater theatre therapy threads timber tools tours
  towing toys tractors traders trading training transport trattoria travel travels trucking trucks tutoring vet veterinary ventures vineyard vineyards vintners vodka
  ward watches wear web weddings wellness wine winery wines woodcraft woodwork woodworking woodworks works workshop workshops yachts yarn yoga zoo venue magazine
  leather gymnastics hospice rentals dispensary vapes brokerage charters nannies babysitting grooming groomers walkers shelter bouquets blooms bnb b&b lodging saas platform marketplace tool service product league club society`,
)

/** Capitalised words that are nobody's name in a brief. */
export const COMMON_CAPITALS = words(
  `i i'd i'm i'll i've english french italian spanish german japanese chinese indian mexican thai korean vietnamese greek turkish
  american british european african asian scandinavian nordic danish swedish swiss dutch mediterranean moroccan brazilian portuguese
  irish scottish victorian georgian edwardian gothic bauhaus art deco nouveau memphis brutalist helvetica futura montserrat garamond
  roboto inter lato poppins arial times georgia playfair instagram facebook twitter linkedin youtube tiktok pinterest snapchat
  whatsapp google amazon etsy shopify wordpress figma photoshop illustrator canva png jpg jpeg svg pdf ai ui ux saas b2b b2c crm api usa us uk
  eu nyc la sf llc ceo cto cfo coo hr pr it tv dj vip bbq diy faq cta rgb cmyk dpi px hd 3d 2d a1 a2 a3 a4 a5 a6 dl rsvp qr url nft nfts
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december christmas halloween easter thanksgiving valentine's valentine hanukkah diwali ramadan eid new year year's
  mon tue wed thu fri sat sun am pm please thanks thank hello hi hey ok okay note important also and or the a an for with in on at
  to of my our we you it its is are this that these those make use add include keep put place set show have need want create design
  no not don't do avoid without think something like must should could would will can let's let name title text headline
  background color colors colour colours style font fonts layout size format phone email address website date time location venue
  tagline slogan subtitle logo icon poster banner flyer business card landing page site app left right top bottom center centre
  front back both side here there below above under when where who what why how each every all more most if but so as by from up
  black white red blue green gold silver navy purple pink orange yellow brown grey gray teal modern minimal minimalist minimalistic simple clean
  bold elegant classic vintage retro playful professional luxury creative unique sans serif sans-serif typography image images photo photos
  sections section hero header footer features about services contact pricing testimonials gallery nav navigation menu button home
  tel tel. open mon closed rsvp motivational
  remote hybrid onsite target audience tone mood vibe palette theme feel look main primary secondary body copy content company brand client industry`,
)
