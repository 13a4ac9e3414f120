/** Food, drink and those who make them. See concepts.ts for the notation. */
export const FOOD = `
coffee, cafe, café, espresso, barista, cappuccino, latte, coffeehouse, coffee shop: coffee coffee-bean m:coffee-maker f:hot-beverage
coffee roaster, roastery, coffee roastery, roaster, coffee bean, beans: coffee-bean coffee m:coffee-maker fire
tea, teahouse, tea house, tea room, chai, matcha, herbal tea: f:teapot t:teapot tea-bag f:teacup-without-handle leaf m:tea
bubble tea, boba: f:bubble-tea t:bubble-tea
bakery, baker, bread, sourdough, loaf, patisserie, boulangerie: bread f:baguette-bread grains f:croissant m:baguette f:bread
croissant, viennoiserie, pastry: f:croissant m:food-croissant l:croissant f:cupcake
cake, cake shop, birthday cake, wedding cake, confectionery, cake maker: cake f:birthday-cake f:cupcake m:cake-layered f:shortcake
cupcake, muffin, fairy cake: f:cupcake m:cupcake m:muffin
cookie, biscuit: cookie f:cookie
doughnut, donut: f:doughnut l:donut
pretzel: f:pretzel m:pretzel
bagel: f:bagel
waffle, waffles: f:waffle
pancake, pancakes, crepe, crêpe, creperie: f:pancakes
chocolate, chocolatier, cocoa, cacao: f:chocolate-bar t:chocolate
candy, sweets, sweet shop, confectioner, lolly: f:candy f:lollipop m:candy
ice cream, gelato, gelateria, ice-cream parlour, frozen yogurt, sorbet: ice-cream f:soft-ice-cream popsicle f:ice-cream l:ice-cream-cone
honey, beekeeper, apiary, beekeeping, bee, beehive: f:honeybee f:honey-pot m:bee m:beehive-outline g:beehive hexagon g:honeypot
jam, preserves, marmalade, pickles, chutney, canning: jar jar-label f:jar f:strawberry
cheese, cheesemonger, fromagerie, creamery, dairy: cheese f:cheese-wedge f:glass-of-milk cow
milk, milkman: f:glass-of-milk cow
butter: f:butter
egg, eggs, poultry farm: egg f:egg egg-crack f:nest-with-eggs
chicken, hen, poultry, rotisserie: f:chicken f:rooster f:poultry-leg
meat, butcher, butchery, steak, steakhouse, charcuterie, deli, delicatessen: f:cut-of-meat m:food-steak cow knife f:meat-on-bone g:steak
ham, bacon, sausage, salami: m:sausage f:bacon l:ham
barbecue, bbq, grill, grillhouse, smokehouse, smoker: m:grill fire f:meat-on-bone flame t:grill-fork g:barbecue
burger, hamburger, burger bar: hamburger f:hamburger
hot dog: f:hot-dog
pizza, pizzeria, slice: pizza f:pizza
pasta, spaghetti, trattoria, osteria, italian restaurant: f:spaghetti m:pasta fork-knife f:tomato
noodle, noodles, ramen, pho, udon, soba: bowl-steam f:steaming-bowl m:noodles t:bowl-chopsticks
sushi, japanese restaurant, izakaya, omakase: f:sushi onigiri shrimp fish f:chopsticks
onigiri, rice ball: onigiri f:rice-ball
rice, risotto: f:cooked-rice grains bowl-food
dumpling, dim sum, gyoza, momo, pierogi: f:dumpling
taco, mexican, taqueria, burrito, cantina: f:taco f:burrito pepper f:hot-pepper cactus
curry, indian restaurant, tandoori: f:curry-rice f:pot-of-food f:hot-pepper cooking-pot
kebab, shawarma, falafel, gyros: f:stuffed-flatbread f:falafel
soup, stew, broth: bowl-steam f:pot-of-food cooking-pot l:soup
salad, salad bar, vegan, vegetarian, plant-based, veggie: leaf f:green-salad carrot l:salad plant f:leafy-green
sandwich, sub, panini: f:sandwich l:sandwich
fish and chips, chip shop, chippy: f:french-fries fish
fries, french fries: f:french-fries
fish, seafood, fishmonger: fish shrimp f:fish f:lobster f:oyster
oyster, oyster bar, mussel, clam, shellfish, scallop: f:oyster f:spiral-shell l:shell
shrimp, prawn: shrimp f:shrimp
lobster, crayfish: f:lobster
crab: f:crab g:crab
squid, calamari: f:squid
breakfast, brunch, diner: egg-crack coffee f:cooking f:pancakes m:egg-fried
food bank, soup kitchen, foodbank: bowl-food hand-heart basket f:canned-food
restaurant, dining, bistro, eatery, brasserie, canteen, catering, caterer, supper club, supper: fork-knife chef-hat f:fork-and-knife-with-plate cooking-pot bowl-food
chef, cook, cooking, kitchen, cookery, recipe, recipes, culinary: chef-hat cooking-pot fork-knife knife m:pot-steam
food truck, food van, food trucks: truck f:delivery-truck hamburger
food, meal, lunch, food delivery, street food, takeaway, takeout: bowl-food fork-knife f:takeout-box hamburger
knife, cutlery, knives: knife f:kitchen-knife fork-knife
saffron: flower f:hibiscus
spice, spices, chili, chilli, pepper, hot sauce, salsa: pepper f:hot-pepper m:mortar-pestle m:chili-hot
salt: f:salt
garlic: f:garlic
onion: f:onion
mushroom, fungi, mycology: f:mushroom f:brown-mushroom m:mushroom
vegetable, vegetables, veg, greengrocer, produce, veg box: carrot f:broccoli f:leafy-green basket pepper
carrot: carrot f:carrot
tomato: f:tomato
potato: f:potato
corn, maize: f:ear-of-corn m:corn
pumpkin, squash: m:pumpkin f:jack-o-lantern
pea, peas: f:pea-pod
bean, lentils, legumes: f:beans l:bean
aubergine, eggplant: f:eggplant
cucumber: f:cucumber
broccoli: f:broccoli l:broccoli
avocado: avocado f:avocado
olive, olive oil, olive grove, olives: f:olive m:oil-lamp g:olive leaf
fruit, fruits, smoothie, smoothies, juice, juice bar: orange-slice orange f:cup-with-straw cherries f:strawberry f:lemon l:citrus
apple, orchard, cider: f:red-apple m:food-apple f:green-apple tree
orange, citrus, tangerine, mandarin, clementine: orange-slice orange f:tangerine l:citrus
lemon, lemonade, lime: f:lemon f:lime orange-slice l:citrus
cherry, cherries: cherries f:cherries
strawberry: f:strawberry
berry, blueberry, berries: f:blueberries f:strawberry cherries
grape, grapes, vineyard, vine, viticulture: f:grapes m:fruit-grapes wine l:grape
peach, apricot, nectarine: f:peach
pear: f:pear m:fruit-pear
banana: f:banana t:banana
pineapple: f:pineapple m:fruit-pineapple
watermelon, melon: f:watermelon m:fruit-watermelon f:melon
mango: f:mango
kiwi: f:kiwi-fruit
coconut: f:coconut tree-palm
fig, pomegranate, persimmon: leaf tree flower
plum: g:plum
nut, nuts, acorn, hazelnut, walnut: acorn f:chestnut f:peanuts g:almond
peanut: f:peanuts m:peanut
grain, cereal, wheat, barley, flour, mill, miller, oats, rye: grains m:barley f:sheaf-of-rice l:wheat grains-slash windmill
popcorn: popcorn f:popcorn
wine, winery, wine bar, sommelier, cellar, vintner, enoteca, natural wine: wine f:wine-glass m:bottle-wine f:grapes
champagne, prosecco, toast, sparkling wine, cava: champagne cheers f:clinking-glasses f:bottle-with-popping-cork
beer, brewery, brewer, ale, lager, pub, taproom, craft beer, brewpub, beer garden, tavern: beer-stein pint-glass beer-bottle f:beer-mug m:hops f:clinking-beer-mugs m:keg m:barley
hop, hops: m:hops g:hops
cocktail, cocktails, bar, cocktail bar, mixology, mixologist, speakeasy, lounge, nightcap: martini f:cocktail-glass f:tropical-drink f:tumbler-glass cheers
whisky, whiskey, distillery, distiller, spirits, rum, bourbon: f:tumbler-glass m:barrel m:liquor g:barrel
gin: f:cocktail-glass martini t:glass-gin
vodka, tequila, mezcal: m:liquor martini
soda, drink, drinks, beverage, kombucha: f:cup-with-straw l:cup-soda m:bottle-soda jar
water, spring water, mineral water: drop waves m:cup-water f:droplet
milkshake, shake: t:milkshake f:cup-with-straw
picnic, hamper: basket picnic-table f:basket
grocery, groceries, grocer, supermarket, food market, farmers market, market: basket shopping-bag-open carrot storefront f:basket
lunchbox, bento: f:bento-box
teapot, kettle: f:teapot t:teapot m:kettle
mug, cup: coffee f:hot-beverage
bottle: beer-bottle wine m:bottle-wine t:bottle
barrel, cask, keg: m:barrel m:keg g:barrel
jar: jar f:jar
apron: chef-hat fork-knife
cheesecake, pie, tart, quiche, pie shop, dessert, desserts, pudding, patisserie class: f:pie f:shortcake cake f:custard
macaron, macarons, meringue, petit four: cookie f:cupcake f:moon-cake
cinnamon, cinnamon roll, cinnamon bun, bun, brioche, roll, scone: bread f:croissant t:cake-roll
bake sale, baking, baking class, bake, cake decorating: cake f:cupcake cookie bread chef-hat
oktoberfest, beer festival, beer tasting: beer-stein f:clinking-beer-mugs f:pretzel m:hops
wine tasting, wine festival: wine f:grapes cheers
absinthe, liqueur, schnapps, grappa, cordial, apothecary bar, mezcaleria, tequileria, sake bar, sake: f:tumbler-glass m:liquor martini f:sake
poke, poke bowl, bowls, buddha bowl, grain bowl, acai bowl: bowl-food f:steaming-bowl m:bowl
tapas, antipasti, mezze, charcuterie board, cicchetti: f:olive wine cheese fork-knife
paella, gumbo, jambalaya, stir fry, wok: f:shallow-pan-of-food cooking-pot g:wok
truffle, truffles, truffle hunting: f:brown-mushroom f:mushroom dog
hydroponic, hydroponics, aquaponics, vertical farm, vertical farming: plant drop f:leafy-green f:seedling
fish farm, hatchery, aquaculture: fish f:fish waves
rope tea, tea ceremony: f:teacup-without-handle f:teapot
protein, supplement, supplements, vitamins, vitamin: pill barbell m:pill
nutrition, nutritionist, dietitian, dietician, diet, healthy eating: carrot f:red-apple f:green-salad leaf avocado
baby food: f:baby-bottle carrot
dog food, cat food, pet food: bone paw-print t:dog-bowl
vending machine, snack, snacks, crisps: popcorn f:pretzel f:french-fries
sauce, ketchup, mustard, mayo, condiment, condiments, dressing: jar f:bottle-with-popping-cork f:jar
syrup, maple syrup: f:maple-leaf jar
tofu, soy, soya: f:leafy-green plant
cereal bar, granola, muesli, porridge, oatmeal: grains bowl-food
dinner, supper party, dinner party, gala dinner, banquet, feast: fork-knife f:fork-and-knife-with-plate champagne
chili cook-off, cook-off, cooking contest: pepper chef-hat cooking-pot
egg farm, free range: egg f:chicken f:rooster
ravioli, gnocchi, tortellini, lasagne, lasagna, carbonara, macaroni, mac and cheese: f:spaghetti m:pasta fork-knife
miso, kimchi, ramen bar: bowl-steam f:steaming-bowl f:chopsticks
hummus, guacamole, dip, dips: bowl-food avocado
omelette, omelet, scrambled eggs: f:cooking egg-crack
turnip, beetroot, beet, radish, parsnip, swede: carrot f:carrot
cauliflower, kale, cabbage, lettuce, chard, rocket salad, spinach: f:leafy-green f:broccoli leaf
gooseberry, raspberry, cranberry, blackberry: f:blueberries f:strawberry cherries
cashew, pistachio, almond, pecan, macadamia: f:peanuts acorn g:almond
liquor, brandy, cognac: f:tumbler-glass m:liquor
cold brew, iced coffee, flat white, coffee tasting, cupping: coffee coffee-bean f:cup-with-straw
`
