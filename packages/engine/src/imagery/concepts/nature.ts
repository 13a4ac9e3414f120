/** Animals, plants, weather, landscape. See concepts.ts for the notation. */
export const NATURE = `
dog, dogs, puppy, canine, hound, dog walker, dog walking, kennel, doggy: dog paw-print f:dog m:dog-side bone f:guide-dog
poodle, dog groomer, groomer, grooming, pet grooming: dog scissors f:poodle paw-print bathtub
cat, kitten, feline, cattery: cat f:cat paw-print f:black-cat
pet, pets, pet shop, pet store, animal shelter, vet, veterinary, veterinarian, animal, animals, pet care, animal hospital: paw-print dog cat bone rabbit
horse, equestrian, stable, riding, pony, equine, ranch: horse f:horse g:horseshoe m:horseshoe m:horse-variant
cow, cattle, beef: cow f:cow f:ox
bull, ox: f:ox g:bull f:water-buffalo
pig, pork: f:pig f:pig-face m:pig
sheep, lamb, wool: f:ewe m:sheep yarn f:ram
goat: f:goat g:goat
rabbit, bunny, hare: rabbit f:rabbit f:rabbit-face m:rabbit
fox, foxes, vixen: f:fox g:fox g:fox-head
wolf, wolves: f:wolf g:wolf-head g:wolf-howl
bear, bears, grizzly: f:bear g:bear-head g:bear-face
polar bear: f:polar-bear
panda: f:panda m:panda
lion, pride: f:lion g:lion
tiger: f:tiger f:tiger-face
leopard, cheetah, panther, jaguar, puma, cougar: f:leopard
elephant: f:elephant m:elephant
giraffe: f:giraffe
zebra: f:zebra
monkey, ape, chimp: f:monkey f:monkey-face
gorilla: f:gorilla
deer, stag, antler, antlers, elk, reindeer: t:deer g:stag-head t:deer
moose: f:moose
squirrel: l:squirrel f:chipmunk acorn g:squirrel
hedgehog, porcupine: f:hedgehog g:hedgehog
badger: f:badger
beaver: f:beaver
otter: f:otter
raccoon: f:raccoon
kangaroo: f:kangaroo m:kangaroo
koala: f:koala
sloth: f:sloth
llama, alpaca: f:llama
camel: f:camel f:two-hump-camel
hippo, hippopotamus: f:hippopotamus
rhino, rhinoceros: f:rhinoceros
bison, buffalo: f:bison
mouse animal, rat: f:mouse f:rat l:rat
bat: f:bat m:bat
hamster, guinea pig: f:hamster
ornithologist, ornithology, bird, birds, sparrow, finch, robin, wren, songbird, nightingale, lark, canary, thrush: bird f:bird feather m:bird l:bird g:finch g:sparrow
birdhouse, nest: l:birdhouse f:nest-with-eggs
owl: f:owl m:owl g:owl
eagle, hawk, falcon, falconry, falconer, buzzard, condor, kestrel, osprey: f:eagle g:eagle-head g:eagle-emblem
crow, raven, blackbird, rook, magpie: f:blackbird g:raven bird
swan: f:swan g:swan
goose, geese: f:goose g:goose
duck, mallard: f:duck m:duck
flamingo: f:flamingo g:flamingo
heron, crane bird, stork, ibis: g:heron f:swan bird
peacock: f:peacock
parrot: f:parrot g:parrot-head
penguin: f:penguin m:penguin
dove, pigeon: f:dove bird g:dove
swallow, swift: g:swallow bird
gull, seagull: g:seagull bird
hummingbird, kingfisher: g:hummingbird bird
rooster, cockerel: f:rooster g:rooster
turkey: f:turkey
toucan: g:toucan
feather, quill, plume: feather f:feather
whale, whales: f:spouting-whale f:whale g:sperm-whale
dolphin: f:dolphin m:dolphin
shark: f:shark m:shark
octopus, kraken, squid ink: f:octopus g:octopus
jellyfish: f:jellyfish m:jellyfish
seahorse: g:seahorse
turtle, tortoise: f:turtle m:turtle m:tortoise
starfish, sea star: g:sea-star
seal, walrus: f:seal
seaweed, kelp, algae: f:coral waves plant
aquarium: fish f:tropical-fish m:fishbowl f:jellyfish t:fish
zoo, wildlife, wildlife park, menagerie: f:elephant f:giraffe f:lion f:flamingo paw-print
coral, reef: f:coral f:tropical-fish
trout, salmon, carp, cod: fish f:fish
shell, seashell, nautilus: f:spiral-shell l:shell g:nautilus-shell
frog, toad: f:frog g:frog
snake, serpent, cobra, viper, python animal: f:snake m:snake g:snake
lizard, gecko, chameleon, salamander, reptile: f:lizard g:gecko
crocodile, alligator: f:crocodile g:croc-jaws
dinosaur, dino, paleontologist, paleontology, palaeontology: f:sauropod f:t-rex
dragon: f:dragon f:dragon-face g:dragon-head
unicorn: f:unicorn m:unicorn
phoenix: f:phoenix-bird
bee, bumblebee: f:honeybee m:bee g:bee
butterfly, moth: butterfly f:butterfly
ladybird, ladybug: f:lady-beetle m:ladybug
ant: f:ant
beetle, insect, entomologist, entomology, bug, pest, pest control, exterminator: bug-beetle f:beetle bug f:cockroach
spider: f:spider m:spider
snail: f:snail m:snail
worm, compost, composting: f:worm m:compost recycle recycle
dragonfly: g:dragonfly butterfly
tree, trees, arborist, tree surgeon, woodland: tree f:deciduous-tree m:tree tree-evergreen l:tree-deciduous
oak: tree acorn g:oak g:oak-leaf f:deciduous-tree
pine, fir, evergreen, spruce, conifer, christmas tree farm, cedar: tree-evergreen f:evergreen-tree m:pine-tree l:tree-pine
forest, forestry, wood, woods, rewilding: tree-evergreen tree m:forest l:trees t:trees
palm, palm tree, tropical: tree-palm f:palm-tree m:palm-tree
willow, birch, ash, elm, maple, aspen: tree f:maple-leaf leaf l:tree-deciduous
leaf, leaves, foliage, fern: leaf f:leaf-fluttering-in-wind f:fallen-leaf plant g:fern
maple leaf: f:maple-leaf m:leaf-maple
plant, plants, houseplant, houseplants, nursery garden, garden centre, potted plant: potted-plant plant f:potted-plant leaf f:seedling
seedling, sprout, seed, seeds, growth, grow: plant f:seedling m:sprout m:seed
thyme, rosemary, basil, mint, sage, parsley, oregano, herb, herbs, herbal, herbalist, apothecary, botanical, botanicals, botanist, botany: leaf plant f:herb flask g:mortar flower m:mortar-pestle
moss, lichen: leaf plant
bamboo: g:bamboo f:pine-decoration
cactus, succulent, succulents, desert plant: cactus f:cactus
chrysanthemum, flower, flowers, florist, flower shop, floral, bloom, blossom, bouquet, floristry: flower flower-tulip f:bouquet f:tulip f:blossom f:hibiscus l:rose
wildflower, wildflowers: flower f:blossom butterfly
rose, roses: f:rose l:rose g:rose f:rosette
tulip: flower-tulip f:tulip
lotus, lily, water lily: flower-lotus g:lotus-flower
sunflower: f:sunflower g:sunflower
daisy, camomile: flower f:blossom g:daisy
lavender, heather, hyacinth: f:hyacinth flower plant
cherry blossom, sakura: f:cherry-blossom
poppy: m:flower-poppy g:poppy flower
iris, orchid, peony, dahlia, magnolia: flower f:hibiscus flower-tulip
clover, shamrock, lucky: clover f:four-leaf-clover f:shamrock
ivy, vine: g:vines leaf
garden, gardening, gardener, gardeners, horticulture, allotment, community garden: shovel potted-plant flower-tulip m:watering-can plant f:seedling l:shovel
landscape gardening, landscaper, landscaping: tree shovel m:flower park
lawn, lawn care, mowing, grass: m:mower m:grass t:lawn-mower plant
bonsai, plant nursery, tree nursery, garden nursery: potted-plant tree f:pine-decoration f:potted-plant plant
greenhouse: m:greenhouse g:greenhouse plant
farm, farmer, farming, agriculture, agricultural, homestead, smallholding, csa: barn tractor grains farm f:tractor windmill
barn: barn g:barn
tractor: tractor f:tractor
harvest: grains basket barn f:sheaf-of-rice
scarecrow: g:scarecrow
mountain, mountains, peak, alpine, summit, alps, ridge, highland, highlands, hill, hills: mountains f:mountain f:snow-capped-mountain f:mount-fuji l:mountain
volcano, lava: f:volcano m:volcano
rock, stone, boulder: f:rock m:terrain l:stone
cliff, crag, canyon: mountains g:crags
cave: g:cave-entrance
meadow, prairie, pasture, heath, moor: flower f:blossom butterfly plant f:hyacinth
glacier, iceberg: t:iceberg mountains snowflake
valley, fjord: mountains waves
desert, dune: f:desert cactus g:desert
island, isle: island f:desert-island m:island
beach, seaside, coast, coastal, shore, holiday: f:beach-with-umbrella umbrella m:umbrella-beach tree-palm waves beach-ball
sea, ocean, marine, maritime, nautical, tide, tidal, bay: waves anchor f:water-wave sailboat fish
wave, waves: waves f:water-wave m:waves
river, stream, creek, brook: waves g:river fish
lake, pond, lagoon: waves f:duck sailboat
waterfall: m:waterfall g:waterfall waves
spring, fountain: f:fountain drop m:fountain
harbour, harbor, port, marina, dock, quay, wharf: anchor lighthouse sailboat anchor-simple boat
anchor: anchor f:anchor m:anchor
lighthouse, beacon: lighthouse m:lighthouse m:lighthouse-on t:building-lighthouse
sun, sunny, solar, sunshine, summer: sun f:sun sun-horizon sunglasses
sunrise, dawn, morning, daybreak, sunset, dusk: sun-horizon f:sunrise f:sunset m:weather-sunset
moon, lunar, night, midnight, nocturnal: moon moon-stars f:full-moon m:weather-night
star, stars, stellar: star star-four shooting-star
planet, saturn, astronomy, cosmos, universe, galaxy, orbit, space, planetarium, cosmic: planet f:ringed-planet rocket moon-stars f:telescope f:milky-way
comet, meteor: meteor f:comet shooting-star
earth, world, globe, planet earth: globe-hemisphere-west globe m:earth globe-stand
sky, cloud, clouds: cloud f:cloud m:weather-cloudy
rain, rainy: f:cloud-with-rain umbrella m:weather-rainy
umbrella: umbrella f:umbrella
storm, thunder, thunderstorm, lightning: lightning f:cloud-with-lightning m:weather-lightning
snow, winter, ice, frost, arctic, polar, snowflake: snowflake f:snowflake f:snowman m:snowflake
wind, breeze: wind f:wind-face windmill pinwheel
rainbow: rainbow f:rainbow
tornado, hurricane: tornado hurricane
fire, flame, blaze, ember, hearth: flame fire campfire f:fire
water drop, drop, dew: drop f:droplet
autumn, fall season: f:fallen-leaf f:maple-leaf leaf
spring season: flower-tulip f:cherry-blossom f:seedling
environment, environmental, ecology, eco, sustainability, sustainable, climate, green, conservation, zero waste: leaf plant globe-hemisphere-west recycle tree l:sprout
recycling, recycle, upcycling, circular, reuse: recycle m:recycle leaf arrows-clockwise
sanctuary, animal sanctuary, animal rescue, wildlife rescue, animal rights: paw-print hand-heart f:hedgehog bird
bird sanctuary, aviary: bird f:nest-with-eggs feather
seal rescue, seal sanctuary: f:seal
beach cleanup, beach clean, ocean cleanup, litter pick: waves recycle f:beach-with-umbrella trash
tree planting, tree planting day, reforestation: tree shovel plant f:seedling
botanical garden, arboretum: leaf flower tree plant
seed bank, seed swap: plant f:seedling
urban farming, urban garden, rooftop garden: plant buildings carrot
apple day, cider festival, cider press, cidery: f:red-apple m:food-apple tree
crane: crane-tower
air, oxygen, ozone: wind cloud
carbon, carbon neutral, net zero, emission, emissions: leaf cloud plant factory
soil, earthworm: plant shovel f:worm
bloom: flower f:blossom
canopy, grove, thicket, copse: tree f:deciduous-tree tree-evergreen
estuary, marsh, wetland, wetlands, swamp, delta: waves g:heron f:duck plant
cove, inlet, lagoon, sound bay, strait: waves sailboat anchor
horizon: sun-horizon
equinox, solstice, midsummer: sun sun-horizon flower
eclipse: moon l:eclipse sun
constellation, zodiac stars, nebula: shooting-star moon-stars planet star-four
north star, polaris, northstar: star-four compass-rose
aurora, northern lights: moon-stars mountains m:aurora
thunderbird, griffin, pegasus, centaur: f:eagle f:unicorn g:pegasus
hound, greyhound, spaniel, terrier, labrador, retriever, dachshund, bulldog, pug, corgi, collie, beagle: dog f:dog paw-print
mule, donkey, burro: f:donkey
stallion, mare, foal, mustang, bronco: horse f:horse
heifer, calf, longhorn: cow f:cow
wren, tit, jay, starling, cuckoo, woodpecker, partridge, quail, pheasant, grouse, puffin, pelican, albatross, cormorant: bird f:bird feather
weasel, stoat, ermine, mink, ferret, marten: f:otter f:badger
lynx, bobcat, ocelot: f:leopard cat
narwhal, orca, porpoise: f:whale f:dolphin
tuna, mackerel, herring, sardine, anchovy, pike, perch, bass fish, halibut, eel: fish f:fish
cricket insect, grasshopper, locust: f:cricket
firefly, glow worm: bug-beetle sparkle
mosquito, midge, fly: f:mosquito f:fly
jungle, rainforest, mangrove, rain forest: tree-palm tree leaf f:parrot
tundra, taiga, antarctica, permafrost: snowflake tree-evergreen f:penguin mountains
equator, tropics, heatwave, drought: sun sun-horizon thermometer-hot
archipelago, atoll, peninsula, isthmus: island waves f:desert-island
fog, mist, haze, drizzle, blizzard, hail, hailstorm: cloud f:cloud-with-rain snowflake
breeding, breeder: paw-print dog
amber, jade, pearl, obsidian, ivory, ruby, sapphire, emerald, opal, topaz, amethyst: sketch-logo f:gem-stone m:diamond-stone l:gem
thistle, bramble, briar, gorse: plant leaf flower
pulse: heartbeat pulse
nimbus, cumulus, cirrus: cloud f:cloud
remembrance day, remembrance sunday, armistice: m:flower-poppy f:candle
`
