/** What stands for a trade or a day, most telling first: a name, then its things. A trade within an industry without a row shows what its industry shows. */
const ROWS = `
coffee: hot beverage, coffee bean, coffee cup
coffee/tea: teapot, teacup, leaf
bakery: bread, croissant, wheat
bakery/cake: cake, cupcake, shortcake
bakery/cookie: cookie, doughnut
bakery/chocolate: chocolate bar, candy, lollipop
restaurant: fork and knife, plate, pot of food
restaurant/pizza: pizza, tomato, cheese
restaurant/italian: spaghetti, tomato, cheese
restaurant/sushi: sushi, chopsticks, fish
restaurant/noodles: steaming bowl, bowl with spoon, chopsticks
restaurant/quick: hamburger, french fries, sandwich
restaurant/burger: hamburger, french fries, sandwich
restaurant/taco: taco, hot pepper, burrito
restaurant/seafood: lobster, shrimp, lemon slice
restaurant/grill: meat, flame, poultry leg
restaurant/breakfast: pancakes, egg, coffee cup
restaurant/lunch: pot of food, fork and knife, salad
restaurant/vegan: green salad, leafy green, avocado
restaurant/delivery: takeout box, motor scooter, package
restaurant/kids: plate, hamburger, ice cream
bar: cocktail glass, beer mug, wine glass
bar/beer: beer mug, hops
bar/oktoberfest: beer mug, pretzel
bar/wine: wine glass, grapes, bottle
bar/cocktail: cocktail glass, tropical drink, lime
food: fork and knife, carrot, basket
food/ice-cream: ice cream, soft ice cream
food/juice: beverage, orange, cup with straw
food/hot-drink: hot beverage, chocolate bar
food/meat: cut of meat, meat, knife
food/dairy: glass of milk, cow, cheese
food/honey: honey pot, honeybee, honeycomb
food/fruit: apple, strawberry, carrot
food/catering: cloche, plate, fork and knife
food/spice: hot pepper, bottle, herb
food/recipe: cooking pan, chef hat, knife
food/nutrition: apple, leafy green, heart
farm: barn, wheat, tractor
farm/cattle: cow, milk bottle, barn
farm/poultry: chicken, egg, rooster
farm/agriculture: tractor, wheat, farmer
farm/market: basket, carrot, apple
fashion: dress, clothes hanger, handbag
fashion/shoes: running shoe, high-heeled shoe
fashion/bags: handbag, backpack
fashion/accessories: sunglasses, hat, scarf
fashion/kids: t-shirt, teddy bear
fashion/summer: dress, sunglasses, sun hat
fashion/spring: dress, blossom
fashion/autumn: coat, scarf, fallen leaf
fashion/winter: coat, scarf, gloves
fashion/vintage: clothes hanger, jeans
beauty: flower, mirror, lotion bottle
beauty/skincare: lotion bottle, droplet, leaf
beauty/makeup: lipstick, mirror, brush
beauty/hair: scissors, hair dryer, comb
beauty/barber: barber pole, scissors, razor
beauty/nails: nail polish, hand
beauty/spa: lotus, candle, lotion bottle
beauty/perfume: perfume, flower
jewellery: gem stone, ring, necklace
jewellery/watch: watch
jewellery/ring: ring, gem stone
fitness: dumbbell, kettlebell, running shoe
fitness/running: running shoe, runner, stopwatch
fitness/boxing: boxing glove, martial arts uniform
fitness/dance: dancer, musical note, ballet shoes
fitness/swimming: swimmer, wave, goggles
fitness/climbing: climber, mountain, rope
yoga: lotus, yoga pose, sun
health: heart, stethoscope, health worker
health/home-care: helping hands, house, heart
health/mental: brain, heart, leaf
health/pharmacy: pill, mortar, medical cross
health/optician: glasses, eye
health/physio: person stretching, hand
health/hospital: stethoscope, hospital, medical cross
health/blood: droplet, heart
dental: tooth, toothbrush
veterinary: paw, dog, cat
pets: paw, dog, cat
pets/dog: dog, paw, bone
pets/cat: cat, paw, yarn
pets/adoption: dog, cat, house
pets/horse: horse, horseshoe
pets/food: dog, bowl, bone
pets/parents: dog, cat, paw
pets/fish: parrot, tropical fish
technology: circuit, chip, laptop
technology/ai: robot, chip, brain
technology/data: chart, laptop
technology/hosting: cloud, server
software: browser, laptop, mobile phone
software/tasks: clipboard, checklist, calendar
software/dating: couple, heart, rose
software/banking: credit card, coin, mobile phone
software/learning: book, graduation cap, mobile phone
security: shield, lock, key
security/cyber: shield, lock, laptop
finance: coin, chart, piggy bank
finance/insurance: umbrella, house, shield
finance/tax: calculator, receipt, coin
finance/loan: coins, bank, house
finance/invest: chart, coin, seedling
finance/tips: piggy bank, coin, light bulb
law: scales of justice, column, gavel
consulting: light bulb, chart, handshake
consulting/hiring: briefcase, magnifying glass, handshake
consulting/coaching: speech bubble, mountain, light bulb
real-estate: house with garden, key
real-estate/apartment: building, key
real-estate/office: office building, skyscraper, briefcase
real-estate/house: house with garden, key
construction: crane, hammer, helmet
construction/roof: house, roof, hammer
construction/renovation: paint roller, hammer, house
architecture: building, column, triangular ruler
interior: couch and lamp, chair, lamp
interior/furniture: sofa, chair, lamp
interior/floor: floor tiles, couch and lamp
interior/kitchen: pot, knife, oven
interior/decor: vase, lamp, potted plant
interior/paint: paint roller, paintbrush, bucket
home-services: wrench, house, toolbox
home-services/moving: moving truck, box, package
home-services/cleaning: broom, bucket, soap
home-services/plumbing: wrench, pipe, droplet
home-services/garden: potted plant, shovel, tree
automotive: car, steering wheel, key
automotive/repair: wrench, car, gear
automotive/wash: car, droplet, bubbles
automotive/rental: car, key, map
automotive/electric: car, electric plug, battery
automotive/motorcycle: motorcycle, helmet
bicycle: bicycle, helmet
logistics: delivery truck, package, globe
logistics/shipping: ship, anchor, container
travel: airplane, luggage, compass
travel/beach: beach with umbrella, palm tree, sun
travel/mountain: mountain, backpack, hiking boot
travel/city: cityscape, map, camera
travel/camping: tent, campfire, evergreen tree
travel/winter: skis, snowflake, mountain
travel/flight: airplane, cloud
travel/tickets: train, ticket
travel/golf: golf flag, golf ball
hotel: bed, bellhop bell, key
outdoors: mountain, evergreen tree, tent
outdoors/fishing: fishing pole, fish
outdoors/hunting: canoe, wave
environment: leaf, tree, globe
environment/recycling: recycle, leaf, wastebasket
environment/wildlife: panda, elephant, bird
energy: sun, high voltage, light bulb
energy/solar: solar panel, sun
education: book, graduation cap, pencil
education/online: laptop, graduation cap, book
education/language: speech bubble, globe, book
education/school: backpack, pencil, book
education/university: graduation cap, books, column
education/kindergarten: building blocks, crayon, teddy bear
education/tips: light bulb, pencil
education/library: books, open book
science: microscope, test tube, atom
science/cycles: globe, droplet, leaf
science/space: rocket, planet, telescope
science/medicine: microscope, dna, test tube
children: balloon, teddy bear, building blocks
children/party: balloon, cake, confetti
children/amusement: ferris wheel, roller coaster, carousel horse
children/camp: tent, campfire, backpack
books: open book, books
books/launch: open book, fountain pen
music: musical note, guitar, microphone
music/concert: microphone, guitar, musical note
music/lessons: piano, guitar, musical note
film: clapperboard, film reel, popcorn
photography: camera, film reel
photography/tips: camera, tripod
art: artist palette, paintbrush, framed picture
art/exhibition: framed picture, artist palette, paintbrush
art/auction: gavel, framed picture
art/theatre: theatre masks, curtain
gaming: video game, joystick
gaming/board: chess pawn, game die
sports: trophy, medal, ball
sports/football: football, trophy, medal
sports/basketball: basketball, trophy
charity: helping hands, heart
charity/food: bread, vegetables, helping hands
charity/volunteer: helping hands, heart
charity/awareness: reminder ribbon, megaphone
community: people, helping hands
community/church: church, candle, dove
community/forum: speech bubble, people
community/vote: ballot box, checkmark
community/team: team, puzzle
community/meeting: handshake, people, coffee cup
community/family: family, house with garden
community/memorial: candle, dove, white flower
event: confetti, balloon, ticket
event/conference: microphone, speech bubble, podium
event/party: clinking glasses, mirror ball, confetti
event/festival: circus tent, musical note, confetti
event/tickets: ticket, star
wedding: ring, bouquet, heart
retail: shopping bag, tag
retail/sale: shopping bag, tag
retail/glass: wine glass, tumbler glass, vase
retail/antiques: clock, vase, typewriter
retail/toys: teddy bear, building blocks, toy car
retail/baby: baby bottle, baby, teddy bear
retail/flowers: bouquet, rose, tulip
retail/plants: potted plant, cactus
retail/gifts: gift, ribbon
retail/electronics: headphones, mobile phone, laptop
retail/supermarket: shopping cart, basket, apple
retail/stationery: pencil, notebook
retail/scooter: kick scooter, helmet
retail/cleaning: spray bottle, sponge, bubbles
craft: yarn, scissors, needle and thread
craft/pottery: vase, bowl
craft/sewing: sewing needle, thread, scissors
craft/wood: carpentry saw, hammer, wood
craft/workshop: scissors, paintbrush, yarn
media: newspaper, microphone, megaphone
media/podcast: microphone, headphones
media/video: clapperboard, play button, camera
media/social: mobile phone, speech bubble, heart
media/magazine: newspaper, open book
agency: megaphone, light bulb, chart
agency/marketing: megaphone, chart, magnifying glass
design: pencil, artist palette, triangular ruler
design/creativity: light bulb, brain, pencil
general/home: couch and lamp, hot beverage, candle
general/love: couple, heart, rose
general/nature: tree, mountain, sun
general/drive: mountain, flag, star
general/humour: smile, speech bubble
general/peace: dove, heart
general/remote: laptop, coffee cup, house
general/baby-news: baby bottle, teddy bear, heart
general/virtual: goggles, joystick, planet
general/stars: crescent moon, star, crystal ball
valentine: heart, rose
christmas: christmas tree, snowflake, star
new-year: fireworks, champagne
easter: easter egg, rabbit, tulip
halloween: pumpkin, ghost, bat
thanksgiving: turkey, pumpkin, fallen leaf
black-friday: shopping bag, tag
mothers-day: bouquet, heart, gift
fathers-day: father, necktie, heart
womens-day: tulip, venus symbol
graduation: graduation cap, scroll, star
birthday: cake, balloon, gift
back-to-school: backpack, pencil, books
hiring: briefcase, magnifying glass, megaphone
opening: ribbon, scissors, balloon
thanks: heart, bouquet
congratulations: confetti, trophy, star
baby-shower: baby bottle, teddy bear, baby onesie
retirement: beach with umbrella, sun
spring: tulip, blossom
summer: sun, sunglasses, palm tree
autumn: maple leaf, acorn
winter: snowflake, mittens
independence-day: fireworks, flag, star
cinco-de-mayo: maracas, cactus, guitar
patrick: shamrock, beer mug
ramadan: crescent moon, lantern
diwali: diya lamp, fireworks
hanukkah: menorah, star
lunar-new-year: red lantern, dragon
earth-day: globe, leaf
labor-day: flag, star
memorial-day: poppy, flag
`

/** Things by the name of a deck of lines. */
export const OBJECTS_OF: ReadonlyMap<string, string[]> = new Map(
  ROWS.split('\n')
    .filter(Boolean)
    .map((row) => {
      const at = row.indexOf(':')
      return [
        row.slice(0, at),
        row
          .slice(at + 1)
          .split(',')
          .map((thing) => thing.trim()),
      ] as const
    }),
)
