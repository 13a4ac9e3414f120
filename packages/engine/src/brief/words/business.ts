/** Common nouns for businesses ("my bakery …"). */
import { words } from '../phrases.ts'

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
