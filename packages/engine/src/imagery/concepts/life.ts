/** Health, style, sport, arts, learning, society and the days that people celebrate. See concepts.ts for the notation. */
export const LIFE = `
dentist, dental, tooth, teeth, orthodontist, dentistry, smile, hygienist: tooth m:tooth smiley f:toothbrush m:toothbrush
doctor, physician, gp, surgery, medical, clinic, medicine, healthcare, hospital, practice, health: stethoscope heartbeat first-aid asclepius f:stethoscope hospital
nurse, nursing, caregiver, care home, carer, elder care, hospice, home care: hand-heart heart heartbeat first-aid-kit t:nurse
pharmacy, pharmacist, drugstore, pills: pill prescription m:mortar-pestle f:pill first-aid
heart, cardiology, cardiologist, love: heart heartbeat heart-straight
eye, optician, optometrist, eyewear, vision, spectacles, glasses, ophthalmology, optics: eyeglasses eye f:glasses sunglasses m:glasses
ear, hearing, audiology: ear m:ear-hearing
brain, mind, neurology, psychology, psychologist, psychiatry: brain m:brain m:head-heart
therapy, therapist, counselling, counselor, mental health, counsellor: chats armchair couch m:head-heart hand-heart flower-lotus
lung, lungs, breathing, breath, respiratory: m:lungs wind
bone, orthopaedic, chiropractor, osteopath, osteopathy, physiotherapy, physio, chiropractic: bone person-arms-spread m:bone hand-palm t:physiotherapist
massage, spa, wellness, sauna, retreat, relaxation, wellbeing, thermal: flower-lotus f:hot-springs m:spa drop hand-palm f:lotus
midwife, maternity, baby, doula, newborn, birth, babies: baby baby-carriage f:baby-bottle m:baby-carriage f:teddy-bear
surgeon: first-aid m:doctor
blood donation, blood: drop heartbeat
ambulance, first aid, emergency, paramedic: ambulance first-aid first-aid-kit siren
vaccine, vaccination, injection: syringe f:syringe
wheelchair, disability, accessibility: wheelchair m:wheelchair-accessibility
yoga, pilates, meditation, mindfulness, zen, yoga studio: flower-lotus m:meditation m:yoga f:lotus yin-yang
fitness, gym, workout, crossfit, weights, weightlifting, strength, bodybuilding, personal trainer, personal training: barbell m:dumbbell m:kettlebell m:arm-flex m:weight-lifter
runner, jogger: person-simple-run m:run-fast sneaker-move m:run
run, running, marathon, jogging, athletics, sprint, 10k: sneaker-move person-simple-run f:running-shoe m:run-fast m:run
swim, swimming, pool, swimmer, swim club: swimming-pool waves person-simple-swim m:swim
climb, climbing, climber, bouldering, mountaineering: mountains person-simple-hike m:carabiner m:hook g:mountain-climbing g:carabiner
hike, hiking, trail, trekking, walking, rambling, outdoors, wilderness, backpacking: boot mountains f:hiking-boot backpack compass person-simple-hike tree-evergreen
camp, camping, campsite, glamping, campfire, scout, scouts: tent campfire f:tent f:camping tree-evergreen backpack
ski, skiing, snowboard, snowboarding, ski resort, ski school: person-simple-ski m:ski f:skis snowflake mountains m:snowboard
surf, surfing, surfer, surfboard, surf school: m:surfing waves f:water-wave g:surf-board
diving, scuba, snorkel, snorkelling: f:diving-mask m:diving-scuba goggles fish m:diving-snorkel
fishing, angler, angling, fishery: f:fishing-pole fish m:hook l:fishing-hook
hunting, hunter: t:deer crosshair
football, soccer, soccer club, football club: soccer-ball f:soccer-ball court-basketball
american football: football football-helmet
rugby: f:rugby-football football
basketball: basketball f:basketball m:basketball-hoop
tennis: tennis-ball f:tennis racquet
padel, squash sport, badminton: f:badminton racquet
table tennis, ping pong: ping-pong f:ping-pong
volleyball: volleyball f:volleyball
baseball, softball: baseball f:baseball baseball-helmet
cricket: cricket f:cricket-game
golf: golf f:flag-in-hole m:golf-tee
hockey, ice hockey: hockey f:ice-hockey f:field-hockey
boxing, boxer, mma, martial arts fight, kickboxing: boxing-glove f:boxing-glove
karate, judo, martial arts, taekwondo, aikido, dojo, jiu jitsu: f:martial-arts-uniform m:karate yin-yang
fencing: sword m:fencing
bowling: bowling-ball f:bowling m:bowling
skate, skateboard, skateboarding, skate shop, skatepark: f:skateboard m:skateboard sneaker
roller skate, roller disco, roller derby: f:roller-skate m:roller-skate
ice skating: f:ice-skate
dance, dancing, dancer, dance school, salsa dance, salsa night, salsa class, bachata, milonga, tango, ballroom: m:dance-ballroom f:ballet-shoes high-heel music-notes disco-ball
ballet: f:ballet-shoes m:shoe-ballet
gymnastics, acrobatics: m:gymnastics person-arms-spread
sports, sport, sports club, team, league, athletic: trophy soccer-ball medal basketball m:whistle
trophy, award, winner, championship, champion, prize, tournament: trophy medal f:trophy f:sports-medal
medal: medal f:sports-medal
fashion, clothing, clothes, apparel, boutique, wardrobe, outfit, streetwear: coat-hanger dress t-shirt f:dress shirt-folded hoodie
dress, bridal, bridal shop, gown: dress f:dress f:wedding sketch-logo
tailor, tailoring, seamstress, sewing, alterations, couture, dressmaker, haberdashery, needlework: needle scissors f:sewing-needle f:thread m:needle t:needle-thread yarn
suit, menswear: f:necktie m:tie m:bow-tie coat-hanger
shirt, t-shirt: t-shirt f:t-shirt shirt-folded
shoe, shoes, cobbler, shoemaker, footwear, sneakers, sneaker, trainers: sneaker boot high-heel f:mans-shoe f:running-shoe
boot, boots: boot f:hiking-boot f:womans-boot
hat, milliner, hats: f:top-hat cowboy-hat m:hat-fedora f:womans-hat
bag, handbag, leather goods, leather, purse, saddlery: handbag f:handbag bag tote briefcase
sunglasses: sunglasses f:sunglasses
sock, socks: sock f:socks
glove, gloves, mitten: f:gloves
scarf: f:scarf
knitting, knit, yarn, crochet, wool shop, knitwear: yarn f:yarn f:scarf
weaving, weaver, textile, textiles, fabric, loom, linen: yarn rug f:thread f:sewing-needle
quilt, quilting, patchwork: squares-four checkerboard needle
embroidery: needle f:sewing-needle flower
hair, hairdresser, hair salon, salon, stylist, haircut: scissors hair-dryer f:scissors f:hair-pick m:hair-dryer
barber, barbershop, barber shop, shave, shaving, beard: scissors f:barber-pole f:razor m:mustache m:razor-double-edge
beauty, cosmetics, makeup, make-up, skincare, beautician, aesthetics: f:lipstick flower-lotus f:lotion-bottle m:lipstick drop sparkle m:lotion
nail, nails, manicure, nail bar, nail salon, nail studio: f:nail-polish hand-palm hand sparkle
perfume, fragrance, scent, perfumery: t:perfume m:spray flower drop
soap, soap maker, soaps: f:soap drop f:bubbles
tattoo, tattoo studio, tattooist, tattoo artist: pen-nib drop skull f:rose sword
piercing: sketch-logo f:ring
skull, pirate: skull m:pirate m:skull-crossbones
music, musician, band, concert, gig, song, festival music, record label, composer: music-notes guitar vinyl-record f:musical-notes microphone-stage
jazz, jazz night, blues, swing, big band: f:saxophone f:trumpet m:saxophone m:trumpet piano-keys vinyl-record microphone-stage
saxophone, sax: f:saxophone m:saxophone
trumpet, brass band, horn: f:trumpet m:trumpet f:postal-horn
guitar, acoustic, luthier, guitarist: guitar f:guitar m:guitar-acoustic m:guitar-electric
rock music, rock band, punk, metal band, heavy metal: lightning m:guitar-electric guitar skull
violin, string quartet, orchestra, classical music, cello, symphony, philharmonic, chamber music, viola: f:violin m:violin f:musical-score m:music-clef-treble
piano, pianist, keyboard player, piano teacher: piano-keys m:piano f:musical-keyboard
drum, drums, drummer, percussion: f:drum f:long-drum l:drum
harp: g:harp
flute, recorder, clarinet: f:flute g:flute
accordion: f:accordion g:accordion
banjo, bluegrass, folk music, ukulele: f:banjo guitar
open mic, open mic night, stand-up, stand-up comedy, comedian, comedy night, slam, poetry slam: microphone-stage f:microphone mask-happy chat-teardrop
sing, singer, singing, choir, vocalist, karaoke, vocal coach: microphone-stage f:microphone music-notes microphone
dj, techno, house music, club, nightclub, rave, disco, party night, clubbing, electronic music: disco-ball vinyl-record headphones equalizer f:mirror-ball speaker-hifi
vinyl, record shop, record store, records, turntable, lp: vinyl-record m:record-player l:disc-album
podcast, podcasting, radio show, broadcast, broadcaster: microphone headphones broadcast f:studio-microphone m:podcast
radio: radio broadcast f:radio
sound, audio, recording studio, audio engineer, speaker: waveform speaker-hifi headphones equalizer faders
film, movie, cinema, filmmaker, film festival, movies, film night, screening, motion picture, documentary: film-slate film-strip f:clapper-board popcorn f:movie-camera film-reel projector-screen
video, videographer, video production, animation, animator: video-camera film-slate f:movie-camera play-circle
theatre, theater, drama, acting, play stage, improv, actor, comedy, pantomime: mask-happy f:performing-arts m:drama-masks mask-sad
opera: f:performing-arts microphone-stage mask-happy
circus, carnival, fair, funfair: f:circus-tent f:carousel-horse f:ferris-wheel m:ferris-wheel balloon
magic, magician, illusionist: magic-wand f:top-hat f:magic-wand rabbit
photography, photographer, photo, camera, photo studio, photographs: camera aperture f:camera image m:camera-iris
art, artist, gallery, art gallery, painter, exhibition, fine art, arts, art class, paint class: palette paint-brush f:artist-palette f:framed-picture frame-corners
paintbrush, brush: paint-brush f:paintbrush
sculpture, sculptor: f:moai t:chisel cube
drawing, illustration, illustrator, sketch, draw: pencil-line pencil-simple pen-nib pencil f:pencil
graphic design, design studio, designer, design, graphic designer: pen-nib bezier-curve palette compass-tool pencil-ruler
calligraphy, lettering, handwriting, ink, pen, stationery, stationer, fountain pen, writing, writer, author, poet, poetry, novelist, copywriter: pen-nib f:fountain-pen pencil-simple-line feather notebook f:black-nib
typewriter: m:typewriter
origami, paper, paper goods, papercraft: l:origami bird paper-plane-tilt newspaper
craft, crafts, handmade, craft fair, makers market, handicraft: scissors yarn paint-brush needle hammer
comic, comics, manga: chat-circle lightning book-open
game, games, gaming, gamer, video game, esports, arcade, video games: game-controller joystick f:video-game f:joystick dice-five
escape room, mystery, detective, mystery dinner: key keyhole puzzle-piece detective lock-key
board game, board games, tabletop, dice: dice-five m:dice-d20 t:meeple f:game-die puzzle-piece g:meeple
card, cards, poker, casino: spade cards poker-chip club diamond
book, books, bookshop, bookstore, bookseller, library, reading, book club, publisher, publishing, literature, literary, reader: book-open books book-bookmark f:open-book book f:books
story, stories, storytelling, fairytale, fairy tale: book-open castle-turret f:unicorn
magazine, news, newspaper, journalism, journalist, press, editorial: newspaper newspaper-clipping f:newspaper pen-nib
blog, blogger: pencil-line article newspaper
school, education, academy, college, university, teacher, teaching, tutor, tutoring, course, courses, learning, student: graduation-cap book-open chalkboard-teacher f:graduation-cap books student pencil-simple
language, languages, language school, translation, translator, english: translate chats-circle globe chat-centered-text
nursery, kindergarten, preschool, daycare, childcare, creche, playgroup, montessori: balloon f:teddy-bear baby puzzle-piece m:toy-brick horse t:horse-toy
child, children, kid, kids, childhood, playground, play: balloon smiley f:teddy-bear puzzle-piece f:kite f:playground-slide lego
family, parents, parenting: users-three house heart m:human-male-female-child
music school, music lessons, music teacher: music-notes piano-keys f:musical-score guitar
charity, nonprofit, ngo, foundation, donation, volunteer, volunteering, fundraiser, fundraising, aid, giving: hand-heart heart hands-clapping handshake f:dove globe-hemisphere-west
community, social club, neighbourhood, neighborhood, association, cooperative, coop, co-op: users-three handshake house-line hands-clapping f:houses
coworking, co-working, workspace, office: desk desktop laptop coffee buildings
peace: peace f:dove
election, vote, campaign politics, politics, political: check-square f:ballot-box-with-ballot m:vote megaphone
debate, debate night, discussion, forum, round table: chats-circle chats microphone-stage
meeting, conference, summit event, congress, talk, talks, lecture, seminar, webinar, panel discussion: microphone-stage presentation chats-circle presentation-chart m:podium
hackathon, hacker: terminal-window code lightning cpu
workshop class, class, training: chalkboard-teacher pencil-ruler presentation
parade, procession, street party: confetti balloon flag-banner f:trumpet f:party-popper
event, events, event planner, event planning, ticket, tickets, gala: ticket confetti calendar-star f:admission-tickets champagne
party, celebration, celebrate, anniversary, new year, new year's eve, nye: confetti f:party-popper balloon champagne disco-ball cheers
birthday: cake balloon confetti gift f:birthday-cake
wedding, weddings, bride, groom, marriage, wedding planner, engagement, wedding invitation: f:ring heart f:wedding flower champagne f:bouquet m:ring
valentine, valentines, romance, dating: heart f:heart-with-arrow heart-straight f:love-letter
christmas, xmas, advent, christmas market, holiday season: tree-evergreen f:christmas-tree gift star snowflake bell m:string-lights
halloween: f:jack-o-lantern ghost m:ghost f:bat
easter: egg rabbit m:egg-easter
thanksgiving: f:turkey m:food-turkey
diwali, ramadan, eid: f:diya-lamp moon-stars star-and-crescent
lantern, lunar new year, chinese new year: f:red-paper-lantern f:dragon f:firecracker
firework, fireworks: f:fireworks f:sparkler m:firework
festival, summer festival, open air, music festival: f:circus-tent confetti music-notes tent f:ferris-wheel sun
funeral, memorial, undertaker: flower-lotus f:dove f:candle flower
sale, discount, offer, clearance, black friday: tag percent seal-percent shopping-bag m:tag
travel, traveller, traveler, travel agency, tourism, tourist, tour, tours, trip, vacation, journey, adventure, expedition, explorer: compass airplane-tilt suitcase-rolling globe-hemisphere-west map-trifold mountains island
luggage, suitcase: suitcase-rolling suitcase f:luggage
safari: f:lion f:elephant f:giraffe binoculars
passport, visa, immigration: m:passport globe identification-card
binoculars, birdwatching, birding, birder: binoculars bird m:binoculars
caravan, camper, campervan, motorhome, rv, van life: van m:caravan t:camper m:van-utility tent
road, road trip, highway: road-horizon car-profile path
museum guide, guide: compass map-pin flag
astrology, zodiac, horoscope, tarot, mystic: moon-stars star-four f:crystal-ball eye planet
witch, wizard, potion: m:wizard-hat f:crystal-ball flask magic-wand
hammock: tree-palm sun
ghost: ghost f:ghost m:ghost
robot toy: robot
alien, ufo: alien flying-saucer f:flying-saucer
monster: f:octopus
mermaid: g:mermaid
angel, wing, wings: f:wing g:feathered-wing bird
hand, hands, help, support: hand-heart hand-palm handshake lifebuoy
handshake, partnership, deal, trust: handshake f:handshake
people, person, team people: users-three users person
chat, talk show, conversation, communication, message: chats-circle chat-circle chat-teardrop
mail, post, letter, newsletter, email: envelope paper-plane-tilt mailbox f:envelope
paper plane: paper-plane-tilt paper-plane
kite: f:kite m:kite
balloon party, balloons: balloon f:balloon
swing, seesaw: m:seesaw
doll, teddy, teddy bear: f:teddy-bear m:teddy-bear
lego, brick toy, building blocks, blocks: lego m:toy-brick l:blocks
button: circle-notch g:sewing-string
button badge: seal-check
crystal, crystals: f:gem-stone sketch-logo g:crystal-growth f:crystal-ball
infinity: infinity
spiral: spiral
hot tub: m:hot-tub
cigar, tobacco, pipe smoking: m:cigar m:smoking-pipe
cannabis, cbd, hemp, dispensary: m:cannabis leaf plant
stag: g:stag-head t:deer
fireplace shop: fire
dermatologist, dermatology, skin, skin clinic, pediatrician, paediatrician, paediatrics, pediatrics, gynaecologist, gynecologist, urologist, oncologist, radiologist, anaesthetist, neurologist, specialist doctor: stethoscope heartbeat first-aid asclepius
podiatrist, podiatry, chiropody, foot, feet, pedicure, reflexology: footprints sneaker
acupuncture, acupuncturist, chinese medicine: needle yin-yang person-arms-spread flower-lotus
naturopath, naturopathy, homeopath, homeopathy, holistic, ayurveda, herbal medicine: leaf m:mortar-pestle flower-lotus plant
weight loss, slimming, dieting: m:scale-bathroom sneaker-move f:green-salad
smoking cessation, quit smoking: cigarette leaf
contact lens, contact lenses, eye clinic, eye surgery, laser eye: eye eyeglasses
vaccine drive, flu shot, vaccination campaign: syringe shield-plus
blood drive, blood donation drive: drop heartbeat
mental health week, suicide prevention, depression: brain heart m:head-heart
anti bullying, bullying, kindness, empathy: hand-heart heart users-three
x-ray, radiology, scan: f:x-ray bone
fertility, ivf, pregnancy, pregnant: baby egg m:human-pregnant
parkour, freerunning: person-simple-run sneaker-move
rowing, rowing club, rower, crew rowing, regatta rowing, dragon boat: boat f:canoe m:rowing m:kayaking
paddle board, paddle boarding, sup: m:kayaking waves m:surfing
ice rink, skating rink: f:ice-skate snowflake
curling: m:curling f:curling-stone
snooker, snooker hall, billiards, pool hall, pool table: f:pool-8-ball t:sport-billiard m:billiards
darts, dart: target f:bullseye g:dart
trampoline, trampoline park, bouncy castle, soft play: person-arms-spread smiley balloon
bungee, bungee jumping, skydiving, skydive, base jumping: parachute m:parachute f:parachute
paragliding, hang gliding, gliding, glider: m:paragliding parachute wind
lawn bowls, boules, petanque, bocce: boules bowling-ball
polo, polo club, equestrian centre, show jumping, dressage, derby: horse f:horse g:horseshoe trophy
wrestling, wrestler, sumo: m:kabaddi barbell
handball, lacrosse, netball: volleyball f:lacrosse
triathlon, ironman, decathlon, biathlon: person-simple-run bicycle person-simple-swim medal
olympic, olympics: medal t:olympics f:sports-medal
frisbee, disc golf, ultimate: f:flying-disc
yo-yo, juggling, juggler: f:yo-yo f:circus-tent
kart, karting, go-kart: m:go-kart steering-wheel flag-checkered
sim racing, racing game: steering-wheel flag-checkered
drone racing: drone flag-checkered
pinball, pinball arcade: joystick game-controller
trading card, trading cards, collectible cards: cards spade
cosplay, costume, costumes, fancy dress, masquerade, masked ball: mask-happy crown f:performing-arts m:domino-mask
anime, otaku: f:shinto-shrine television star-four book-open
comic convention, comic con: lightning chat-circle m:domino-mask
superhero, hero: lightning shield-star m:domino-mask
shakespeare, playwright: feather mask-happy skull f:performing-arts
gospel, hymn, worship, praise: music-notes church hands-clapping f:dove
reggae, ska, dub, dancehall: vinyl-record speaker-hifi f:palm-tree music-notes
hip hop, hip-hop, rap, rapper, beatbox, beats, mc, breakdance: microphone-stage m:boombox vinyl-record headphones
soul, funk, motown, r&b, groove: vinyl-record microphone-stage music-notes
country music, americana, western: guitar cowboy-hat f:banjo cactus
folk, folk festival, ceilidh, bluegrass festival: f:violin f:banjo guitar f:accordion
silent disco: headphones disco-ball
latin music, mariachi, flamenco, cumbia, bossa nova, samba: guitar f:maracas f:trumpet
harmonica, bagpipe, bagpipes, oboe, bassoon, trombone, tuba: f:trumpet music-notes f:musical-score
ukulele: f:banjo guitar
synth, synthesizer, modular: piano-keys faders equalizer
soundtrack, score: music-notes film-strip
drive-in, drive-in cinema, outdoor cinema, open-air cinema: film-slate car-profile moon-stars popcorn
photo booth, selfie: camera smiley
greeting card, greeting cards, postcard, postcards: envelope heart pen-nib f:love-letter
balloon shop: balloon f:balloon
party rental, marquee hire, tent rental: f:circus-tent tent confetti
mother's day, mothers day: flower-tulip f:bouquet heart flower
father's day, fathers day: f:necktie heart m:mustache
st patrick's day, st patricks day, paddy's day: clover f:four-leaf-clover f:shamrock beer-stein
valentine's day, valentines day: heart f:heart-with-arrow
graduation, graduation party, commencement, prom: graduation-cap f:graduation-cap confetti
baby shower, gender reveal, christening, baptism: baby baby-carriage f:baby-bottle balloon
retirement, retirement party, leaving party, farewell: sun-horizon champagne cake confetti
hen party, stag party, bachelorette, bachelor party: champagne cheers confetti
reunion, class reunion, school reunion: cheers users-three graduation-cap
bar mitzvah, bat mitzvah, hanukkah, chanukah, passover: star-of-david m:menorah f:candle
first communion, confirmation: cross f:dove
quinceanera, sweet sixteen: crown cake dress
mardi gras, carnival parade: mask-happy f:performing-arts confetti
harvest festival: grains basket f:sheaf-of-rice
lantern festival, mid-autumn, moon festival: f:red-paper-lantern f:moon-cake moon
cherry blossom festival, hanami: f:cherry-blossom
pride, pride parade, lgbtq: rainbow heart flag
women's day, womens day, feminist, feminism: flower heart
earth day: globe-hemisphere-west leaf
book day, book week: book-open
open house, open day, open studio: door-open house-line
fashion show, runway, catwalk: high-heel dress coat-hanger
beer mile, fun run, charity run, colour run, relay: sneaker-move person-simple-run heart
treasure hunt, scavenger hunt: treasure-chest map-trifold compass
quiz, quiz night, trivia, pub quiz: question lightbulb trophy beer-stein
bingo, lottery, raffle, tombola: ticket number-circle-seven poker-chip
speed dating: heart clock
job fair, career fair, careers day: briefcase identification-badge handshake
swap, clothes swap, book swap, swap meet: arrows-clockwise coat-hanger
lingerie, underwear: m:lingerie f:briefs
jeans, denim: f:jeans pants
swimwear, bikini, swimsuit: f:bikini f:one-piece-swimsuit waves
kids clothes, children's clothing, baby clothes: f:baby-bottle t-shirt f:teddy-bear
uniform, workwear: hard-hat t-shirt f:safety-vest
kimono: f:kimono
watch strap, accessories: watch handbag sunglasses
eyelash, eyelashes, brow, brows, lash, lash studio, waxing: eye g:eyelashes
tan, tanning, solarium: sun sunglasses
wig, wigs, extension hair: f:hair-pick scissors
nutrition coach: carrot barbell
poetry slam: microphone-stage pen-nib
book launch, book signing, author reading: book-open pen-nib books
film club: film-slate film-strip popcorn
theatre festival, fringe: mask-happy f:performing-arts
art fair, biennale, vernissage: palette frame-corners paint-brush f:framed-picture
street art, graffiti, mural: m:spray spray-bottle paint-brush
life drawing, sketching: pencil f:pencil palette
woodcut, linocut, etching, engraving: t:chisel stamp pen-nib
animation studio: film-strip play-circle
dj school: vinyl-record headphones
language exchange, esperanto: chats-circle translate
montessori school: puzzle-piece f:teddy-bear
science museum, science centre: flask atom rocket
homework, exam, exams, test prep: exam pencil-simple books
scholarship: graduation-cap medal
thesis, dissertation, journal, paper science: article book-open newspaper
diary, notebook, notebooks: notebook f:notebook
memory, memories, nostalgia: images camera hourglass
dream, dreams: moon-stars cloud bed
hope, faith, spirit: f:dove f:candle flower-lotus
freedom, liberty, independence: bird f:dove f:eagle
victory, success: trophy flag-pennant medal
courage, bravery, strength: f:lion shield
wisdom: f:owl
speed, velocity, swift: lightning speedometer rocket
balance, harmony: scales yin-yang
growth: plant f:seedling chart-line-up
connection, connect, link, links: link handshake graph
journey, path, way, route: path compass road-horizon
home: house house-line
future: rocket-launch planet
time: hourglass clock
magic: magic-wand sparkle
secret, mystery: key keyhole
scientist, researcher: flask microscope atom test-tube
conductor, maestro: music-notes f:musical-score f:violin
clown, jester, harlequin: f:circus-tent mask-happy t:joker
orthodontics, braces, aligner, aligners, implant, implants: tooth smiley
locket, necklace, bracelet, brooch, pendant, earrings, tiara: sketch-logo f:ring crown f:gem-stone
ventriloquist, puppet, puppets, puppetry, marionette: g:puppet mask-happy f:performing-arts
sledding, sled, toboggan, luge, bobsleigh: f:sled snowflake mountains
crematorium, cemetery, graveyard, crypt: f:dove flower-lotus f:candle
scissors: scissors f:scissors
needle: needle f:sewing-needle
cap: baseball-cap f:billed-cap
coat, jacket, parka, raincoat, cardigan, sweater, jumper, pullover, pyjamas, pajamas: f:coat hoodie coat-hanger
poem, novel: book-open feather pen-nib
duvet, pillow, blanket: bed moon
acrobat, acrobatic, trapeze: f:circus-tent person-arms-spread
cymbal, cymbals, glockenspiel, xylophone: f:drum music-notes g:xylophone
rock concert, rock festival, metal concert, metal festival, metal night, rock night: m:guitar-electric lightning guitar skull
classical concert, symphony concert, philharmonic concert: f:violin f:musical-score piano-keys
science fiction, sci-fi, science fiction novel: rocket planet alien robot
thriller, crime novel, whodunit, noir: detective key knife
short story, short stories, storytime, story time, storytelling night: book-open feather
spelling bee: book-open trophy pencil-simple
school play, nativity: mask-happy f:performing-arts
charity gala, benefit, benefit concert, benefit gala: hand-heart champagne ticket
tai chi, qigong, qi gong: yin-yang person-simple-tai-chi flower-lotus
rodeo: cowboy-hat horse lasso
bastille day, national day: flag confetti f:fireworks
independence day, fourth of july, 4th of july: f:fireworks flag star
diversity, inclusion, equality, equity: users-three rainbow hand-heart
echo, echoes, resonance: waveform broadcast
drift: wind waves
ladies night: cheers high-heel martini
silent retreat, retreat: flower-lotus mountains tree-evergreen
laser tag, paintball, airsoft: crosshair target
elderly, elderly care, senior, seniors, senior living, retirement home: hand-heart house-line armchair
space museum, science centre exhibition: planet rocket f:telescope
barbershop quartet, a cappella, vocal group: microphone-stage music-notes f:microphone
hookah, shisha: cloud
neon, neon sign, neon signs: lightning lightbulb
scales, scale, weighing: scales f:balance-scale m:scale-balance
bunting, garland: flag-pennant confetti
joy, happiness, cheer, delight, happy: smiley sun confetti
mood, mood tracker, emotion, feelings: smiley smiley-wink cloud-sun
sadness, grief, sorrow, loneliness, lonely: cloud-rain smiley-sad person
anger, angry, rage: smiley-angry flame lightning
gratitude, gratitude journal, thankful: hands-praying heart notebook
focus, concentration, attention: target crosshair eye
curiosity, wonder, questions: magnifying-glass question lightbulb
calm, serenity, peace of mind, stillness: flower-lotus waves feather
courage, bravery: shield-star lightning flag
hope: plant sun f:dove
dream, dreams: cloud-moon moon-stars
friendship, friends, togetherness: handshake users heart
patience, slow: hourglass f:turtle
fear, phobia: ghost warning
habit tracker, streak: flame check-circle calendar-check
screen recorder, screen recording: record monitor-play monitor
qr, qr code, qr scanner, barcode scanner: qr-code scan barcode
backup, file backup, sync, file sync: cloud-arrow-up hard-drives floppy-disk
file, files, file manager, document, documents: file folder file-text
septic tank, sewage, drain, drainage, sewer: pipe drop m:pipe-leak
hearing aid, deaf: f:ear-with-hearing-aid ear m:ear-hearing
bricklayer, masonry, mason, stonemason: wall f:brick m:wall
earthquake, seismology, tremor: m:pulse house-line pulse warning
empanada, dumpling, dumplings, gyoza, pierogi, dim sum: f:dumpling bowl-steam
japanese garden, shrine, torii: f:shinto-shrine flower-lotus tree
gondola, venice, punting: boat f:canoe anchor
mascot hockey, puck: hockey
space camp, cosmos camp: rocket planet f:telescope
alarm, alarm clock, wake up: alarm bell sun-horizon
timer, stopwatch, pomodoro, countdown: timer hourglass clock-countdown
weather app, forecast, weather: cloud-sun sun cloud-rain
period tracker, cycle tracker: drop calendar-heart flower
step counter, pedometer: footprints sneaker-move
water intake, hydration, water reminder: drop drop-half pint-glass
wallet, expense tracker, expenses: wallet receipt coins
sleep tracker, bedtime, insomnia: moon-stars bed m:sleep
whiteboard, brainstorming, mind map: lightbulb graph note
invoice, invoicing, billing: receipt invoice file-text
calendar, scheduling, scheduler, appointment: calendar calendar-check clock
map, maps, navigation app, gps: map-pin compass map-trifold
photo editor, photo gallery, photos: image camera images
torch, flashlight: flashlight lightbulb
voice memo, dictation, voice recorder: microphone waveform record
keyboard, typing: keyboard
printer, printing, print shop: printer
wifi, hotspot, internet provider, broadband: wifi-high globe broadcast
stock market, trading, stocks, investing app: chart-line-up trend-up coins
auction, bidding: gavel tag
raffle, lottery, lotto: ticket star
scavenger hunt, treasure hunt, treasure: treasure-chest map-trifold compass
escape room: key lock-key puzzle-piece
trivia, quiz, pub quiz, quiz night: question lightbulb trophy
karaoke, open mic: microphone-stage music-notes
silent disco, disco: disco-ball headphones music-notes
flea market, jumble sale, car boot sale, yard sale: tag storefront basket
book club, reading group, storytime, story time: book-open books
clean-up, beach clean, litter pick: trash recycle broom
food bank, food drive, soup kitchen: bowl-food hand-heart package
open house, housewarming: house-line key door-open
graduation, commencement, alumni: graduation-cap confetti
baby shower, gender reveal: baby baby-carriage confetti
christening, baptism: drop f:dove church
retirement party: armchair champagne confetti
hen party, bachelorette, stag do: champagne crown confetti
padlock, lock screen: lock lock-key lock-simple
cloud storage, online storage: cloud cloud-arrow-up hard-drives
tug of war: hand-grabbing users-three trophy
air show, aerobatics, flyover: airplane airplane-tilt airplane-takeoff
soap box derby, soapbox derby, soapbox: car-profile flag-checkered trophy
sandcastle, sand castle: castle-turret f:castle beach-ball
drag, drag show, drag brunch, drag queen: crown high-heel mask-happy
blood moon, eclipse, lunar eclipse, solar eclipse: moon sun planet
settings, preferences, control panel: gear sliders gear-six
notifications, notification, reminders, reminder: bell bell-ringing alarm
dark mode, night mode: moon moon-stars
currency exchange, forex, money transfer, remittance: currency-circle-dollar coins arrows-left-right
gravity: planet arrow-down f:ringed-planet
origami: bird m:bird f:bird paper-plane-tilt
paper crane, crane bird: bird f:bird
salsa, salsa night, bachata, merengue: f:woman-dancing m:dance-ballroom high-heel music-notes
lavender: flower-lotus flower f:hyacinth
falafel, hummus, mezze: f:stuffed-flatbread bowl-food
pinball, arcade: game-controller joystick
sudoku, crossword, word game: grid-nine puzzle-piece pencil
thyme, rosemary, basil, herb, herbs, mint: leaf plant f:herb
`
