/**
 * Prompts as people write them, with their texts marked: '[role:text]', a star where it is the name that the design is for.
 * What stands unmarked must not be set: purposes, audiences, functions, looks.
 */
import type { Labelled } from './labelled.ts'
import { EVERYDAY } from './labelled-everyday.ts'
import { LISTS } from './labelled-lists.ts'
import { PASTED, REQUESTS } from './labelled-requests.ts'
import { TOLD } from './labelled-told.ts'

const PROMPTS = `
Flyer for our [headline:repair café], [date:every first Saturday], [time:2-5 pm], [place:Thornbury Community Hall]. Bring your broken toasters! Warm and a bit scruffy.
poster for the [headline:village beer festival], [date:Friday 7 August], [place:Cricket Ground], [detail:12 local breweries], [price:£5 entry]
Create a poster that gets people to take the bus on Fridays. The line is [headline:"Leave the car. Take the view."]
A theatre poster. Title: [headline*:The Glass Orchard]. Written by [person:Milo Farrant]. [place:Studio Theatre], [date:3–19 March]. Black with one pale green apple.
Need a lost dog poster with [headline:'LOST DOG'] at the top in red, the name [subhead:'Biscuit'] under it and [phone:0161 555 0170] at the bottom.
I'm putting together a sponsored swim for the lifeboat station. It is called [headline*:Big Splash], it's on the [date:2nd of August] at [place:Saltcombe Lido], [detail:20 or 50 lengths]. Can you make a poster?
Save the date for [person:Imke] and [person:Rory], [date:05.06.2027], [place:Hof Birkengrund], dusty pink with grasses
Invitation to a 40th birthday. [headline:Kit is 40!] [date:Saturday 16 May], [time:7.30pm], [place:The Boat Shed]. RSVP to [phone:07700 900311]. It should feel like a seaside postcard.
Party invitation for a girl who turns nine and loves horses, [date:12 June], [time:3 pm], [address:8 Willow Rise]
menu for a taco place named [brand*:La Chispa]: [list-item:Al pastor 4€], [list-item:Carnitas 4€], [list-item:Elote 5€], [list-item:Horchata 3€]
Menu for [brand*:The Larder]. Starters: [list-item:Leek soup £7], [list-item:Beetroot salad £8]. Mains: [list-item:Hake and beans £18], [list-item:Mushroom pie £15].
price list for a dog groomer, [brand*:Wet Noses]: [list-item:small dog 30], [list-item:medium dog 40], [list-item:big dog 55]
Gift card for a pottery studio called [brand*:Mud & Fire], value [price:€80], earthy
A certificate for the best gardener of the year. Title [headline:"Golden Trowel"], presented by [brand*:Elmfield Allotment Society]
Diploma for finishing a sourdough course, [headline:Certificate of Crumb], name [person:Pia Sundell]
Thank you card with [headline:"Thanks, neighbour"] on the front and a jar of jam in orange.
Book cover for a memoir: title [headline:"Salted Butter"], author [person:"Yann Kerleo"], a kitchen window in Brittany
Cover for a crime novel called [headline*:The Ferryman's Wife] by [person:Astrid Nyholm]. Rainy, blue, one yellow light.
Album cover for [brand*:Hollow Pines], album [headline:"Weather Reports"], looks like a faded photograph
Notice for the bike room asking people to lock the door behind them. Friendly, with a bike.
Poster for an open-air cinema with [detail:8 evenings under the stars], [price:free entry], [place:Castle Meadow], [date:July 10-18]
Placard for the nurses' strike: [headline:"CARE COSTS"] in big white letters on blue, below it [subhead:"March with us, Monday 11am"]
Design a flyer for a window cleaner. It should look reliable and local. From [price:£18 per visit], call [person:Tim] on [phone:07911 555 340].
A poster for our office that reminds people to take a break from the screen.
Invitation to the vernissage of [headline:"Soft Machines"] by [person:Leila Aziz], [date:14 November], [time:6 p.m.], [place:Kunsthalle West]
lecture poster: [headline:"Why ice floats"], [person:Dr. Henrik Sand], [place:Auditorium B], [date:Wed 4 Feb], [time:17:00], plain and typographic
halloween flyer [date:oct 30] [time:8pm] [place:the old mill] [detail:costumes welcome]
yard sale flyer [date:sun] [time:10-4] [address:88 maple drive] [headline:everything must go]
garage sale poster, [date:saturday 9 may], [time:8 to 12], [address:14 Oak Street], [detail:toys, tools and records]
Postcard of a Scottish loch at dawn with [headline:"Wish you were here"] in white script.
Quote poster: [quote:"Begin anywhere."] in black on yellow
I need a poster for a school play, [headline*:The Tempest], performed by [detail:Year 9], [date:20 and 21 March] at [time:7 pm], tickets [price:£4] at the door
Could you make a sign that tells visitors to ring the bell and wait? Calm, green.
Workshop poster: [headline:Bookbinding for Beginners]. [date:Sunday 8 February], [time:10:00–16:00], [place:Papermill], [price:€65 incl. materials], [detail:max. 8 people]
Poster for a clean-up day on the river. Get families to come along. [date:Sat 25 April], [time:10am], meet at [place:Iron Bridge].
make a concert flyer: [headline:Sable Choir] + [subhead:The Low Lights], [date:13 june], [place:basement 9], [price:10 euro]
A wine fair poster. Twelve growers come to town. [headline:"Twelve Cellars"], [date:Saturday 28 March], [time:2 pm], [price:€20], [place:Markthalle]. No bottles, please.
Instagram post for a florist about peony season. We want people to order bouquets early.
Instagram story that says we are closed for holidays until [date:12 August]
Facebook ad for an estate agent. The goal is to get homeowners to ask for a valuation. Button [cta:Value my home]
Make a web banner 970x250 for [brand*:Quiet Dog] insurance: [headline:"Walk on. We've got you."], button [cta:"Get a quote"]
Create a 160x600 ad for a language app. The target audience is commuters. The primary purpose is to make them try a free lesson.
YouTube thumbnail for a video called [headline:"I slept in a lighthouse"]
LinkedIn banner for a tax adviser who works with startups. Sober, a bit of warmth.
banner for the winter sale, [offer:up to 60% off coats], [detail:until 31 January]
An Instagram post announcing that we are looking for a pastry chef. Mail [email:jobs@ryeandsalt.example]
Header for my newsletter about wild swimming, it is named [brand*:Cold Feet]
Email header for the spring issue of [brand*:The Potting Bench], light and leafy
Cyber Monday banner for an audio shop: [offer:30% off headphones], [date:1 December only]. Black and electric blue.
Create a banner ad for a blood bank encouraging students to give blood. The button should say [cta:Find a slot].
Banner ad image of size 300x250 to promote garden furniture with [offer:15% off until Sunday]. The target audience is people with a balcony. The primary purpose is Convince them that summer starts at home.
Banner ad of size 728x90 for a car share service. Emphasize that there is no monthly fee. The audience is city dwellers without a car.
podcast cover for [headline*:"Half Past Never"] with [person:Ola Brandt]
Billboard for a zoo: [headline:"Look who's awake"]. [link:nightzoo.example]
Pinterest pin for a recipe, [headline:"Plum Cake with Cardamom"], [detail:ready in an hour]
Promote our free evening talk on solar roofs on [date:18 March] at [time:7pm]. Keep it clear and neutral.
Social media graphic for [headline:World Bee Day]. Remind people to plant something that flowers.
Reel cover for a barber. text: [headline:Fresh fade in 20]
hi there, i have a small soap company called [brand*:Suds & Sage] and want an ad for our [offer:refill discount 10%]
We are a cat café called [brand*:Whisker Room]; make a post about our new [headline:kitten hour], [date:Tuesdays] [time:4-5pm]
Ad for a moving company. [headline:"Sit down. We'll lift."] [phone:0800 555 019]
Announce that our library opens on Sundays from [date:5 October] on, a Facebook post, cheerful
Business card for [person*:Dr. Noa Levin], [title:Dermatologist], [phone:+44 20 7946 0120], [email:noa@clearskin.example]
visiting card: [person*:Jakub Maly] / [title:electrician] / [phone:600 555 771] / [link:maly.example]. copper lines
I'm a sound engineer and need a business card. My name is [person*:Rui Tavares], mail [email:rui@tavares.example]. Nothing too loud.
Card for a record shop: [brand*:Needle Drop], [address:Calle Luna 14, Madrid], [social:@needledrop]. Cream card, black print.
Business card for a baker. [person*:Mette Holm], [title:Baker], [brand:Holm & Daughter], [phone:0117 496 0101]. Linen texture, a small wheat ear.
business card with a dark red background for '[brand*:Copper Kettle]'
Stamp card for a noodle bar, [headline:"Eat 6, the 7th is free"], with seven bowls to tick off
my dad fixes clocks, make him a visiting card: [person*:Anton Weiss], [title:Clockmaker], [phone:0170 5550231]
Make me a plain business card. Name: [person*:Esi Mensah]. Job: [title:Civil Engineer]. Company: [brand:Span & Arch]. Phone: [phone:020 7946 0555]. Address: [address:2 Dock Road, Cardiff].
Vertical business card for a dance teacher called [person*:Carmen Ruiz]; website [link:carmenruiz.example]
a card for [person*:Hugo Blom], [title:ski instructor]. Mountains on the back. [phone:555-0171]
Logo for [brand*:Tin & Thistle], a shop for garden tools
logo for my sister's bakery, [brand*:Butter Half], must look homemade, yellow
A mark for a chess club for kids. Playful, a little bold.
[brand*:Sunfold] - we build folding solar panels. Need a logo, orange and navy.
[brand*:Pollen & Co] needs a logo: we sell honey from city roofs.
Design a badge logo for a motorcycle garage named [brand*:Rusty Saint's] with the words [tagline:"since 1998"] and a wrench
wordmark for [brand*:haven], lower case, airy
wordmark for [brand*:otis], thin letters, black
I want a logo. It's for a mobile coffee van called [brand*:Bean There].
Emblem for the [brand*:Lakeside Archery Club], founded [detail:1974]
a minimalist logo for an accounting firm, [brand*:Nettle Price], no calculators, no coins, grey
monogram for a bakery, [mark:B] and [mark:K] crossed
logo with the initials [mark:M] and [mark:T]
Logo, [brand*:Harbour Row Physio]. Warm and calm. A wave. Tagline [tagline:Back to moving]
Please create a logo for a service that walks dogs while people work
make a blue logo with a white sail for [brand*:Leeward]
a green logo with a yellow star for [brand*:Nova Farms]
Logo for [brand*:Old Harbor Works] in forest green
logo for [brand*:Cedar Loom Company] in deep red
hello, i need a logo for my new bike shop, it is called [brand*:Chain Reaction]. thank you
App icon for a sleep tracker, a moon on dark blue
icon for a shopping list, a basket on green
Set of three icons for a hotel: bed, cup and key
favicon for [brand*:Juniper], a single berry
3x3 set of icons for a gym: dumbbell, mat, bike, rope, towel, bottle, clock, shoe, heart
flat icon of a whale with a hat
icon of a calendar with a check mark for a habit app
Landing page for [brand*:Ripple], an app that reminds you to drink water. Users should be able to log glasses and see a weekly chart.
Website for a small law practice, [brand*:Hartmann Ros]. Sections: [nav:Practice areas], [nav:Team], [nav:Contact]. quiet and serious
Please implement a tool lending web application for neighbours. Users should be able to list tools, search for tools by street, and reserve one. Use honeydew for the background and sea green for components.
homepage for a family photographer called [brand*:Greta Lind], headline [headline:"Real days, well kept"], button [cta:"See galleries"]
Build a book club platform with reading lists, votes, and meeting dates. Set the background color to linen and the buttons to navy.
Online shop for candles. Name: [brand*:Wick & Wren]. Products: [list-item:Fig candle €24], [list-item:Pine candle €24], [list-item:Gift box €60].
Create a website for a surf camp with [detail:14 bunks], a kitchen and a yoga deck. Guests should be able to book weeks. It is named [brand*:Salt House].
a dashboard for a small brewery: tanks, orders, deliveries. The brewer must see at a glance what is ready.
Portfolio site for an illustrator, [person*:Tomas Reyes]. bold, mint and black
Website for our street orchestra [brand*:Brass Lane]. We rehearse every [date:Thursday] at [time:8pm] in [place:the Old Depot]. Anyone can join. Button: [cta:"Bring your horn"]
Landing page for software that plans shifts. Pricing: [list-item:Solo $0], [list-item:Crew $9], [list-item:Fleet $29].
Develop a botanical garden website that lets visitors buy tickets, see what is in bloom and plan a route. The layout should be fresh.
one pager for a pizza truck [brand*:Fuoco]: [nav:menu], [nav:where we are], [nav:events]. red and cream
Please implement a second-hand instrument marketplace. The website should help musicians sell instruments, and users can filter by type, price, and city and send an offer. Apply ivory as background; style components with maroon.
We need a site for our dental practice [brand*:Bright Row] in Bath. Services: [list-item:check-ups], [list-item:braces], [list-item:whitening]. Patients should be able to book online.
Coming soon page for [brand*:Ombra], a perfume label. Text: [headline:"Wait for the dark."]
create a website where grandparents record stories. Children listen and ask questions.
Conference website: [headline*:FrontSea 2027], [date:3–4 May], [place:Ostend], [tagline:"The web by the water"], button [cta:Get a ticket]
site for a sailing school with the slogan [tagline:"Know the ropes"], prices: [list-item:weekend £220], [list-item:week £590]
Hi, could you build a website for our physio and yoga house? I want people to see the timetable and book a class. We're called [brand*:Bend & Mend], open [detail:Mon-Sat 7-20].
I'm [person*:Ilse Moran], a ceramicist from Ghent. Build me a simple portfolio page.
Website for an electrician in Bristol, [brand*:Spark & Sons]. Emergency number [phone:0117 496 0199]. People should trust us at first sight.
Build an online platform for tutoring where students find tutors, chat with them, and pay by the hour.
Page for our wedding: [person:Anna] & [person:Joel], [date:19 September 2027], [place:Gut Lindenhof], guests should be able to answer whether they come
create a landing page for a documentary about rivers, called [headline*:Downstream], with a trailer and dates
Design a social post to congratulate our team on winning the league. Proud, blue.
Create an advertisement for a bakery that highlights its wood-fired oven and invites people to come early.
Create a flyer for a tutoring service that helps pupils get ready for exams. Parents should feel they can relax.
Design an ad for hiking boots. Emphasize grip and comfort. Offer [offer:10% off the first pair].
Create a poster to raise awareness of light pollution. Use dark blue and a few stars.
Make an Instagram ad for a meal kit. The tone should be fun. Encourage viewers to order their first box.
Design a thumbnail for a video that explains how bees find flowers. Show a bee in flight.
Create a banner for a hotel chain to promote weekend stays. The target audience is couples. The primary purpose is Inspire them to book a short trip.
Create a Facebook cover for a garden centre that celebrates the start of spring.
Create a story announcing a giveaway of [offer:two concert tickets]. Ask followers to tag a friend.
Design a recruitment post for a kindergarten looking for [headline:early years teachers]. Apply at [link:littlefinch.example/jobs].
Design an invitation for a company summer party at [place:Lake House] on [date:3 July]. Relaxed, with lanterns.
Poster with the title [headline:FIRST FROST], small text [subhead:new drawings by Ana Sol], and [date:until 20 December] at the bottom right.
Poster. Big text: [headline:EAT LOCAL]. Smaller: [subhead:Farmers' market every Wednesday]. Bottom: [place:Station Square], [time:7–13 h].
Banner with [headline:"Spring is loading"] on the left and a cherry branch on the right, pastel
Card design: front says [headline:"You did it!"], confetti in the corners
t-shirt for our running group, text [headline:"Slow is a pace"], one colour
T-shirt with a sleeping bear
tote bag with a fig and the words [headline:fresh every day]
label for a jam jar: [headline:Plum & Vanilla], [brand*:Oma's Garden], [detail:250 g]
Label for a craft beer named [headline*:Foghorn], [detail:5.2% vol], with a lighthouse
Roll-up for [brand*:Kestrel Solar] with [headline:"Roofs that earn"] and [link:kestrelsolar.example]
letterhead for [brand*:Studio Anker], [address:Hafenstraße 12, Kiel], [email:post@anker.example]
bookmark with a hare and [headline:"One more chapter"]
Website for the frame shop "[brand*:Edge & Corner]" with a [nav:gallery], [nav:prices], [nav:reviews] and [nav:contact]
Website for the bookbinder "[brand*:Fold & Thread]" with a [nav:gallery], [nav:pricing], [nav:testimonials] and [nav:contact]
Site for a boat yard called "[brand*:Keel]" with a [nav:blog], a [nav:gallery], [nav:services] and [nav:contact]
Website for "[brand*:Cold Plunge]", a bath house by the sea. Sections: [nav:sauna], [nav:bath], [nav:prices], [nav:how to find us]. Headline "[headline:Warm up. Jump in.]"
ticket for the [headline*:Harvest Ball], [date:26 September], [price:€15], [place:Town Barn]
A site for my little glass studio, [brand*:Amberline], where people can see my lamps and book a visit
we are [brand*:Dove & Daughter], a family bakery, and need a flyer for our [offer:two for one Tuesdays]
i have an ice cream van ([brand*:Mister Drip]). make me a sign with a cone
A website for my upholstery workshop ([brand*:Tuft]), with photos and a contact form
poster for my yoga classes, studio name [brand*:Low Tide Yoga], [date:Mondays] [time:18:30]
Logo please, the company is [brand*:Arbor Nine] and we plant trees in cities
can you do a logo. [brand*:nightowl records]. we release tapes
need a banner for [brand*:Kite & Co], we sell outdoor toys, [offer:free delivery over 40 euros]
Wedding invitation for [person:Clara] and [person:Matteo], [date:12 June 2027] at [time:4 pm], [place:Villa Aurelia]. Ivory and olive.
Engagement party: [person:Ruth] & [person:Sam], [date:Saturday 21 March], [time:from 7 pm], [address:5 Castle Road]. Gold on navy.
party invite my daughter [person*:Juno] is turning 4, unicorns, [date:saturday 3 may] [time:2pm] at our garden
invite for [person*:Theo]'s baptism on [date:10 May] at [time:11 am] in [place:St. Anna's Church], pale blue
A farewell card for my boss [person*:Margit], she is moving to Norway
poster for the leaving do of our colleague [person*:Dev], [date:Thursday], [time:6pm], [place:The Fox]
Thank you note from [person:the Hansen family] to all wedding guests
Poster with the line [tagline:Leave nothing but footprints] and the date [date:5 June], for World Environment Day
Poster about vaccination with the slogan [tagline:A small sting for a big safety]. Calm, trustworthy.
Design a billboard for oat drink with the message [headline:Breakfast has changed]
Make a sign saying [headline:Please shut the gate], sheep behind a fence
Sticker that reads [headline:Born to bake]
T-shirt with the words [headline:Sunday is for soup]
yard sign: [headline:drive slowly, cats crossing]
door sign: [headline:Back in ten minutes, gone for coffee]
Poster to get people to take the stairs. Slogan: [tagline:Skip the lift, lift your mood]
Mug with [headline:World's okayest gardener] on it
Flyer for a bike repair day this [date:Saturday], [time:10 till 4], [address:3 Station Road]. Bring your old bikes and some patience
our chess club meets [date:every wednesday] at [time:7], [place:Café Rook], beginners welcome, make a poster
Our orchestra plays [headline:Dvořák's New World Symphony] on [date:6 November] at [time:8 pm] in [place:Town Hall]. Please make a poster. Seats from [price:12 euros].
Poster for the film [headline*:Salt Roads], directed by [person:Ingrid Voll], in cinemas [date:9 May]
Poster for the novel reading of [person:Jonas Ek], moderated by [person:Lea Simon], on [date:3 March] at [time:7.30pm], [place:Bookshop Tidal]
Certificate of participation for the chess summer camp, awarded to [person:Noah Lindqvist] on [date:14 August 2026]
Certificate for [person:Amina Yusuf] for finishing her apprenticeship as a carpenter, [date:30 June 2026], signed by [person:H. Brandl]
Open stage poster, [date:every first friday] [time:9pm] at [place:The Velvet Goat]. register at the door
poster for pub bingo every [date:sunday] [time:7pm], [place:The Old Bell], cash prizes
Flyer: language tandem evening / [date:tue 4 march] / [time:7-9pm] / [place:library cafe] / [price:free]
poster - plant swap - [date:sun 18 april] - [time:11am] - [place:scout hut] - [detail:bring pots]
job ad: we look for a cook, full time, [brand*:Gasthaus Adler], send your cv to [email:chef@adler.example]
We're hiring a bike courier! [brand*:Pedal Post], [detail:flexible hours], apply at [link:pedalpost.example/jobs]
Postcard from our guesthouse, [brand*:Haus Meerblick] in [place:Husum], to former guests: [headline:the sea is waiting], [offer:10% off in March]
Label for our honey, brand [brand*:Holm Apiary], [detail:lime blossom], [detail:500 g]
make a soap wrapper for [brand*:Lather], [detail:rosemary and mint], [detail:100 g]
Voucher for a haircut, value [price:30 euro], [brand*:Salon Mira]
Gift certificate [price:$75] for [brand*:Harbor Kayaks], valid until [date:31 December 2026]
House for sale flyer: [detail:4 bedroom farmhouse], [address:Hill Lane 8], [price:£520,000], [brand*:Marsh & Pole Estates] [phone:01603 555 019]
To let sign, [detail:2 room flat with balcony], [price:780 a month], call [phone:0341 555 0120]
holiday flat page, [brand*:Dune House], [detail:sleeps 6], [detail:no pets], [price:from €120 a night]
Mother's Day brunch at [place:Hotel Seehof], [date:10 May], [time:10:30 to 14:00], [price:32 € per person], reservations [phone:+41 44 555 01 77]
Spring special at [brand*:Spa Lotus]: [offer:60 minute facial], only [price:55 dollars]
Sale poster for a shoe shop. [offer:30% off all boots] until [date:Saturday]
Ad for a garage: [detail:every brake tested], [detail:fixed prices]. Visit us at [address:Harbour Street 14]
Ad for guitar lessons for kids. [offer:Trial lesson free]. The teacher is [person:Malik Osei].
Advertise our new vegan burger. It comes with [detail:beetroot slaw]. Encourage people to try it on Thursdays.
Promote our ice rink, open [date:1 December to 28 February], [price:6 euros] per person. Get schools to come.
Warn cyclists about ice on the bridge. Poster for the city, friendly but clear.
poster against littering for a small town
our allotment needs a poster against slugs, funny
A poster about volcanoes for kids aged 8 to 10
Poster that reminds people to water the office plants
poster asking people to keep the kitchen tidy
Please design a save the date for my sister's fiftieth birthday
Travel poster of Marrakesh with a red wall and a palm
Vintage poster of Trieste, the harbour at sunset
A web app where parents can swap toys. Users should be able to list a toy, search nearby and message each other.
Website where cyclists rate and share routes, with a map, comments and photos
an app for festival visitors to find friends: share a position, set a meeting point, and send alerts
dashboard for a vineyard to track plots, barrels and sales. burgundy accents.
Build a book club site: vote for the next book, write reviews, and plan meetings. Paper white with plum buttons.
website for an architect in Trondheim, sober, lots of white, no animations
one page portfolio for an illustrator called [person*:Mira Halloran], playful, pastel
Website for a notary. Name is [brand*:Keller Nowak]. Services, fees, directions, contact form. Grey and gold
Landing page for a running app called [brand*:Stride]. Headline: [headline:Run your own race]. Button: [cta:Get the app]
Sign up page for the newsletter [brand*:Slow Letters]. Text: [headline:One letter a month]. Button [cta:Subscribe]
Etsy banner for hand dyed yarn, [brand*:Madder & Moss], earthy
twitch banner for my channel [brand*:LavaLlama], orange, pixel art
Facebook event: neighbourhood flea market, meet at [place:the old pump], [time:9 o'clock], [detail:tables provided]. Get families to come.
an instagram post announcing that our shop is closed on [date:good friday]
insta story: [headline:two spots left for tomorrow!] book via the link in bio
promo graphic for a workshop: [headline:"Say no nicely"], [date:22 Oct], [time:4 pm CET], with coach [person:Petra Lindholm]
Podcast cover. Name: [brand*:Slow News], hosted by [person:Edda Krill]
Make a banner to tell customers that we now repair e-bikes too
Please make a header image for my sourdough blog
blood drive poster, line [tagline:Ten minutes, three lives], date [date:9 May], [place:Red Cross House]
Protest poster. Text: [headline:TREES NOT TARMAC]. Green and black.
recruitment poster for lifeguards at [brand*:Westbeach Lifeguards], apply at [link:westbeach.example]
Church poster for advent concert, [date:Sunday 7 December] [time:5 pm], [place:St. Paul's]. [detail:Mulled wine afterwards].
poster for [headline:barn dance], [date:saturday 14 june] [time:8pm], [place:village hall]. bring boots
Poster for our [headline:winter market] on [date:Saturday 6 December] from [time:10 to 5]. It's at [place:Farley Primary], [offer:free entry]
[headline:Spring clearance] banner for our online shop. [offer:Up to 40% off sofas]. Button: [cta:See the sofas]
poster missing dog brown labrador called [brand*:Toffee], [detail:red collar], last seen [place:Park Lane], call [phone:07700 900456]
we're moving! card for [brand*:Lumen Optics], our eye clinic, new address [address:21 Bridge Street], from [date:1st of May]
business card for my sister who cuts hair at home. [brand*:Kitchen Cuts], [phone:0161 555 0808], [place:Block C flat 9]
Business card. [brand*:North Roofers]. [person:Pete Ames]. [detail:Free quotes]. [detail:Fully insured]. [email:pete@northroofers.example]
visiting card: [person*:Dr. Lin Aoki], [title:Dermatologist], [brand:Park Clinic], Tel [phone:0117 496 0444]
card for [person*:Ola Nyberg] - [title:piano tuner] - [phone:070 555 0134] - [email:ola@nyberg.example]
Could you make a flyer for our parish's [headline:autumn bazaar] on [date:Sunday 11 October] from [time:10 to 3]? It's in the [place:Marienhof], [offer:coffee is free]
A poster for our school's [headline:open day], [date:14 November], [time:9 to 1]
poster for our club's [headline:charity cup], [date:30 May], [place:Northfield], [price:3 euros]
business card for [person*:Tove Lind], [title:interior designer], [email:tove@lindrum.example], [phone:08 555 014 22]
business card [person*:Marek Sobol], [title:bike mechanic], [phone:0161 555 0199]
card for [person*:Aisha Bello], [title:midwife], [link:aishabello.example], [phone:07700 900812]
Business card. [brand*:Clearwater Windows]. [person:Ed Pratt]. [detail:Twenty years on ladders]. [phone:0117 496 0621]
a make-up artist's card: [person*:Noor Haddad], [title:make-up artist], [social:@noor.paints]
poster for a food bank with the line [tagline:Take what you need, give what you can] and the date [date:8 March]
bus stop ad with the line [headline:Miss one, breathe, take the next]
Poster with the words [headline:Wash, dry, repeat] for a laundry room
window sign: [headline:no bikes, no scooters, thank you]
Billboard for a train company with the message [headline:The view is included]
Banner for a bank with the message [headline:Your money sleeps well]
Poster for a library with the message [headline:The quiet is free]
chalkboard sign that says [headline:soup of the day: yesterday's]
Poster to encourage recycling at work. Motto: [tagline:Sort it, don't bin it]. [headline:Green Month], [date:1-30 April]
Thank-you poster for the caretakers, from [person:year 6]
get well card for Otto, from [person:all of us in accounts]
poster: dog training taster / [date:sun 9 may] / [time:10-12] / [place:field behind the fire station] / [price:12 per dog]
poster: kids yoga / [date:wed 5 june] / [time:4-5pm] / [place:studio on canal street] / [price:8 a child]
Flyer for our allotment party, [date:Saturday 12 July], [time:2pm], meet [place:by the compost heap]. [detail:Bring a plate].
Facebook event: beach clean, meet at [place:the lifeboat house], [time:9 o'clock], [detail:bags provided]
job post: we need a florist, part time, [brand*:Stem & Stone], write to [email:hi@stem.example]
we look for a night porter at [brand*:Hotel Albatros], apply by [date:30 June], [email:jobs@albatros.example]
Postcard from our vineyard, [brand*:Quinta Alba] in [place:Tavira], to old guests: [headline:your glass is empty]
A flyer for [brand*:Casa Nuvola], a guesthouse in [place:Matera], [price:from €70 a night]
holiday home page, [brand*:Heron Lodge], [detail:sleeps 8], [detail:hot tub], [price:from £140 a night]
Father's Day deal at [brand*:Barber Blum]: [offer:cut and shave for two], only [price:60 dollars]
label for our gin, notes of juniper and rose, [detail:0.5 l], brand [brand*:Fjord & Fern]
coffee label, [headline:Guatemala Antigua], [detail:notes of cocoa and orange], [detail:250 g], [brand*:Third Crack]
our town museum wants a poster against vandalism
the kindergarten needs a sign for the sandpit
Tell drivers to watch out for toads. Poster for the forest district, with a toad.
A poster about bees for pupils aged 6 to 8
A worksheet poster about fractions for ages 9 to 11
Ad in french style for a wine bar opening, with accordion, cheese and checked cloths
A poster for an autumn fair with pumpkins, straw and 2 big lanterns
open decks night, [date:every friday] [time:10pm], [place:The Loft]. bring your records
poster choir rehearsal [date:mondays] [time:7.30pm] [place:parish room]. come and sing along
Website for a physiotherapist. Name is [brand*:Moving Well]. Treatments, team, prices, contact form. Light green
Website for a carpenter called [brand*:Ash & Oak]. Portfolio, services and a contact form. Brown and cream
Birthday card for my grandpa who turns 90. He loves trains.
Advertise our new cold brew. Flavours are [list-item:plain], [list-item:orange] and [list-item:cardamom]. Get people to try [offer:a free sip] on [date:Monday].
Poster for a soup kitchen. Soups are [list-item:lentil], [list-item:tomato] and [list-item:potato].
`

/** The marked prompts, plain and labelled. */
export const LABELLED_PROMPTS: readonly Labelled[] = [
  ...[...PROMPTS.trim().split('\n'), ...LISTS.trim().split('\n---\n')].map((line) => marked(line, 'told')),
  ...[EVERYDAY.trim().split('\n'), REQUESTS.trim().split('\n'), PASTED.trim().split('\n---\n')]
    .flat()
    .map((line) => ({ ...marked(line, 'told'), isNotes: true as const })),
  ...TOLD.trim()
    .split('\n')
    .map((line) => ({ ...marked(line, 'told'), isNotes: true as const, isTold: true as const })),
]

/** A prompt with marks as one with labels. */
export function marked(line: string, source: string): Labelled {
  const texts: Labelled['texts'] = []
  let name: string | undefined
  const prompt = line.replace(/\[([a-z-]+)(\*?):(.*?)\]/g, (_, role: string, star: string, said: string) => {
    const text = said.replace(/^["']|["']$/g, '')
    texts.push({ role, text })
    if (star !== '') name = text
    return said
  })
  return { source, prompt, texts, ...(name && { name }), forbidden: [] }
}
