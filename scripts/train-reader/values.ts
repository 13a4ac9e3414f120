/** Words that fill the slots of frames.ts: made up for learning, so that no single name or line is relied on. */
const list = (lines: string) => lines.split('|').map((line) => line.trim())

export const VALUES: Readonly<Record<string, readonly string[]>> = {
  headline: list(
    'Open Studio | The Quiet Hour | Salt & Smoke | Night Swim | Paper Moons | Made in Clay | FIRST LIGHT | Run for Rivers | The Big Repair | Harvest Table | Loud Library | Summer of Film | VINYL DAYS | A Taste of Porto | Grow Your Own | Winter Tales | Ideas in Motion | The Last Waltz | Bike to Work | SLOW SUNDAY | One Sky | Wild Ink | New Moon Market | The Deep End | Kite Day | Coffee & Code | Small Wonders | Out of Office | Green Mile | Songs from Home',
  ),
  tagline: list(
    'Baked before dawn | Bring your own cup | For people who mend | Good things take time | Music for small rooms | Since 1974 | We fix what others throw away | From field to fork | Rest is a skill | Honest tools | Everyone is welcome | Built to last | Seats are limited | Come as you are | Three days, one lake | Read more, scroll less | Handmade in Ghent | Your garden, our hands',
  ),
  brand: list(
    'Fennel & Rye | Kestrel Labs | Bramble Yard | Otto Lind | Studio Marlowe | Tidewater | Juniper House | NORDHAUS | Pike and Sons | Lumo | Casa Verde | Hollow Oak Dental | Mira Textiles | Blue Anchor Books | Quillon | Harrow Street Gym | Saffron Room | Velo Nord | The Tin Kettle | Aster Clinic | Moss | Bright Ledger | Okapi Travel | Ember & Ash | Wrenfield Primary | Larkspur',
  ),
  person: list(
    'Ines Calder | Tomas Wilk | Dr. Reena Shah | Oskar Dahl | Lucia Ferro | Ben Adeyemi | Sofia Brandt | Hana Mori | Pavel Novak | Grace Okoro | Elliot Hart | Nadia Rahimi | Joan de Wit | Marc van Dijk | Prof. Ada Lund | Mona | Theo | Ravi | Lena | Jonas',
  ),
  title: list(
    'Architect | Head of Sales | Senior Partner | Pastry Chef | Founder | Project Manager | Violin Teacher | Managing Director | Physiotherapist | Art Director | Notary | Partner | Tattoo Artist',
  ),
  date: list(
    '14 March | Saturday 9 May | June 12–14 | 3 October 2026 | Fri 21 Nov | Sunday, 8 February | every Thursday | May 5th | 30.04. | 2 & 3 August | 12 May 2027 | friday | sat 6 june | next Tuesday | 1–15 April | November 30, 2026',
  ),
  time: list('8pm | 19:30 | 10am–4pm | doors 7 pm | 2-5pm | from 18:00 | 9:30 AM | 20h | 6 PM to 9 PM | noon'),
  place: list(
    'Old Foundry | Harbour Hall | Café Morgen | the blue door | St. Agnes Church | Lakeside Park | Kino Central | Town Library | Pier 9 | Market Square | Brewery Yard | room 204 | Theater am Fluss | community center | Riverside Arts | the corner shop | Old Mill | the lazy fox | cafe nord | village green | upper square | the rusty anchor | bar milan | Church Hall',
  ),
  price: list('€12 | $5 | free entry | £3 | tickets from $18 | 25 EUR | Free admission | $15 per car | 8€ at the door'),
  offer: list(
    '20% off | two for one | 50% off all shoes | first class free | buy one, get one free | up to 30% off | save $20',
  ),
  phone: list('555-0117 | 0161 555 0148 | +44 20 7946 0321 | (555) 010-2244 | 07700 900 456 | +49 30 901820'),
  email: list('hello@fennel.example | info@kestrel.example | oskar@dahl.example | studio@marlowe.example'),
  link: list('fennelrye.example | www.tidewater.example | kestrel.example/jobs | juniperhouse.example'),
  address: list(
    '14 Mill Lane, Leeds | Kastanienallee 7, Berlin | 221 Harbor Road | 9 Birch Close | Via Garibaldi 3, Torino',
  ),
  cta: list(
    'App Store | Google Play | Book a table | Get tickets | Sign up | Shop the range | Try it free | Join us | Reserve your spot | Watch the film | Start now | Call us | Download the app | Learn more | Order online | Donate | Watch demo | Book a trial',
  ),
  detail: list(
    'bring a friend | live music | all ages | no experience needed | dogs welcome | prizes to win | limited seats | rain or shine | tea and cake | wheelchair access | Free parking | Bring your own mug',
  ),
  nav: list(
    'Features | Pricing | FAQ | About us | Gallery | Menu | Contact | Blog | Team | Memberships | Opening hours | Research | Publications | Rooms | Location | Shows | Newsletter | Testimonials | Services | Shop | Our Mission | Events | Teaching | Bar | Map | Courses | Boats | How it works | Prices | Our story | Stories | Speakers | Projects | Case studies | Reviews | Delivery | Press | Careers | Tickets | Program | Kitchen | Wines | Classes | Timetable',
  ),
  item: list(
    'Family Law | GPS tracking | Freshly roasted | Free shipping | Wheel truing | Deep tissue massage | Oat latte 4€ | Route planning | Estate Planning | Screen repair | Hot stone | Puppy training | Cancel anytime | Sourdough | Window cleaning | Coach plans | Night camp | Margherita 9€ | Sea kayak $40 | Weekly harvest box | Personal Injury | offices | homes | gardens | Dune Cottage $480K | Free | Pro $9/month',
  ),
  question: list(
    'Is it secure? | Can I cancel? | Do you deliver? | How long does it take? | Is parking free? | Can I export my data?',
  ),
  stat: list('2M users | 40 languages | 98% uptime | 1,200 members | 15 years | 300+ projects'),
  quote: list('Best coffee in town | It changed how we work | I ran my first 10k | Worth every cent | My dog loves it'),
}
