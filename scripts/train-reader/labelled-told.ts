/**
 * Requests that are told rather than jotted down, marked as in labelled-prompts.ts: what it is for stands in the middle of a sentence, among
 * who asks, why, for which wall and how it is to look. What is announced is marked as a passer-by must read it.
 */
export const TOLD = `
hello, could you make a poster for playgroup, we're having a [headline:sponsored bounce] in [place:the church hall] on [date:Friday 13th June], [time:1 till 3], [detail:wear your craziest socks]
we've got [headline:fresh mussels in] every [date:Thursday], [price:£7 a kilo], can someone make a board for the shop please
Our gardening club is giving away [headline:free tomato plants] this [date:Saturday] at [time:9am] by [place:the bandstand], poster please, [detail:bring a pot]
poster needed. [headline:The library is closed for stocktaking until 9 June]. [detail:The returns box stays open]. [detail:We're sorry for the trouble].
a poster asking people to [headline:keep their dogs on a lead], [place:Linden Meadow], [detail:lambs in the field until June]
we'd like a sign that says [headline:no skateboards in the arcade], [brand:Granby Centre management]
my lad is washing bikes outside our house on [date:sunday], [headline:bike wash], [price:£1.50 each], flyer, [address:31 Hazel Close], red
make a poster so we find our cockatiel. [headline:Missing cockatiel]. [detail:Pepper flew off from Long Lane on Sunday], [detail:whistles the Archers tune], [detail:reward], [phone:07700 900 441]
[headline:Looking for a drummer] - poster for the rehearsal rooms. [detail:We play surf rock], [detail:practice Tuesdays in Leith]. text [person:Cal] [phone:07700 900 820]
could I have a leaflet about the [headline:water shut off] in [place:Harrow Street] from [date:9am to 3pm on Wednesday 7 May], [detail:fill a kettle the night before]
I teach [headline:cello for beginners], need a poster for the music shop. [detail:adults welcome], [offer:first lesson free], [person:Ruth] [phone:07700 900 662]
I give [headline:Portuguese lessons] to adults. Poster for the cafe noticeboard. [detail:small groups], [detail:evenings], [person:Inês] [phone:07700 900 702]
We are [headline:collecting old mobile phones] for the hospice. [detail:Box by the till]. Poster please. Cheers
we are [headline:collecting blankets for the dog shelter], [detail:box in the hallway] until [date:Friday], can you do a poster
our school is saving up for a pond, [headline:sponsored hush] on [date:Tuesday 10 March], [detail:year 3], poster for the cloakroom
poster for the karate school: [headline:new term starts 6 September], [list-item:beginners], [list-item:juniors], [list-item:black belt], [detail:ages 5 and up], [detail:first week free], [place:Unit 4]
poster for the swim school: [headline:summer crash course], [list-item:floaters], [list-item:improvers], [list-item:lane swimmers], [date:21–25 July], [price:£48], [place:Tarn Baths]
[headline:This gate is for residents only]. Make it a polite notice. [brand:Fairfield Flats]
need a flyer for our [headline:clothes bank], [list-item:coats], [list-item:shoes], [list-item:school uniform], [date:every Tuesday] [time:5 to 7], [place:back door of the Methodist church]
a flyer inviting the whole street to [headline:a barbecue on the green], [date:12 July], [time:from four], [place:Poplar Close], [detail:bring something to grill and a chair]
tell everyone the museum is [headline:looking for guides], [detail:one Sunday a month], [detail:ask for Ted at the desk]. poster
poster for my band's first gig, we're called [headline*:The Wrong Trousers Club], [date:Fri 14 Nov] at [place:the Anchor], [time:doors 8], [price:free]
my grandad is turning 80 and all his old bandmates are invited, [headline:Grandad's 80th], [date:Sunday 11 May] from [time:3pm] in [place:the working men's club], poster with a trombone
there's a [headline:talk about moths] at [place:the museum] [date:next Thursday] [time:6pm], [price:free], the speaker is [person:Dr Emil Novak], please do a poster
there's a [headline:plant auction] at [place:the Grange] this [date:Saturday at noon], in aid of [detail:the village hall roof], can you knock up a poster
[headline:We have changed our name]! [detail:We were Bright Bikes], [detail:now we are] [brand*:Spindle]. [detail:Same people, same spanners]. Poster for the shop window.
please do us a notice for the scout hut: [headline:last one out locks up], [detail:heaters off], [detail:bins out on Thursday]. [detail:Thank you from the caretaker]
[headline:teen disco] [date:friday 20th] [time:7-9pm] [place:youth centre] [price:£3] [detail:sweets on sale] [detail:no bags please]
poster for a [headline:dog wash] by the vet nurses, this [date:saturday] [time:10-1], [place:surgery car park], [price:£6 a dog], [detail:all for the guide dogs]
poster for a [headline:sponsored swim] by year 5, [date:Wed 4 June], [place:Tarn Baths], [detail:all for the minibus]
come and drum! [detail:no experience]. [headline:samba band], [date:wednesdays] [time:7], [place:the old brewery], poster, not too loud in the colours
Advertise our [headline:flea market]: [list-item:lamps], [list-item:records], [list-item:old tools]. [date:Last Sunday of every month], [place:Tram Depot], [time:9 til 2]
my aunt's embroidery circle needs a poster, it's called [headline*:Stitch & Bicker], [date:first Monday of the month], [place:back room of the Swan]
[headline:free firewood]! [detail:take what you can carry]. poster for the gate of the wood yard
Poster for a [headline:mending afternoon] where people can bring jumpers with holes in them, [date:Sunday 19 October], [time:2 to 5], [place:Studio 6], [detail:no charge]
make an A3 poster to say [headline:cash only today], [detail:our card machine is broken], [detail:nearest cash point at the post office]
[headline:Pumpkin parade] poster, [detail:meet 6pm at the clock tower], [date:Friday 31 October], [detail:carve yours at the library from Monday]
Poster: [headline:coffee and cake in aid of mountain rescue], [date:Saturday 4 Oct], [time:10.30], [place:Chapel Rooms], [detail:cakes gratefully received]
we'd love a poster about our [headline:couch to 5k group], [date:Mondays and Wednesdays] at [time:6.30am], [detail:meet by the bandstand], [detail:all paces welcome]
Poster telling visitors [headline:the car park is closed on Sunday 4 May], [detail:use the field opposite]
Write up a poster for [headline:stories by the fire] with [person:Agnes], [detail:ages 5 to 9], [date:Sunday] [time:4pm], [detail:bring a blanket]
someone keeps leaving pans in the sink at work. funny poster. "[headline:Your mother does not work here]"
poster 4 our [headline:bingo nite]!! [date:fridays] [time:8pm] [place:the Legion] [price:£1 a card], [detail:cash prize], [detail:meat raffle], [detail:book a seat] [phone:01632 960 117]
I need to get rid of kittens, [headline:free kittens to good homes], [detail:two black one ginger], [detail:ready 1 July], ring [phone:07700 900 233], poster
we want to thank whoever handed in a wallet, [headline:thank you kind stranger], [detail:coffee is on us], [brand:Dot's Diner], poster for the door
hi there, I'm after something for the waiting room telling people [headline:we now do travel vaccines], [detail:ask at reception], [brand*:Beck Street Surgery]
The sauna is broken again. Could you make a notice? [headline:Sauna out of use], [detail:engineer booked for Thursday], [detail:steam room still hot]. apologetic but funny
It's my last day as lollipop lady on [date:Friday 18 July] and the parents want to put up a poster: [headline:Thank you Brenda]. [detail:22 years, never missed a morning]
Please can we have a poster to recruit [headline:new bell ringers]. [detail:No experience needed]. [detail:Practice is Tuesday 7.30 at St Aldhelm's]. speak to [person:Hugh]
I run a small cinema in a barn. Next up is [headline:Night of Silent Films] with [person:live piano by Ida Berg], [date:Sat 8 Nov], [time:7.30], [price:£9]. Poster, black and silver
our rowing club wants more women. poster for the gym. [headline:Learn to row], [detail:women's beginners course], [date:starts 6 May], [place:Boathouse 3], [price:£40]
poster, the village is doing [headline:a litter pick] on [date:Sunday 16 March], [time:10am], [detail:gloves and pickers provided], [detail:bacon rolls after], [detail:meet at the pump]
So the council wants to build on our field and we're [headline:holding a public meeting], [date:Thurs 12 Feb], [time:7pm], [place:Village Hall], [detail:have your say]. plain and serious
We just got a coffee machine in the bookshop! Poster: [headline:now serving coffee], [detail:flat white £2.90], [detail:loyalty cards at the till]
For the school corridor, a poster that reminds kids: [headline:walk don't run]. cheerful, with a tortoise
A sign for the dishwasher. [headline:Clean or dirty? Check before you unload]. made to look like a museum label
We're stopping plastic straws. small sign for each table. [headline:No straw? No worries], [detail:ask us for a paper one]
my mum sells jam at the end of the drive, [headline:homemade jam], [price:£3 a jar], [detail:rhubarb and ginger], [detail:damson], [detail:honesty box], sign please
can you make something to put through doors, I'm starting as a [headline:window cleaner] in [place:Eastfield], [price:semi from £8], [person:Carl], [phone:07700 900 818]
leaflet to put through letterboxes, [headline:local babysitter], I'm 17 and have first aid, [price:£6 an hour], [person:Maya], [phone:07700 900 540]
We need a poster for the lost property table. [headline:Is this yours?] [detail:Everything left on 20 July goes to the charity shop.]
our physio practice has a new machine. poster: [headline:shockwave therapy], [detail:for heel pain and tennis elbow], [detail:ask for a free assessment], [brand*:Kinesis Physio]
make a poster warning cyclists about [headline:the wet leaves on Ferry Lane]. [detail:Slow down]. orange and black
a poster for our window about [headline:gift vouchers], [price:from £10], [detail:any amount], [brand*:The Wool Shed]
it's the [headline:annual duck race]!! poster pls, [place:weir to footbridge], [date:bank holiday Monday], [time:3pm], [price:£1 a duck], [detail:winner gets a hamper]
Please advertise the [headline:hedgehog rescue open day], [date:Sunday 7 September], [time:11–3], [detail:meet Spike and Mrs Prickles], [place:Far End Cottage]
I want a poster inviting parents to watch [headline:the reception class nativity], [date:Tuesday 9 December], [time:9.30am], [place:school hall], [detail:mince pies after]
Notice for the notice board at the tennis club. [headline:Courts 3 and 4 closed] for resurfacing, [date:2 to 13 March]. [detail:Book the others online].
the gym wants folk to [headline:put the weights back]. poster. [detail:Your spotter is not your servant]. [brand:Iron Works]
need a poster for my stall at the farmers market, I sell [headline:goat's cheese], [list-item:soft], [list-item:smoked], [list-item:with nettles], [brand*:Hoof & Rind]
a poster to go on lamp posts, [headline:found: grey kitten], [place:near Mill Bridge], [date:Saturday night], [detail:no collar], call [person:Bea] [phone:07700 900 117]
I've lost my wedding ring at the beach and want a poster. [headline:Lost wedding ring], [place:Sandy Cove], [date:3 August], [detail:engraved M & T 2009], [detail:reward], [phone:07700 900 664]
Our library does home delivery for people who can't get out. Poster: [headline:We bring books to you], [detail:free], [detail:ring the desk on] [phone:01632 960 181]
Just need a plain A4 for the toilets: [headline:please only flush paper]. [detail:The pipes are from 1902].
poster please, [headline:the Christmas tree is coming down], [date:Tuesday 6 January], [detail:help needed from 9], [detail:mulled juice], [place:market square]
the allotment shop opens again. [headline:Allotment shop], [date:Sundays] [time:10–12], [detail:bonemeal], [detail:netting], [detail:seed potatoes]. poster for the gate, hand drawn veg
for our hairdressers, poster: [headline:students get 20% off], [date:Mondays and Tuesdays], [detail:show your card], [brand*:Scissor Sisters & Co]
can you make the sign for the wedding, [headline:unplugged ceremony], [detail:phones away please], [detail:we have a photographer], eucalyptus
sign for the buffet, [headline:please help yourself], [detail:vegan at this end], gold
I need a poster that explains [headline:how to use the new bins]. [list-item:blue for paper], [list-item:green for glass], [list-item:brown for food]. for our stairwell
We do [headline:pizza by the slice] after 9pm, [price:£3], [detail:margherita], [detail:nduja], [detail:potato]. poster for the hatch, neon
this weekend only, [offer:kids eat free], [brand*:The Copper Pan], [detail:one child per paying adult]. poster for the pavement board
Something for the surgery door: [headline:flu and covid jabs together], [date:from 1 October], [detail:over 65s first], [detail:text us to book]
Poster for the [headline:Beetle Drive] at the primary school. [date:Fri 6 March] at [time:6]. [price:£2 a family]. [detail:hot dogs]. green and black beetles please not cartoony
post for our brewery, [headline:taproom is open late] [date:on Thursdays], [detail:til 11], [detail:vinyl only], [brand*:Hopwell]
insta post, I'm a florist and [headline:peonies are here], [price:£12 a bunch], [date:until they're gone], [brand*:Stem Cell]
instagram story for my nail salon, [headline:two slots left this week], [date:Thursday 2pm], [date:Friday 11am], [detail:DM to book], [brand*:Lacquer Lab]
Facebook post telling people [headline:the cafe will be closed on Monday], [detail:staff day out], [detail:back Tuesday at 8], [brand*:Toast]
post to say [headline:our website is live], have a look at [link:fernfold.example], [brand*:Fernfold], soft greens
LinkedIn post, we're happy that [headline:Priya Nair joins as head of design], [brand*:Oxbow Studio]
story for instagram: [headline:guess the weight of the cake], [detail:win it], [date:answers by Sunday], [brand*:Crumb Club]
Instagram post: our cat cafe turns one! [headline:we're one today], [detail:free biscuit with every coffee], [brand*:Paws & Pour]
square post thanking everyone who came to our gig, [headline:you were loud], [brand*:Salt Hotel], next one [date:12 June], [place:The Moth Club Hall]
facebook post, found a dog, [headline:is this your dog?], [detail:brown spaniel], [detail:blue collar], [place:Orchard Park], [phone:07700 900 318]
Post about our [headline:Sunday roast], [detail:beef, chicken or nut], [price:£15], [time:12 till they're gone], [brand*:The Drovers]
banner for the fence, [headline:new homes coming soon], [detail:12 houses and a pond], [brand*:Larkfield Homes], [phone:01632 960 144]
vinyl banner for the school railings: [headline:places available in nursery], [detail:ages 3 and 4], [detail:come and have a look], [phone:01632 960 220]
banner for the marathon, our friend is running, [headline:Go Tomasz go], [detail:only 26 miles]
banner to hang over the road: [headline:Welcome home 2nd Sea Scouts], [detail:gold medal crew]
web banner for our charity, [headline:leave the car at home on Fridays], [brand*:Clean Air Derry], button [cta:pledge]
youtube thumbnail, I tried to bake bread in a tent, text [headline:BREAD IN A TENT??]
banner for a garden centre, it's [headline:rose week], [offer:3 for £25], [date:9–15 June], [brand*:Petal & Spade]
card for a [title:piano tuner], [person*:Ivo Lund], [phone:555-0142], [link:ivolund.example]. black keys
card for a [title:doula], [person*:Selma Okoro], '[tagline:Calm from the first hour]', [phone:555-0171]. warm sand
business card for a [title:locksmith], [person*:Dean Marsh], [detail:24 hours], [phone:07700 900 611]. brass
[title:vicar]'s card. [person*:Rev. Anna Field], [brand:St Mark's], [phone:01632 960 702], quiet, no crosses
my card, I'm a [title:tree surgeon]. [person*:Gil Ashby], [detail:NPTC qualified], [phone:07700 900 414]. no leaves
card for our [title:childminder], [person*:Pat Doyle], [detail:Ofsted registered], [detail:ages 0–8], [phone:07700 900 383]. soft yellow
Business card. [person*:Uma Rao], [title:speech therapist], [detail:home visits], [place:Pune], [phone:98000 00313]. teal
visiting card for [person*:Adv. Kiran Mehta], [title:family lawyer], [address:3 Court Road], [phone:98000 00414]
card for my boat repair, [brand*:Keel & Sons], [detail:fibreglass], [detail:engines], [place:Slip 4], [phone:01632 960 505], rope border
card: [person*:Tess Vaughan], [title:illustrator & map maker], [link:tessvaughan.example]. compass drawing, cream
Visitenkarte für eine Hebamme: [person*:Lena Vogt], [title:Hebamme], [phone:0151 5550 122], [place:Erfurt]. warm
logo for our quiz team [brand*:Pub Quiz Brides], established at the bar
logo for [brand*:Cinder & Oak], wood fired saunas, [detail:since 2019] small underneath
logo for our five a side team, [brand*:Team 77] '[tagline:Late Tacklers]', red and white
logo for the robotics club, [brand*:Unit 12] [tagline:Gear Heads]. cog with a face
site for a seafood restaurant, [brand*:Gull & Salt] ([tagline:Basque food], [place:Whitby]). [nav:menu] with prices, [list-item:hake £17], [list-item:squid £12], [list-item:txakoli £7], [nav:opening hours] [time:wed–sun 5–10]
website: [brand*:Knead], sourdough school in [place:Frome]. [nav:courses], [nav:vouchers], [nav:the kitchen], [nav:contact]. flour white
landing page. [brand*:Rotaly], [headline:shift planning for care homes]. hero with [cta:Book a demo] button, [nav:benefits], [nav:pricing] [price:£3 per user], [nav:customers], [nav:FAQ]. calm green
Podcast cover, [headline*:The Long Kettle], chats with nurses after night shift. steam, dark blue
podcast cover for spotify: [headline*:Grave Matters], a funny show about undertakers. coffin with headphones
album cover '[headline*:Low Winter Sun]' by [person:Mara Quill], bare trees, thin line drawing
gig poster [headline*:Bone Idle], [person:support from Wet Paint], [date:Sat 3 May], [place:The Crypt], [price:£8]. skeleton on a sofa
poster for '[headline*:The Paper Moon]', puppet show, [date:Sat 22 Feb], [time:11 and 2], [place:Studio B], [price:£5]. moon made of newspaper
poster: '[headline*:The Baker's Ghost]' by [person:Tom Elwes]. [date:4, 5 and 6 Dec] at [time:7.15] in [place:the sports hall], [place:Marlow Road School]. [price:tickets at the door £3]. victorian
poster for a yoga day '[headline:Slow Down Sunday]', [date:8 June], [place:Fell Barn], [price:£45 with lunch], leaves, lots of air
Plakat: unser Chor sucht [headline:Männerstimmen], [date:Proben dienstags] [time:19.30 Uhr], [place:Gemeindehaus], [detail:Noten egal]. mit Humor
Könnt ihr mir ein Plakat machen, wir verschenken [headline:Kirschen zum Selberpflücken], [date:Samstag ab 10 Uhr], [place:Obstwiese am Bach], [detail:Eimer mitbringen]
Zettel fürs Treppenhaus, [headline:bitte Haustür abschließen], [detail:es wurde eingebrochen], [detail:ab 20 Uhr]
une affiche pour dire que [headline:la boulangerie est fermée lundi], [detail:réouverture mardi 7h], [brand*:Au Bon Levain]
un cartel para decir que [headline:buscamos voluntarios], [detail:dos horas por semana], [place:Biblioteca del Barrio], preguntar por [person:Pilar]
poster om te zeggen dat [headline:het zwembad dicht is], [date:van 3 tot 7 maart], [detail:sauna blijft open]
`
