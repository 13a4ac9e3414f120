/** Everyday requests with their texts marked as in labelled-prompts.ts: terse, rambling, dictated, pasted, misspelt; what is said of whoever asks is no text. */
export const EVERYDAY = `
Poster for a [headline:jumble sale], [date:Saturday 10 May], [time:10–1], [place:St Giles church hall]
poster [headline:cake stall] [date:fri] [time:3.15] [place:school gates]
Flyer for our [headline:choir concert] on [date:Sunday 14 December] at [place:All Saints], [time:4 pm], [price:£6], [detail:children free]
[headline:Knit and natter], [date:every Wednesday], [time:2pm], [place:Fern Lane library], [detail:wool provided]
[headline:film club], [date:last Thursday of the month], [time:7.30], [place:The Vestry], [detail:new members welcome]
Flyer for a mobile phone repair stall called [brand*:Crack], [detail:open Tue to Sun], [address:Hill Street 9]
we're a dentist in Ghent. poster for the waiting room: [headline:free check-up in October for children under 12], [brand*:Praktijk Lelie]
We are a small bakery in Hove called [brand*:Rise]. Poster for the window saying [headline:we are closed for our holidays] [date:4–18 August]
hi I run a garden centre and I need a sign for the till. [headline:Plants need peat like fish need bikes]. [detail:All our compost is peat free]. [brand*:Hollyhock Nursery]
so basically we're doing a thing for the hospice, it's a [headline:24 hour treadmill run], [place:Forge Gym], starts [date:noon on Friday 6 June], [detail:sponsor us at] [link:forge.example/run], make it energetic
ok so um poster for my mums [headline:60th birthday] its at [place:the bowls club] on [date:the 7th of march] from [time:half seven] [detail:bring a dish] [detail:no presents] thank you
can u do a poster for [headline:lost ferret] answers to [detail:Bandit] last seen [place:by the allotments] on [date:sunday] call [phone:07700 900 210] he bites
Please make a poster out of this: [headline:Summer Reading Challenge]. [detail:Read six books, get a medal]. [detail:Ages 4 to 11]. [place:Any Norfolk library], [date:12 July to 6 September]. Bright and friendly.
Web banner for our shop: [offer:free returns on every order], [brand*:Larch]
Banner for a gym called [brand*:Rope], [offer:sign up in February and pay no admin fee]
web ad for a bank called [brand*:Harbour], [offer:£150 when you switch before 30 June], button [cta:Switch now]
[offer:half price on all garden furniture] until [date:Monday], [brand*:Tully & Moss], instagram square
[offer:two for one on pizzas] every [date:Tuesday], [brand*:Dough Bros], story
insta post for [brand*:Wax & Wick], [offer:20% off refills] [detail:until Sunday], soft beige
square post. [headline:we're back in the kitchen] from [date:2 Jan]. [brand*:The Crooked Spoon]. [detail:bookings in bio]
[headline:3 mistakes when repotting a cactus], carousel cover, [brand*:Prickle]
[headline:7 things nobody tells you about foster dogs]. square post for [brand*:Second Chance Hounds]
[headline:Happy Eid] from everyone at [brand*:Noor Tailors], [detail:closed 10–12 April], emerald and gold
we did it!! [headline:1,000 loaves baked for the food bank]. thank you post, [brand*:Community Oven], warm
[headline:New job]! I'm now a midwife at [place:Elmwood Hospital]. linkedin post
[headline:We're hiring] a [detail:part time florist], [detail:weekends], [detail:£12.50 an hour], [brand*:Stem], [detail:apply to] [email:jobs@stem.example]
WANTED poster: [headline:drummer wanted] for a ska band, [detail:own kit], [detail:sense of humour], practice [date:Mondays] in [place:Dalston], [detail:call] [person:Ed] [phone:07700 900 620]
Poster for our [headline:winter coat swap]. [detail:Leave one, take one]. [place:The Foyer], [date:all November].
Poster: [headline:Please don't feed the geese]. [detail:Bread makes them ill]. [detail:Oats and peas are fine]. [brand:Friends of Mere Park]. gentle
Notice for the lift: [headline:Out of order until Thursday]. [detail:Stairs by the post room]. [detail:Sorry!]
sign for the shared fridge: [headline:label it or lose it]. [detail:Friday is clear out day]. funny but firm
Allergy sign for a cafe counter: '[headline:Tell us before you order]. [detail:We use nuts, sesame and milk in our kitchen].' icons please
Price list for a nail bar, [brand*:Tips]. [list-item:Gel 28], [list-item:Shellac 22], [list-item:Infills 18], [list-item:Removal 8]. [detail:closed Mondays]. pink
pub menu board: [list-item:fish and chips 13], [list-item:pie of the day 12], [list-item:halloumi burger 11.5], [list-item:sticky toffee 6]. [brand*:The Nag's Head]
Menu for the canteen: [list-item:Mon lentil soup], [list-item:Tue pasta], [list-item:Wed curry], [list-item:Thu jackets], [list-item:Fri fish]. [detail:salad bar daily]
Gig poster: [headline*:The Slow Fires], [person:Ada Brook] and [person:DJ Lamp]. [place:The Attic], [date:Fri 9 May], [time:doors 8], [price:£7]. looks like a photocopied zine
gig poster for [headline*:Tin Saints] (they're a folk duo) + [person:Mo Lacey], [date:sat 22 nov], [place:the Boiler House], [place:Leith], [price:£9 adv]. dark greens, woodcut
School play poster: '[headline*:The Tinderbox]' by [person:Year 6], [date:18, 19 and 20 March] at [time:6pm] in [place:the hall], [price:£3]. spooky
[headline:Auditions] for [subhead:Oliver!], [date:Sunday 7 September], [time:2pm], [place:Town Hall studio], [detail:ages 8 to 80], [detail:prepare one song]
Talk: '[headline:What the river remembers]' with [person:Dr Ama Boateng]. [date:Tues 4 Nov], [time:7.30 pm], [place:Friends Meeting House]. [price:£4], [detail:members free]. [detail:Tea and biscuits]
[headline:AGM] of the [brand:Canal Society], [date:Monday 12 May 2026], [time:7pm], [place:Boathouse], [detail:new treasurer needed], [detail:cheese and wine after]
[headline:Blood donors needed] at [place:Carlow Arts Centre], [date:Tue 3 March], [time:2–7], [detail:drink plenty of water first], [detail:walk-ins welcome], book at [link:donate.example]. not scary
can you turn this into a poster: "Dear parents, The [headline:summer fair] is on [date:Saturday 28 June], [time:12–3], on [place:the school field]. [detail:Stalls are £10]. [detail:Please bring cakes by 11]. Kind regards, the PTA"
"Hi all, [headline:yoga] moves to [place:the upstairs room] from [date:5 January]. [detail:Same time, Tuesdays 6.15pm]. [detail:Bring a blanket]. Love, Nell" - poster of this please, calm
FW: please make something for the board. [headline:Fire drill] this [date:Wednesday at 11]. [detail:Leave by the nearest exit], [detail:meet on the grass]. Regards Facilities
Tuition flyer - [headline:Physics and Chemistry, Class 9 to 12]. [person:Mr R. Iyer M.Sc.], [detail:18 yrs experience]. [detail:Batches of 8]. [time:5 to 8 pm], [date:Mon to Sat]. [place:Gandhi Chowk]. Ph [phone:98000 00456]
flyer for [headline:Garba night] by our housing society. [date:4 October], [time:7 pm onwards], [place:Clubhouse lawn], [place:Green Valley]. [list-item:Food stalls], [list-item:live dhol], [list-item:best dress prize]. [detail:Entry free for residents], [detail:guests ₹150]. no plastic please and keep it colourful
[headline:Surf lessons], [brand*:Wave School], [detail:beginners daily 9am and 1pm], [price:€45 incl. wetsuit], [phone:5550 4321], 70s stripes
[headline:lawn mowing] flyer, my son does it for pocket money. [brand*:Ollie Mows]. [detail:£10 small gardens], [detail:£18 large]. [detail:edges included]. text [phone:07700 900 330]. honest, green
[headline:Double room to let] in a quiet house, [address:Alder Road], [price:£480 a month inc bills], [detail:available from 1 May], [detail:one friendly dog]. msg [person:Jo] [phone:07700 900 415]
Flyer for my dog walking, [brand*:Muddy Boots], [detail:solo and group walks], [detail:Mon to Fri], [detail:Bishopston], [phone:07700 900 733]. orange
[headline:retirement party] for [subhead:Maureen] after [detail:29 years in the post room]. [date:Thurs 18 Dec], [time:5pm], [place:The Ship]. [detail:bring a photo]. don't tell her. poster for the office
[headline:Closing down] poster for a hardware shop called [brand*:Nuts & Bolts], [detail:after 51 years]. [offer:everything half price until 30 June]. [detail:Thank you to all our customers]. sad but warm
poster for a memory cafe, it's called [headline*:Forget Me Not], [date:every 1st Friday], [time:2–4], [place:Quaker hall]. [detail:Carers welcome]. Large print please, no pictures of old people
[headline:Tap takeover], [brand:Foxhole Brewing] at [place:The Crown], [date:Friday 12th] from [time:5]. [detail:9 beers on incl. a plum porter]. pump clip look, plum and navy
[headline:Flu jabs] at [place:Field Pharmacy]. [detail:no appointment needed]. [date:Mon–Sat] [time:9–5.30]. [detail:free if you're over 65], [detail:otherwise £18]. [address:4 Broad Street]. reassuring, blue
[headline:D&D night] for beginners at our game shop [brand*:The Brass Dragon], [date:Thursdays] [time:6:30], [detail:dice provided], [price:$5], [detail:ages 14+]. tavern feel
[headline:Free first aid course] for parents, [date:Thurs 6 Nov], [time:6.30–8.30pm], [place:Ferry Children's Centre], [detail:creche available], [detail:book on] [phone:029 2018 0444]
[headline:Swimming pool closed] from [date:2 to 6 June] for repairs. [detail:Gym open as usual]. [detail:Sorry for the bother]. [brand*:Brackwater Leisure Centre]. make it clear
we need a poster telling people to bring their own cup: [headline:bring your own cup, save 30p]. [brand*:Cafe Nine]. for our counter
[headline:10 rules of the workshop], nobody wrote them down yet. poster for [brand*:Makers' Barn]
poster with [headline:5 steps to wash your hands], one icon each, for a nursery called [brand*:Acorns]
[headline:countdown: 10 days to go], [subhead:Fen Folk Festival], [date:12–15 June], [link:fenfolk.example]
youtube thumbnail: [headline:"I lived on £1 a day"], surprised face, coins, big red letters
podcast cover for [headline*:Low Tide], a show about fishermen by [person:Meg Lowry]
Album cover: [headline*:Salt Roads] by [person:The Marl Pits]. grainy sea
Twitch banner for [brand*:MossyKeys], [detail:cosy piano], [detail:tue thu sat 9pm]
pull up banner for a jobs fair: [brand*:Doyle Engineering], [headline:earn while you learn], [detail:apprenticeships from £19k], [link:doyle.example/join]
shop banner: [headline:open 7 days], [detail:6am–11pm], [list-item:milk], [list-item:bread], [list-item:papers], [list-item:lottery]. [brand*:Singh's Corner]
PVC banner 3m x 1m, [headline:now enrolling], [brand*:Little Owls Nursery], [detail:ages 2 to 4], [phone:01632 960 313], owl
[headline:happy 40th Raj] banner, balloons, purple
finish line banner for the [headline:Boggy Bottom 10k], [detail:sponsored by] [brand:Tanner Feeds]
email header for the autumn issue of [brand*:Hedge & Ditch], leaves
Business card for [person*:Noor Haddad], [title:plasterer], [phone:07700 900 290], [email:noor@haddad.example], '[tagline:Smooth operator]'
card for my mobile hairdressing, [brand*:Curl], [person:Jo Pike], [phone:07700 900 222], [detail:evenings too], sage
business card: [person*:Dr Anil Rao], [detail:MBBS MD (Paediatrics)], [brand:Rao Clinic], [address:14 Lake Road], [detail:timing 10–1 and 5–8], [detail:Sunday closed], Mob [phone:98000 00321]
loyalty card for a coffee van called [brand*:Mugshot], [headline:every 9th coffee free], nine cups to stamp
appointment card: [brand*:Smile Dental], [address:2 Park Parade], [phone:01632 960 114], [detail:please give 24 hours' notice]
calling card for a harpist, works as [brand*:Silver Strings], [link:silverstrings.example], [detail:weddings and wakes], elegant
Card for a chimney sweep: [brand*:Clean Sweep], [detail:est. 1988], [detail:Guild member], [detail:certificates issued], [phone:01632 960 515]. black
logo, company's called [brand*:Mould]. we make jelly lol
Logo for our bowls team [brand*:The Jack Rabbits]
logo for a data company called [brand*:Green Pencil], no green please
a logo for [brand*:Saturday], it's a swimwear label, wide letters
logo for my jam [brand*:Auntie Bee], a bee on a spoon, plum and gold
Website for my upholstery business [brand*:Button & Tuft] in [place:Stroud]. [nav:before and after], [nav:price guide], [nav:about me], [nav:contact]. muted greens
site for our village hall: [nav:hire rates] ([list-item:£10/hr], [list-item:£80 a day]), [nav:what's on], [nav:photos], [nav:how to find us]. [brand*:Much Marlow Village Hall]
landing page for [brand*:Plotly], planner for gardeners. [nav:reminders], [nav:crop rotation]. [price:£3 a month]
Plakat für den [headline:Kita-Basar]: [date:Samstag, 21. März], [time:14–16 Uhr], [place:Turnhalle], [address:Amselweg 2]. [list-item:Kinderkleidung], [list-item:Spielzeug], [detail:dazu Kuchenbuffet]. [price:Standgebühr 7 €]. Bitte kein Clipart.
Aushang: [headline:Katze entlaufen]! Grau, hört auf [detail:Mimi]. Seit [date:Montag] weg, [place:Nordstadt]. [detail:Bitte anrufen]: [phone:0155 5550199]
Post für meine Keramikwerkstatt: [headline:Werkstattverkauf] am [date:1. Advent], [time:11–17 Uhr], [detail:Glühwein am Ofen], [offer:zweite Wahl minus 30 %]. [brand*:Ton & Glut]
Visitenkarte für Elektriker [person*:Jan Kessler], [detail:Notdienst 24 h], [phone:0151 5550 144], [place:Kreis Gifhorn], dunkelblau
affiche pour un [headline:loto], [date:dimanche 9 février] à [time:14h], [place:salle des fêtes], [price:3 € le carton], [detail:buvette et crêpes], inscriptions au [phone:01 99 00 22 33]
carte de visite pour ma sœur, couturière : [person*:Amina Saïd], [detail:retouches et ourlets], [detail:devis gratuit], [phone:06 39 98 44 55]
cartel [headline:clases de piano a domicilio], [detail:todos los niveles], [person:Lucía], [detail:primera clase gratis], [price:18 € la hora], [detail:zona norte], whatsapp [phone:600 000 789]
Poster voor ons [headline:straatfeest]! [date:Zaterdag 5 september] vanaf [time:15.00 uur], [place:Iepenplein]. [detail:Neem zelf een hapje mee], [detail:drankjes 2 euro]. [detail:Bij regen in de garage van Wim]. vrolijk
locandina [headline:corso di uncinetto], [date:ogni giovedì] [time:ore 20], [place:Circolo], [price:40 euro], [detail:materiale incluso]
cartaz [headline:aulas de surf], [brand*:Onda], [detail:todos os dias às 9h], [price:30 € com fato], [phone:912 000 444]
[headline:baby rhyme time] at [place:the library] [date:mondays & thursdays] [time:10:30], [detail:ages 0–2], [detail:no need to book], [place:Quay Street Library], led by [person:Mr Osei]. storybook feel
[headline:Cheese rolling day]! [detail:Have a go for free], [date:Sunday 5 Oct], [place:Coopers Field], [time:12-3], [detail:bring the dog]
[headline:Sourdough swap], [detail:bring one, take one]. [date:Sun 3 May] [time:1–3pm], [place:the yard behind Crumb & Co café]. rust and oat colours, drawn
[headline:flu clinic] for our staff ([place:Harbour House, level 2]), [date:Tue Oct 14], [time:8–4]. [detail:Drop-ins OK but bookings preferred]: [link:jab.harbour.example]. [detail:Tea and toast provided]. Not grim.
make me a poster from this mail: "Hello everyone, The [headline:pottery evening] is on [date:Tuesday 3 March 2026], [time:19.00–21.30] in [place:the Kiln Room], [address:4 Clay Street]. [price:£32 inc. clay and a glass of wine]. [detail:Max 8 people]. [detail:Book with] [person:Tess]: [email:tess@kiln.example]. Best wishes, Tess" earthy please
[headline:Housemate wanted] for our board at college. [detail:Big room in a house of 5], [address:Clover Rd], [price:£450 a month inc bills], [detail:available 1 Oct]. [detail:Vegan kitchen], [detail:one old dog called Colonel]. text [person:Ines] [phone:07700 900117]. funny
[headline:Car washing] flyer my daughter does it at weekends. [brand*:Ella's Shiny Cars]. [detail:$10 small cars], [detail:$15 vans]. [detail:Hoovering included]. Text [phone:555-0133]. blue. look like a kid's real business
[headline:Coaching classes] flyer - [subhead:Maths and English, Class 6 to 8], [detail:CBSE]. By [person:Mrs. Meera Nair M.A.], [detail:20 yrs experience]. [detail:Batches of 5 only]. [detail:Timings 5 to 7 pm Mon to Sat]. [place:Lake Colony, near bus stand]. [detail:Admissions open!] Ph [phone:98000 00777]
gig poster for [headline*:The Quiet Radios] (that's us) + [person:Sol Brandt supporting], [date:sat 14 february], [place:The Hatch], [place:Cork], [time:doors half 7], [price:€12 on the door]. muddy browns, a bit photocopied
[headline:rummage sale] poster!! [place:St Olave's rooms], [date:Saturday 7 March] [time:from 10]. [detail:bring & buy], [list-item:coffee], [list-item:toys], [list-item:crockery]. [price:20p in]. pls no photos of junk
[headline:Bingo night] at the [place:Kings Head] [date:every Monday] [time:8pm], [price:£3 a book], [detail:teams welcome], [detail:top prize a hamper]. should look like a real pub not a wine bar
notice for the park café: [headline:please don't leave food outside], [detail:the gulls take it]. [brand:Friends of Sandy Bay]. polite
[headline:Leaving do] for [subhead:Little Dave] after [detail:12 years in the kitchen]. [date:Friday 3 July], [time:6pm], [place:Dockers Club]. [list-item:Buffet], [list-item:karaoke], [detail:bring a card]. Keep it secret from Dave. poster for the canteen
[headline:Eye clinic] at [place:Vale Optics]. [detail:no appointment]. [date:Mon-Sat] [time:9-5.30], [detail:free if you're under 16 or pregnant], [detail:otherwise £25]. [address:6 Corn Street]. calm, white
insta post: [headline:cinnamon buns sold out again]!! [detail:preorder for saturday by thursday noon], [detail:link in bio]. [brand*:Proof]. simple, white bg
square post for my soap shop [brand*:Suds & Sage]: [offer:half price until monday on everything citrus]. lemon + cream
[headline:We're hiring]! [subhead:sous chef], [detail:full time], [detail:Wed–Sun], [detail:$24/hr + tips]. [brand*:Alder Grill], [place:Boise]. [detail:Apply in person] or [email:jobs@aldergrill.example]. story size
[headline:happy pongal] post for our sweet shop [brand*:Anand Sweets], [place:Madurai]. kolam design, red and gold, wishing all customers
[headline:new EP out friday]!! '[subhead:Glass Weather]' by [brand*:Nia Stone]. 9:16. grainy, acid green on black, no photo of me
quote card: '[quote:Nobody ever regretted a nap.]' – [person:my grandad]. serif, navy background, small handle [social:@napclub] at the bottom
before & after post for a window cleaning guy, [brand*:Gaz's Glass], text '[headline:Now you see it]', two photo spots. ph [phone:5550 7712]
[headline:Roots and Fruits Day] reminder for the class group: [date:Thurs 9 October], [detail:dress as a vegetable or bring one]. [detail:£1 for the school garden]. [person:Mr Adeyemi's class]
[headline:Chimney sweeping offer] for the village facebook group. [offer:£50 for one £80 for two till end of Sept]. [detail:Before the nights draw in!] [person:Bryn], [phone:07700 900712]
Facebook event post '[headline:Baby Rave]' [date:Sat 14 March] [time:2-4] @ [place:The Tramshed], [price:£6 per baby inc glow stick]. loud but not ugly
whatsapp status for my boutique - [headline:Diwali orders close on 5th]. [detail:Lehenga fitting from ₹1200]. [brand*:Zari], [address:MG Road]. mirror work border
Job advert for linkedin - our charity needs a [headline:Fundraising Officer] ([detail:0.8 FTE], [detail:£29,500 pro rata], [detail:remote], [place:Bristol]). [date:closing date 12 March]. Charity: [brand*:Lantern House]. be warm
Rehoming post. [headline:Meet Biscuit]! [detail:4 yr old lurcher], [detail:one ear], [detail:loves sofas and toast]. [brand*:Tail End Rescue], [place:Ohio]. adopt at [link:tailend.example]
podcast episode graphic. [subhead:Ep 12] '[headline:Who Owns the Pavement]' with guest [person:Dr Lena Ko]. Podcast: [brand*:Kerb]
[headline:10 DAYS TO GO], countdown post for the rowing crew, [brand*:Team Splash], [detail:raising for the lifeboat], donate at [link:splash.example/give]. aqua + white
I make leather bags. [headline:new bag out]: [subhead:The Postie], [price:£85], on my shop [link:saddlery.example]. tan look
wedding save the date: [headline:Mina & Jonas], [date:5 September 2026], [place:Hof Lund], [place:Skåne]. [detail:invitation to follow]. meadow flowers
announcement: [headline:our app Tock now counts backwards]. one line under: [subhead:Deadlines you can see coming.] purple gradient, phone mockup
YouTube banner for my mum's baking channel, '[headline*:Crusty with Carol]', [detail:new video every Friday]. text in the middle bit
leaderboard 728x90: [headline:Summer Boiler Check] [price:from £7/month], [brand*:Copper & Sons], button [cta:Book a check]
twitch banner: username [brand*:fernfox_], [detail:cosy games], [detail:mon/wed 9pm est]. moss, snails
ad 300x600 for [brand*:Larkhill Tractors] [headline:spring clearance], [offer:up to £1,500 off used balers], [detail:ends 30 April]
newsletter banner for a choir charity, '[headline*:The Descant]' [detail:issue 8], [detail:March]. [brand:Voices North]. something small
Facebook cover for [headline:Okafor family reunion 2026]! [place:Lake Norman] [date:Aug 7 – 9]. no names please
Email header, cyber monday but we're having a rest. '[headline:Shop less. Nap more.]' [brand*:Moor & Moss] clothing
podcast banner for spotify... [headline*:Bedtime Stories for Plumbers], hosted by [person:Ray Finch] and [person:Dot Amari]. funny, leaky tap
X header for a painter. [brand*:Iris Holm]. the word '[tagline:undertow]' somewhere small. mostly empty. pale blue
Banner for the top of our order form: [headline:Year 11 Prom Tickets] – [detail:order by 12 May], [price:£25]. [detail:bring your own glitter]
roller banner 850x2000mm for a fair stall, [brand*:Moss & Mallet woodwork]. '[headline:Carved slowly in Devon]'. [link:mossmallet.example]. earthy
business card: [person*:Dr Farah Aziz], [detail:BDS (Endodontics)], [brand:Aziz Dental], [address:7/2 Park Road], [detail:Timing 9–1 & 4–8], [detail:Sunday closed], Mob [phone:98000 00987]. mint
card for a [title:wedding celebrant], [person*:Orla Finn MA], '[tagline:Your words, well said]', text [phone:555-0188], [link:orlafinn.example]. soft greys
Two sided card. Front just the name [brand*:BRACKEN]. back: [person:Tom Hale], [title:art director], [email:tom@bracken.example], [social:@bracken.works]. black, lime
card for my sons bracelet stall lol. [brand*:Knots by Finn] ([detail:age 10]). '[tagline:Tangly but strong]'. insta run by dad [social:@knotsbyfinn]. neon
card for a palm reader, works under the name [brand*:Lady Fig], [detail:readings £30/40 min], bookings via [link:ladyfig.example]. plum and gold
loyalty card for a key cutter: '[headline:Every 5th key free]', [brand*:Lock Stock] [detail:key cutting], 5 little stamps, [address:Arcade Shop 2]
card for dad, fixes clocks. [brand*:Tick's Clocks], [detail:home visits], [detail:allow 2 weeks], [phone:98000 00654], [place:Jayanagar]. brass
Business card for a piano tuner: [person*:Edda Krohn]. [detail:Uprights and grands]. [phone:555-0190]. [email:edda@krohn.example]. keys
[person*:Rev. Miriam Oates], [title:hospital chaplain], [brand:St Luke's], '[tagline:Here to listen]', [detail:ext 2210]. quiet
carte de visite pour mon père, [title:plombier] : [person*:Luc Moreau], [detail:dépannage 24h/24], [detail:devis gratuit], [phone:01 99 00 71 82], [place:secteur Lille-Roubaix]
visitekaartje voor mijn schildersbedrijf '[brand*:Verf & Zo]', [person:Piet Bakker], [detail:binnenwerk], [detail:buitenwerk], [detail:behang]. [phone:06 0000 0789]
Business card AU: [brand*:Coral Bay Dive School], [detail:learn to dive in 3 days], [detail:heated pool], [person:Mick] [phone:0491 570 156]. bubbles
Instagram-Post: [headline:Wir machen Winterpause] [date:vom 20. bis 31. Januar], [detail:ab dem 1. sind wir wieder für euch da]. [brand*:Café Herbst]. Pflaume und Creme
Historia de Instagram para mi tienda de zapatos [brand*:Paso Fino]: [headline:rebajas], [offer:hasta -50%], [detail:solo este sábado]. tonos suaves
Instagrampost voor de bakker: [headline:maandag gesloten wegens storing], [detail:dinsdag weer open om 8 uur]. [brand*:Bakkerij Kruim], [detail:sorry]!!
Website for my curtain business, [brand*:Pleat & Pole] in [place:Ludlow]. [nav:before and after gallery], [nav:price guide], [nav:how to measure your window], [nav:about me] ([person:Agnes]), [nav:contact form]. greys
Landing page - online course '[headline:Spreadsheets for Poets]' by [person:Bea Loom], [price:$39], [nav:8 modules], [nav:FAQ], [nav:refund policy 14 days], [nav:testimonials], big [cta:enroll] button
portfolio site for me, [brand*:Silas Reed], [title:ceramicist]. [nav:work], [nav:about], [nav:shop], [nav:commission enquiries]. lots of white
logo [brand*:Larch & Loam] garden design since 1998, no leaves pls
logo for our debating society [brand*:Point of Order], small [detail:est. 2011]
Business card for [brand*:Millbrook Joinery], [person:Ann Lee], [title:cabinet maker], [phone:555 0137]
Business card for [brand*:Tern Roofing], [person:Ravi Patel], [title:site manager], [phone:555 0161], slate
card for [brand*:Willow Florist], [person:Mae Brandt], [title:flower designer], [email:mae@willow.example]
Certificate of completion for [person:Kit Dale], [subhead:Weaving Course], [brand:Loom House], [date:4 June 2026], signed by [person:Mia Holt, director]
Certificate of attendance for [person:Omar Reyes], [subhead:First Aid Workshop], [brand:Harbour College], [date:9 May 2026]
Build a website for estate agent [brand*:Laura Quint], Lisbon sea villas, navy and silver, contact form, [email:laura@quint.example]
Website for a yacht broker [brand*:Nils Berg], luxury boats, elegant, contact form
Webseite für das [brand*:Hotel Alpenblick] am Chiemsee
Website für die [brand*:Pension Lindenhof] an der Mosel, Zimmer und Preise
Webseite für das [brand*:Gasthaus Krone] in Tübingen
Poster: [headline:Drum and bass night] with [person:DJ Orla] and [person:Max Field], [date:9 Nov], [place:Silo], [time:doors 22:00], [price:€15]
Church flyer: [headline*:Harvest Service], [date:Sunday] [time:10:00], [detail:all welcome], [detail:lunch from 12:00], [place:St Anne’s], [address:Mill Road]
Flyer for [brand*:Casa Bruno], [subhead:pizza night] [date:each Tuesday], [price:all you can eat 18€], [detail:kids under 6 free], [address:Via Po 3]
Gig poster: [headline*:THE DUSK CHOIR] [detail:with special guests] [person:Red Hill]. [place:The Vault], [date:Friday 9 May], [time:doors 19:00]
`
