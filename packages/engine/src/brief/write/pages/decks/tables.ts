/** Decks about eating, drinking and staying. */
export const TABLES = `
# pizza, pizzeria
nav: Pizza | The oven | Visit | Contact
headlines: Blistered in the right places | Dough has all day | Fold it, eat it, order another | A minute in a very hot oven
subheads: Slow dough, a hot oven and few things on top, each of them good. | For two at the counter or ten around a table. | Eat it here while the rim still crackles.
calls: See the menu / Find us | Book a table / About the dough
features: The dough — Flour, water, salt, and long hours in the cold. It comes out light enough that you can finish the rim, and you should. | Red — Tomato, crushed by hand, with as little done to it as possible. Start with a plain one and judge us by it. | White — No tomato at all: cheese, greens, potatoes, lemon. Better than it sounds on paper. | Beside it — Something bitter, something fried, something pickled, to keep your hands busy while the oven does its work. | To take away — It travels for ten minutes. After that, put it under your own grill, never in the microwave. | Leftovers — A dry pan, a lid and a splash of water. Breakfast is sorted.
about: It is mostly waiting — The oven needs a minute; the dough needs a day or two. {name} puts the work where you cannot see it, so that what arrives at the table looks easy. | Few things, good ones — Three toppings are plenty. When the tomato is right and the cheese is fresh there is nothing to hide, and nothing left to add but basil.
process: Sit down — Or stand at the counter and watch. | Choose — Red or white first, then argue about the rest. | Eat — With your hands, while it is hot.
faq: Can you do it without cheese? — Yes. The one with garlic and oregano never had any. | Is there a dough without gluten? — Ask before you order. Flour is in the air of every pizzeria. | Why is the rim dark? — That is flavour: a hot oven, a wet dough, and nobody hurrying. | May I have half and half? — You may. Choose halves that would sit together at dinner.
closings: The oven is hot — Come hungry. It will not take long. | Save us a seat — And we will save you a slice.
footers: Eat the crust. | Careful, hot.
# ice cream, gelato, gelateria, sorbet, frozen yogurt
nav: Flavours | How it is made | Cakes | Visit
headlines: Two scoops, then decide | It melts. Be quick. | Summer, by the scoop | One for the walk
subheads: Ice cream made from milk, fruit and time, in flavours that come and go with the season. | Cones, cups and tubs for the freezer at home. | Taste first. Everybody does.
calls: See the flavours / Find us | What is in today / Order a cake
features: Milk flavours — Vanilla with the seeds in it, chocolate that is nearly black, hazelnut roasted until it smells of biscuits. | Fruit — Strawberries when there are strawberries. The rest of the year there are lemons. | Without milk — Sorbets, and nut ices so creamy that people ask twice. | Strange ones — Rye bread, basil, olive oil, sesame. Take a spoonful before you make a face. | Cakes — Layers of frozen things with your words on top. They need a free shelf in the freezer. | To take home — Packed tight. Leave it out a few minutes before you dig in; cold hides flavour.
about: Made to be eaten soon — Ice cream is best on the day it is churned. {name} makes a little of each, runs out, and makes something else. | What is in it — Milk, cream, sugar, and the thing it is called after. When a strawberry ice is pale pink, that is because strawberries are.
process: Taste — A little spoon, as many as it takes. | Choose — Cone or cup, and which one goes on top. | Walk — Turn the cone, not the head.
faq: What do you have without milk? — Every sorbet, and usually one creamy flavour on nuts or oats. Ask at the counter. | Do you have nuts in the shop? — Yes. Tell us about allergies before we scoop; we take a clean spoon. | How long does it keep at home? — A few weeks, tightly closed. It will not get that far. | How early should I order a cake? — A few days ahead is comfortable.
closings: It is warm enough — It always is. | What shall it be? — Come and taste your way to an answer.
footers: Lick here. | Napkins are by the door.
# brewery, brewpub, taproom, craft beer, beer, cider, distillery, gin
nav: On tap | Brewing | The taproom | Visit
headlines: Poured with a straight face | What is on, is on | Grain, water, hops, patience | Come for one
subheads: Brewed here, poured here, talked about at the next table. | Pale, dark, sour and the one we are not sure about yet. | A place to sit, a glass, and time for it to warm up a little.
calls: See what is on / Find the taproom | Visit us / How it is made
features: On tap — The board changes when a barrel is empty. Ask for a small glass of two before you settle on a large one of one. | Easy ones — Light, dry and cold, for people who came to talk. | Dark ones — Coffee, bread crust, a little smoke. Let them warm in the hand. | Sour and wild — Fruit, barrels and yeasts with opinions. Sip first. | To take away — In cans and refilled bottles. Keep them upright, dark and cold. | Something to eat — Salty, sour or fried. Beer likes company.
about: Behind the glass — A brew day smells of porridge and ends with a hose. {name} likes it that way: few people, good malt, and enough time in the tank. | Four things — Grain, water, hops and yeast. Everything else is temperature and waiting, which is why the same recipe is a little different every time, and why we taste it every morning.
process: Look at the board — Light to dark, gentle to bold. | Taste — Ask for a splash of whatever sounds odd. | Stay — There is a chair, and probably a dog.
faq: Is there something without alcohol? — Yes, and not only water. | May I bring children? — Into the taproom by day, gladly. | How long does a can keep? — Hoppy beers are best young. Dark and sour ones can wait in a cool place. | Do you show people around? — Ask when you are here. If the floor is dry, we like to.
closings: There is a stool with your name on it — In chalk. It wipes off. | First one at the bar — Come by and see what is on.
footers: Drink water in between. | Please bring the glass back.
# winery, vineyard, wine, wine bar, wine shop, natural wine
nav: Wines | The vineyard | Tasting | Contact
headlines: A year, in a bottle | What the hill tasted like | Open it and let it speak | Wine for a long table
subheads: Bottles with a place behind them, and people who can tell you about it without a lecture. | White, red, pink, orange, and something cold to begin with. | Taste before you choose, and take home what you kept thinking about.
calls: See the wines / Book a tasting | Plan a visit / Where it grows
features: White — Crisp ones for oysters and Tuesdays, round ones for chicken and conversation. | Red — From light enough to chill to dark enough to argue with. Let them breathe; so should you. | Sparkling — For birthdays, and for no reason at all, which is the better one. | Something else — Orange, oxidised, unfiltered. Bring curiosity and somebody to share it with. | Tastings — A few glasses in a row, something to eat, and questions of every kind. None is too simple. | For your cellar — What to drink now, what to leave alone, and how to tell.
about: It begins outside — Soil, slope and weather write most of it. {name} tries not to cross out too much afterwards. | No grand words — You do not need to find leather and violets in it. If you would like a second glass, it is good. If you finish the bottle, it is very good.
process: Taste — From light to dark, without hurrying. | Ask — Where, when, with what. | Take home — A bottle you already know.
faq: How warm should red be? — Cooler than the room. A quarter of an hour in the fridge does most reds good. | How long does an open bottle keep? — Two or three days, closed and cold. Sparkling: drink it. | What goes with everything? — Dry sparkling comes close. | What is in natural wine? — Grapes, and as little else as possible. It may be cloudy, and may change from bottle to bottle.
closings: A glass is waiting — Come and taste, without having to know anything. | What is for dinner? — Tell us, and we will find the bottle.
footers: Drink slowly. | Best shared.
# tea, tea shop, tea house, tearoom, chai, matcha
nav: Teas | Brewing | Visit | Contact
headlines: Put the kettle on | Leaves, water, quiet | Three minutes for yourself | A pot between two
subheads: Loose leaves from green to black, and the small things that make a good cup of them. | Smell before you choose. | For mornings, for afternoons, for when it rains.
calls: See the teas / How to brew | Visit us / Find your leaf
features: Green — Grassy, nutty or sweet as peas. Never with boiling water. | Black — Malty enough for milk, or thin and bright with lemon. | Oolong — Between the two, and able to change its mind over five infusions. | Herbs and flowers — Nothing in them keeps you awake, except perhaps the conversation. | Pots and cups — Made to pour without dripping, which is rarer than you would think. | To give — Small tins that smell of somewhere else.
about: One plant — Green, black, white and oolong all come from the same leaf. What happens to it in the hours after picking makes the difference, and {name} likes to tell you what did. | Slow on purpose — Tea will not be hurried: the water has to cool, the leaf has to open. Those minutes are the best thing we sell, and they are free.
process: Smell — Open the tins. Nobody minds. | Brew — Right water, right minutes. We write them on the bag. | Again — Good leaves give a second cup, often the better one.
faq: How hot should the water be? — Boiling for black and herbs, cooler for green: let the kettle stand a few minutes. | How much leaf? — A heaped teaspoon for a cup, a little more for large leaves. | How do I keep tea? — Dark, dry, closed, and away from coffee. | Is there caffeine in green tea? — Yes, less than in coffee. Herbs and rooibos have none.
closings: The water is hot — Come in out of the weather. | Which one is yours? — Tell us what you drink, and we will pour you its cousin.
footers: Warm the pot first. | Second cup is free of hurry.
# deli, delicatessen, cheese, cheesemonger, butcher, charcuterie, grocer, greengrocer, farm shop, fishmonger
nav: The counter | This week | Orders | Visit
headlines: Ask for a taste | The good stuff, by weight | Dinner is on the counter | A slice of something better
subheads: Food from people we can name, cut while you watch, wrapped in paper. | For tonight, for Sunday, for the basket on the grass. | Come with a plan or without one.
calls: See the counter / Find us | Order ahead / What is good now
features: Cut for you — As thin as paper or as thick as your thumb. Say how you will eat it and we will know. | In season — What is good this week sits in front. What is not, is not here. | For the table — Boards and baskets put together for the number of people you have, with something for those who eat none of it. | The larder — Oil, salt, beans, honey, jars with handwriting on them. The things that save a Tuesday. | Order ahead — For holidays and big Sundays tell us early, and it will be waiting with your name on it. | How to cook it — Ask. There is always somebody who had it yesterday.
about: We know where it comes from — Every piece on the counter has a farm, a boat or a cellar behind it. {name} visits, tastes, and buys little and often. | Less, better — A smaller piece of something good goes further than you would think. Bring it to room temperature, take your time, and put the phone in another room.
process: Taste — A sliver over the counter. | Choose — With help, or by pointing. | Wrap — In paper, with a word on how to keep it.
faq: How do I keep cheese? — In its paper, in the vegetable drawer, and out an hour before you eat. | How much per person? — Ask what else there is. We would rather sell you too little. | Can you cut it without lactose or nuts near it? — Tell us first. We change boards and knives. | Do you put boxes together? — Gladly. Say for how many, and what nobody likes.
closings: What is for dinner? — Tell us who is coming. We will start cutting. | Come hungry, leave wrapped — The counter is full.
footers: Bring a bag. | Best at room temperature.
# camping, campsite, glamping, campground, caravan
nav: Pitches | Around here | Good to know | Contact
headlines: Sleep where the birds start | Zip the tent, watch the sky | Nothing on but the kettle | Mornings with grass on your feet
subheads: A place for tents, vans and people who can do without a television. | Shade at noon, a clear sky at night, and water that is close enough. | Arrive by daylight if you can. The view is part of it.
calls: Ask for a pitch / See the place | Plan your stay / What to bring
features: For tents — Flat ground, soft enough for pegs, with a tree near by for the line. Choose sun or shade when you arrive. | For vans — Room to turn, a place to empty, and nobody's awning in your view. | Without a tent — A bed, a roof and a lamp for those who like the outside best from a porch. | By the fire — In the ring, with the wood that is there. Put it out with water, not with hope. | With children — Sticks, stones, mud and other children. Bring a torch each; it saves arguments. | Rainy days — There is a roof to sit under. Somebody always has cards.
about: Why out here — Because the evening lasts longer. {name} keeps things simple so that there is less between you and the weather. | Leave it as it was — Take your rubbish, spare the branches, keep the music in your own ears. The owls were here first, and they sing later than you do.
process: Tell us — How many, tent or van, and from when to when. | Arrive — Walk round once, then choose your spot. | Stay — Longer than planned, usually.
faq: May we bring the dog? — Ask first, and keep it on the lead where others camp. | Are fires allowed? — In the rings, and never when it is dry and windy. | What should we bring? — Torches, layers, a mallet, and something against midges. | Can we arrive late? — Tell us, and come in quietly.
closings: The grass is short — Say when you are coming. | Pack less — And stay a day longer.
footers: Lights out is up to the moon. | Close the gate, please.
`
