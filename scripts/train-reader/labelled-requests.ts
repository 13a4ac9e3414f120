/**
 * More everyday requests, marked as in labelled-prompts.ts, by what is easily lost in them: facts told as sentences, rests behind a kind word,
 * pasted mails, words run together without marks, people to call, notices, offers, lists in a sentence, sites and cards.
 */
export const REQUESTS = `
poster please, we hold a [headline:seed exchange] on [date:Sat 14 March], [time:11 till 1], in [place:the hall behind Marsh Street School]. [detail:bring spare seeds, take others home]. [detail:free]
flyer please, my sister does [headline:dress alterations] at home. [detail:hems £8], [detail:zips £12], [detail:ready in three days]. [place:Coldbrook]. call [person:Lena] on [phone:07700 900 131]
poster pls, we are looking for [headline:two more altos], [date:rehearsals Tuesdays] at [time:7.45pm], [place:St Aidan's]. [detail:no audition]. keep it light
need a sign, [headline:the lift is broken], [detail:please use the stairs by the cafe], [detail:engineer comes on Wednesday]. big letters
banner please. [headline:Half term camps], [detail:ages 5 to 11], [date:16–20 February], [price:£28 a day], [brand*:Kickers Sports]
could you do a poster, we're giving away [headline:free compost], [detail:bring your own bags], [date:Saturday 21 March] from [time:9], [place:Hollins Lane tip]
a flyer please: [headline:Tai chi in the park], [date:every Sunday] [time:9.30am], [place:by the boating lake], [detail:no experience needed], [price:£3 or what you can]
poster of our opening times please, [brand*:The Thread Shed], [date:Mon to Fri 9.30–5], [date:Sat 10–2], [detail:closed Sundays and bank holidays]
We're a small dairy and customers keep asking, so a sign for the hatch: [headline:Milk is bottled daily], [detail:bring your glass bottles back], [detail:eggs £2 a dozen]
We run a tiny museum with two rooms and one volunteer. Poster for [headline:Late opening], [date:first Friday of the month], [time:5 to 9pm], [place:Toll House Museum], [detail:pay what you like]
We had a few complaints about the noise. Poster for the corridor: [headline:Quiet after ten, please]. [detail:Take calls in the kitchen]. [detail:Close doors gently].
our coach said we should put something up about parents on the pitch. [headline:Stay behind the line]. [detail:Let the coach coach]. [detail:Clap for both sides]. under 11s rugby
A notice for the changing room. [headline:Take your towels home]. [detail:Anything left on Friday goes to charity]. We had a mountain of them last term.
Notice for our surgery car park. [headline:Patients only]. [detail:90 minutes max]. [detail:Vans without a permit will be fined]. [detail:Disabled bays at the front].
Sign for the compost bays. [headline:Green waste only]. [detail:No cooked food]. [detail:No plastic, not even the compostable kind]. [detail:Turn it if you have time].
sign saying [headline:please use the back gate], [detail:front gate is being painted until Friday], [detail:sorry]
sign that says [headline:mind the step], [detail:it is higher than it looks]
notice saying [headline:the pool is closed on Monday], [detail:we are changing the water], [detail:back on Tuesday 7am]
a sign for the honesty box: [headline:Eggs £1.50 a box]. [detail:Please leave the right money]. [detail:Boxes back if you can]. we lost some last month
Could we get a poster for the [headline:open gardens]? [detail:11 gardens and a plant stall] in [place:Upper Dean], [date:13 and 14 June], [time:noon to five], [price:£5]. [detail:Cream teas in the vicarage on Sunday].
We lend [list-item:pasta machines], [list-item:fondue sets], [list-item:cake tins] and [list-item:preserving pans] for [price:£1 a day]. It's called [brand*:Spare Kitchen]. Poster, A3. Open [date:Tue and Thu], [address:8 Mill Walk]
Our [headline:bike library] lends [list-item:trailers], [list-item:child seats], [list-item:tandems] and [list-item:cargo bikes]. [price:£5 a weekend]. [address:22 Canal Street]. flyer
Poster. We repair [list-item:zips], [list-item:hems], [list-item:lampshades] and [list-item:wobbly chairs]. [headline:Mend it Monday], [time:6 to 8pm], [place:Grove Centre], [detail:pay what you can]
A poster for the [headline:makers' fair] at [place:Tide Mill], [date:22 and 23 November], [time:ten to four], [detail:40 stalls and a cider bar]. [detail:The mill wheel will turn on Saturday at noon.]
this month at our cinema: [list-item:4 Feb Snowline], [list-item:11 Feb The Lamplighter], [list-item:18 Feb Small Town Rain]. [detail:all films 7.45pm], [price:tickets £5]. Name is [brand*:The Loft]. We only have 40 seats
We are a street choir with no leader. What's on: [list-item:2 May Quay], [list-item:9 May Station], [list-item:16 May Market Cross]. [detail:Just turn up]. Name is [brand*:Loose Change Choir]. poster
so basically my dad is turning eighty and we do a [headline:surprise lunch] on [date:the 9th of May] at [time:half twelve] in [place:the Wheatsheaf], it's a secret so nobody may tell him, RSVP to [person:Ruth] on [phone:07700 900 311], could be tartan
right so it's for my nan's [headline:90th], [date:sunday the 4th], [time:two till five], [place:community room], [detail:cake at three], just something with roses
um hi so I do [headline:mobile car valeting] and need a flyer, [detail:mini valet £25], [detail:full valet £60], [detail:I bring my own water], number is [phone:07700 900 818], business is called [brand*:Gleam Team]
hello! please may I have a flyer advertising my dog grooming, it's [price:£30 a dog], [detail:I collect and return within 4 miles of Ashby], [detail:same day], my number is [phone:07700 900 214], business is called [brand*:Fluff]
hi there my wife and I took over the bakery in Nether Wallop last spring, new ovens new everything, and we'd like a flyer for the letterboxes. [headline:Wednesdays are pasty day], [detail:large pasty and a coffee £5]. open [date:wed to sun 7 to 2]. Called [brand*:The Crusty Loaf]. phone [phone:01632 960 118]. our colours are teal and cream
I'm Meg and I cut nails at home for people who find it hard to get about. want a flyer to leave at the chemist. [headline:Foot care at home]. [detail:Nails £18], [detail:nails and dry skin £26], [detail:I come to you], [date:Mondays to Thursdays], [phone:01632 960 402]
my name is Paul, I sharpen knives. flyer please: [headline:Knife sharpening], [price:£4 a blade], [detail:scissors £6], [detail:done while you wait], [place:Saturday market, Otley], [phone:07700 900 552]
I teach the ukulele to absolute beginners, need a flyer. [headline:Ukulele lessons], [detail:adults and kids], [detail:at my house in Roath or online], [price:£18 per half hour], [person:Sara Blum] [phone:07700 900 646]
flyer for french lessons, I teach teens and adults, [detail:exam help welcome], [detail:at your home or on zoom], [price:£25 an hour], [person:Lucie Arnaud] [phone:07700 900 373]
flyer – [headline:chimney sweeping] from [price:£50], [detail:two flues £85], [detail:free safety check], [detail:certificate given]. ring [person:Del] on [phone:07700 900 644]. no cartoon chimneys
leaflet: [headline:Oven cleaning], [price:single £45], [price:double £65], [detail:no fumes], [detail:pets safe]. call [person:Shaz] [phone:07700 900 277]
A5 flyer. [headline:Cat sitting] by [brand*:Bex]. [detail:one visit £9], [detail:two visits £16], [detail:overnight £35]. [detail:Insured], [detail:references available]. Covers [place:Heaton and Jesmond]. [phone:07700 900 455]
flyer for [headline:piano tuning] by [brand*:Anton Lisle], [price:£70], [detail:pitch raise £95], [detail:evenings possible], covers [place:Bath and Frome], [phone:01632 960 733]
Wanted: [headline:Saturday kitchen porter], [price:£11.80 an hour plus meals], [detail:no experience needed]. pop in or email [email:work@redolive.example]. for [brand*:Red Olive]
wanted - [headline:school crossing patrol], [detail:10 hours a week], [detail:term time], [detail:hat and coat supplied]. apply to [email:office@larkrise.example] for [brand*:Larkrise Primary]
we need a [headline:relief milker] poster, [detail:two mornings a week], [detail:cottage possible], [detail:own transport], tel [phone:01632 960 818] ask for [person:Hugh], [place:Combe Farm]
The gardeners' club is opening [headline:8 new raised beds]. [price:£20 a year], [detail:soil included]. [detail:Names on the list by the end of May], see [person:Viv] in [place:bed 3].
[headline:Warm room] open [date:every weekday] [time:9-3] at [place:the Salvation Army]. [list-item:soup], [list-item:tea], [list-item:wifi], [list-item:jigsaws]. [detail:nobody asks why you came]. contact [person:Major Pru] [phone:01632 960 919]
[headline:community fridge] open [date:Mon Wed Fri] [time:10–12] at [place:the Baptist church]. [detail:take what you need], [detail:leave what you can]. contact [person:Steph] [phone:07700 900 727]
[headline:blood sugar checks], [detail:free], [detail:no appointment], [date:Fridays] [time:10–2], [place:Bridge Pharmacy]
[headline:hearing tests], [detail:free for over 50s], [detail:20 minutes], [date:weekdays] [time:9–4], [place:Clearear, High Street]
[headline:Iftar for the street]: [date:Friday 6 March], [time:at sunset], [place:prayer hall on Vine Road], [detail:all neighbours are invited], [detail:just bring yourselves]
[headline:Toy library] drop-in / [date:every 1st Monday] / [time:9.30–11] / [place:Hazel Road Family Hub] / [price:£2 to borrow for a month] / [detail:babies welcome]
[headline:Open air film] - [detail:bring a chair] - [date:15 July at dusk] - [detail:ice cream £2] - [place:Priory Fields] - [detail:moved indoors if it rains]
[headline:parkrun breakfast] - [date:saturday 3 may] - [time:from 10] - [detail:bacon rolls £3] - [place:cricket pavilion] - [detail:muddy shoes welcome]
[headline:Fix your own skates] every [date:last Friday], we've got [detail:bearings and tools and one patient person], [time:5 to 8] at [place:Deck 9], [detail:pay what you can]
[headline:strawberry picking], [price:from £3 a punnet], [detail:tractor rides], [list-item:scones], [list-item:iced tea], [date:6-30 june], [detail:closed tuesdays], [brand*:Meadowsweet Farm], book online [link:meadowsweet.example]
[headline:christmas trees], [price:from £25], [detail:cut your own], [list-item:wreaths], [list-item:mulled wine], [date:28 nov to 20 dec], [detail:dogs welcome], [place:Fir Hill Farm], [link:firhill.example]
Poster with the rules for our pottery studio: [list-item:wipe your bench], [list-item:label your pots], [list-item:no glaze in the sink], [list-item:last one out turns off the kiln]. Title: [headline:Studio rules].
poster for [headline:pub darts league], needs [detail:4 players a team], [date:starts Thurs 9 Oct], [time:8pm], [place:The Anchor], [detail:winner gets the silver flight], names to [person:Kath] behind the bar
poster for evening class: [headline:Intro to upholstery], [date:eight mondays from 12 jan], [time:7pm], [place:Adult College room 6], [price:£95], [detail:bring a small chair]
[headline:It's our 40th birthday]! [offer:Everything 40% off on the 4th]. [brand*:Harker Lighting], [place:Bridge Street]. [detail:Thank you for your custom.]
the salon is called [brand*:Halo], tell people the spring deal: [offer:cut and colour for £55], [detail:new clients only], [detail:toner included], [detail:offer ends 30 April]. [address:Unit 2 Dye Works]. coral and white, no scissors
our yoga place [brand*:Sway], push the new year offer: [offer:10 classes for £70], [detail:mats included], [detail:valid until 31 March]. [address:Loft 4, Silk Mill]
Poster 4 our [headline:xmas fair] :) [date:sat 6th dec] [time:11-3], [list-item:santas grotto], [list-item:tombola], [list-item:mince pies], [detail:school choir @ 1]. [price:Entry 50p], [detail:kids free]. [place:Elm Road Juniors]
pls do: [headline:PTFA cake sale] [date:weds 11 feb] [time:3.15pm] [place:playground]. [detail:cakes 50p], [detail:bring a tub], [detail:donations to the office by 9] or [social:@ptfaelmroad]
pls make [headline:year 8 parents evening] [date:thu 5 march] [time:4–7pm] [place:sports hall]. [detail:book slots online], [detail:bring your child], [detail:tea in the library]
A poster for the play [headline*:The Bell Jar Bakers] by our amateur group [brand:the Candlewicks]. [date:6 to 8 May], [time:7.15pm], [place:Guildhall]. [price:Tickets £10], [price:under 16s £5], from [detail:Pell's Newsagents or at the door]
[headline:Gig]: [person:Marble Fox] + [person:The Late Shift], [date:Sat 12 Dec], [place:The Tannery], [time:doors 7], [price:£6 adv / £9 door], [detail:14+]
[headline*:Copper Moth] + [person:Ada Lune], [date:Thu 8 Oct], [place:Sneaky's], [time:7 till late], [price:£5], [detail:over 18s]. black and pink
poster [headline:jumble sale] [date:sun] [time:11-2] [place:st lukes hall]
poster [headline:car boot] [date:sunday] [time:7am-1pm] [place:rugby club field] [price:£8 a car]
flyer [headline:coffee morning] [date:weds] [time:10-12] [place:the lodge] [detail:all welcome]
poster [headline:book sale] [date:sat] [time:9-1] [place:st annes church] [detail:paperbacks 50p]
notice [headline:water off] [date:tues] [time:9-12] [place:whole building]
sign [headline:back in 10 minutes] [detail:gone to the bank]
banner [headline:now open] [brand*:pho corner] [address:12 dock st] [detail:lunch from £7]
poster for the [headline:year 5 assembly] [date:friday 13th feb], [detail:1A at 9am], [detail:1B at 9.40], [detail:parents welcome], [detail:no filming]
poster for the [headline:swim gala] [date:sat 7th june], [detail:juniors 9-11am], [detail:seniors 11.30-2], [price:£2 incl programme], [detail:no flash photos]
our choir tour: [list-item:3 July Ghent], [list-item:5 July Lille], [list-item:6 July Reims]. poster for [brand*:Vox Humana], [detail:entry free, donations welcome]
[headline:Sponsored silence] for [detail:the children's ward], [detail:6 hours without a word], [date:Friday 13 March], [time:start 9am] in [place:the library], [price:£2 to join], [detail:every sponsor gets a quiet thank you]
[headline:Charity car wash] for the hospice, [detail:cars £5], [detail:vans £8], [date:Sunday 7 June], [time:10am] at [place:Fire Station 3], [detail:all proceeds to the night nurses]
[headline:Guess the weight of the cake]. [price:50p a guess or 3 for £1]. [detail:nearest wins the cake]. [detail:money goes to the Year 4 garden]
[headline:raffle] sign. [price:£1 a strip]. [detail:any ticket ending in 7 wins]. [detail:money goes to new goalposts]
[headline:duck race], [price:£2 a duck], [detail:first duck past the bridge wins £50], [date:bank holiday monday] [time:3pm], [place:Mill Weir]
[headline:Tombola] stall sign, [price:3 tickets £1], [detail:every number ending in 5 wins a prize]
Our rowing club trials: [date:Saturday 12 September], [time:8.30am sharp], [place:Lower Boathouse]. [detail:ages 12 to 17]. [detail:you must be able to swim]. register at [link:tideway.example/join]
We need a poster: [headline:No ball games], ideally friendly. Something like [subhead:The park is just over the road]. for the courtyard
something like [headline:Ask before you pick], for the school garden, [detail:The beans are for everyone], [detail:The raspberries are for Year 1]
someone knocked on my door about a poster for the [headline:street party], so: [date:Sunday 14 June], [time:1 till dark], [place:Larch Close], [detail:bring a dish and a chair], [detail:road closed from noon]
they told me you do posters. [headline:Line dancing], [date:Mondays] [time:7.30], [place:Legion hall], [price:£4], [detail:hats optional]
for the window: [headline:we are closed 1 to 14 July] for our holidays, [detail:back on the 15th], [detail:last orders for cakes Friday 26 June]. [brand*:Patisserie Odile]
for our front door: [headline:Deliveries to the side hatch], [detail:ring twice], [detail:we are closed Mondays], [brand*:Bar Nove]
something for the shop window, [headline:buy one plant get a pot free], [detail:this weekend only], [detail:while stocks last]. [brand*:Leaf & Stone]
DRAFT poster: [headline:Winter reading club]. [detail:Read 5 books, win a mug]. [detail:Starts 1 December]. [detail:Sign up at the desk]. (this is for the library, target group is adults, they like crime novels)
draft for flyer: [headline:Coding club]. [detail:Make a game in a day]. [date:Starts 20 October]. [detail:Laptops provided]. (audience is girls aged 9–12, tone friendly)
Hi, hope all is well. From the committee: [headline:AGM] is [date:Monday 9 March] [time:7pm], [place:upstairs at the Fox]. Agenda: [list-item:accounts], [list-item:new boiler], [list-item:subs]. [detail:all players must come]. Could you make it a poster? Thanks, Neil
Hi team, pls can we have something for the noticeboard: [headline:Pension drop-in], [date:Tue 17 Feb] in [place:room 2.14], [time:10 to 3], [detail:no need to book], [detail:bring your latest statement]. Cheers, Mo
fwd from Sandra: [headline:Craft night] is back, first one [date:Weds 7 Jan], [time:7pm], [place:scout hut], [price:£5], [detail:wool and a cuppa incl]. can you make it nice for the board
From: Lorna. Please could you turn this into a poster. [headline:Litter pick] on [date:Sunday 22 March], [detail:meet 10am at the bandstand], [detail:gloves and pickers provided], [detail:hot drinks after]. Ta, Lorna
"Dear members, the [headline:annual plant sale] takes place on [date:Sunday 10 May] from [time:10.30am] at [place:the glasshouses]. [detail:Members enter half an hour early]. [detail:Please bring boxes]. With best wishes, Fay" make this a poster
"Hello parents! [headline:Sports day] is moved to [date:Thursday 25 June], [time:1pm]. [detail:Hats and water please]. [detail:Spectators on the bank]. Mrs Oduya" as a poster, cheerful
copy from our website: [headline:Stargazing evening], [date:Friday 20 November], [time:7–9pm], [place:Dunes car park]. [detail:Dress warmly]. [detail:Cancelled if cloudy]. please make a flyer
Save the date: [headline:Lisa & Tom], [date:4 July 2026], [place:Barn at Nether End]. [detail:more to follow]. meadow look
Invitation: come to our [headline:leaving party]. [date:Friday 30 October], [time:any time after 7]. [address:Flat 9, 4 Dock Row]. [detail:Bring a bottle]. [person:Kai & Lou]
christening invite for [headline:Ada Mae Rowe], [date:Sunday 12 April] [time:10.30am], [place:St Hilda's], [detail:then lunch at the Ship]. [detail:love from Beth and Jack]
naming day card for [headline:Milo James], [date:Saturday 2 May], [time:2pm], [place:our garden], [detail:tea and cake afterwards], [detail:from Ines and Rob]
Invite to a [headline:housewarming], [date:Sat 7 March], [time:from 4pm], [address:11 Reed Lane], [detail:shoes off please], [person:Mira and Joel]
[headline:Certificate] for [subhead:Most improved swimmer], awarded to [person:Leo Hart], [brand:Dolphins Under 10s], signed [person:coach Nia]
wedding welcome sign: [headline:Welcome to the wedding of Ruth and Amir], [date:12 September 2026], [place:Orchard House]
table sign: [headline:Order at the bar], [detail:we bring the food to you], [detail:your table is 14]
Menu for [headline:Friday fish night]: [list-item:whitebait], [list-item:hake and chips], [list-item:lemon posset]. [price:£24 with a glass of white]. [time:7.30pm], [brand*:The Long Room]
menu for our [headline:harvest supper]: [list-item:pumpkin soup], [list-item:sausages and mash], [list-item:apple crumble]. [price:£12], [price:kids £6]. [time:6pm], [place:village hall]
Specials board for [brand*:Olive & Ash]: [list-item:lamb kofta 14], [list-item:baked feta 9], [list-item:orange cake 6]. [detail:kitchen closes at 9]
banner for the playground: [headline:Open day Saturday 7 November], [time:10 to 1], [detail:no booking needed], [brand:Larkfield Juniors]
banner for our fence: [headline:Nursery places available], [detail:ages 2–4], [detail:funded hours], [phone:01632 960 344], [brand*:Bluebell House]
banner for the charity shop, [headline:donations needed], we take [list-item:books], [list-item:toys] and [list-item:winter coats], [detail:bring them Tuesday to Saturday], [detail:every penny goes to the hospice]
banner for the [headline:Christmas raffle], [detail:first prize is a hamper from Dole's], [price:tickets £1 from any barista], [detail:draw on 20 December], [detail:all money goes to the night shelter]
facebook cover for a mobile barber [brand*:Clip Joint], [detail:we come to you], covering [place:Leeds and Bradford]
cover photo for a wedding band [brand*:The Cufflinks], [detail:soul and swing], playing [place:all over the north west]
facebook header for our allotment group [brand*:Dig In], [detail:first Sunday working parties], [detail:new diggers welcome]
web banner for a climbing gym called [brand*:Chalk], [offer:join in March and get your first month free]
Web banner. [offer:Stay four nights, pay for three]. [detail:Valid until 20 December]. [brand*:Hotel Falkenstein]
banner ad: [offer:Book two lessons, get one free]. [detail:New pupils only]. [brand*:Pass First Driving]
insta post: [headline:we've got new bikes]!! from [date:saturday], [detail:kids sizes too], [offer:first 10 hires half price]. [brand*:Pedal Shed]
insta post for [brand*:The Pickle Jar]: [headline:new sandwich], [detail:pastrami, kraut, rye], [price:£8], [detail:from thursday till it's gone]
Need an instagram story. [headline:24 hour sale], [detail:today only], [offer:25% off everything with code LEAF25], at [link:potted.example]
Post for our walking group - [headline:sunset walk] on [date:Fridays] [time:7.15pm] from [place:the ferry slip] - [detail:dogs welcome] - [detail:we wait for everyone] - [brand*:Coast Ramblers]
Post for our cycling club - [headline:beginners' ride] [date:Sundays] [time:9am] - [detail:20 easy miles] - [detail:no one is dropped] - [detail:coffee stop] - [brand*:Vale Wheelers]
Make me a LinkedIn banner. I'm [brand*:Tobias Lund], [title:freelance copywriter for breweries and bars]. [tagline:Words that pour well.]
linkedin banner: [brand*:Priya Raman], [title:mortgage adviser], [detail:first time buyers], [detail:answers within a day]
email header for our winter newsletter, [brand*:Brookside Vets], [headline:flea season is over], [offer:vaccines 2 for £50 till February]
email header, [brand*:Pine Lane Books], [headline:signed copies are in], [detail:collect from Friday]
thank you post for our donors. [headline:Thank you!] [detail:£4,120 raised], [detail:61 bakers], [detail:9 hours]. – [brand*:Friends of Elm House]
[headline:new class schedule] from monday!! [list-item:spin], [list-item:barre], [list-item:boxing], [detail:first week free]. [social:@studioseven]
web banner for my online course. [headline:Learn to bind your own books in 6 weeks]. [date:Starts 4 May]. [offer:Enrol by Friday and save £20]
[headline:shop is moving] after 18 years, [offer:up to half price], [detail:last day 30 May], [detail:find us at 9 Quay Street from June], [brand*:Tilly's Toys], [detail:thank you Penrith]
Ad for boiler service: [offer:service and certificate £69], [detail:no call-out fee], [detail:book by 30 September], [link:warmworks.example], [detail:22 years in Derby]
we are running a competition on our page. [headline:win a cheese board worth £45]. [detail:like, comment and tag two friends], [detail:ends friday 8pm]. [brand*:Rind & Rye]
giveaway post: [headline:win two tickets to the derby], [detail:follow us and share this], [detail:winner drawn on Monday], [brand*:Goal Kicks]
screen ad for our staff room: [headline:covid boosters], [detail:no booking], [place:Level 3], [date:weekdays 9 to 3], [detail:bring your badge]
business card: [person*:Yaw Boateng], [title:tiler], [phone:07700 900 421], [email:yaw@tilesbyyaw.example], [detail:free quotes]
I need cards for my bread business. Name's [person:Tilda Moss], the business is [brand*:Rise & Moss], instagram [social:@riseandmoss], [detail:sourdough to order], tel [phone:07700 900 566]. Maybe with an ear of wheat
card. [brand*:Voltline Electrical]. [person:Joe Adu]. [detail:NICEIC approved]. [list-item:rewires], [list-item:consumer units], [list-item:fault finding]. [phone:01632 960 262]. [link:voltline.example]
business card for an interpreter (Polish, Czech, English): [person*:Hana Novak], [title:interpreter], [detail:sworn since 2014], [email:hana@novak.example], [phone:+420 555 0139]
business card for a [title:violin teacher], [person*:Clara Reiss], [detail:beginners to grade 8], [detail:school halls and online], [phone:07700 900 188]
My name is [person*:Joy Marlow]. I do [title:massage] in [place:Whitby], [price:£35 an hour], [detail:evenings and Sundays]. [phone:07700 900 767]. Simple card, sand and white
I'm [person*:Fern], I do [title:dog training] in [place:Hove], [detail:first walk free], [detail:weekends too], [phone:07700 900 343]. card please
can you do a card for my cousin who does [title:roofing], he's called [person:Dean Pike], firm's called [brand*:Pike & Sons], [detail:24 hr callout], [phone:07700 900 909], [detail:gutters too], dark blue
do me a card for my brother, he lays floors. [person:Ivo Brandt], [brand*:Underfoot], [detail:oak, cork and lino], [detail:free measuring], [phone:07700 900 585]
Appointment card, [brand*:Lindenhof Physio], [person:Maja Stein], [phone:01632 960 178], [detail:please give 48 hours notice to cancel]
loyalty card for a juice bar: [headline:Eight stamps, one free juice]. [brand*:Pulp Friction]. find us at [address:Arch 12]
loyalty card: [headline:ten washes, the next one is free], [brand*:Bubble Bay], [address:3 Ring Road]
visiting card for a [title:lawyer], [person*:Dr. Karin Holt], [address:Nygade 4, 2nd floor], [detail:Monday to Friday 9-16], phone [phone:33 55 01 77]
card for a [title:registered childminder]: [person*:Asha Patel], [detail:ages 0–8], [detail:school pick-ups], [detail:Ofsted outstanding], [phone:07700 900 858]
minister's card. [person*:Rev. Ann Doyle], [title:minister], [brand:Grace Chapel], '[tagline:The door is open]', [phone:01632 960 616]. grey, no crosses
card for a [title:midwife], [person*:Ida Vale RM], '[tagline:Calm beginnings]', text [phone:555-0166], [link:idavale.example]. clay
Prof? no, just [person*:Nils Aker]. business card for a [title:chemistry tutor], [detail:GCSE and A level], [phone:555-0151], [email:nils@aker.example]
need a logo, the firm's called [brand*:Rust]. we sell old tools haha. serious but with a smile
need a logo, band's called [brand*:Gravel]. punky
[brand*:Northway Freight Co] logo — truck is a cliche, no globes either. slate blue. small [tagline:since 2009]
Can someone do a logo for our quiz team? Team 12 '[brand*:Quizzy Rascals]'. purple
surveying firm [brand*:Level Ground Surveys]. spirit level shape. navy and green
bookkeeper [brand*:Tally Ho Accounts]. abacus shape, brown
Website for our corner shop, [brand*:Bread & Butter]. Open [date:Mon–Sat 6–9], [date:Sun 7–2]. [list-item:Hot rolls], [list-item:newspapers], [list-item:parcel drop-off], [list-item:key cutting]. [address:14 Bridge Row, Skipton]
website please, we rent out [headline:shepherd's huts] on the Welsh coast, [list-item:weekend £210], [list-item:week £540], [detail:dogs welcome], [detail:wood burner and sea view]. called [brand*:Hut & Tide]
website please for a joiner, [brand*:Ash Rowan], [list-item:fitted wardrobes], [list-item:stairs], [list-item:sash windows], [detail:free quotes], serves [place:Hebden and Todmorden], [phone:07700 900 292]
landing page for a locksmith, [brand*:Moe Karim], [detail:no call-out charge], [detail:there within the hour], [price:lock change £65], [phone:07700 900 717], serves [place:Hackney and Bow]
A one page site for our ceilidh band, [brand*:The Hay Wagon Band]. [detail:We play weddings, barn dances and birthdays]. [detail:Based in Kendal]. Booking: [email:hello@haywagon.example]. [nav:Next dates]: [list-item:9 May Town Hall], [list-item:20 June Castle Barn]
need a site for my brow studio [brand*:Arch], [list-item:shape £15], [list-item:tint £18], [list-item:lamination £40], [date:Wed–Sun 10–7], [address:3 Lace Yard], [detail:walk ins ok]
homepage for a soup kitchen called [brand*:Second Helping]. Open [date:Monday and Thursday 12 to 2] at [place:Ebenezer Chapel]. We need [list-item:onions], [list-item:lentils], [list-item:hot sauce]. [cta:Give money] button. [detail:Volunteers: call] [person:Ros] [phone:01632 960 929]
Our tennis club wants a page: [nav:Courts], [nav:Coaching], [nav:Juniors]. [detail:Club night Wednesdays 6.30pm]. [detail:New members welcome at any level]. [brand*:Fulwood LTC], [detail:est. 1903]
i run a mobile key cutting thing called [brand*:Turn], [detail:I come to your home or shop], [list-item:house keys £6], [list-item:car keys £70], book by text [phone:07700 900 474]. website
landing page for our [headline:charity zip wire], [date:6 June], [place:Harbour Crane], [detail:60 metres up], [list-item:sign up £30], [list-item:raise £200], [detail:all for the lifeboat]
a website for a dog daycare called [brand*:Wag House]. [detail:Small groups], [detail:pick-up at 8], [detail:webcam all day], [price:£24 a day], [detail:two places free from May]
Restaurant website, [brand*:Saffron Yard] (Persian food, Bristol). menu with prices - [list-item:ghormeh sabzi £14], [list-item:kebab £15], [list-item:faloodeh £5] - opening hours [date:wed-sun 5-10], [cta:book a table]
SaaS landing page. [brand*:Rotabird], [headline:shift planning for cafes]. hero with [cta:Book a demo] button, 3 benefits, pricing [price:£3/user], customer logos, [nav:FAQ]. calm blue
e-shop for hot sauce: [brand*:Scotch & Bonnet]. product grid, e.g. [list-item:Slow Burn £6], [list-item:Red Mist £7], [list-item:Last Orders £8]. [nav:subscription], [nav:heat guide], basket
campaign site [brand*:Save Colby Library]: [cta:sign the petition] ([detail:2,310 names so far]), [nav:why it matters], [nav:write to your councillor], [nav:news], [nav:donate]. paper and ink feel
site for my sewing blog called [brand*:Crooked Seams]. [nav:latest posts], [nav:fabric guide], about (I'm [person:Dot], [detail:64]), [nav:newsletter sign up]. not twee
booking site for a treehouse, '[brand*:The Owl's Nest]', [detail:sleeps 2], [price:£140 midweek], [price:£190 weekend], [nav:availability calendar], [nav:what's included], [nav:how to find us]
simple site for a charity that lends school uniform. [brand*:Second Blazer CIC], [place:Hull]. [nav:how it works], [nav:donate], [nav:volunteer], opening times [date:Sat 9–1]
Website for a music school, [brand*:Count Me In]: [nav:timetable], [nav:teachers], [nav:free trial lesson], [detail:lessons from £22], whatsapp [phone:07700 900 828]. yellow and black
a page for my book '[headline:The Year of Rain]' (novel, [date:out 3 March]). [nav:extract], [cta:buy] links, author bio ([person:Nell Sharp]), [nav:events]
[headline:Kinderflohmarkt]! [date:Sonntag 10. Mai], [time:10 bis 13 Uhr], [place:Pausenhof Grundschule Lindach], [price:Tisch 8 Euro], [detail:Kuchen gegen Spende], [detail:höchstens zwei Tische]
Bitte ein Plakat für unser [headline:Sommerfest] am [date:4. Juli] ab [time:15 Uhr] am [place:Vereinsheim in Moosach]. Es gibt [list-item:Bratwurst], [list-item:Waffeln] und [list-item:eine Tombola]. Musik: [person:die Isarspatzen]
Plakat bitte, wir suchen [headline:Aushilfe im Café], [date:Samstag und Sonntag], [price:13,50 € die Stunde], [detail:auch ohne Erfahrung]. Melden bei [person:Nora] [phone:0155 5550 133]. [brand*:Café Mohn]
Zettel fürs Treppenhaus: [headline:Bitte Türen leise schließen], [detail:ab 22 Uhr ist Ruhe], [detail:danke]
Instagram Post: [headline:Ab Freitag wieder Erdbeeren], [price:Schale 3,90], [brand*:Hofladen Huber], [detail:täglich 9-18 Uhr]
Visitenkarte für [person*:Lena Vogt], [title:Malermeisterin], [detail:Fassaden und Innenräume], [address:Kiesweg 7, 83022 Rosenheim], [phone:08031 5550 12], [email:vogt@farbe.example]
Website für das Schwimmbad [brand*:Welle]: [list-item:Tageskarte 6 €], [list-item:Zehnerkarte 50 €], [date:täglich 8–20 Uhr], [nav:Kurse für Babys], [nav:Sauna]
Affiche pour notre [headline:bourse aux vélos] [date:dimanche 12 avril] de [time:9h à 16h], [place:place de l'église à Mornay]. [price:Emplacement 4 €]. [detail:Buvette et gaufres sur place]. Réservations [phone:06 39 98 07 15]
[headline:cours de dessin] [date:le mardi] à [time:19h], [place:médiathèque], [price:10 € la séance], [detail:matériel fourni], [detail:première séance gratuite], avec [person:Maëlle]
bannière facebook : [headline:soldes d'été], [offer:-30 % sur les robes] [detail:jusqu'au 15 juillet], [brand*:Boutique Margaux]
Carte de visite pour [person*:Inès Caron], [title:kinésithérapeute], [address:4 rue du Port, Auray], [phone:02 61 91 33 10], [detail:sur rendez-vous]
site internet pour un gîte à Beaulac, [brand*:Le Vieux Four], [detail:3 chambres], [detail:jardin clos], [price:80 € la nuit], [detail:petit déjeuner compris]
Cartel para la [headline:fiesta del barrio Las Eras], [date:sábado 13 de junio], [detail:paella a las 14:00], [detail:baile a las 22:00], [detail:entrada libre]
[headline:Se busca cocinera] para fines de semana, [brand:bar El Puente], [detail:buen sueldo y comida], tel [phone:600 555 032]
Busco cartel para mi escuela de pintura [brand*:Brocha]: [headline:clases de acuarela], [date:martes y jueves] [time:19:00], [detail:primera clase gratis], [address:calle Luna 3]
página web para una academia de inglés en Jaén, '[brand*:Big Ben]': [nav:horarios], [nav:profesores], [nav:clase de prueba gratis], [price:desde 40 € al mes], whatsapp [phone:600 000 456]
Volantino per la [headline:sagra della castagna], [date:17 e 18 ottobre], [place:Piazza Garibaldi, Montefosco]. [list-item:Polenta], [list-item:salsicce], [list-item:vino nuovo]. [detail:Sabato dalle 17], [detail:domenica dalle 11]
Story per la gelateria [brand*:Neve]: [offer:giovedì tre gusti al prezzo di due], [detail:solo asporto], [phone:0555 019 411]
biglietto da visita per [person*:Luca Ferri], [title:idraulico], [detail:pronto intervento], [detail:preventivi gratis], [phone:333 555 0190]
Affiche voor onze [headline:kleedjesmarkt] op [date:zondag 3 mei] van [time:10 tot 15 uur], [place:Dorpsplein Heikant], [detail:toegang gratis], [price:plek 5 euro], [detail:soep en broodjes]
Poster voor de [headline:buurtbarbecue], [date:zaterdag 20 juni] vanaf [time:17 uur], [place:speeltuin De Wip], [price:7 euro p.p.], [detail:kinderen gratis], [detail:opgeven bij] [person:Joke] [phone:06 0000 0412]
cartaz para a [headline:feira da ladra], [date:domingo 14 de junho], [time:das 9h às 17h], [place:Jardim da Estrela], [detail:bancas 5 €], [detail:comes e bebes]
cartaz, procuramos [headline:empregado de mesa], [detail:fins de semana], [detail:bom ambiente], [brand:Tasca do Zé], tel [phone:912 000 555]
Design a flyer for our residents' association [headline:Holi morning]. [date:4 March], [time:9 am onwards], [place:Central lawn], [place:Palm Court Phase 1]. [list-item:Dry colours], [list-item:thandai], [list-item:dhol]. [detail:Free for residents], [detail:₹80 for guests]. Please keep it eco friendly, no water guns picture
[headline:Rhyme time] at the library [date:mondays] [time:10.15], [detail:under 3s], [detail:just drop in], [place:Mill Road Library], [detail:with Miss Ade]. soft and cosy
[headline:Blood donor session] flyer for our head office (Weir House, ground floor), [date:Thu April 9], [time:10–4]. [detail:Walk-ins fine but slots preferred]: [link:give.weir.example]. [detail:Biscuits provided]. Not gory.
[headline:eye tests] for staff ([place:Tower B, floor 3]), [date:Mon June 8], [time:9–3]. [detail:20 minutes each]: book at [link:eyes.towerb.example]. [detail:Glasses at cost]
[headline:World Poetry Day] reminder for the class chat: [date:Fri 20 March], [detail:bring a poem OR wear something that rhymes]. [detail:50p for the library]. [person:Mr Lowe's class]
[headline:Roof cleaning offer] for the local facebook group. [offer:£90 bungalows £140 houses till end of May]. [detail:Before the moss moves in]! [person:Gethin], [phone:07700 900555]
whatsapp status for my sweet shop - [headline:Holi orders close on 1st]. [detail:Gujiya boxes from ₹450]. [brand*:Meetha], [address:Park Street]. marigold border
I knit hats. [headline:new hat out]: [subhead:The Lighthouse Keeper], [price:£32] on my shop [link:hatsbyfen.example]. wool look
wedding save the date for email: [headline:Orla & Finn], [date:3 October 2026], [place:Kilbrack House], [place:Co. Kerry]. [detail:formal invite to follow]. ivy
Job ad for linkedin - our hospice needs a [headline:Volunteer Coordinator] ([detail:0.5 FTE], [detail:£27,000 pro rata], [detail:hybrid], [place:Derby]). [detail:closing date 3 May]. Charity: [brand*:Candle House]. be kind
announcement: [headline:our game Pebble now has two players]. one line under: [subhead:Bring a friend, lose together.] teal gradient, phone mockup
leaderboard 728x90: [headline:Autumn Gutter Cover] [price:from £6/month], [brand*:Drip & Daughters], button [cta:Get a quote]
roller banner 850x2000mm for trade fair stall, [brand*:Fell & Fleece weavers]. '[headline:Woven on the hill]'. [link:fellfleece.example]. natural
We're hiring! [headline:pastry chef], [detail:full time], [detail:Wed–Sun], [price:$23/hr + meals]. [brand*:Quince], [place:Ashland]. [detail:Apply in person] or [email:work@quince.example]. square
[headline:Room wanted] for our noticeboard at work. [detail:Quiet nurse, nights], [place:near St Mary's], [price:up to £550 a month], [detail:from 1 June]. [detail:no pets], [detail:loves a garden]. msg [person:Femi] [phone:07700 900 232]. friendly
Year 6 play poster: '[headline*:The Snow Ferry]' by [person:Nan Okoro]. [date:3, 4 and 5 Dec] at [time:6.15] in [place:the music hall], [place:Larkspur Academy]. [price:tickets from the office £3]. paper cut look
Price list for a tailor shop wall. [brand*:Hem & Haw]. [list-item:Trousers 12], [list-item:Zip 15], [list-item:Lining 40]. all in euros. [detail:Closed Sundays]. grey & chalk
Menu board for our van. [brand*:Chapati Charlie]. [list-item:Dal 6], [list-item:Paneer wrap 7], [list-item:Lassi 3]. prices in pounds, cash and card icons. bright
shoe shine loyalty card: '[headline:Every 4th shine free]', [brand*:Polish Express], 4 small boot stamps, [address:Station Arcade]
coffee loyalty card, [brand*:Bean Counter], '[headline:tenth cup on us]', 9 round stamp spaces, brown
card for mum, does [title:bridal henna]. [brand*:Mehndi by Noor], [detail:home visits], [detail:book 2 weeks ahead], [phone:98000 00432], [place:Frazer Town]. maroon, no peacocks
Business card for a [title:guitar tutor]: Dr. Sam Holt? no just [person*:Sam Holt]. [detail:Blues to jazz]. [phone:555-0147]. [email:sam@holtguitar.example]. plain
visitekaartje voor mijn tuinbedrijf '[brand*:Groen Gezien]', [person:Jan Visser], [list-item:snoeien], [list-item:bestrating], [list-item:vijvers]. [phone:06 0000 0571]. Geen blaadjes, dat doet iedereen al
simple logo potter [brand*:Old Kiln Pots] circle but not just a plain circle, clay colour
school wants a new logo for the Elm Park gardening club '[brand*:The Dig Squad]'. spade with roots
Game icon - 'Duck Hunt' is taken so ours is [brand*:Lucky Duck], a duck mid dive, thick lines
e-shop for coffee beans: [brand*:Husk & Hull]. product grid, e.g. [list-item:Low Tide £9], [list-item:Early Train £10]. [nav:subscription], [nav:brewing guide], basket
a page for my album '[headline:Eleven Slow Songs]' (folk, [date:out 2 May]). cover, lyrics space, [cta:listen] links, about me ([person:Ivor Penn]), [nav:gigs]
site for my running blog called [brand*:Last Again]. [nav:race reports], [nav:month by month plan], about (I'm [person:Moira], 58), [nav:newsletter sign up]. dry
Restaurant website, [brand*:Basil House] (Thai food, Leeds). menu with prices - [list-item:green curry £13], [list-item:pad thai £12] - opening hours [date:mon-sat 12-9], [cta:book a table], instagram feed
SaaS landing page. [brand*:Tillbot], [headline:stock software for bakeries]. hero with [cta:demo] button, 3 benefits, pricing [price:£4/till], customer logos, [nav:FAQ]. warm, no stock photos
website for my picture framing business, [brand*:Mount & Mitre] in [place:Rye]. [nav:before and after gallery], [nav:price guide], [nav:how to measure your picture], [nav:about me] ([person:Gwen]), [nav:contact form]. olive
landing page for our [headline:charity swim], [date:20 June], [place:Pier of Saltby], [detail:800 metres], [list-item:sign up £15], [list-item:raise £100], [detail:all for the RNLI shop]
website please, we hire out [headline:campervans] in Cornwall, [list-item:weekend £240], [list-item:week £590], [detail:dogs welcome], [detail:no deposit needed]. called [brand*:Slow Lane]
página web para una academia de baile en Vigo, '[brand*:Paso a Paso]'. [nav:horarios], [nav:profesoras], [nav:clase de prueba gratis], [nav:precios desde 38 € al mes], whatsapp [phone:600 000 321]. verde y crema, nada de zapatos
simple site for a charity that lends prams. [brand*:Second Wheels CIC], [place:Blyth]. [nav:how it works] in 3 steps, [nav:donate a pram], [nav:volunteer], opening times [date:Fri 10–2]
affiche pour une brocante, [headline:brocante des quais], [date:dimanche 14 juin] de [time:7h à 18h], [place:quai des Lices à Pont-Sainte-Marie], [detail:buvette et frites], [price:emplacement 4 € le mètre], inscriptions au [phone:01 99 00 45 67]. Style un peu ancien
carte de visite pour ma mère, [title:coiffeuse à domicile] : [person*:Nadia Ferrand], [detail:coupes et couleurs], [detail:sur rendez-vous], [phone:01 99 00 31 42], [place:secteur Lens-Liévin]
Post voor de bakkerij: [headline:dinsdag dicht i.v.m. verbouwing], [detail:woensdag weer open om 7 uur]. [brand*:Bakker Bol], [detail:tot dan]!
Facebook post für unsere Praxis: [headline:Grippeimpfung ab 5. Oktober], [detail:ohne Termin], [date:Mo bis Do 8–11 Uhr], [brand*:Praxis am Ring]
pls make a flyer, our scouts sell [headline:christmas trees], [date:28 nov and 5 dec], [time:9 to 3], [place:scout hut], [price:£30 any size], [detail:we deliver in the village], [detail:collect old ones in january]
[headline:Wanted: allotment plot sharers], [place:Beck Lane], [detail:half the work, half the beans], [detail:tools provided], ask [person:Nev] on [phone:07700 900 848]
our netball team needs players. [headline:players wanted], [detail:all levels], [date:tuesdays] [time:7.45], [place:sports hall], [price:£4], [detail:first two sessions free], text [person:Cass] [phone:07700 900 959]. not pink
poster for [headline:first aid for babies], [date:sat 21 feb] [time:10–12], [place:Hazel Hub], [detail:a midwife answers questions], [detail:babies in slings welcome], [price:£10 a couple]
Notice: [headline:Bins go out on Wednesday now]. [detail:Glass in the green box]. [detail:No bags on the pavement before 7am]. for all staircases
Sign for the hide: [headline:Quiet please]. [detail:Kingfishers nest until July]. [detail:Shut the flaps when you leave]. Thanks from the wardens
Poster so people stop feeding bread: [headline:Ducks like peas]. [detail:Bread rots and pollutes the pond]. [detail:Peas, oats and lettuce are fine]. park rangers will put it up
the residents upstairs are noisy, so a polite notice: [headline:Soft shoes after nine]. [detail:These floors carry every step]. [detail:Thank you from flat 2]
we're a family of butchers since 1922 and want a banner for the window, [offer:two steaks for the price of one], [date:this Friday and Saturday], [brand*:Harris & Sons]
my nephew's first gig! [headline*:The Loose Screws], [date:Fri 17 July], [time:7pm], [place:Youth Centre], [price:£2], [detail:all ages], his drummer drew a wasp but don't use it
our vicar asked for something simple. [headline:Evensong by candlelight], [date:Sunday 29 November], [time:6pm], [brand:St Oswin's], [detail:mulled juice after], [detail:all welcome]
for a shop that has three branches, only this one though: [headline:Late opening Thursdays], [detail:until 8pm], [brand*:Rowan Shoes], [address:Quay Street]
Hi! I was told to ask here. Small poster, we're swapping [headline:jigsaws and board games], [date:Sat 24 Jan], [time:2–4], [place:the Reading Room], [detail:bring three, take three]
my boss wants this by friday: [headline:Kitchen rota starts Monday], [detail:wash up, wipe down, top up the milk], [detail:names on the door]. make it funny, cats maybe
I look after the village hall bookings. Poster please, [headline:Hall for hire], [price:£12 an hour], [detail:kitchen and 60 chairs], [detail:parties till 11], [person:Sheila] [phone:01632 960 717]
we do this every year so you may know it: [headline:Apple pressing day], [date:Sunday 11 October], [time:11–4], [place:Orchard Cottage], [detail:bring apples and clean bottles], [price:£1 a litre]
`

/** Pasted mails and lists of several lines, parted by dashes. */
export const PASTED = `
Hi, hope you are well. From the committee:
> [headline:Summer social] is [date:Saturday 4 July] [time:6pm]
> [place:the boathouse lawn]
> [detail:bring meat for the barbecue], [detail:drinks provided]
> [detail:partners welcome]
can you make that into a poster
---
Subject: poster for chilli cook off

Hi both, could someone do a poster for the [headline:chilli cook off] please. It's [date:Thurs 5 Nov] in [place:the canteen] from [time:12.30], [detail:entries to Priya by Tuesday], [detail:winner gets the iron spoon]. Thx P
---
From: Gill Marsh
To: Print room
Subject: Re: notice

Please can you do a notice for the front desk. [headline:Fire alarm test] [date:every Tuesday] at [time:10.15]. [detail:No need to leave the building]. [detail:If it rings for longer than a minute, go to the car park].
Best, Gill
---
Dear print shop,

we would like 50 flyers for our [headline:autumn concert]. It is on [date:Sunday 11 October] at [time:5 pm] in [place:St Mark's]. We play [list-item:Holst], [list-item:Elgar] and [list-item:a new piece by our conductor]. [price:Tickets are £8], [detail:under 18s free].

Kind regards,
Helen Moss
---
---------- Forwarded message ---------
From: Tariq
Subject: curry night

> [headline:Curry night] is on! [date:Fri 27 Feb], [time:7.30pm], [place:the function room]
> [price:£12 a head], [detail:veggie option]
> [detail:say by Wednesday if you're coming]

please make a poster
---
poster:
[headline:Bonfire night]
[date:Sat 7 Nov]
[time:gates 5.30, fire 6.30]
[place:Rec ground]
[price:£4], [detail:under 5s free]
[detail:no sparklers please]
---
flyer for the launderette
[brand*:Spin City]
[list-item:service wash £11]
[list-item:duvets £15]
[list-item:ironing £2 a shirt]
[date:open every day 7-9]
[address:40 Tanner Street]
---
Hello,
attached is the text for the noticeboard:
[headline:Car park resurfacing]
[date:Monday 13 to Wednesday 15 April]
[detail:Please park in Mill Lane]
[detail:Visitors report to reception on foot]
Could it be yellow? Thank you
Anja
---
Hallo zusammen,
könnt ihr daraus ein Plakat machen?
[headline:Kuchenverkauf]
[date:Mittwoch 11. März], [time:ab 9.30 Uhr]
[place:vor der Aula]
[detail:Erlös für die Klassenfahrt der 8b]
Danke, Jutta
---
Bonjour, voici le texte pour l'affiche :
[headline:Nettoyage de la plage]
[date:samedi 21 mars] à [time:10h]
[detail:gants et sacs fournis], [detail:café offert]
Merci, Paul
---
business card
[person*:Ellen Brook]
[title:Upholsterer]
[brand:Brook & Button]
[detail:Chairs, sofas, boat cushions]
[phone:07700 900 676]
[link:brookbutton.example]
---
website for our cattery
[brand*:Purr Cottage]
[list-item:single pen £12]
[list-item:double pen £18]
[detail:heated floors], [detail:pick-up service]
[address:Lowfield Lane, Thirsk]
---
Poster from this message: "hey everyone, [headline:karaoke] is back at [place:the Railway] on [date:Sat 14th], [time:from 8], [detail:free shot for every singer]. see you there! Dee xx"
---
[10:42] Coach Ben: can you do a poster for the [headline:end of season supper]
[10:42] Coach Ben: [date:Fri 22 May] [time:7pm] [place:clubhouse]
[10:43] Coach Ben: [price:£10], [detail:awards at 8]
---
WhatsApp from Jo: "[headline:Swap shop] this [date:Sunday], [time:10 till 12], [place:school hall], [detail:uniform and football boots only]" make a flyer of this
---
Thanks for the quote! Text for the leaflet is below.

[brand*:Hillcrest Osteopaths]
[detail:Backs, necks, running injuries]
[detail:First visit £35]
[address:2 Spa Road]
[phone:01632 960 555]

Many thanks
Wendy
`
