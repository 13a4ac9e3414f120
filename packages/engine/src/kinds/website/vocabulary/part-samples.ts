/**
 * What the parts of a site show until their owner has filled them: plausible for the trade, and said to be samples wherever they stand.
 * A row is a part, its things apart by '|', each 'Name = a line on it = a figure'; rows for words of the prompt come before those of a trade.
 */
import { rowSaid } from '../../../brief/told/sayings.ts'
import type { Brief, Industry, SitePartKind } from '../../../brief/types.ts'

export interface PartSample {
  name: string
  line: string
  value: string
}
type Rows = Partial<Record<SitePartKind, string>>

const MAKING: Rows = {
  projects:
    'Kitchen in oak = Fitted for a terraced house|Library wall = Floor to ceiling, with a ladder|Round table for eight = Ash, oiled|Window seat = With drawers below|Staircase = Beech and steel|Shop counter = For a bakery|Cradle = Cherry, no screws|Desk = Walnut, two drawers|Wardrobe = Built into the slope',
  prices: 'First visit and sketch = = 60|Small piece = From = 180|Table = From = 1,400|Repair = By the hour = 55',
  team: 'Master craftsman|Workshop|Finishing|Apprentice|Drawings and quotes|Deliveries',
  events:
    'Open workshop = See how it is made, and try a tool|A day at the bench = Six places, all tools are there|Winter market = New pieces, and seconds',
  posts: 'How to oil a table|Why we wait a year for wood|A chair, taken apart|Notes from the bench',
  quotes:
    'It looks as if it had always stood there.|We got a drawing first, and exactly that piece in the end.|The drawers still run like on the first day.',
  numbers: '18 = years at the bench|240 = pieces delivered|9 = kinds of wood|1 = workshop',
  careers: 'Cabinet maker = Full time|Apprentice = From September|Finisher = Part time',
}
const BUILDING: Rows = {
  projects:
    'Slate roof, old school = 420 m², listed building|Farmhouse = Roof and gutters made new|Row of six houses = Scaffold, roof, windows|Town hall tower = Copper, by hand|Attic flat = Insulated, four skylights|Warehouse = Flat roof with solar panels|Villa = New wiring throughout|Bakery = Rebuilt in three weeks|School hall = Acoustic ceiling',
  prices:
    'Call-out, first hour = = 75|Each further hour = = 58|Inspection with report = = 140|Emergency, nights = First hour = 120',
  team: 'Master builder|Site manager|Planning and quotes|Foreman|Office|Apprentice',
  quotes:
    'They came when they said, and left the place clean.|The price on the bill was the price in the quote.|Rain since Monday, and every room is dry.',
  numbers: '55 = years in the trade|24 = people|1,100 = jobs finished|48 h = to a first quote',
  careers: 'Skilled worker = Full time|Apprentice = From August|Site manager = Full time',
  awards:
    'Master craftsman’s certificate = Chamber of crafts|Safe working at height = Renewed each year|Trained for listed buildings = 2024',
  posts: 'What a storm does to a roof|Insulate first, then heat|How to read a quote',
}
const BODY: Rows = {
  prices: 'Wash and brush = = 25|Full treatment = = 48|Cut = = 38|First visit = = 20',
  team: 'Owner|Senior stylist|Stylist|Trainee|Front desk|Colour',
  quotes:
    'Nobody has ever taken so much time for us.|I came out looking like myself, only rested.|We have been coming for years, and will again.',
  timetable: 'First appointments|Regulars|Walk-ins|Late opening',
  projects: 'Before and after = A fresh start|A big day = Early in the morning|Every six weeks = A regular',
}
const HEALTH: Rows = {
  prices: 'First appointment = 45 minutes = 85|Follow-up = 30 minutes = 60|Course of six = = 330|Check-up = = 70',
  team: 'Practice lead|Therapist|Specialist|Assistant|Reception|Prevention',
  quotes:
    'For the first time somebody explained it to me.|After six visits I was running again.|My children ask when they may come back.',
  numbers: '12 = years of practice|6 = people|25 min = for every visit|2 = rooms without steps',
  timetable: 'Early appointments|Open consultation|Children|Late appointments',
  steps:
    'We listen = What hurts, since when, and what you would like to do again.|We examine = And say what we find in plain words.|We treat = With exercises that fit into your day.|We check = And stop when you no longer need us.',
  careers: 'Therapist = Part time|Assistant = Full time',
}
const SPORT: Rows = {
  timetable: 'Morning flow|Beginners|Strength|Kids|Open hall|Technique|Evening class|Slow and quiet',
  prices: 'Single visit = = 14|Ten visits = = 120|Month = Every class = 65|Trial class = Once = 0',
  team: 'Head coach|Beginners|Strength|Children|Weekends|Front desk',
  events:
    'Open day = Try every class, free|Beginners’ weekend = Two mornings, all gear is there|Night session = With music, until midnight',
  quotes:
    'Nobody looked at my shoes. Everybody said hello.|The first class in years that I was sorry to see end.|I came for my back, and stayed for the people.',
  numbers: '30 = classes a week|9 = coaches|420 = members|7 = days open',
  posts: 'Your first visit|Warm up in six minutes|What to eat before class',
}
const ADVICE: Rows = {
  team: 'Partner|Senior adviser|Adviser|Associate|Office|Trainee',
  prices:
    'First conversation = 30 minutes = 0|Written opinion = From = 350|Fixed-fee package = From = 900|By the hour = = 190',
  quotes:
    'I understood every page that I signed.|They told me what it would cost before it cost anything.|One call, one answer, and it held.',
  numbers: '20 = years|1,300 = cases closed|4 = languages|2 days = to a first answer',
  questions:
    'What does a first conversation cost? = Say what it is about, and you hear the price before you come.|How are fees worked out? = By the hour or as a fixed sum. Which one is agreed in writing, before work begins.|What will I pay in the end? = You get an estimate, and a call before it is exceeded.',
  posts: 'What to bring to a first meeting|Five clauses to read twice|When to call, and when to wait',
  projects:
    'A family business handed on = Two years, one plan|A sale across borders = Signed in a week|A quarrel settled = Without a court',
  careers: 'Associate = Full time|Office assistant = Part time',
}
const STAY: Rows = {
  rooms:
    'Garden room = Double bed, door to the garden = 120|Harbour room = Double bed, two windows to the water = 140|Attic room = Twin beds under the beams = 110|Family room = Four beds, own stairs = 180|Small room = One bed, one desk, all quiet = 80|Corner suite = Bath with a view = 210',
  prices:
    'Half day = Per person = 65|Full day = Per person = 110|Private group = Up to eight = 480|Children = Under twelve = 35',
  menu: 'Porridge = Oats, cream, honey = 7|Eggs your way = Sourdough, butter = 9|Smoked fish = From the harbour = 12|Fruit and yoghurt = What the garden has = 8',
  nearby:
    'Coast path = Begins at the door = 5 min|Harbour market = Saturdays = 10 min|Castle ruin = Best in the evening = 25 min|Bathing place = Cold, clear = 15 min',
  quotes:
    'We saw it five metres from the boat. Nobody spoke.|Slept like never before, and then that breakfast.|They knew where to look, and when to be quiet.',
  team: 'Host|Guide|Kitchen|House|Boats|Bookings',
  projects: 'First light|The far bay|Northern sky|Evening on deck|Snow on the shore|The old harbour',
  events: 'First trip of the season = Small group|Full moon trip = Bring warm clothes|Harbour day = Open decks, free',
  timetable: 'Morning trip|Noon trip|Afternoon trip|Evening trip',
}
const TABLE: Rows = {
  menu: 'Flat white = Double shot = 3.80|Filter of the day = Ask which = 3.20|Cold brew = Steeped overnight = 4.20|Cinnamon bun = From the oven = 3.50|Sandwich = Changes daily = 6.50',
  prices:
    'Small package = Up to 50 guests = 390|Middle package = Up to 100 guests = 680|Large package = Up to 150 guests = 950',
  events: 'Tasting evening = Twelve places|Market day = In the square, from eight|Long table = One menu for everybody',
  team: 'Kitchen|Host|Bar|Bakery|Service|Deliveries',
  quotes:
    'We came for one drink and stayed for the evening.|You taste that somebody cares.|Everybody asked where it came from.',
  timetable: 'Breakfast|Lunch|Afternoon|Evening',
  products:
    'House blend = 250 g = 11|Gift box = For two = 38|Jar from the pantry = Changes = 7|Card for a visit = Any sum = 25',
  posts: 'What is in season|A supplier we like|How to keep bread',
}
const FARM: Rows = {
  ...TABLE,
  products: 'Heather = 250 g = 9|Blossom = 500 g = 12|Comb = In its frame = 16|Gift box = Three jars = 28',
  numbers: '80 = hives|6 = fields|3 = generations|1 = farm shop',
  events: 'Farm tour = Bring sturdy shoes|Harvest day = Everybody may help|First pressing = Taste it warm',
  prices: 'Tour, adults = = 12|Tour, children = = 5|Tasting = Six kinds = 15|Group = Up to twenty = 120',
  team: 'Farmer|Fields|Animals|Farm shop|Deliveries|Seasonal help',
}
const LEARNING: Rows = {
  timetable: 'Beginners A1|Conversation|Intermediate B1|Grammar clinic|Children|Exam course|Evening class|Advanced C1',
  prices:
    'Single lesson = 60 minutes = 28|Group course = Four weeks = 240|Intensive = 20 hours a week = 390|Trial lesson = = 0',
  team: 'Head of school|Beginners|Conversation|Exams|Children|Office',
  posts: 'Ten words for the market|How to survive your first week|A song, and what it says|A student tells',
  events: 'Open day = Meet the teachers|Conversation evening = Bring a friend|Course begins = A few places left',
  quotes:
    'After a week I ordered without pointing.|My teacher laughed with me, never at me.|I still write to my host family.',
  numbers: '14 = teachers|6 = in a group at most|9 = levels|30 = countries',
  careers: 'Teacher = Part time|Office = Mornings',
}
const STAGE: Rows = {
  events:
    'The lighthouse keeper’s daughter = Main hall|Opening night = With a talk afterwards|Family matinee = From age six|Guest evening = Friends from next door',
  prices: 'Adults = = 18|Children = Under twelve = 9|Family = Two and two = 45|Season ticket = Five evenings = 70',
  team: 'Artistic director|Leading part|Leading part|Music|Stage and light|Costumes',
  quotes:
    'My daughter has been a pirate ever since.|I had forgotten that it can be so quiet in a hall.|We walked home singing.',
  posts: 'Behind the curtain|A rehearsal in pictures|How a mask is made',
  menu: 'Dumplings = From the steamer = 6|Flatbread = With herbs = 5|Grilled fish = From the lake = 9|Sweet buns = Warm = 3',
  projects: 'A summer night|The winter tale|Songs for the road|The quiet play',
  numbers: '45 = on stage|12 = evenings a year|3 = generations|1 = hall',
  timetable: 'Children’s group|Full rehearsal|Sections|Beginners',
}
const TOGETHER: Rows = {
  projects:
    'Nursery by the creek = 12,000 seedlings|School gardens = Nine schools take part|Clean shore day = Every month|Rangers in training = Six this year|Water for the village = One well, two more planned|Tool library = Open to everybody',
  numbers: '120,000 = trees planted|38 = villages|640 = volunteers|92% = goes into projects',
  steps: 'Choose a sum = Once, or every month.|Give = By card or transfer.|Follow = We write what came of it.',
  quotes:
    'I came for a Saturday, and stayed for three years.|My children know the name of every tree.|You see what your hands have done.',
  posts: 'The first fish are back|What the rain took, and what it left|A day with the planting team',
  events:
    'Planting day = Boots and gloves are there|Annual meeting = All are welcome|Summer fête = Cake, music, seedlings',
  team: 'Chair|Treasurer|Secretary|Projects|Volunteers|Press',
  rules:
    'Water in the evening = Cans before hoses|Paths stay free = For barrows and chairs|No fires = Not even in autumn|Share what is over = On the table by the gate',
  prices: 'Membership = A year = 30|Family = A year = 45|Supporter = A month = 10',
}
const IMAGES: Rows = {
  projects:
    'House by the river = Built 2025|Library square = Competition, first place|Courtyard = Stone, water, shade|School in the park = In progress|Roof garden = 600 m²|Harbour front = Master plan|Meadow cemetery = Restored|Station forecourt = Trees for the heat|Pavilion = Timber',
  prices: 'Half day = Up to four hours = 590|Whole day = Ten hours, two places = 1,450|Weekend = With an album = 2,100',
  team: 'Founder|Designer|Project lead|Drawings|Studio|Office',
  quotes: 'We look like ourselves on every one of them.|We never noticed the camera.|They drew what we could not say.',
  partners: 'Alder & Co.|Birch Press|City of Elmsworth|Delta Museum|Fern Books|Holm Gallery',
  awards: 'Regional prize = First place = 2026|Annual selection = Shortlist = 2025|Young studios = Mention = 2023',
  steps:
    'Talk = What it is for, and for whom.|Sketch = Three directions, one conversation.|Make = Until it is right.|Hand over = Files, prints, a note on how to use them.',
  numbers: '60 = works|11 = years|4 = people|7 = prizes',
  events: 'Open studio = First Saturday of the month|Exhibition = Until the end of the month|Talk = How it was made',
}
const SHOP: Rows = {
  prices:
    'Small box = Two things a month = 19|Middle box = Four things a month = 34|Large box = Six, and a surprise = 48',
  quotes: 'It came wrapped like a present.|Washed twenty times, and still soft.|I ordered one, and then three more.',
  rules:
    'Shipping = Two to four days, free from 60|Returns = Thirty days, no questions|Gift wrapping = Paper and string, on request|Pick-up = At the counter, the same day',
  steps:
    'Choose = By what you like, or by what you need.|Prepare = Read the card that comes with it.|Enjoy = And tell us how it was.|Keep = Dry, dark and out of reach of the sun.',
  posts: 'New this week|How it is made|A gift for somebody who has everything',
  team: 'Owner|Buying|Workshop|Packing|Questions|Shop',
  events:
    'Late shopping = With a glass of something|Workshop evening = Eight places|Sale = On the last day of the month',
  products:
    'Small = For a table = 18|Middle = For a windowsill = 34|Large = For a big day = 62|Surprise = What is best today = 28',
}
const TECH: Rows = {
  prices: 'Free = One person = 0|Team = Per person and month = 8|Company = Per person and month = 14',
  team: 'Founder|Product|Design|Engineering|Support|Sales',
  quotes:
    'We stopped using three other tools.|Set up before my coffee was cold.|Support answered while I was still typing.',
  numbers: '4,200 = teams|99.9% = uptime|38 = countries|2 min = to set up',
  steps: 'Sign up = An address is enough.|Connect = What you already use.|Begin = It shows you the rest.',
  projects:
    'Data pipeline = 40 sources, one table|Open-source tool = 1,200 stars|Weather station = On the balcony|Bird counter = Learns from pictures',
  careers: 'Lead data engineer = Where you are now|Data engineer = The role before|Analyst = Where you began',
  skills: 'English = Fluent|Second language = Good|Degree = Subject, school, year|Course = What, and when',
  posts: 'What is new|How we test|A mistake, and what we learned',
}
const OF_TRADE: readonly (readonly [Rows, readonly Industry[]])[] = [
  [MAKING, ['craft', 'interior', 'jewellery']],
  [BUILDING, ['construction', 'home-services', 'energy', 'security', 'automotive', 'bicycle']],
  [BODY, ['beauty', 'pets', 'veterinary']],
  [HEALTH, ['health', 'dental']],
  [SPORT, ['fitness', 'yoga', 'sports']],
  [ADVICE, ['law', 'finance', 'consulting', 'real-estate', 'logistics']],
  [STAY, ['hotel', 'travel', 'outdoors']],
  [TABLE, ['coffee', 'bakery', 'restaurant', 'bar', 'food']],
  [FARM, ['farm']],
  [LEARNING, ['education', 'children', 'science']],
  [STAGE, ['music', 'film', 'event', 'gaming']],
  [TOGETHER, ['charity', 'community', 'environment']],
  [IMAGES, ['photography', 'design', 'art', 'architecture', 'agency', 'media', 'wedding']],
  [SHOP, ['retail', 'fashion', 'books']],
  [TECH, ['software', 'technology']],
]

/** By what the part is of, or what the owner is, whatever the trade. */
const BY_WORD: readonly (readonly [RegExp, Rows])[] = [
  [
    /wedding/i,
    {
      projects:
        'Ana & Ben = By the lake, in May|Clara & Hugo = An orchard, and rain|Dara & Finn = City hall, then noodles|Elif & Jon = Three days in the hills|Grace & Ida = A barn full of candles|Mira & Tom = Barefoot, by the sea|Nora & Sam = A very small table|Olga & Pim = Snow in the morning|Rosa & Ken = Under the old fig',
    },
  ],
  [
    /ceram|potter|glaze|raku/i,
    {
      projects:
        'Tea bowl = Raku, black|Moon jar = White, 32 cm|Flat plate = Ash glaze|Tall vase = Stoneware|Sake set = For two|Incense box = With a lid|Deep bowl = Iron glaze|Lamp foot = Unglazed|Wall tile = Crackled',
      events:
        'First bowl = Six places, clay is there = 95|Raku evening = Fire, smoke, patience = 140|Glaze weekend = Two days = 210',
    },
  ],
  [
    /illustrat/i,
    {
      projects:
        'The fox who counted = Children’s book|A week in the city = Editorial|Market wall = Mural, 18 m|Winter birds = Print, edition of 50|Night train = Book cover|Soup, a love story = Editorial',
    },
  ],
  [
    /flor|flower|bouquet/i,
    {
      products:
        'Spring bunch = Ranunculus, tulips = 28|Meadow bouquet = What flowers today = 42|Armful = For a big table = 65|Dried wreath = Keeps a year = 48',
      prices: 'Every week = A bunch = 24|Every two weeks = A bunch = 26|Once a month = A large one = 38',
    },
  ],
  [
    /\bwines?\b/i,
    {
      menu: 'House white = Dry, by the glass = 5|House red = From the hills, by the glass = 5|Sparkling = Bottle = 32|Riserva = Bottle = 46',
    },
  ],
  [
    /\bbaby|knit|wool/i,
    {
      products:
        'Striped hat = Merino, 0–6 months = 24|Button cardigan = Three sizes = 58|Cloud blanket = 80 × 100 cm = 76|Booties = With a ribbon = 22',
    },
  ],
  [
    /\btea\b/i,
    {
      products:
        'Green, first flush = 80 g = 16|Oolong = Roasted, 80 g = 18|Black = Malty, 100 g = 14|White = Young buds, 50 g = 21',
    },
  ],
  [
    /choir|band|orchestra|ensemble/i,
    {
      events:
        'Spring concert = Parish hall|Open-air evening = On the square|Advent concert = With the choir|Youth concert = All the young ones',
    },
  ],
  [
    /train|travel/i,
    {
      posts:
        'The night train to the sea|Nine hours, one window|A border in the snow|What to eat on board|Where the tracks end|The slowest line in the Alps',
    },
  ],
]

const GENERAL: Rows = {
  team: 'Owner|Workshop|Planning|Service|Office|Trainee',
  prices: 'Small = To begin with = 40|Middle = What most choose = 90|Large = With everything = 160',
  events: 'Open day = Come and look = |Evening talk = With time for questions|Workshop = Bring what you have begun',
  posts: 'How it began|What we learned this year|A visit to the workshop|What comes next',
  quotes:
    'They listened first. That made the difference.|Exactly what we had agreed, on the day we had agreed.|We would ask them again, and have.',
  projects:
    'First work = What it was about|Second work = For whom|Third work = Where it stands|Fourth work = What was new|Fifth work = Who helped|Sixth work = When',
  numbers: '12 = years|300 = finished jobs|9 = people|1 = place',
  timetable: 'Morning|Noon|Afternoon|Evening',
  partners: 'Alder & Co.|Birch Works|Cedar Group|Delta House|Elm & Sons|Fern Labs',
  awards: 'Certificate = Who gave it = 2026|Prize = For what = 2025|Membership = Since = 2019',
  careers: 'Full time = From now on|Part time = Mornings|Apprentice = From September',
  rules: 'Be on time = Or call|Leave it as you found it = Or better|Ask = Before, not after',
  nearby:
    'Old town = On foot = 10 min|River path = By bicycle = 15 min|Market hall = Every Saturday = 5 min|Viewpoint = At sunset = 30 min',
  skills: 'First entry = What, where, when|Second entry = What, where, when|Third entry = What, where, when',
  rooms: 'Front room = Two windows = 90|Quiet room = To the garden = 95|Large room = For four = 140',
  products:
    'First piece = What it is made of = 24|Second piece = In three sizes = 36|Third piece = New = 48|Fourth piece = For a gift = 20',
  menu: 'Starter = What is in it = 9|Main = What is in it = 19|Vegetables = From the garden = 16|Dessert = Sweet, and not too much = 8',
  services: 'First service = For whom it is|Second service = What it includes|Third service = When it helps',
  steps: 'Ask = Say what you need.|Agree = On what, when and how much.|Begin = And see it grow.',
  questions:
    'How do we begin? = With a message.|What should I prepare? = Whatever you have.|Can plans change? = They usually do. Say so early.',
}

/** 'Name = a line on it = a figure|…' */
export const samplesIn = (row: string): PartSample[] =>
  row.split('|').map((one) => {
    const [name = '', line = '', value = ''] = one.split('=').map((part) => part.trim())
    return { name, line, value }
  })

/** Samples of a part, for what it is of, else for the trade. */
export function samplesOf(kind: SitePartKind, brief: Brief, of = ''): PartSample[] {
  const { subject, page } = brief
  const said = `${of} ${subject.about}`
  const rows = BY_WORD.filter(([, row]) => row[kind])
  const own = of === '' ? rowSaid(brief, rows, said) : rows.find(([words]) => words.test(said))?.[1]
  const trade = OF_TRADE.find(([, industries]) => industries.includes(subject.industry))?.[0]
  // A shop sells, whatever its things are of; who shows what he can do has had posts.
  const typed = page?.type === 'shop' ? SHOP : page?.type === 'cv' ? TECH : undefined
  return samplesIn(own?.[kind] ?? typed?.[kind] ?? trade?.[kind] ?? GENERAL[kind] ?? '')
}

/** People who are nobody. */
export const SAMPLE_PEOPLE = [
  'Ana Ruiz',
  'Ben Okafor',
  'Clara Holm',
  'Davi Moreira',
  'Elif Tan',
  'Finn Larsen',
  'Grace Mbeki',
  'Hugo Petit',
  'Ines Costa',
  'Jun Park',
  'Kaya Demir',
  'Leo Brandt',
] as const
