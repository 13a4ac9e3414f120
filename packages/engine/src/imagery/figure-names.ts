/** What people call a figure where it is not its name: 'figure: one, another'. What is called later is taken; what is called '-' has no drawing that shows it. */
export const CALLED = `
person-surfing: surfer, surfing
person-rowing-boat: rower, rowing
person-golfing: golfer
skier: skiing
snowboarder: snowboarding
woman-dancing: flamenco
automobile: car, cars
sport-utility-vehicle: suv, jeep
delivery-truck: truck, van, lorry, delivery van, moving truck
pickup-truck: pickup
airplane: plane, jet, aeroplane
bicycle: bike
motorcycle: motorbike
motor-scooter: scooter, moped, vespa
sailboat: boat, yacht, sailing boat, sailing, regatta
train: railway
luggage: suitcase, suitcases
potted-plant: plant, houseplant, house plant, pot plant
deciduous-tree: tree, oak, oak tree
evergreen-tree: pine, fir, pine tree, fir tree, spruce, conifer, forest
palm-tree: palm, palms
herb: leaf, leaves
bouquet: flowers, bunch of flowers
water-wave: wave, waves, surf, sea, ocean
snow-capped-mountain: mountain, peak, mountains, alps
beach-with-umbrella: beach, beach umbrella, parasol
desert-island: island
cityscape: city, skyline
bridge-at-night: bridge, golden gate bridge, golden gate, suspension bridge, brooklyn bridge
full-moon: moon
glowing-star: star
ringed-planet: planet, saturn
globe-showing-europe-africa: globe, world, earth, planet earth
fire: flame, flames, bonfire, campfire
hot-beverage: coffee cup, cup, mug, steaming cup, coffee, espresso, cappuccino, cup of coffee
teacup-without-handle: tea, teacup, cup of tea
wine-glass: wine, glass of wine, red wine, wine glass, wineglass
cocktail-glass: cocktail, martini
beer-mug: beer, pint, ale
sunglasses: shades
light-bulb: lightbulb, bulb, idea
person-climbing: climber, mountain climber, rock climber, mountaineer
person-swimming: swimmer, swimming
hammer-and-wrench: handyman tool
magnifying-glass-tilted-right: magnifying glass, magnifier
open-book: novel
fork-and-knife: cutlery, silverware, knife and fork, fork
bottle-with-popping-cork: champagne bottle
wrapped-gift: gift box, giftbox
baguette-bread: baguette
mobile-phone: mobile device, cell phone
seedling: sprout, sprig
teddy-bear: teddy
christmas-tree: xmas tree
firecracker: cracker
shopping-cart: trolley
beach-with-umbrella: seaside
sun: sunshine
police-officer: policeman
red-heart: love, heart
tropical-drink: mai tai, pina colada, juice
bread: loaf, loaves
spaghetti: pasta
steaming-bowl: noodles, ramen, noodle soup, soup
green-salad: salad
hamburger: burger, cheeseburger
soft-ice-cream: ice cream cone, cone, ice cream
birthday-cake: cake
cut-of-meat: steak
hot-pepper: pepper, chili, chili pepper, chilli pepper, chilli
tangerine: orange, oranges, mandarin, clementine
red-apple: apple
grapes: grape
egg: eggs
honeybee: bee, bees, bumblebee, bumble bee
honey-pot: honey
lady-beetle: ladybug, ladybird
front-facing-baby-chick: chick
rabbit: bunny
dog: puppy
cat: kitten
santa-claus: santa, father christmas
sheaf-of-rice: wheat
world-map: map
paw-prints: paw, paw print
t-rex: dinosaur
tooth: dental, teeth, molar
couch-and-lamp: sofa, couch, living room
house-with-garden: house, home
hammer-and-wrench: tools, repair
wrench: spanner
rescue-workers-helmet: helmet, hard hat
gear: cog, cogwheel, cog wheel
desktop-computer: computer
mobile-phone: phone, smartphone
television: tv
headphone: headphones
studio-microphone: podcast, recording
musical-keyboard: piano keys
musical-score: music, song, tune, melody, sheet music
clapper-board: film, clapperboard, movie
film-projector: cinema, projector
performing-arts: theatre mask, masks, mask, theater mask, drama
artist-palette: palette, paint palette, paint
video-game: game controller, controller, gamepad
game-die: dice, die
puzzle-piece: puzzle, jigsaw
soccer-ball: football, soccer, soccer ball
tennis: tennis racket
ping-pong: table tennis
running-shoe: sneaker, sneakers, shoe, shoes
high-heeled-shoe: heel, high heel, stiletto
t-shirt: shirt, tee, tshirt
shopping-bags: shopping bag, bag
wrapped-gift: gift, present, presents
party-popper: confetti
gem-stone: diamond, gem, jewel, crystal, brilliant
locked: lock, padlock
old-key: key
trophy: winner, prize
sports-medal: medal
books: book
balance-scale: scales, scale, scales of justice
alarm-clock: clock
spiral-calendar: calendar
locomotive: steam train
eye: vision
latin-cross: cross, crucifix, christian cross, easter cross
tumbler-glass: drinking glass, tumbler, whiskey, whisky, highball glass, crystal glass, glass of water, cold drink
package: moving box, cardboard box, delivery parcel, parcel, carton, storage box, box
shrimp: prawn, shrimps
office-building: tower block, office tower, office block
cityscape: city skyline, downtown, urban skyline
cityscape-at-dusk: city at night, city skyline at night, city at dusk
building-construction: construction site, building site, tower crane, construction crane
framed-picture: painting frame, oil painting, artwork, framed photo, landscape painting, gallery, painting, picture frame, photo frame
mirror-ball: disco ball, disco
computer-mouse: mouse click, gaming mouse, wireless mouse
cow: cattle, dairy cow, calf, bull, cattle herd
poultry-leg: chicken leg, fried chicken, grilled chicken, chicken dish, chicken wing, drumstick
cut-of-meat: meat, meat cut, cut of fresh meat, premium cut of meat, prime cut, brisket, smoked meat, ham, smoked ham, salami, pork, beef
bacon: bacon strip, bacon slice, bacon slab, slab of bacon
meat-on-bone: rib, roast meat, barbecue rib
shallow-pan-of-food: paella
pot-of-food: stew, soup pot, cooking pot, casserole
bowl-with-spoon: porridge, breakfast bowl, granola, oatmeal, soup bowl, bowl of soup
green-salad: salad bowl, bowl of salad, fresh bowl, burrito bowl, poke bowl, takeaway bowl, food bowl, fresh vegetable bowl
burrito: wrap
takeout-box: takeaway box, takeaway meal, takeout meal, delivered meal, takeaway food
cup-with-straw: slushie, soda, cola, soft drink
baby-bottle: formula bottle, baby formula
anatomical-heart: human heart
pouring-liquid: wine pour
bottle-with-popping-cork: bottle of champagne
parrot: lovebird, amazon parrot, green parrot
blossom: marigold, spring flower, flower head, calendula, yellow flower
hibiscus: tropical flower
cherry-blossom: sakura, blossom branch, peach blossom, pink flower, almond blossom
bouquet: floral arrangement, flower arrangement, bridal bouquet, bunch of tulips, bouquet of tulips, bouquet of flowers, bunch of roses, bouquet of roses, wildflowers, tulip bouquet, flower bouquet, dried flower bouquet
seedling: sapling, young plant
herb: aromatic herb, mint, basil, parsley, green leaf, tea leaf
four-leaf-clover: clover, lucky clover, shamrock leaf
deciduous-tree: tree of life
evergreen-tree: christmas pine, pine forest, fir branch
palm-tree: coconut tree, palm frond
sunrise: rising sun, sunrise over water
sunset: sunset over the city
sunrise-over-mountains: mountain sunrise, mountain landscape at sunrise
mountain: mountain landscape, mountain range, mountain silhouette, hill
snow-capped-mountain: mountain peak, summit, snowy mountain
national-park: meadow, pasture, green meadow, farm pasture, park meadow, valley
beach-with-umbrella: seacoast, coast, beach scene, tropical beach, shore
night-with-stars: night sky, starry night, starry sky
milky-way: outer space, galaxy, universe, stars and planets
camping: campsite, campground
globe-showing-europe-africa: world globe
globe-showing-americas: america
child: toddler, boy and girl
boy: son, little boy
polar-bear: ice bear
girl: daughter, little girl
woman: female model, young model
man: young man
old-woman: grandmother, grandma, elderly woman
old-man: grandfather, grandpa, elderly man
older-person: senior, retiree, elderly person, senior citizen
people-hugging: hug, couple embracing, hugging couple, hugging
wedding: wedding chapel
student: college student, pupil, young woman graduate
technologist: hacker, software engineer, person with laptop, person with a laptop
scientist: lab scientist
mechanic: engineer
office-worker: business person, manager, professional
cook: butcher, chef cooking
singer: rock singer, musician on stage
man-dancing: dancing man, disco dancer
woman-dancing: hula dancer, flamenco dancer
farmer: rancher, breeder
health-worker: caregiver, surgeon
person-in-lotus-position: meditation pose, meditative figure, pilates pose
person-lifting-weights: fitness, weight lifter, strong man, crossfit
person-climbing: rock climbing, climber silhouette, person climbing mountain, person climbing
person-walking: hiker silhouette, walking person, traveller
person-running: running man, runner silhouette
person-biking: racing cyclist, bike rider, delivery courier
horse-racing: horse rider, jockey, show jumping, equestrian, jumping horse, riding
raised-fist: fist, black power fist
flexed-biceps: muscle, muscular arm, strong arm, bicep
handshake: deal, partnership, shaking hands
open-hands: giving hand, hand
palms-up-together: cupped hands
baby: infant
baby-angel: cherub, cupid, angel
womans-clothes: blouse, outfit, top, pink outfit, summer outfit
coat: jacket, winter coat, spring jacket, raincoat
dress: gown, evening gown, summer dress, evening dress
necktie: tie
man-in-tuxedo: tuxedo, suit
womans-hat: sun hat, straw hat, hat, hats
billed-cap: cap, baseball cap
womans-sandal: sandal
thong-sandal: flip flop, flip flops
high-heeled-shoe: heels, high heels, pump
mans-shoe: dress shoe, leather shoe, oxford
clutch-bag: purse
handbag: hand bag, leather bag
backpack: rucksack, school bag, schoolbag
nail-polish: manicure, nail polish bottle, manicured hand, painted nail, nail art, nail salon
lotion-bottle: skincare product, skincare bottle, shampoo, body lotion, cosmetic bottle, lotion, cream
lipstick: makeup, cosmetic, makeup product, lip gloss
soap: soap bar, bar of soap, handmade soap
hair-pick: comb
mantelpiece-clock: antique clock, mantel clock, vintage clock, old clock
watch: wristwatch, smartwatch, wrist watch
hourglass-not-done: hourglass, sand clock
headphone: headset, gaming headset
microphone: mic, microphone stand, karaoke microphone
studio-microphone: podcast microphone, recording microphone
guitar: electric guitar
saxophone: jazz, sax
trumpet: brass band
musical-keyboard: pianist
musical-notes: music notes, musical note
musical-score: musical staff
video-game: joystick controller, motion controller
goggles: ski goggles, swimming goggles
desktop-computer: pc, monitor, computer screen
file-folder: folder
spiral-calendar: calendar page
memo: checklist, note, document, contract
clipboard: survey
page-facing-up: sheet of paper
newspaper: news, journal
scroll: parchment, manuscript
graduation-cap: mortarboard, graduation
school: schoolhouse, kindergarten
classical-building: museum, courthouse, city hall, temple, palace, parthenon, acropolis, greek temple
derelict-house: haunted house
house: cottage, villa, house silhouette, real estate, family home, finished house, pink house, village house
houses: neighbourhood, neighborhood, village, suburb, street of houses
hut: cabin
church: chapel, cathedral, parish
convenience-store: shop, store, shopfront, storefront
department-store: mall
hotel: hotel room
factory: factory line, plant building, smoking chimney
stadium: sports ground, arena
circus-tent: fairground, carnival, big top
carousel-horse: carousel, merry go round
performing-arts: gala mask, theatre masks
wrapped-gift: gift set, gift wrap, birthday gift, handmade gift, surprise
confetti-ball: party decoration
party-popper: celebration, confetti shower
red-heart: love symbol, paper heart, puzzle heart, valentine heart
heart-with-arrow: cupid arrow, arrow through heart, heart with arrow
two-hearts: couple of hearts
heart-with-ribbon: valentine gift, heart box, heart-shaped box
mending-heart: heart with bandaid
chocolate-bar: chocolate, chocolates, bar of chocolate
pie: fruit tart, tart, apple pie, pumpkin pie, quiche
shortcake: cheesecake, slice of cake, cake slice, piece of cake, layer cake, fruit cake, strawberry cake, dessert, heart-shaped dessert
birthday-cake: birthday celebration, candle cake, fresh baked cake
cookie: biscuit, cookie box, chocolate chip cookie
doughnut: donut
pancakes: stack of pancakes, pancake
soft-ice-cream: gelato, frozen yogurt, sundae
candy: sweet, sweets, gummy
lollipop: lolly
bread: toast, toasted bread, slice of bread, bread slice, loaf of bread, sourdough, bread loaf
pizza: slice of pizza, pizza slice, pizzeria
steaming-bowl: hot soup, ramen bowl, pho
spaghetti: noodle dish, pasta dish, plate of pasta, italian food
sushi: sushi roll, sashimi, maki
tropical-fish: aquarium fish, angelfish
fish: fresh fish, whole fish, fish dish, tuna, cod, sardine, sardines, anchovy
fork-and-knife-with-plate: table setting, dining, place setting
fork-and-knife: cutlery set
leafy-green: kale, lettuce, spinach, cabbage, lettuce leaf
potato: spud
peanuts: nut
sheaf-of-rice: wheat field, grain, harvest
ear-of-corn: corn, maize, corn field
honey-pot: honey jar, jar of honey
jar: mason jar
glass-of-milk: milk, milk glass
teacup-without-handle: green tea
bubble-tea: boba, boba tea
wine-glass: goblet, stemware
cocktail-glass: martini glass, coupe glass, halloween cocktail
beer-mug: beer glass, glass of beer, pint of beer, craft beer, oktoberfest, stein
clinking-beer-mugs: cheers, beer mugs, two beers
shield: security, protection, guard shield, privacy
locked: security lock, cyber lock
house-with-garden: garden house, homestead
shower: bathroom
couch-and-lamp: modern living room, elegant living room, upholstered furniture, cozy home
hammer: construction tool
paintbrush: brush, paint brush
artist-palette: art, art supplies, color palette, colour palette, paint set, art class
crayon: crayons, coloured pencil
pencil: pencils, drawing pencil
books: stack of books, pile of books, book stack, library, book collection
open-book: reading, bible, open bible, textbook, storybook
shopping-bags: shopping, sale bag, fashion sale, boutique
shopping-cart: supermarket cart
credit-card: bank card
money-bag: sack of money
money-with-wings: cash, dollar bill
coin: coins, gold coin, bitcoin
diya-lamp: diya, diwali lamp, oil lamp
sparkler: sparklers
jack-o-lantern: halloween pumpkin, carved pumpkin
rabbit: easter bunny, hare
nest-with-eggs: nest, easter nest
front-facing-baby-chick: baby chick, easter chick
christmas-tree: xmas, decorated tree, fir tree decorated
socks: sock
snowman: snow man
sled: sleigh
skis: ski
mate: herbal tea
pinata: fiesta
long-drum: tabla
folding-hand-fan: fan
badminton: shuttlecock
american-football: gridiron ball
bullseye: target, goal, dartboard, darts, dart
rocket: spaceship, startup, launch, space rocket, space shuttle
satellite: space station
flying-saucer: ufo
man-astronaut: spaceman, cosmonaut
t-rex: cartoon dinosaur
sauropod: brontosaurus, long neck dinosaur
teddy-bear: plush, stuffed animal, plush toy, soft toy, toy
nesting-dolls: matryoshka
delivery-truck: delivery, moving company, removal van, moving service
articulated-lorry: semi truck, cargo truck, freight
racing-car: race car, formula one, formula 1 car, formula one car, f1 car
oncoming-taxi: cab
kick-scooter: scooter for kids, electric scooter, e scooter, kick scooter
motor-boat: fishing boat, ferry boat
passenger-ship: cruise ship, cruise, ocean liner
canoe: kayak, kayaking, rowboat, rowing boat
parachute: skydiving, parachutist
person-fencing: fencer, fencing
boxing-glove: boxing
martial-arts-uniform: karate, judo, taekwondo, martial arts
tennis: tennis ball, tennis match
volleyball: beach volleyball
ice-skate: ice skating, figure skating, ice skater
skateboard: skateboarding, skater
trophy: award, championship, cup final, winner's cup
sports-medal: gold medal
rosette: award rosette, prize ribbon
telescope: astronomy, stargazing
microscope: research, biology
test-tube: laboratory
alembic: chemistry
dna: genetics, helix
brain: mind, psychology, cartoon brain
stethoscope: medical check, healthcare, doctor visit
pill: vitamin
adhesive-bandage: bandaid, bandage, plaster, band aid
heart-on-fire: passion
dove: white dove, bird of peace, peace dove, holy spirit dove, dove olive branch, dove with olive branch, dove and olive branch
eagle: soaring eagle, bald eagle, american eagle
paw-prints: animal track, pet care
poodle: dog grooming, groomed dog
cat: kitty, purebred cat
dog: purebred dog, terrier, spaniel
hamster: gerbil
snake: python snake, cobra
whale: humpback
dolphin: porpoise
spiral-shell: shell, seashell, conch
wood: firewood, log, lumber, timber, wooden log, logs
rock: stone, boulder
high-voltage: lightning, electricity, energy bolt
electric-plug: plug
globe-with-meridians: internet, network
satellite-antenna: dish antenna
megaphone: announcement, marketing, bullhorn
speech-balloon: chat, message, testimonial
thumbs-up: like
victory-hand: peace sign
crystal-ball: fortune teller
magic-wand: wizard wand
crown: royal crown, king, queen
pumpkin: pumpkins, squash, gourd, pumpkin patch
sausage: sausages, bratwurst, string of sausages
lemon-slice: lemon slice, lemon wedge, slice of lemon, citrus slice, citrus
vegetable-crate: vegetable crate, crate of vegetables, vegetables, fresh vegetables, vegetable, fresh vegetable, harvested vegetable, farm produce, groceries, produce, vegetable box
fruit-bowl: fruit, fresh fruit, fresh fruits, fruit bowl, bowl of fruit, fruit basket, fruits, fruits and vegetables
salmon-fillet: salmon fillet, fish fillet, salmon steak, grilled salmon, smoked salmon, salmon filet, salmon dish, fresh salmon
cornucopia: horn of plenty
cutting-board: cutting board, wooden board, butcher's board, butcher board, chopping board
cheese-board: cheese board, cheese wheel, cheese platter, charcuterie, charcuterie board
barbecue-grill: barbecue, bbq, grill, kettle grill, bbq grill
milk-bottle: milk bottle, bottle of milk
carafe: decanter, jug, pitcher of water, glass carafe, crystal decanter
glassware: glassware set, set of glasses, glass set, drinkware, set of wineglasses, wineglass set, glasses set
takeaway-cup: paper cup, coffee to go, takeaway coffee, to go cup, coffee cup to go
cocktail-shaker: shaker, cocktail shaker, bartender
wine-bottle: bottle of wine, wine bottle, red wine bottle
champagne-flutes: champagne glasses, champagne glass, champagne flute, champagne flutes, clinking glasses, prosecco, two champagne glasses, champagne
lavender: lavender sprig, lavender field, lavender flower
eucalyptus: eucalyptus leaf, eucalyptus branch, leafy branch, greenery, botanical, foliage, leaf branch, branch, leafy sprig, rosemary sprig, rosemary
wreath: winter wreath, floral wreath, autumn wreath, olive wreath, christmas wreath, flower wreath, olive branches wreath
lily: white lily, easter lily, lily flower
monstera-leaf: tropical leaf, monstera, tropical foliage, tropical plant, jungle leaf
vinyl-record: vinyl, vinyl record, record, lp, record disk, vinyl disc
turntable: record player, dj, deejay, dj deck
gramophone: phonograph
dumbbell: dumbbells, barbell, weight, weights, gym weight, gym
beach-ball: beach ball
perfume-bottle: perfume, perfume bottle, fragrance, cologne, scent
dropper-bottle: serum, serum bottle, essential oil bottle, essential oil, dropper
makeup-brush: makeup brush, powder brush, cosmetic brush
clothes-rail: clothes rail, clothing rack, wardrobe, clothes, clothing, fashion rack, clothes hanger, clothing collection, clothes rack, garment rack
baby-onesie: onesie, baby clothes, bodysuit, romper, baby clothing
armchair: accent chair, easy chair, upholstered armchair
crib: baby crib, cot, cradle
stroller: baby stroller, pram, pushchair, baby carriage, buggy
fireplace: hearth, mantelpiece
vase: glass vase, ceramic vase, flower vase, antique vase
spray-bottle: spray bottle, cleaning spray bottle, cleaning spray, cleaning product, detergent
vacuum-cleaner: vacuum, hoover
chandelier: crystal chandelier
towel: spa towel, towels, bath towel, spa stone, spa
window: open window, window frame
typewriter: antique typewriter
calculator: accounting
chalkboard: blackboard, school board
party-hat: party cone, birthday hat
chef-hat: chef hat, toque, cook hat
balloons: bunch of balloons, balloon bunch, balloon, party balloons, birthday balloons, balloon cluster
hot-air-balloon: hot air balloon, air balloon
drone: quadcopter
vr-headset: vr headset, virtual reality, vr glasses, ar glasses, virtual reality headset, ar headset
barn: farm, red barn, farmhouse
eiffel-tower: eiffel tower, paris
windmill: wind mill
wind-turbine: wind turbine, wind energy, wind power
market-stall: market stall, farmers market, kiosk, fish stall, market, fish market stall, food stand, stall, market counter
sale-tag: sale tag, price tag, tag, discount tag, sale price tag, label tag, hang tag, gift tag
piggy-bank: piggy bank, savings, money box
seahorse: sea horse
gavel: judge hammer, law gavel
water-bottle: water bottle, reusable water bottle, sports bottle, drink bottle
film-reel: film reel, movie reel, film roll, cinema reel
coffee-bean: coffee beans
couple: couple on a date, elegant couple, cartoon couple, husband and wife, couple posing, couple in evening wear
friends: community, congregation
meal: dish, dinner, plate, restaurant, food, plated dish, dinner plate, gourmet dish, plated gourmet dish, restaurant dish, food dish, lunch plate, food plate, tasting menu, menu dish, kids meal plate, kid meal, kids meal, main course, cuisine, roast dinner
easter-egg: easter egg, painted easter egg, painted egg, painting egg, decorated egg, egg hunt
necklace: jewelry, jewellery, pendant
microchip: chip, circuit, circuit board, processor, cpu, semiconductor, neural network, motherboard
server: data center, data centre, hosting, cloud server, cloud storage, database
growth-chart: chart, graph, statistics, analytics, growth chart, marketing chart, dashboard, stock chart, bar chart, line chart, investment
solar-panel: solar, solar energy, solar power
browser-window: browser, website, web design, web app, online shop, landing page, app screen
hands-holding-heart: helping hands, donation, charity, caring hands, kindness, support, compassion
paint-roller: house painting, decorating, painter's roller, wall paint
floorboards: floor tiles, wooden floor, parquet, flooring, hardwood floor, floor, floor sample, laminate
folded-blanket: blanket, knitted blanket, baby blanket, quilt, throw, bedding, textile, fabric, upholstery fabric, linen
storage-unit: storage, storage container, garage, warehouse, self storage, storage unit, portable storage container
smile-with-braces: smile, smile with braces, braces, dental brace, dental braces, shiny smile, bright smile, orthodontics
kettlebell: kettle bell
holly: holly leaf, holly berry, holly leaves, mistletoe, holly leaves and berries
stage-curtain: curtain, stage curtain, red curtain, theatre curtain, theatre stage, theater stage
shipping-container: container, cargo container, cargo
coin-stacks: money, savings account, coin stack, stack of coins, wealth, budget, loan
seafood-platter: seafood, seafood platter, shellfish, seafood crate, seafood dish
burger-meal: fast food, burger combo, combo meal, meal deal, burger and fries
salad-and-bread: lunch, light lunch, picnic lunch
autumn-leaves: fallen leaves, autumn leaf, fall leaves, fallen leaf, autumn foliage
father-and-child: dad and son, father with child
mother-and-child: mother with child
team: teamwork
growth-chart: growth
meal: dinner table, lunch table, restaurant table, festive table, family table, gourmet meal, ethnic plate
open-hands: hands
vegetable-crate: vegetable field, farm field, farm product, crop
takeout-box: delivery bag, takeaway bag, food delivery
blueberries: berry, berries, fresh berry
lipstick: lip gloss tube, glossy lips, lip balm
makeup-brush: eyeshadow, eyeshadow palette, makeup artist
speech-balloon: speech bubble, chat bubble, dialogue
american-football: american football player, quarterback
basketball: basketball game
framed-picture: photograph, old photograph, ornamental frame, wall art
chair: high chair, kitchen chair, stool
old-key: car key, house key, door key, room key
sparkles: glitter, party glitter, magic sparkles
wastebasket: recycling bin, trash can, rubbish bin
camera: photo camera, photoshoot
video-game: gamer
ship: container ship, cargo ship, freighter
train: passenger train, railway train
laptop: laptop screen, notebook computer
potted-plant: garden, gardening, garden plant
telephone: telephone call, phone call, call center, rotary phone
fishing-pole: angler, fishing rod, fisherman
water-wave: sea wave, ocean wave
feather: quill, quill pen
towel: massage table
avocado: avocado toast, guacamole
bowl-with-spoon: yogurt, bowl of yogurt, yoghurt
ribbon: ribbon bow, bow
chess-pawn: chessboard
articulated-lorry: truck driver, trucker
mobile-phone: iphone, phone wallpaper, cellphone
airplane-departure: airplane takeoff, plane taking off, departure
sun-behind-cloud: weather, weather forecast, partly cloudy sky
champagne-flutes: toast of champagne
rescue-workers-helmet: builder's helmet, building under construction
spray-bottle: cleaning supply, cleaning supplies, cleaning tools
person-walking: hiker climbing
running-shoe: baby shoe, baby bootie
people-running-2: run, running, sprinter, jogging, person running, running person
people-running: runners, marathon, marathon runner, athletes, joggers
people-cycling: cyclist, biker, cycling, cyclists, person biking, person on a bike
people-gym: weightlifter, weightlifting, bodybuilder, workout, fitness coach, fitness class, personal trainer, person lifting weights, gym class
people-yoga-2: yoga, yoga pose, meditation, meditating person, meditating woman, relaxed person, person meditating, woman meditating
people-yoga: yoga class, pilates, yogi
people-hiking: hiker, hikers, walker, backpacker, hiking, trekker
people-dancing: dancing couple, couple dancing, salsa, tango couple, salsa dancer, ballroom, dance, tango, waltz
people-dancing-2: dancer, dancing, dancing woman, dancing people, people dancing, breakdancer
people-ballet: ballerina, ballet dancer, ballet
people-cooking: chef, cook, cooking chef, cooking class, kitchen chef
people-baker: baker, pastry chef
people-cafe: barista
people-waiter: waiter, waitress, server with a tray
people-barber: barber, barber chair, barbershop, beard trim
people-salon: hairdresser, haircut, hair stylist, hairstylist, hair salon
people-cleaning: cleaner, cleaning lady, housekeeper, maid, janitor, cleaning crew
people-gardening: gardener, landscaper
people-farming: farmer, farm worker, farmers, harvester
people-painting: painter, artist, painting class, artist at work
people-decorating: house painter, decorator
people-reading: reader, person reading, student reading, bookworm, student, study group, studying student, students
people-laptop: freelancer, programmer, developer, blogger, person at laptop, remote worker, technologist, coder, student at laptop
people-support: call center agent, customer support agent, support agent, receptionist, telephone operator
people-doctor: doctor, nurse, physician, healthcare worker, medical worker, doctor with patient, health worker, medical team
people-dentist: dentist, dental hygienist
people-plumber: plumber
people-handyman: handyman, repairman, mechanic, carpenter, electrician, technician
people-building: builder, construction worker, bricklayer, roofer, construction crew
people-delivery: courier, delivery man, delivery person, delivery driver, postman, mailman
people-delivery-2: delivery scooter, scooter courier
people-moving: mover, movers, moving crew
people-photo: photographer, tourist with camera, person taking photo
people-dogs: dog walker, dog owner, pet owner, dog trainer, person walking a dog, person with dog
people-family: family, family with child, happy family, parents, parents and child, mother and child with father
people-father: father, dad, father and child, father and son, father and daughter
people-mother: mother, mom, mum, mother and child, mother and daughter, mother and son
people-baby: newborn, mother with stroller, newborn baby
people-children: playing children, schoolchildren, playing kids
people-child: child, kid, boy, girl, schoolboy, schoolgirl, happy child
people-friends: friends, group of friends, people, young people, teenager, teenagers, happy people, guests, friend group
people-couple: couple, couple in love, loving couple, young couple, couple hugging, lovers, first date, matchmaker, love coach, dating coach
people-wedding: bride, groom, bride and groom, wedding couple, newlyweds, married couple
people-volunteers: volunteer, volunteers, charity worker
people-cleanup: litter picker
people-rally: protester, protest, activist, crowd with signs, demonstrators
people-shopping: shopper, shopping woman, woman with shopping bags
people-fashion: model, fashion model, models, mannequin
people-handshake: business partners, businesspeople, business partner, agent, consultant
people-graduates: graduate, graduates, graduating student
people-science: scientist, researcher, chemist
people-crafts: artisan, craftsman, craftswoman, potter, craft class
people-concert: concert, concert stage, crowd, audience, concert crowd, live band on stage, festival stage
people-band: band, musician, musicians, rock band, live band, music band
people-jazz: jazz band, saxophonist, saxophone player, jazz musician
people-guitar: guitarist, guitar player
people-singing: singer, vocalist, opera singer, karaoke
people-choir: choir, gospel choir, carol singers
people-talk: speaker, public speaker, keynote speaker, conference speaker, comedian, lecturer, conference, discussion panel, lecture
people-teaching: teacher, tutor, professor, trainer, classroom, training session, coach, lecture hall
people-meeting: meeting, team meeting, business meeting, workshop participants, coaching session, brainstorm
people-office: team, business team, office team, startup team, colleagues, coworkers, staff, employees, office workers, employee
people-basketball: basketball player
people-football: football player, soccer player, footballer, football team
people-tennis: tennis player
people-boxing: boxer, boxing match, kickboxer
people-camping: camper, campers
people-massage: masseur, masseuse, massage therapist, massage, spa treatment, spa massage
people-dinner: family dinner, dinner guests, diners, family meal
people-birthday: birthday party, birthday child, kids party
people-party: party, party people, partygoers, celebrating people, party crowd
people-man: man, bearded man, businessman, gentleman
people-woman: woman, businesswoman, lady, young woman
people-person: person, customer, user, visitor, young person
sunrise: sunset sea, sea sunset, sunset over the sea, sunset beach, ocean sunset, sunrise over the sea
polar-bear: polar bear, cute white polar bear, white polar bear
minibus: camper van, campervan, motorhome
lobster: lobster farm
meal: home dining table, set table, banquet table
blue-macaw: blue macaw, blue and yellow macaw, blue and gold macaw, blue parrot, hyacinth macaw
macaw: scarlet macaw, red macaw, red parrot, colorful parrot, colourful parrot, tropical parrot
cockatoo: white parrot
budgie: parakeet, budgerigar
dalmatian: dalmatian dog, dalmatian puppy, spotted dog
golden-retriever: retriever, golden retriever puppy
labrador: labrador retriever, yellow lab, labrador puppy
black-labrador: black lab, black dog, newfoundland
chocolate-labrador: chocolate lab, brown lab, weimaraner
bernese: bernese mountain dog, bernese dog, mountain dog, saint bernard, st bernard
border-collie: sheepdog, collie, australian shepherd
rottweiler: doberman, doberman pinscher
husky: siberian husky, malamute, sled dog, alaskan malamute
german-shepherd: german shepherd dog, alsatian, shepherd dog, police dog, belgian malinois
shiba: shiba inu, akita
corgi: welsh corgi, corgi dog
pug: pug dog
bulldog: english bulldog, boxer dog, bullmastiff, mastiff
french-bulldog: frenchie, boston terrier
dachshund: sausage dog, wiener dog, dachshund dog
beagle: beagle dog, hound, basset hound, foxhound
schnauzer: miniature schnauzer
siamese-cat: siamese
tabby-cat: tabby, maine coon, tabby kitten, grey tabby
calico-cat: calico, tortoiseshell cat
bengal-cat: bengal
persian-cat: persian, white fluffy cat
canary: yellow bird
robin: robin redbreast, european robin
sparrow: finch, wren, house sparrow
cardinal: cardinal bird, red cardinal, northern cardinal
blue-jay: bluejay
bluebird: eastern bluebird, blue bird
raven: crow, blackbird, black raven
pigeon: carrier pigeon, rock dove
seagull: gull, sea gull, albatross
snowy-owl: white owl
hawk: falcon, kestrel, kite bird, buzzard, golden eagle
stork: white stork, crane bird, egret
heron: grey heron, blue heron
chicken: hen
goldfish: gold fish
koi: koi fish, koi carp, carp
salmon: salmon fish, whole salmon, wild salmon, atlantic salmon
trout: rainbow trout, brook trout
clownfish: clown fish, nemo, anemonefish, coral reef fish
starfish: sea star
stingray: manta ray, manta, ray fish
sea-turtle: turtle in the sea, green turtle, sea turtles
turtle: tortoise
seal: sea lion
pearl: pearls, oyster pearl, oyster with pearl
blowfish: pufferfish, puffer fish
spouting-whale: humpback whale, blue whale
red-panda: red pandas
red-squirrel: squirrel
snow-leopard: snow leopards
leopard: cheetah
panther: black panther, puma, black jaguar
rhinoceros: rhino
hippopotamus: hippo
ewe: sheep, lamb
llama: alpaca
horse: pony, stallion, mare, foal
water-buffalo: buffalo
deer: stag, reindeer, doe, fawn, antelope, elk
crocodile: alligator
lizard: gecko, iguana, salamander
guinea-pig: guinea pigs, cavy
monkey: chimpanzee, chimp
dragon: chinese dragon
iris: purple iris, iris flower, bearded iris, blue iris
poppy: red poppy, poppy flower, remembrance poppy, corn poppy
peony: peonies, ranunculus, pink peony
hydrangea: hortensia
daffodil: narcissus, jonquil, yellow daffodil
daisy: white daisy, marguerite, oxeye daisy, daisy flower, white flower
chamomile: camomile, chamomile flower
gerbera: gerbera daisy, zinnia
dahlia: dahlia flower
carnation: pink carnation
chrysanthemum: mum flower, aster
violet: pansy, violet flower, pansies
cornflower: bachelor button, blue cornflower
poinsettia: christmas star, poinsettia flower, christmas flower
calla-lily: calla
bird-of-paradise: bird of paradise, bird of paradise flower, strelitzia
jasmine: jasmine flower, gardenia, plumeria, frangipani
lilac: lilac flower
anemone: anemone flower, windflower
camellia: camellia flower, begonia
orchid: orchid flower
tulip: tulip flower
rose: rosebud
lotus: lotus flower, water lily
magnolia: magnolia flower
laurel-wreath: laurel crown, golden laurel, laurel
olive-branch: olive twig
succulent: succulents, echeveria
aloe-vera: aloe, agave
pine-cone: pinecone, fir cone
tree-rings: annual rings, growth rings
tree-stump: stump
acorn: oak acorn
cherry-tree: cherry blossom tree, blossoming tree, sakura tree, blooming tree
maple-tree: autumn tree, orange tree in autumn
apple-tree: orchard tree, orchard, apple orchard
cheese-wedge: cheese, cheddar, gouda, parmesan, swiss cheese, emmental
french-fries: fries, chips, fish and chips
curry-rice: curry
dumpling: gyoza, ravioli, pierogi, pierogies
stuffed-flatbread: kebab, shawarma, doner, gyro, doner kebab
flatbread: naan, pita, pita bread, naan bread, tortilla
cooked-rice: rice, rice bowl, bowl of rice
cooking: fried egg, omelette, omelet, frying pan, skillet, fried eggs
ginger-root: ginger
kiwi-fruit: kiwi
pea-pod: peas, green peas, pea, green beans, green bean
beans: lentil, kidney bean, red beans
droplet: raindrop, water drop, drop of water, waterdrop
cloud-with-rain: rain, rainy cloud, rain cloud
cloud-with-lightning-and-rain: storm, thunderstorm
cloud-with-snow: snow, snowfall, snow cloud
cyclone: hurricane
vertical-traffic-light: traffic light, stoplight, traffic lights
fuel-pump: gas pump, petrol pump, gas station, petrol station
fire-engine: fire truck, firetruck
metro: subway, subway train, underground train
mountain-cableway: cable car, gondola lift, cableway
carpentry-saw: saw, hand saw, handsaw
straight-ruler: ruler
nut-and-bolt: screw, bolt
thread: spool of thread, thread spool, spool
sewing-needle: needle, needle and thread
brick: brick wall, bricks
railway-track: railroad, train tracks, rails
ring-buoy: life buoy, lifebuoy, life ring, lifesaver
name-badge: badge, name tag
identification-card: id card
manual-wheelchair: wheelchair
ear-with-hearing-aid: hearing aid
mechanical-arm: robot arm, robotic arm
amphora: clay pot, urn
shinto-shrine: torii gate, torii, shrine, japanese gate
postbox: mailbox, letterbox, mail box, letter box
elevator: lift
admission-tickets: boarding pass
triangular-flag: flag, pennant, golf flag, flag in hole
chequered-flag: finish line, checkered flag, chequered flags, racing flag, race flag
folded-hands: praying hands, prayer
red-envelope: red envelope, hongbao
linked-paperclips: paper clips
popcorn: popcorn bucket
cricket-game: cricket bat, cricket ball
latte: caffe latte, latte art, flat white, coffee latte, cafe latte, chai latte, cortado
matcha-latte: matcha, matcha tea
hot-chocolate: cocoa, hot cocoa, mug of cocoa, mug of hot chocolate, hot chocolate mug, chocolate drink
iced-coffee: ice coffee, cold brew, frappe, iced latte, frappuccino, cold coffee
lemonade: lemonade glass, glass of lemonade, limeade, gin and tonic, gin
mojito: mojito cocktail, mint cocktail
iced-tea: ice tea, long island iced tea, kombucha, whiskey sour
smoothie: fruit smoothie, berry smoothie, protein shake, smoothies
milkshake: strawberry milkshake
margarita: margarita cocktail, daiquiri, tequila
cosmopolitan: cosmopolitan cocktail
aperol-spritz: spritz, aperol, spritzer
beer-bottle: bottle of beer, beer bottles, cider
beer-can: can of beer, energy drink, soda can
wooden-barrel: barrel, beer barrel, wine barrel, oak barrel, cask, keg, beer keg, whiskey barrel, barrels
wine-glass-white: white wine, glass of white wine, chardonnay
rose-wine: rose wine, glass of rose, blush wine
espresso-machine: coffee machine, coffee maker, espresso maker, coffee brewer
moka-pot: mocha pot, stovetop espresso maker
french-press: coffee press, cafetiere
kettle: tea kettle, water kettle
stand-mixer: mixer, food mixer, kitchen mixer
rolling-pin: rolling pins
whisk: egg whisk, wire whisk
wok: stir fry, wok pan
oven: stove, cooker, baking oven
toaster: bread toaster
blender: smoothie blender
refrigerator: fridge, freezer
microwave: microwave oven
apron: kitchen apron, chef apron
chef-knife: knife, kitchen knife, knives, chef's knife
pepper-mill: pepper grinder, pepper shaker
picnic-basket: picnic, picnic hamper, hamper, picnic blanket
muffin: muffins, blueberry muffin
brownie: brownies, fudge
macaron: macarons, macaroon, french macaron
gingerbread-man: gingerbread, gingerbread cookie, gingerbread men
gingerbread-house: gingerbread houses
candy-cane: candy canes, peppermint stick
popsicle: ice pop, ice lolly, popsicles, ice cream bar
cotton-candy: candy floss, candyfloss
wedding-cake: tiered cake, wedding cakes, bridal cake
chocolate-cake: slice of chocolate cake, chocolate torte, sachertorte
crepe: crepes, blini
nachos: nacho, nachos plate, tortilla chips, salsa dip, chips and salsa
lasagna: lasagne, moussaka
meatballs: meatball
roast-turkey: roast chicken, roasted turkey, thanksgiving turkey, whole roast chicken, rotisserie chicken, turkey dinner, roasted chicken
spring-rolls: spring roll, egg roll, egg rolls, lumpia
hummus: tahini
olive-oil: oil bottle, bottle of olive oil, olive oil bottle, extra virgin olive oil
jam-jar: jam, marmalade, strawberry jam, jelly jar, jar of jam
cauliflower: cauliflowers
zucchini: courgette, zucchinis
radish: radishes
beetroot: beet, beets, beetroots
grapefruit: pink grapefruit
plum: plums, prune
raspberry: raspberries
blackberry: blackberries, mulberry
cranberry: cranberries, red currant, lingonberry
pomegranate: pomegranates
fig: figs
dragon-fruit: pitaya, dragonfruit
lychee: litchi
almond: almonds
walnut: walnuts
hazelnut: hazelnuts
cashew: cashews, cashew nut
pistachio: pistachios
cinnamon: cinnamon stick, cinnamon sticks
star-anise: anise
power-drill: drill, electric drill, cordless drill, power tool, hammer drill
chainsaw: chain saw
pliers: plier, tongs
tape-measure: measuring tape, tape measures, tailor tape
wheelbarrow: wheelbarrows, garden cart
watering-can: watering cans
rake: garden rake, rakes
lawn-mower: lawnmower, mower
sewing-machine: sewing machines
knitting-needles: knitting, knitting needle, crochet
anvil: blacksmith anvil
traffic-cone: traffic cones, road cone, pylon
excavator: digger, backhoe, construction vehicle
bulldozer: dozer, earth mover
forklift: forklift truck, fork lift
washing-machine: laundry machine, laundry, washing machines
faucet: water tap, dripping tap, kitchen tap
clothes-iron: steam iron, ironing, flat iron
binoculars: binocular, field glasses
garden-hose: hose, water hose
paint-can: paint can, paint bucket, tin of paint, can of paint, paint cans
acoustic-guitar: acoustic guitar, classical guitar, folk guitar, spanish guitar, wooden guitar
cello: double bass, contrabass, upright bass, viola
grand-piano: grand piano, black piano, piano, baby grand
harp: harps
clarinet: oboe, bassoon
tuba: sousaphone, euphonium, french horn
drum-kit: drum kit, drum set, drumkit
djembe: bongo, bongos, conga, african drum, djembe drum, hand drum
cymbals: cymbal
xylophone: glockenspiel, marimba
treble-clef: clef, g clef
cassette: cassette tape, audio cassette, tape cassette, mixtape
boombox: ghetto blaster, boom box
amplifier: guitar amp, guitar amplifier
wooden-table: dining table, coffee table, kitchen table, oak table
desk: office desk, writing desk, workstation
bookcase: bookshelf, bookshelves, book shelf, library shelf
standing-lamp: lamp, table lamp, bedside lamp, lampshade, floor lamp
desk-lamp: reading lamp
pillow: pillows, cushion, cushions
toilet: toilet bowl, water closet
sink: washbasin, basin, bathroom sink
front-door: door, red door, wooden door, open door, doorway
stained-glass: stained glass, stained glass window, stained glass windows, church window, leaded glass, mosaic window
picket-fence: fence, white fence, wooden fence, garden fence, white picket fence
stairs: staircase, stairway
street-lamp: street light, lamp post, lamppost, streetlight, street lantern
park-bench: bench, wooden bench, garden bench
rocking-chair: rocker chair
wall-clock: wall clock, office clock, analog clock, clock face
school-bus: yellow bus, yellow school bus
double-decker-bus: double decker bus, double decker, london bus, red bus
vintage-car: vintage car, classic car, oldtimer, retro car, old car, antique car, vintage automobile, old timer
sports-car: sports car, supercar, muscle car, luxury car
golf-ball: golf ball on tee, golf tee, golf, golf balls
golf-club: golf clubs, putter
baseball-bat: baseball bat and ball, baseball bats
snowboard: snowboards
surfboard: surf board, surfboards
whistle: referee whistle, coach whistle
sports-jersey: jersey, football jersey, soccer jersey, team jersey, sports shirt
football-boot: football boots, soccer cleats, cleats, soccer shoe, soccer boots, football shoe
bow-and-arrow: bow and arrow, archery, archery bow, longbow
chess-knight: knight chess piece, chess horse
chess-king: chess king, king chess piece, chess queen, chess, chess piece, chess pieces
poker-chips: poker chip, casino chips, casino chip, poker
playing-cards: playing card, playing cards, deck of cards, card game, ace of spades, poker cards, cards game
yoga-mat: yoga mats, exercise mat
swimming-pool: swimming pool, pool party, outdoor pool, indoor pool
tablet: tablet computer, ipad, computer tablet, tablet device
atom: atoms
beaker: erlenmeyer flask, flask, lab flask, laboratory flask, conical flask
syringe: vaccine, injection, vaccination, syringes, needle syringe
medicine-bottle: pill bottle, medicine, bottle of pills, medication, prescription bottle
first-aid-kit: first aid, medical kit, first aid box, emergency kit
dog-bone: bone, bones, dog bone, dog treat
pet-bowl: dog bowl, pet food, dog food, food bowl for dogs, cat bowl, pet bowls, kibble
paper-plane: paper airplane, paper aeroplane, paper planes
diploma: degree certificate
us-flag: american flag, us flag, usa flag, stars and stripes, american flags, united states flag
cowboy-hat: cowboy hats, western hat, stetson, cowboy
cowboy-boot: cowboy boots, western boots
winter-boots: boots, boot, winter boot, snow boots, ankle boots
hoodie: hooded sweatshirt, hoody, sweatshirt
sweater: jumper, pullover, knitwear, knitted sweater, cardigan, wool sweater
skirt: skirts, pleated skirt
swimsuit: bathing suit, swimwear, one piece swimsuit
bow-tie: bow tie, bowtie
leather-belt: belt, leather belts
wallet: billfold, leather wallet
earrings: earring
bracelet: bracelets, bangle, bangles
pearl-necklace: pearl necklace, string of pearls, pearl jewelry
tiara: tiaras, diadem
gold-bar: gold bars, bullion, gold bullion, gold ingot
hair-dryer: hairdryer, blow dryer, blowdryer, hair drier
rubber-duck: rubber ducky, rubber duckie, bath duck, rubber ducks
toy-train: toy train, wooden train, toy trains
rocking-horse: rocking horses
toy-blocks: building blocks, building block, toy bricks, wooden blocks, alphabet blocks, abc blocks, toy block
pacifier: soother
baby-rattle: rattle
toolbox: tool box, tool chest, tool kit
big-ben: london, westminster, london clock tower, clock tower, elizabeth tower
tower-bridge: london bridge
taj-mahal: india palace
pyramids: pyramid, egyptian pyramid, egypt, pyramids of giza, giza
colosseum: coliseum, rome, roman colosseum, amphitheatre
tower-of-pisa: leaning tower of pisa, pisa tower, pisa, leaning tower
sydney-opera: sydney opera house, sydney
great-wall: great wall of china
stonehenge: stone circle
christ-redeemer: christ the redeemer, rio de janeiro
brandenburg-gate: berlin
arc-de-triomphe: triumphal arch
empire-state: empire state building, skyscraper, skyscrapers, high rise, highrise
saint-basil: saint basil cathedral, st basil cathedral, moscow, kremlin, saint basil's cathedral
pagoda: chinese temple, japanese pagoda, asian temple
canal-houses: amsterdam, amsterdam canal houses, canal house, townhouse, townhouses, row houses
santorini: greek island, greece, greek village
treehouse: tree house
greenhouse: glasshouse, conservatory
silo: grain silo, farm silo
phone-booth: telephone booth, phone box, telephone box, red phone box
waterfall: waterfalls, cascade, niagara falls
river: creek
lake: mountain lake, alpine lake
iceberg: glacier, icebergs
tornado: twister, whirlwind
aurora: northern lights, aurora borealis, polar lights
canyon: grand canyon, gorge
cave: cavern, caves
sand-dunes: dune, sand dune, dunes
grass-tuft: grass, grass blades, lawn, blades of grass
vineyard: vineyards, wine region
willow: willow tree, weeping willow
cypress-tree: cypress, tuscan cypress
bonsai: bonsai tree
baobab: baobab tree
birch-tree: birch, aspen
honeycomb: honeycombs, honey comb
beehive: bee hive, bee hives, beehives
submarine: yellow submarine, submarines
pirate-ship: pirate ships, galleon, pirate
ship-wheel: helm, ship's wheel
sandcastle: sand castle, sand castles
message-bottle: message in a bottle, bottle message
coral-reef: reef, underwater reef, coral reefs, sea anemone
sea-urchin: urchin
hay-bale: hay bales, straw bale, hay, haystack
horseshoe: lucky horseshoe, horse shoe
cow-bell: cowbell, liberty bell
milk-churn: milk can, milk churns
christmas-ornament: christmas ball, bauble, christmas bauble, baubles, christmas balls, tree ornament, christmas ornaments, christmas decoration, christmas tree ball
christmas-stocking: stocking, christmas stockings, stockings, christmas sock, christmas socks
string-lights: christmas lights, fairy lights, string of lights, light garland, party lights
snow-globe: snowglobe
nutcracker: nutcracker doll, nutcracker soldier
menorah-nine: menorah, hanukkah menorah, hanukkah, chanukah
witch-hat: witch hat, witches hat, witch's hat, wizard hat, witch
cauldron: witch cauldron, bubbling cauldron, witch's cauldron
witch-broom: broomstick, witch's broom, flying broom
pot-of-gold: leprechaun, leprechaun gold
sugar-skull: day of the dead skull, dia de los muertos skull, calavera, sugar skulls, mexican skull
bunting: bunting flags, party flags, garland of flags, flag garland, pennant garland, pennants, carnival bunting, papel picado, papel picado banner, papel picado garland
carnival-mask: masquerade mask, venetian mask, masquerade, mardi gras mask, ball mask, eye mask
clown-face: clown, circus clown
sheriff-star: sheriff badge, sheriff star badge
viking-ship: longship, drakkar
sword-blade: sword, swords, knight sword
knight-helmet: knight, medieval knight, knight armor, helmet of a knight, medieval helmet
dream-catcher: dreamcatcher
mandala: mandalas, mandala pattern, rangoli, rangoli pattern
magic-hat: magician hat, magician's hat, rabbit in a hat
directors-chair: director chair, director's chair, film director chair
easel: canvas on easel, painting easel, painter easel, artist easel
three-d-glasses: 3d glasses
potters-wheel: pottery wheel, potter's wheel, pottery, clay vase, ceramic pot
spine: backbone, vertebrae, vertebra, chiropractor
virus: coronavirus, bacteria, bacterium, germ, microbe, covid
blood-drop: drop of blood, blood, blood donation
face-mask: surgical mask, medical mask, protective mask, face mask
mortar-pestle: mortar and pestle, pestle, pharmacy, apothecary
map-pin: location pin, location marker, map marker, pin on a map, location icon
passport-book: passport, passports
steering-wheel: steering wheel
car-tire: tire, tyre, car tyre, tires, tyres, car wheel
road: highway, open road, winding road, country road, freeway
ev-charger: charging station, electric car charger, ev charging station, charging point
quesadilla: quesadillas, calzone
eclair: eclairs, profiterole
cereal-bowl: cereal, breakfast cereal, cereals, muesli, bowl of cereal
chocolate-box: box of chocolates, praline, pralines, chocolate truffles, truffles, gift box of sweets
beach-chair: sun lounger, deck chair, beach chairs, lounge chair, sunbed, lounger, deckchair
spotlight: stage light, stage lights, spotlights, stadium light, floodlight
treadmill: treadmills, running machine
winners-podium: winner podium, winner's podium
pool-table: billiards, billiard table, snooker, snooker table, pool tables
football-helmet: football helmet, american football helmet
capitol: us capitol, capitol hill, government building
garden-gate: iron gate, wooden gate
beanie: winter hat, knit hat, woolly hat
instant-camera: polaroid, polaroid camera
camera-lens: lens, photo lens, camera lens icon
tripod: camera tripod
treasure-map: old map, old world map, pirate map
ballot-box: voting box, vote, ballot, voting
mixing-bowl: dough, bread dough, batter, pasta dough
glass-bottle: glass bottles, green bottle
maple-syrup: bottle of maple syrup
paint-splash: paint splash, paint splatter, colour splash, color splash, ink splash, watercolor splash, splash of paint, splash of colour, splash of color, paint splashes, abstract paint
brush-strokes: brush stroke, brushstroke, paint stroke, strokes of paint, stroke of paint
sound-wave: sound wave, audio wave, waveform, wave form, soundwave, audio waveform, equalizer, equaliser
geyser: old faithful, old faithful geyser
closed-book: math book, school book, schoolbook, textbook, text book, history book, science book
people-dancing: dancing couple, couple dancing, dancing pair
rubiks-cube: rubik cube, rubik's cube, rubik
diaper: diapers, nappy, nappies, diaper stack
car-seat: baby car seat, child seat, child car seat
snowball: snowballs
scoreboard: score board
blueprint-roll: blueprint, blueprints, house plan, floor plan, architect plan
rings-linked: wedding rings, intertwined rings, wedding bands, two rings, golden wedding rings, wedding ring illustration, engagement rings
ring: engagement ring, diamond ring, wedding ring
caravan: trailer home, travel trailer
flag-france: french flag, flag of france
flag-italy: italian flag, flag of italy
flag-ireland: irish flag, flag of ireland
flag-nigeria: nigerian flag
flag-germany: german flag, flag of germany
flag-ukraine: ukrainian flag, flag of ukraine
flag-poland: polish flag
flag-netherlands: dutch flag
flag-austria: austrian flag
flag-spain: spanish flag, flag of spain
flag-colombia: colombian flag
flag-sweden: swedish flag
flag-japan: japanese flag, flag of japan
flag-switzerland: swiss flag
flag-canada: canadian flag, flag of canada
flag-united-kingdom: british flag, union jack, uk flag, english flag
flag-european-union: eu flag, european flag
flag-brazil: brazilian flag, flag of brazil
flag-india: indian flag, flag of india, tricolor flag
flag-turkey: turkish flag
flag-greece: greek flag
flag-puerto-rico: puerto rican flag
rugby-football: rugby, rugby ball
pool-8-ball: billiard ball, eight ball
bowling: bowling pin, bowling ball
ice-hockey: hockey stick, puck
diving-mask: snorkel, snorkeling
mushroom: toadstool, fly agaric
envelope: email, letter envelope
bell: church bells, church bell
movie-camera: film camera
mage: wizard
bed: bedroom
food-truck: food van, street food truck, taco truck, ice cream truck, coffee truck
camp-lantern: lantern, lanterns, oil lamp lantern, camping lantern, kerosene lamp
ramadan-lantern: ramadan lamp, arabic lantern, fanous, moroccan lantern, ramadan lanterns
paper-boat: paper ship, origami boat
basketball-hoop: hoop, basketball net, basketball basket, basketball rim
office-chair: desk chair, swivel chair
leather-jacket: biker jacket, motorcycle jacket
wedding-dress: bridal gown, wedding gown, bridal dress, white gown
brown-mushroom: edible mushroom, champignon, mushrooms in a basket, porcini
roasted-sweet-potato: sweet potato, sweet potatoes
shark: great white shark
robot: robot toy, toy robot
red-paper-lantern: paper lantern, chinese lantern, asian lantern
goal-net: soccer goal, football goal
soap-bubbles: bubbles, soap bubble, foam bubbles, bath bubbles
sticky-note: sticky note, post it note, sticky notes, post it
postage-stamp: stamp, postage, stamps
postcard-view: postcard, postcards, picture postcard
apartment-block: apartment building, apartments, condo, apartment house
ivy-vine: ivy, vine leaves, creeper plant
icicles: icicle
roulette-wheel: roulette
chest-of-drawers: dresser, chest of drawers
area-rug: rug, carpet, oriental rug, rugs, carpets
tv-remote: remote control, remote controller
notre-dame: notre dame cathedral, notre dame de paris
sphinx-giza: sphinx
gondola-venice: venice, gondola, gondolier, view of venice
duck: mallard
peach: apricot, apricots, nectarine
beating-heart: heartbeat
writing-hand: signature
bamboo-steamer: dim sum, steamer basket, steamed dumplings, steamed buns, bao, bao buns, bamboo steamers
rubiks-cube: rubik, rubik cube, rubik toy
mans-shoe: male shoe, men shoe, man shoe, mens shoe, gentleman shoe
high-heeled-shoe: high heel shoe, heel shoe
ring: anniversary ring, golden ring, gold ring, silver ring
artist-palette: painter palette, artist palette, color palette, colour palette
astronaut: astronaut helmet
heart-with-ribbon: heart shaped gift, heart shaped gift box, heart shaped chocolate box
heart-with-arrow: heart with arrow, heart pierced
high-voltage: lightning bolt, bolt of lightning
musical-keyboard: piano keyboard, synth keyboard, synthesizer keyboard
top-hat: detective hat, magician hat, gentleman hat, bowler hat
beanie: santa hat, winter hat, woolly hat, knit hat, woolen hat
people-child: two sister, sister, little sister, brother, little brother, sibling
adhesive-bandage: band aid, sticking plaster
-: eye chart, staff, chocolate color, chocolate colour, file tree, project file tree, folder tree, decision tree, family tree, skill tag, crossword puzzle, crossword, wheel of fortune, pancake bear, price list, bus pass, time table, water table, data table, periodic table, ranking table, comparison table, seat map, site map, mind map, heat map, road map, product card, deal card, report card, sim card, sound card, stock market, job market, housing market, flow chart, credit note, bank note, key note, fire wall, cold call, pipe line, power point, web page, home page, land line, brain storm, hot spot, time line, dead line, water mark, note pad, touch pad, launch pad, help desk, front desk, bookmark bar, tool bar, search bar, progress bar, menu bar, tab bar, snack bar, jet ski, wanted poster, dragon egg, egg basket, baseball glove, spinning top, combine harvester, pie chart, printer ink, hermit crab, banyan, family crest, wedding arch, drawing tablet, 3d printer, hammerhead shark, cricket bowler, chess clock, egg timer, egg carton, race track, rolling stone, date fruit, passion fruit, black belt, conveyor belt, seat belt, tap dance, data lab, growth lab, glass door, elevator door, chocolate fountain, seed packet, exit sign, mexican flag, flag pole, silver fork, data vault, gate number, bounce house, peanut butter, concrete mixer, lioness, road sign, street sign, white house, flower crown, betta fish, kiwi bird, date, bare tree, jack frost, palm leaf, neon sign, stop sign, shop sign, warning sign, for sale sign, yard sign, hand sign, sign language, tape deck, rubber stamp, stamp card, stamp duty, time stamp, loyalty stamp card
`
