/** Trades, industry, buildings, vehicles, technology, business. See concepts.ts for the notation. */
export const TRADES = `
bicycle, bike, bicycles, cycling, cyclist, bike shop, second-hand bicycles, velo, fixie, pedal: bicycle f:bicycle m:bike m:bike-fast gear
bike repair, bicycle repair, bicycle workshop: bicycle wrench gear m:bike
e-bike, electric bike: m:bicycle-electric bicycle lightning
car, cars, automobile, auto, car dealer, dealership, car rental, vehicle: car-profile car f:automobile m:car-side m:car-sports steering-wheel
garage, mechanic, car repair, auto repair, auto shop, mot, panel beater: wrench car-profile m:car-wrench gear engine tire
car wash, valeting, detailing: m:car-wash spray-bottle car-profile drop
vintage car, classic car: m:car-convertible car-profile f:automobile steering-wheel
tyre, tire, tyres: tire m:tire f:wheel
taxi, cab, rideshare, minicab: taxi f:taxi m:taxi
motorcycle, motorbike, biker: motorcycle f:motorcycle m:motorbike
scooter, moped, vespa: moped f:motor-scooter scooter m:moped
racing, motorsport, race, grand prix, rally: f:racing-car flag-checkered m:racing-helmet speedometer
driving school, driving: steering-wheel car-profile traffic-cone m:steering
truck, lorry, haulage, freight, trucking: truck truck-trailer f:articulated-lorry m:truck
van, removals, moving company, movers, moving: truck package van f:delivery-truck m:truck-delivery
delivery, courier, parcel, shipping, logistics, dispatch, fulfilment: package truck paper-plane-tilt f:delivery-truck m:truck-fast shipping-container
warehouse, storage, self storage: warehouse package m:warehouse
container, cargo: shipping-container crane-tower package boat l:ship-cargo
bus, coach: bus f:bus m:bus
train, railway, rail, station, model railway, locomotive: train f:locomotive train-simple f:train m:train
tram, streetcar: tram f:tram
subway, metro: subway f:metro
plane, airplane, aeroplane, airline, aviation, flight, airport, pilot, flying: airplane-tilt airplane-takeoff airplane f:airplane f:small-airplane
helicopter: f:helicopter m:helicopter
drone: drone m:quadcopter
balloon, hot air balloon: m:airballoon balloon f:balloon t:air-balloon
rocket, launch, startup, space travel: rocket-launch rocket f:rocket
boat, sailing, sailboat, yacht, regatta, sailor, sail: sailboat f:sailboat boat anchor m:sail-boat
ship, ferry, cruise, liner: boat f:ship f:passenger-ship m:ferry l:ship
canoe, kayak, rowing, paddle: f:canoe m:kayaking l:kayak boat
submarine: m:submarine g:submarine
law, lawyer, attorney, solicitor, legal, barrister, law firm, justice, notary, court: scales gavel f:balance-scale f:classical-building m:scale-balance bank
accountant, accounting, bookkeeping, bookkeeper, tax, audit: calculator coins chart-pie-slice receipt m:finance notebook invoice
finance, financial, bank, banking, investment, investor, wealth, capital, fund, asset management: bank coins piggy-bank trend-up f:classical-building vault
insurance, insurer, protection: umbrella shield-check shield f:umbrella shield-checkered
savings, saving, pension: piggy-bank coins acorn vault
crypto, blockchain, bitcoin: currency-btc coin-vertical cube m:bitcoin
money, cash, payment, payments, fintech: coins wallet money credit-card cardholder
mortgage, loan, lender: house-line bank key coins
consulting, consultant, consultancy, strategy, advisory, advisor, management: strategy compass lightbulb briefcase m:chess-knight compass-rose
coach, coaching, mentor, mentoring, life coach, leadership: compass lightbulb path mountains compass-rose
recruitment, recruiter, hiring, jobs, careers, staffing, hr: briefcase handshake users-three identification-badge m:briefcase
marketing, advertising, pr, promotion, branding agency: megaphone f:megaphone target rocket-launch f:bullseye
agency, creative agency, studio, creative: lightbulb pen-nib paint-brush asterisk cube
sales team, sales pipeline, growth hacking, analytics, report, annual report, quarterly results, kpi, data, dashboard, statistics, insights: chart-bar chart-line-up trend-up graph f:bar-chart f:chart-increasing
real estate, estate agent, realtor, property, letting, lettings, realty, homes: house-line key buildings house f:house m:home-city
house, home, cottage, housing, residence: house house-line f:house f:house-with-garden m:home-variant m:home
apartment, apartments, flat, condo: building-apartment buildings building f:office-building
hotel, inn, hostel, bed and breakfast, guesthouse, lodging, resort, b&b, guest house: bed call-bell key f:bellhop-bell f:hotel m:bell door
concierge, reception: call-bell f:bellhop-bell key
key, keys, locksmith: key f:old-key lock-key m:key-variant keyhole
lock, padlock: lock f:locked keyhole
security, alarm system, guard, surveillance, cybersecurity, cyber security, privacy: shield-check shield lock-key security-camera fingerprint shield-checkered
construction, builder, building company, contractor, building firm: crane-tower hard-hat hammer bulldozer wall f:building-construction f:brick
crane: crane-tower crane
excavator, digger, groundworks: m:excavator bulldozer l:shovel
brick, masonry, mason, bricks: wall f:brick l:brick-wall f:rock
roofer, roofing, roof: house-line m:home-roof hammer house
plumber, plumbing, heating engineer: wrench pipe-wrench pipe drop m:pipe-wrench m:faucet
tap, faucet, water tap: m:faucet drop
electrician, electrical, electric, electricity: lightning plug lightbulb f:electric-plug f:high-voltage
carpenter, carpentry, joiner, joinery, woodworking, woodworker, cabinet maker, furniture maker: hammer f:carpentry-saw m:hand-saw log m:saw-blade axe t:chisel
sawmill, timber, lumber, log, firewood: log m:saw-blade axe f:wood
blacksmith, forge, metalwork, welding, welder, ironwork, foundry, steel: m:anvil g:anvil hammer fire g:blacksmith
painter and decorator, decorating, decorator, house painter, paint, painting company: paint-roller paint-brush paint-bucket l:paint-roller f:paintbrush
handyman, repair, repairs, repair shop, maintenance, fix, tools, tool, fixer, toolmaker, hardware store: wrench hammer toolbox screwdriver f:hammer-and-wrench m:tools
hammer: hammer f:hammer
wrench, spanner: wrench f:wrench
screwdriver: screwdriver f:screwdriver
axe, hatchet: axe f:axe
shovel, spade, digging: shovel m:shovel
ladder, window cleaning, window cleaner: m:squeegee spray-bottle ladder drop
cleaning, cleaner, housekeeping, maid, cleaning service, janitor: broom spray-bottle sparkle f:broom f:bucket f:soap
laundry, laundrette, dry cleaning, dry cleaner, laundromat, washing: washing-machine t-shirt coat-hanger m:washing-machine f:basket f:socks
ironing: m:iron
chimney sweep, chimney, fireplace, stove: fire m:fireplace g:chimney flame
hvac, air conditioning, heating, cooling: fan thermometer snowflake flame m:hvac
interior, interior design, interiors, home decor, decor, furniture, homeware, upholstery: armchair lamp couch lamp-pendant chair rug
chair: chair armchair f:chair m:chair-rolling
sofa, couch: couch m:sofa f:couch-and-lamp
lamp, lighting, lights: lamp lightbulb lamp-pendant m:floor-lamp
light, bulb, lightbulb, idea, ideas, innovation, innovative, brainstorm: lightbulb lightbulb-filament f:light-bulb
bed, mattress, sleep, bedding, bedroom: bed moon-stars m:bed moon
bathroom, bath, bathtub: bathtub shower f:bathtub
rug, carpet: rug
curtain, curtains, blinds: m:curtains
mirror: f:mirror l:mirror-round
candle, candles, candle maker, chandlery: f:candle m:candle flame
pottery, potter, ceramics, ceramic, ceramicist, clay, kiln, vase: f:amphora l:amphora g:amphora hand-palm m:pot jar
glass, glassblowing, stained glass, glazier: squares-four wine g:glass-shot
tile, tiles, tiling, tiler, flooring, mosaic: checkerboard grid-four squares-four
architecture, architect, architects, architectural: compass-tool buildings blueprint l:drafting-compass ruler
engineer, engineering, machinery, machine, mechanical, manufacturing, industrial: gear gear-six factory engine f:gear wrench
factory, industry, plant factory: factory f:factory m:factory
robot, robotics, automation, android, bot, chatbot: robot m:robot-industrial head-circuit f:robot
tech, technology, tech company, tech startup, deep tech: cpu circuitry code lightning
ai, artificial intelligence, machine learning, neural: brain head-circuit graph sparkle m:brain cpu
software, app, developer, development, programming, coding, programmer, saas, code: code terminal-window brackets-curly cpu cube m:code-tags
web, web design, website, internet, online: globe browser cursor-click globe-simple
cloud computing, hosting, server, devops: cloud hard-drives cpu
chip, semiconductor, electronics, circuit, hardware, microchip: cpu circuitry m:chip graphics-card
computer, pc, it support, it services, laptop, computer repair: laptop desktop desktop-tower f:laptop
phone, smartphone, mobile, phone repair, telecom, telecoms: device-mobile phone device-mobile-camera f:mobile-phone
wifi, wireless, broadband, network: wifi-high broadcast cell-tower network
satellite: f:satellite f:satellite-antenna m:satellite-variant
printer, printing, print shop, printmaker, letterpress, printmaking, screen printing: printer stamp newspaper m:printer f:printer
3d printing, 3d: cube m:printer-3d printer
startup accelerator, incubator: rocket-launch egg plant
energy, power, renewable, renewables, utility: lightning solar-panel wind windmill plug m:wind-turbine
solar energy, solar panel, photovoltaic, solar panels, solar power: solar-panel sun solar-roof m:solar-power
wind power, wind farm, wind turbine, turbine: m:wind-turbine windmill wind fan
windmill: windmill
battery, batteries: car-battery f:battery m:car-battery
charging, ev, electric car, charging station: charging-station plug-charging m:car-electric lightning
oil, gas, petrol, fuel station, petrol station, gas station: gas-pump f:fuel-pump f:oil-drum
nuclear: atom nuclear-plant radioactive
mine, mining, miner, coal, quarry: f:pick m:pickaxe hard-hat g:mining g:mine-wagon
gold, bullion: m:gold coins f:coin
waste, rubbish, trash, skip hire: recycle trash truck
science, scientific, research, laboratory, lab, chemistry, chemist: flask test-tube atom microscope f:alembic f:test-tube
physics, atom, atomic, quantum: atom m:atom
biotech, biology, genetics, dna, genomics: dna f:dna microscope test-tube
microscope: microscope f:microscope
telescope, observatory, stargazing: f:telescope m:telescope moon-stars shooting-star
maths, mathematics, math: math-operations compass-tool calculator f:abacus pi
clock, watch, watchmaker, time, horology, watches, clockmaker: watch clock f:watch g:pocket-watch gear hourglass f:mantelpiece-clock
hourglass: hourglass f:hourglass-done
shop, store, boutique shop, retail, retailer, corner shop, kiosk, general store: storefront bag shopping-bag shopping-bag-open basket m:storefront
ecommerce, online shop, shopping: shopping-bag shopping-cart bag basket
second-hand, thrift, vintage shop, charity shop, antiques, antique, flea market: coat-hanger armchair recycle lamp f:mantelpiece-clock
auction, auctioneer: gavel m:gavel
gift, gifts, gift shop, present, wrapping: gift f:wrapped-gift m:gift
toy, toys, toy shop, toy maker: f:teddy-bear puzzle-piece balloon lego m:teddy-bear t:horse-toy robot f:nesting-dolls
bridge: bridge f:bridge-at-night
tower: castle-turret cell-tower f:tokyo-tower
castle, fortress, citadel: castle-turret f:castle m:castle
city, urban, skyline, metropolis, town: city buildings f:cityscape m:city
village: f:houses house-line
museum, monument, heritage, history, historical, historic: bank f:classical-building g:greek-temple f:amphora columns
pillar, column: m:pillar columns f:classical-building
temple, shrine, pagoda: f:shinto-shrine t:torii m:temple-buddhist
church, parish, chapel, christian, faith, ministry: church cross f:church f:dove
mosque, islamic: mosque star-and-crescent f:mosque
synagogue, jewish: synagogue star-of-david f:synagogue
factory shop, workshop, makerspace, maker: hammer wrench toolbox gear
compass: compass compass-rose m:compass f:compass
map, maps, cartography, atlas: map-trifold globe-stand compass-rose f:world-map
flag: flag flag-banner flag-pennant
bell: bell f:bell m:bell
archery, archer, bow and arrow: f:bow-and-arrow m:bow-arrow target g:archer
arrow, arrows: arrow-fat-right arrow-right arrow-fat-line-right
target, goal, aim: target f:bullseye crosshair
puzzle: puzzle-piece f:puzzle-piece
chess: m:chess-knight f:chess-pawn m:chess-king checkerboard
crown, royal, king, queen, regal: crown f:crown m:crown
shield: shield f:shield shield-checkered
sword, knight, swords: sword f:crossed-swords shield m:sword
diamond, gem, jewel, jewellery, jewelry, jeweller, jeweler, gemstone, goldsmith, silversmith, ring: sketch-logo f:gem-stone f:ring f:ring m:diamond-stone m:ring l:gem
scaffolding, scaffold, scaffolder: ladder crane-tower hard-hat
demolition, wrecking: t:wrecking-ball bulldozer hammer
asphalt, paving, road construction, roadworks, tarmac: road-horizon traffic-cone bulldozer
tunnel: m:tunnel
window, windows, window manufacturer, glazing, double glazing: f:window house
door, doors, gate, gates: door f:door
kitchen fitter, kitchen design, fitted kitchens, kitchens: cooking-pot oven m:stove chef-hat
swimming pool builder, pool builder, pool service, pools: swimming-pool waves
fence, fencing contractor, fence installer: m:fence t:fence
carport: garage car-profile
heat pump, heat pumps, boiler, radiator: m:heat-pump m:radiator thermometer flame fan
water purification, water treatment, water filter, irrigation, well drilling: drop waves f:droplet m:water-pump
insulation, loft, attic: house-line thermometer
surveyor, land surveying, surveying: m:tape-measure compass-tool map-trifold
rope, rope maker, ropes, knot, knots, macrame: f:knot g:knot anchor m:jump-rope
sailmaker, boat builder, boatyard, shipyard, shipbuilding, shipwright: sailboat anchor hammer m:ship-wheel
bell foundry: bell fire
organ, organ concert, organist, pipe organ: piano-keys church music-notes
globe maker: globe-stand globe-hemisphere-west
leather workshop, leatherwork, saddle, saddler, tanner: briefcase handbag needle
bookbinder, bookbinding, printing press: book book-bookmark needle
woodturning, woodturner, whittling, wood carving, woodcarver, carving: log t:chisel axe f:wood m:saw-blade
taxidermist, taxidermy: t:deer f:owl
basket weaving, basketry, wicker: basket f:basket
toolmaker, machinist, cnc, lathe, milling: gear wrench m:saw-blade
printing house: printer
vpn, vpn service, firewall, encryption, password, password manager, authentication: lock-key shield-check key fingerprint
email marketing, email, mailing list: envelope paper-plane-tilt megaphone
calendar, calendar app, scheduling, booking, appointment, appointments, planner: calendar f:calendar calendar-check
habit, habit tracker, tracker, to-do, todo, task, tasks, productivity, checklist: check-square list-checks check-circle calendar-check target
budget, budgeting, expense, expenses, price comparison: piggy-bank calculator wallet coins chart-pie-slice
invoice, invoicing, billing, receipt: receipt invoice calculator
crm, customer support, call centre, call center, helpdesk, customer service: headset chats-circle phone users-three
api, database, backend, infrastructure: database hard-drives cloud code
open source, hackerspace: code terminal-window git-branch
game studio, game developer, indie game: game-controller joystick
social network, social media, influencer: chats-circle heart users-three hash
dating app, matchmaking: heart f:heart-with-arrow chats-circle
ride sharing, car sharing, carpool: car-profile users-three steering-wheel
leasing, car leasing, fleet: car-profile key
auctions, pawn shop, pawnbroker: gavel coins watch f:ring
garage sale, yard sale, car boot sale, jumble sale, rummage sale, boot sale: tag lamp armchair package
housewarming, housewarming party, moving in: house-line key confetti
fire brigade, fire department, firefighter, firefighters, fire station: fire-truck flame f:fire-engine fire-extinguisher
police, police station, sheriff: f:police-car shield-star siren police-car
coast guard, lifeguard, sea rescue, lifeboat, rescue: lifebuoy f:ring-buoy anchor boat
mountain rescue, ski patrol: mountains first-aid lifebuoy
air ambulance: f:helicopter first-aid
road safety, traffic, traffic safety: traffic-signal traffic-cone road-horizon
military, army, veteran, veterans, soldier: medal-military shield-star f:military-medal
navy, naval: anchor boat m:ship-wheel
space agency, astronaut, cosmonaut: rocket-launch planet
geology, geologist, mineral, minerals, fossil, fossils: f:rock f:gem-stone f:spiral-shell
archaeology, archaeologist, excavation: f:amphora shovel bone
philosophy, philosopher, thinker: brain lightbulb book-open
economics, economist, trade: chart-line-up coins globe
weather, meteorology, forecast, weather app: sun cloud f:sun-behind-cloud m:weather-partly-cloudy
camera shop, lens, lenses, optics shop: camera aperture
packaging, box, boxes, carton, cardboard: package cube f:package
label, labels, price tag, tags: tag
stamp, stamps, philately: stamp m:postage-stamp
coin, coins, numismatics: coin f:coin coins
escape, exit: door-open key
umbrella maker: umbrella
elevator, lift, escalator: elevator stairs
parking, car park: car-profile traffic-sign garage
funicular, cable car, gondola: cable-car f:aerial-tramway
steam train, steam engine: f:locomotive m:train
pirate ship, galleon: g:galleon m:pirate skull
viking, vikings, norse: g:drakkar axe sword
samurai, ninja, shogun: g:katana m:ninja f:japanese-castle
roman, romans, gladiator, legion: g:coliseum f:classical-building shield
egypt, pyramid, pyramids, pharaoh, sphinx: l:pyramid g:egypt g:ankh f:camel
greek, greece, olympus: f:classical-building g:greek-temple f:amphora f:olive
paris, france, eiffel: m:eiffel-tower f:croissant
london, england, britain: crown umbrella f:bus
new york, manhattan, liberty: f:statue-of-liberty buildings city
japan, tokyo, kyoto: f:shinto-shrine f:mount-fuji f:cherry-blossom t:torii
india, bombay: f:elephant f:lotus flower-lotus f:hindu-temple
mexico: cactus f:cactus sun skull
africa, kenya, savanna, savannah: f:lion f:elephant f:giraffe g:africa
scandinavia, nordic, sweden, norway: mountains tree-evergreen snowflake
craftsman, artisan, craftsperson, stonemason, wheelwright, thatcher, tinsmith: hammer t:chisel wrench m:anvil
cooper, cooperage: m:barrel g:barrel hammer
monastery, abbey, convent, priory, cathedral, basilica, minster: church f:church cross
amphitheatre, amphitheater, colosseum, coliseum, arena, stadium: g:coliseum f:stadium m:stadium
skyscraper, high-rise, penthouse, tower block: building-office buildings city
bungalow, chalet, cabin, lodge, hut, log cabin: house-line f:house-with-garden f:hut tree-evergreen
copper, bronze, brass, iron, metal, aluminium, tin: m:anvil coins hammer gear
marble, granite, slate, quartz, limestone: f:rock mountains f:gem-stone
hovercraft: boat
tricycle: bicycle baby
tsunami: f:water-wave warning
saw: f:carpentry-saw m:hand-saw m:saw-blade
chisel: t:chisel hammer
basket: basket f:basket
telephone: phone f:telephone m:deskphone
electronics store: cpu plug headphones
edtech: graduation-cap lightbulb code
proptech: house-line key cpu
agritech, agtech: plant tractor cpu
martech, adtech: megaphone target chart-bar
cleantech, greentech, climate tech: leaf solar-panel lightning
insurtech: umbrella shield-check
iot, sensor, sensors, smart device: broadcast cpu wifi-high
data center, data centre: hard-drives cloud database
remote work, home office, work from home: laptop house-line desk
team building, teamwork, hr team: users-three handshake puzzle-piece
supply chain, procurement, import export: package truck globe shipping-container
payroll, salary: money calculator coins
loyalty, loyalty program, membership, rewards, customer loyalty: medal heart cardholder gift
note, notes, note taking, note-taking app: notebook note-pencil pencil-simple
compliance, regulation, governance, risk: shield-check scales check-square
city council, council, municipality, government, parliament, ministry: bank f:classical-building
opening, grand opening, ribbon cutting, now open: storefront door-open confetti
closing sale, closing down sale, last chance: tag percent
membership card: cardholder
innovation lab: lightbulb flask
type foundry, typography, typeface, font, fonts, type design: text-aa pen-nib
print, prints, print studio, risograph, poster shop: printer stamp frame-corners
tiny house, tiny houses: house house-line f:hut
vertical garden, vertical gardens, green wall, green roof, roof garden: potted-plant plant leaf
`
