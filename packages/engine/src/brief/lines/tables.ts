/** Lines about eating, drinking and what they grow from. How the rows are read: lines/read.ts. */
export const TABLES = `
# coffee
any: Coffee for people who notice | Slow down for a good cup | The first cup sets the day | Warm hands, clear head | Good mornings start here | Your seat by the window | One more cup, then | Made slowly, enjoyed slowly | Come in from the cold | The best break of the day | A good cup changes things | Meet me for a cup | Stay for another
fine: The quiet art of a cup | Poured with care | A small luxury, daily
loud: Wake up properly | But first, this | Full cup, full speed
fun: Espresso yourself | Love you a latte | Mug shots welcome | Let's stay grounded
below: A good cup, a comfortable seat and no hurry. | Come in, warm up and stay a while. | For early birds, slow mornings and long talks. | Something warm in your hands, and time to enjoy it.
# coffee/tea: tea, tea shop, tea house, tearoom, chai, matcha, bubble tea
any: Time for tea | Let it steep | A pot, a friend, an hour | Steeped in calm | The kettle is on | Take tea, take time | Leaves worth waiting for | Pour yourself a pause | Calm in a cup
below: Put the kettle on and let the day wait. | A warm cup and a quiet moment.
# bakery
any: Bread worth the walk | Flour, water, salt and patience | The good part of the morning | Crust first | Straight from the oven | Follow the smell of butter | Baked by hand | Still warm | Rise and shine | Break bread together | Breakfast begins here | From our oven to your table | Something good is baking | Take a warm one home
fine: Patience, baked in | Baked with quiet care
loud: Hot from the oven | Get it while it's warm
fun: Life is what you bake it | Loaf at first sight | Roll with us | You knead this
below: Loaves for the week and something sweet for the way home. | Come by while it is still warm. | For the breakfast table, the lunch box and the birthday. | Simple things, baked well.
# bakery/cake: cake, cakes, cupcake, cake shop, patisserie, pastry, dessert, sweet treat, tart, muffin, brownie
any: Save room for dessert | Life is short, have cake | The sweetest part of the day | Every crumb counts | Slice into something sweet | Sweet from the first bite | Made to be shared, almost | Frosted with joy | A reason to celebrate | Treat yourself today
below: Layers, frosting and one more fork, just in case. | Something sweet for today, or for somebody you like.
# bakery/cookie: cookie, cookies, biscuit, donut, doughnut, macaron
any: One is never enough | Fresh from the tray | Warm, soft and gone | Take two, share one | The cookie jar is open | Bite into happiness | Baked to be dunked | Small bites, big smiles
# bakery/chocolate: chocolate, chocolatier, cocoa, praline, truffle, candy, sweets, confectionery
any: Melt a little | Unwrap something sweet | A piece of happiness | Let it melt | Sweet on you | Dark, milk or both | Made to be savoured | The sweet spot | Go on, have one more
# restaurant
any: Come hungry, stay late | A table is waiting | Cooking worth sitting down for | Dinner, without the fuss | Good food, good company | Taste the difference | Made fresh, served warm | Pull up a chair | Your next favourite dish | Eat well tonight | Flavour in every bite | Bring your appetite | Every plate tells a story | Let's eat
fine: An evening to savour | Where dinner takes its time | Fine food, quiet pleasure | Savour every course
loud: Hungry? Good. | Big plates, big flavour | Bring the whole table
fun: Lettuce eat | Forks at the ready | Seriously good, casually served
below: Good ingredients, a hot stove and time at the table. | For two, for ten, for a quiet lunch or a long night. | Come hungry. We take care of the rest. | Simple food, cooked with care and served with a smile.
# restaurant/pizza: pizza, pizzeria, pizza place
any: One more slice | Dough, fire, done | Hot out of the oven | Slice into the weekend | Love at first slice | Made for sharing, or not | Crisp at the edge, soft inside | Pizza night starts here | Pick your topping
# restaurant/italian: pasta, trattoria, italian food, italian cuisine, italian restaurant, italian cooking, italian dish, lasagna, spaghetti
any: Dinner, Italian style | Pasta as it should be | Mangia bene | Roll it, boil it, love it | Simple, generous, Italian | A taste of Italy tonight | From our pot to your plate | Twirl, taste, repeat
# restaurant/sushi: sushi, sashimi, japanese, omakase
any: Cut with care | Fresh on the board | Roll into the evening | Small bites, deep calm | Rice, fish, precision | Every piece by hand | Chopsticks ready
# restaurant/noodles: ramen, noodle, noodles, pho, soup, soups, broth, stew
any: Comfort by the bowl | Warm up with a bowl | Slurping is allowed | A bowl full of good | Slow broth, quick smile | Spoon at the ready | Good to the last spoon | The warmest seat in town
# restaurant/quick: fast food, fast casual, quick bite, quick bites, combo, drive-thru, fast casual restaurant, fast food restaurant, menu
any: Quick, hot and good | Hungry? Good. | Fast food, real flavour | Good food, no waiting | Eat well on the go | Order, smile, eat | Bite into today | Ready when you are hungry
# restaurant/burger: burger, burgers, hot dog, fries, sandwich, sandwiches, wrap, food truck, fried chicken
any: Stacked and ready | Grab it with both hands | Big bite energy | Lunch, stacked high | Napkins included | Stacked, toasted, devoured | Go on, make it messy | Hungry hands welcome
# restaurant/taco: taco, tacos, mexican, burrito, taqueria, quesadilla, nachos
any: Taco time starts now | Fold, bite, repeat | One taco is never enough | Spice up your day | Fiesta on a plate | Let's taco about lunch | Hot, fresh and folded
# restaurant/seafood: seafood, fish, salmon, shrimp, prawn, lobster, oyster, crab, fish market, fishmonger, mussel, tuna
any: Fresh from the sea | Today's catch is here | Taste the tide | The sea on your plate | Caught, cooked, enjoyed | Dive in | A shore thing | Bring the coast home | Good catch | Sea what's fresh | From the boat to your plate | The catch worth coming for
below: The best of the sea, prepared with care. | Fresh catches for tonight's table. | Come and see what the sea brought in.
# restaurant/grill: grill, barbecue, bbq, steak, steakhouse, smokehouse, ribs, wings, meat feast
any: Where there's smoke, there's dinner | Fired up and ready | Low, slow and worth it | Grilled just right | Meat, fire, patience | The grill is hot | Sizzle starts here | Char, smoke, good company
# restaurant/breakfast: breakfast, brunch, pancake, pancakes, waffle, egg, omelette
any: Wake up to something good | Brunch is calling | Eggs, sunshine, more coffee | Morning, made delicious | Rise, shine, dine | Stack them high | Late mornings welcome
# restaurant/lunch: lunch, lunch menu, lunch offer, midday menu, dish of the day
any: Lunch is better here | Take a delicious break | Make lunch the best part | A proper lunch break | Your table at noon | Step out for lunch | The middle of the day, done well
# restaurant/vegan: vegan, vegetarian, salad, salads, plant-based, healthy food, healthy meal, poke, bowl food
any: Eat your greens | Good for you, good anyway | Plants on every plate | Fresh, green and full of flavour | Light on the plate, big on taste | Crunch into something fresh | Feel good food | Healthy never tasted better
# restaurant/delivery: food delivery, meal delivery, takeaway, takeout, delivery service, take-out
any: Dinner comes to you | Stay in, eat well | From our kitchen to your door | Your couch, our cooking | Tap, order, eat | Good food at your door | Dinner, sorted | Hungry at home? | Skip the cooking tonight
below: Choose your dish, and we bring it to your door. | Dinner without the dishes.
# restaurant/kids: kid's menu, kids menu, kids meal, children's menu, family meal, family pack
any: Small plates, big smiles | Happy kids, easy dinner | Little eaters welcome | The whole family at one table | Dinner without the drama | Bring the little ones
# bar
any: Raise a glass | See you at the bar | First round, good company | The evening starts here | Pour one, stay a while | Cheers to tonight | Good drinks, good people | Meet where the glasses clink | Here's to the weekend | Unwind with a glass | Last call is hours away | Where the night begins | Pull up a stool | Make it a double evening
fine: Poured with precision | After dark, in good taste | An evening well stirred
loud: Tonight we toast | Bottoms up | Louder after dark
fun: Sip happens | You had me at cheers | Shaken, stirred, repeated
below: Good drinks, low lights and time to talk. | Come for one, stay for the company. | The evening starts when you sit down. | Meet your friends where the glasses clink.
# bar/beer: beer, brewery, taproom, brewpub, craft beer, pub, beer garden, ale, lager
any: Brewed with patience | Fresh from the tap | Raise your mugs | Hops, malt and good company | First sip, best sip | Poured cold, shared warm | The tap is open | Prost to good company | Ale be there
# bar/oktoberfest: oktoberfest, beer festival, bavarian
any: Prost! | Raise your mugs | Mugs up, pretzels out | O'zapft is | Pretzels, mugs, music | Grab a mug, find a bench | The tent is open | Lederhosen optional
# bar/wine: wine, winery, vineyard, wine bar, wine tasting, natural wine, wine shop, sommelier
any: Uncork the evening | A glass of somewhere else | Good wine takes its time | From vine to glass | Sip slowly | The vineyard in a glass | Swirl, sip, smile | In good taste | Pour yourself a story
# bar/cocktail: cocktail, cocktails, cocktail bar, mixology, martini, mojito, gin, rum, whisky, whiskey, distillery
any: Shaken with style | The mix you came for | Stir up the night | Ice, spirit, something more | Cocktail hour is here | A twist on the evening | Mixed for tonight | Garnish your Friday
# food: grocer, grocery, specialty grocer, delicatessen, deli, food product
any: Good things to eat | Taste something real | Made to be tasted | Flavour comes first | Honest food, big taste | From our kitchen to yours | Fill your plate with good | Fresh taste, every day | Simply delicious | Eat better, every day | Bring the flavour home | Good taste starts here | Food worth sharing | Find your new favourite
fine: Quality you can taste | Made with care, eaten with joy | The finer things on your plate
loud: Big on flavour | Taste it now | Bite in
fun: Yum is the word | Nom, nom, next | Snack happily
below: Good ingredients and an honest taste. | Bring home something good today. | Made with care, and best when shared. | For every day, and for the days that need something special.
# food/ice-cream: ice cream, gelato, gelateria, sorbet, frozen yogurt, popsicle, sundae
any: Summer by the scoop | One more scoop | Chill, you're here | The coolest place today | Lick it before it melts | Scoop up some sunshine | Cold, creamy, happy | Two scoops kind of day
# food/juice: juice, smoothie, smoothies, juice bar, lemonade, cold drink, soft drink, soda, drink, beverage
any: Sip the sunshine | Squeezed for you | Fresh in every sip | Cool down, drink up | Fruit, in a hurry | Drink your colours | Refresh your day | Pour some summer
# food/hot-drink: hot chocolate, chocolate drink, cocoa drink, mulled wine
any: Warm up with a cup | Sip the season | Something warm for cold hands | Cosy, by the cup | Hold it with both hands
# food/meat: meat, butcher, butchery, butcher shop, sausage, sausages, beef, pork, lamb, charcuterie, ham, steak cut, premium cut, prime cut, bacon, smoked meat, kebab, organic meat, fresh meat
any: A cut above | Good meat, honest taste | Cut with care | The right cut for dinner | Know your butcher | Sizzle starts with quality | From our counter to your pan | Dinner deserves a good cut | Old craft, fresh cuts | The butcher's best
below: Fresh cuts, prepared with care for your table. | Tell us what you cook, and we will find the right cut.
# food/dairy: dairy, milk, cheese, yogurt, butter, cream, dairy product, dairy farm, cheesemaker, creamery, farm milk, cheesemonger, dairy market
any: Fresh from the dairy | Pour some goodness | Milk the moment | Simply creamy | The good stuff, bottled | From pasture to glass | Creamy, fresh, close by | Say cheese | Good mornings need milk
below: Milk, butter and cheese, as fresh as the morning. | Goodness from the pasture to your table.
# food/honey: honey, beekeeper, beekeeping, apiary, bee
any: Straight from the hive | Liquid gold | Thank the bees | Sweet, slow, golden | Bee sweet | Summer in a jar | Gathered flower by flower
# food/fruit: fruit, fruits, vegetable, vegetables, fruit and vegetables, greengrocer, produce, apple, pear, pears, orange, mango, berry, berries, strawberry, strawberries, watermelon, peach, cherry, cherries, grape, avocado, tomato, tomatoes, carrot
any: Ripe and ready | Picked at its best | Crisp, fresh, juicy | Nature's sweetest snack | Fill your basket | Bite into fresh | Colour on your plate | The pick of the season | Fresh picks for today | Good for you, sweet too
below: Fresh, ripe and ready for your basket. | Fill your kitchen with colour.
# food/catering: catering, caterer, party food, buffet, event catering
any: Your party, our plates | Feed the guests, enjoy the night | The food they will talk about | Let us do the cooking | A menu for every guest
# food/spice: spice, spices, hot sauce, sauce, chili, salsa, olive oil, herbs, seasoning, jam, preserves
any: Turn up the heat | A little makes a dish | Shake things up | Add some spice | Flavour, by the spoon | The secret is in the jar
# food/recipe: recipe, recipes, cooking, cook, cooking class, cooking video, chef, home cooking, kitchen tips, meal prep, baking class
any: Cook it at home | Let's get cooking | From pan to plate | Stir, taste, share | Your kitchen, your show | Roll up your sleeves | Tonight you're the chef | Learn it by the spoon
below: Step by step, from the first cut to the full plate. | Everything you need to try it in your own kitchen.
# food/nutrition: nutrition, baby food, baby formula, infant nutrition, diet, dietician, supplement, supplements, vitamin, vitamins, protein
any: Good starts matter | Nourish what matters | Well fed, well set | Small meals, strong beginnings | Feed good habits | Every spoon counts | Eat well, grow well
# farm
any: Grown with care | From our fields to you | Fresh from the farm | Good soil, good food | Know where it grew | Harvested by hand | Close to the land | Rooted in hard work | The season decides | Straight from the field | Where good food begins | Honest work, honest food | Local, seasonal, good | Sown, tended, shared
fine: The quiet work of seasons | Land, light and patience
loud: Farm fresh, right now | Dig in
fun: Lettuce turnip the beet | Hay there
below: What grows here ends on your table. | Fresh from the field, picked when it is ready. | Behind every harvest stands a farmer. | Good food begins with good soil.
# farm/cattle: cattle, cow, livestock, ranch, breeding, calf, herd, cattle farm, dairy cattle, bull, breeder
any: Strong herds start here | Bred with care | Build a better herd | From calf to champion | Good stock, strong future | Raised right | The strength of the herd | Select well, grow strong
# farm/poultry: poultry, chicken, hatchery, chick, hen, eggs, egg farm, chicken farm, turkey, duck farm
any: Raised right, fed well | Fresh from the coop | Good eggs only | Hatched with care | A healthy start for every flock | Free to roam, good to eat | Something to crow about
# farm/agriculture: agriculture, agricultural, agronomy, crop, crops, harvest, farming, farmer, tractor, seed, seeds, fertilizer, agritech
any: The future grows here | Hands that feed us all | Every harvest counts | Behind every meal, a farmer | Plant today, harvest tomorrow | Fields full of future | Grow more, worry less
# farm/market: farmers market, market day, farmers' market, farm market, market stall, farm stand, organic market
any: Meet your farmers | Fill your basket | Market day is here | Fresh finds every stall | Local, fresh and friendly | Come to the market
`
