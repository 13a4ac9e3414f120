/**
 * Words that tell an industry, and what to show for it. A row: words (singular and plural both match), then the objects
 * that stand for them, most telling first. Longer phrases win over single words.
 */
import { table } from '../phrases.ts'
import type { Industry } from '../types.ts'

export interface Trade {
  industry: Industry
  objects: string[]
}

const ROWS: [Industry, [string, string][]][] = [
  [
    'coffee',
    [
      [
        'coffee roaster|coffee roastery|coffee roasters|roastery|roaster|roasters|espresso bar|espresso',
        'coffee bean, coffee cup',
      ],
      [
        'coffee shop|cafetería|cafeteria|kaffee|kaffeehaus|cafétéria|caffè|coffeeshop|coffee house|coffeehouse|café|cafe|cafes|coffee bar|coffee|barista|latte|cappuccino|coffee brand|coffee cart|coffee truck',
        'coffee cup, coffee bean',
      ],
      ['tea shop|tea house|teahouse|tea room|tea|matcha|chai|bubble tea|boba', 'teapot, tea leaf, tea cup'],
    ],
  ],
  [
    'bakery',
    [
      [
        'bakery|panadería|bäckerei|boulangerie|padaria|panetteria|panificio|bakeries|baker|bakehouse|bread|sourdough|baked goods|bakes',
        'bread, wheat',
      ],
      [
        'cake shop|cake|cakes|patisserie|pastry|pastries|cupcake|cupcakes|cakery|macarons|confectionery',
        'cake, cupcake',
      ],
      ['croissant|croissants', 'croissant'],
      ['donut|donuts|doughnut|doughnuts|donut shop', 'donut'],
      ['cookie|cookies', 'cookie'],
      ['chocolate|chocolatier|chocolates|chocolate shop', 'chocolate, cocoa'],
      ['candy|sweets|candy shop|sweet shop', 'candy, lollipop'],
      ['bagel|bagels|pretzel|pretzels', 'bagel, bread'],
    ],
  ],
  [
    'restaurant',
    [
      [
        'restaurant|restaurante|ristorante|gaststätte|restaurants|bistro|brasserie|eatery|diner|trattoria|fine dining|tavern|steakhouse|dining|dinner|gastropub|supper club|osteria|taverna|grill|grillhouse|canteen',
        'fork and knife, plate',
      ],
      ['pizzeria|pizza', 'pizza'],
      ['sushi|japanese restaurant|sashimi|omakase', 'sushi, fish'],
      ['ramen|noodle|noodles|noodle bar|pho', 'noodles, bowl'],
      ['burger|burgers|burger joint|hamburger', 'burger'],
      ['taco|tacos|taqueria|mexican restaurant|burrito|burritos|cantina', 'taco, chili'],
      ['seafood|seafood restaurant|oyster|fish and chips', 'fish, lobster'],
      ['bbq|barbecue|smokehouse|barbeque|grillhouse', 'grill, flame, meat'],
      ['italian restaurant|pasta|pasta bar', 'pasta, fork and knife'],
      ['indian restaurant|curry|curry house', 'bowl, chili'],
      ['vegan restaurant|salad bar|salad|salads|poke', 'salad, leaf'],
      ['dumplings|dumpling|dim sum|chinese restaurant|thai restaurant|korean restaurant', 'chopsticks, bowl'],
      ['chef|private chef|personal chef|cook|cooking', 'chef hat'],
      ['menu', 'fork and knife'],
      ['food truck|street food', 'food truck'],
      ['brunch|breakfast|pancakes', 'egg, pancakes'],
    ],
  ],
  [
    'bar',
    [
      [
        'brewery|craft brewery|craft brewery|craft beer|beer|brewing|brewpub|taproom|microbrewery|ale|ipa|brewer|beer garden|oktoberfest|beer festival',
        'beer, hops',
      ],
      ['wine|winery|vineyard|wine bar|wines|wine tasting|sommelier|winemaker|natural wine', 'wine glass, grapes'],
      ['cocktail|cocktails|cocktail bar|bar|mixology|mixologist|happy hour|speakeasy', 'martini, cocktail'],
      ['pub|irish pub', 'beer'],
      ['distillery|whiskey|whisky|gin|rum|vodka|tequila|mezcal|spirits|bourbon|distiller', 'bottle, barrel'],
      ['cidery|cider', 'apple, bottle'],
      ['nightclub|club night', 'disco ball'],
    ],
  ],
  [
    'food',
    [
      ['ice cream|gelato|gelateria|ice cream shop|ice-cream|frozen yogurt|popsicle', 'ice cream'],
      ['juice|smoothie|smoothies|juice bar|juicery|juices', 'orange, juice, glass'],
      ['lemonade|lemonade stand', 'lemon, glass'],
      ['grocery|grocer|groceries|supermarket|deli|delicatessen|corner shop', 'basket, apple'],
      ['butcher|meat|butcher shop', 'meat, knife'],
      ['cheese|cheesemonger|cheesemaker|creamery', 'cheese'],
      ['honey|beekeeper|apiary', 'bee, honey, honeycomb'],
      ['catering|caterer', 'cloche, plate'],
      ['hot sauce|sauce|chili|chilli|salsa', 'chili, flame, bottle'],
      ['olive oil', 'olive'],
      ['spice|spices', 'mortar, leaf'],
      ['food|meal|meal kit|meal prep|recipes|recipe|snack|snacks|gourmet|kitchen|foodie', 'fork and knife, carrot'],
      ['popcorn', 'popcorn'],
      ['hot dog|hot dogs', 'hot dog'],
      ['jam|preserves|marmalade|kombucha|pickles|kimchi', 'jar'],
    ],
  ],
  [
    'farm',
    [
      ["farmers market|farmers' market|farmer's market|farm stand", 'carrot, basket'],
      [
        'farm|farms|farming|farmer|agriculture|ranch|harvest|dairy|organic farm|orchard|crops|grower|homestead|agritech|agriculture technology',
        'barn, wheat, tractor',
      ],
      ['egg|eggs|poultry|chicken farm', 'egg, chicken'],
    ],
  ],
  [
    'fashion',
    [
      [
        'fashion|clothing|apparel|clothes|clothing brand|streetwear|fashion brand|boutique|fashion boutique|garment|dresses|womenswear|menswear|swimwear|lingerie|knitwear|outfit|denim|jeans|loungewear|activewear',
        'dress, clothes hanger, t-shirt',
      ],
      ['tailor|tailoring|seamstress|alterations|bespoke suits|suits', 'scissors, needle and thread'],
      ['shoe|shoes|sneaker|sneakers|footwear|boots|cobbler', 'shoe'],
      ['sock|socks', 'socks'],
      ['hat|hats|milliner', 'hat'],
      ['bag|bags|handbag|handbags|leather goods|leather', 'handbag'],
      ['eyewear|sunglasses|glasses', 'sunglasses'],
      ['thrift|thrift store|vintage clothing|second-hand clothing', 'clothes hanger, t-shirt'],
      ['watch|watches|watchmaker', 'watch'],
    ],
  ],
  [
    'beauty',
    [
      [
        'hair salon|peluquería|coiffeur|friseur|friseursalon|cabeleireiro|parrucchiere|hairdresser|hairstylist|hair stylist|hair|hair studio',
        'scissors, hair dryer',
      ],
      ['barber|barbershop|barber shop|barbers|grooming for men', 'razor, scissors, mustache'],
      ['nail salon|nails|manicure|nail studio|nail artist|nail bar', 'nail polish, hand'],
      ['makeup|make-up|cosmetics|makeup artist|lipstick|beauty products', 'lipstick, brush'],
      ['spa|day spa|massage|massage therapist|wellness spa', 'lotus, flower, candle'],
      [
        'skincare|skin care|beauty|beauty salon|aesthetics|esthetician|lashes|lash studio|brows|serum|moisturizer|med spa|facial|facials',
        'flower, droplet, leaf',
      ],
      ['perfume|fragrance|perfumery|scent', 'perfume'],
      ['tattoo|tattoo studio|tattoo artist|tattoos', 'tattoo machine, rose, needle'],
      ['soap|soaps|soapmaker|bath', 'soap, bubbles'],
    ],
  ],
  [
    'jewellery',
    [
      [
        'jewelry|jewellery|jeweler|jeweller|goldsmith|diamonds|diamond|engagement rings|rings|necklace|gemstones|earrings|gems',
        'diamond, ring',
      ],
    ],
  ],
  [
    'fitness',
    [
      [
        'gym|fitness|crossfit|personal trainer|personal training|workout|bodybuilding|strength training|fitness studio|fitness app|strength|bootcamp|hiit|weightlifting|fitness coach',
        'dumbbell',
      ],
      ['running|runner|run club|running club|marathon|half marathon|5k|10k|fun run', 'running shoe, runner'],
      ['boxing|martial arts|karate|judo|taekwondo|mma|jiu-jitsu|kickboxing', 'boxing glove'],
      [
        'dance studio|dance|ballet|dancer|salsa night|salsa class|salsa classes|salsa lessons|dance school',
        'dancer, ballet shoe',
      ],
      ['pilates|barre', 'lotus, person stretching'],
      ['swimming|swim school|swim|aquatic', 'waves, swimmer'],
      ['climbing|climbing gym|bouldering', 'mountain, carabiner'],
    ],
  ],
  [
    'yoga',
    [
      [
        'yoga|yoga studio|meditation|mindfulness|yoga teacher|yoga retreat|yoga class|meditation app|breathwork|reiki|zen|holistic',
        'lotus, yoga pose, sun',
      ],
    ],
  ],
  [
    'dental',
    [
      [
        'dentist|dentista|zahnarzt|dentiste|zahnarztpraxis|dental|dental clinic|orthodontist|dentistry|teeth|tooth|orthodontics|dental practice|braces',
        'tooth',
      ],
    ],
  ],
  ['veterinary', [['vet|veterinary|veterinarian|vet clinic|animal hospital|veterinary clinic', 'paw, dog, heart']]],
  [
    'pets',
    [
      [
        'dog training|puppy training|dog walker|dog walking|dog grooming|dog|dogs|puppy|puppies|dog trainer|dog daycare|dog groomer|dog park|dog food',
        'dog, paw, bone',
      ],
      ['cat|cats|kitten|kittens|cat cafe|cat sitter', 'cat, paw'],
      [
        'pet|pets|pet shop|pet store|pet food|pet grooming|animal shelter|animal rescue|pet sitter|pet care|pet adoption|groomer|kennel|shelter animals',
        'paw, dog, cat',
      ],
      ['aquarium|fish tank', 'fish'],
      ['horse|horses|equestrian|stable|stables|horse riding', 'horse, horseshoe'],
      ['bird|birds|parrot', 'bird'],
    ],
  ],
  [
    'health',
    [
      ['pharmacy|pharmacist|medicine|drugstore|pharma|pharmaceutical', 'mortar, pill'],
      [
        'pediatrician|paediatrician|cardiologist|neurologist|gynecologist|general practitioner|doctor|clinic|medical|hospital|physician|healthcare|health care|medical practice|surgeon|health|telehealth|telemedicine|nurse|nursing|health clinic|urgent care|medtech|dermatologist|dermatology',
        'stethoscope, heartbeat, medical cross',
      ],
      [
        'physiotherapy|physiotherapist|physio|chiropractor|chiropractic|osteopath|physical therapy|physical therapist',
        'spine, person stretching, hand',
      ],
      [
        'therapist|psychologist|therapy|mental health|counseling|counselling|psychotherapy|psychotherapist|counselor|psychiatrist',
        'brain, heart, leaf',
      ],
      ['nutrition|nutritionist|dietitian|vitamins|supplements|dietician', 'apple, leaf'],
      ['optician|optometrist|eye clinic|eye care', 'eye, glasses'],
      ['midwife|doula|maternity|birth center|fertility', 'baby, heart'],
      ['blood drive|blood donation', 'droplet, heart'],
      ['wellness|wellbeing|well-being|acupuncture|acupuncturist|self-care|naturopath|herbalist|sleep', 'leaf, lotus'],
      ['senior care|elder care|home care|care home|caregiver|hospice', 'hands, heart'],
    ],
  ],
  [
    'security',
    [
      ['locksmith|locksmiths|keys cut|key cutting', 'key, lock'],
      [
        'cybersecurity|cyber security|security|cyber|vpn|password manager|antivirus|infosec|alarm|encryption|privacy',
        'shield, lock, key',
      ],
    ],
  ],
  [
    'software',
    [
      [
        'saas|software|app|web app|mobile app|productivity app|task manager|task management|project management|platform|software company|crm|api|developer tool|developer tools|devops|cloud|cloud storage|dashboard|analytics|data analytics|todo app|to-do app|note-taking app|notes app|workflow|automation|code|coding|programming|programmer|developer|web developer|database|open source|open-source|hosting',
        'code, layers, browser',
      ],
      ['note taking|notes', 'note, pencil'],
      ['calendar app|scheduling|calendar|booking app', 'calendar'],
      ['chat app|messaging|messaging app|messenger|chat', 'chat bubble'],
      ['weather app|weather', 'sun, cloud'],
      ['analytics|analytics platform|metrics', 'chart'],
      ['chatbot|ai assistant|virtual assistant', 'robot, chat bubble'],
      ['dating app|dating', 'heart, chat bubble'],
      ['to-do|todo|tasks|task|checklist', 'checklist'],
      ['email client|email app', 'envelope'],
      ['recipe app', 'chef hat, fork and knife'],
      ['step counter', 'footprints'],
      ['camera app', 'camera'],
    ],
  ],
  [
    'technology',
    [
      [
        'ai|artificial intelligence|machine learning|ai startup|ai company|deep learning|llm',
        'brain, sparkle, circuit',
      ],
      ['computer repair|laptop repair|pc repair|it support', 'laptop, wrench'],
      ['phone repair|screen repair', 'mobile phone, wrench'],
      [
        'tech|technology|tech startup|tech company|startup|hardware startup|computer hardware|iot|electronics|gadget|gadgets|semiconductor|chip|computer|computers|it services|it support|it company|hi-tech|innovation|smart home|tech conference|quantum|phone repair|smartphone',
        'circuit, chip, cube',
      ],
      ['robot|robotics|robots', 'robot'],
      ['drone|drones', 'drone'],
      ['blockchain|crypto|cryptocurrency|bitcoin|web3|nft', 'blockchain, coin, cube'],
      ['telecom|internet provider|wifi|network|networking|5g', 'wifi, antenna'],
      ['vr|virtual reality|augmented reality', 'vr headset'],
    ],
  ],
  [
    'finance',
    [
      [
        'fintech|finance|bank|banking|financial|financial advisor|financial planner|investment|investments|investing|wealth|wealth management|insurance|mortgage|mortgage broker|hedge fund|venture capital|capital|trading|stock|stocks|credit union|payment|payments|budget|budgeting|savings|financial planning|asset management|private equity|loans|pension',
        'chart, coin, column',
      ],
      [
        'accountant|accounting|accountants|bookkeeping|bookkeeper|tax|taxes|tax advisor|payroll|audit|cpa',
        'calculator, chart',
      ],
    ],
  ],
  [
    'law',
    [
      [
        'law|abogado|abogados|avocat|rechtsanwalt|kanzlei|advogado|avvocato|law firm|lawyer|attorney|legal|law office|notary|solicitor|barrister|litigation|paralegal|immigration lawyer|family lawyer',
        'scales, column, gavel',
      ],
    ],
  ],
  [
    'consulting',
    [
      ['job fair|now hiring|hiring|jobs|recruitment fair', 'briefcase, handshake, people'],
      [
        'consulting|consultant|consultancy|consultants|management consulting|business coach|coach|coaching|life coach|advisory|strategy|hr|recruitment|recruiter|recruiting|leadership|executive coach|mentoring|career coach|staffing|human resources|business consulting',
        'compass, handshake, chart',
      ],
    ],
  ],
  [
    'real-estate',
    [
      [
        'real estate|realtor|realty|property|real estate agent|real estate agency|properties|property management|apartments|homes for sale|housing|open house|letting|estate agent|condos|broker|house for sale',
        'house, key',
      ],
    ],
  ],
  [
    'construction',
    [
      [
        'engineering|engineer|civil engineer|structural engineer|structural engineering|mechanical engineer|mechanical engineering',
        'gear, ruler, crane',
      ],
      [
        'construction|builder|builders|contractor|building company|construction company|general contractor|masonry|concrete|excavation|demolition|scaffolding|home builder|civil engineering|stonemason|bricklayer',
        'crane, hard hat, brick',
      ],
      ['roofing|roofer', 'roof, house'],
      ['lumber|timber|sawmill', 'saw, log'],
    ],
  ],
  [
    'architecture',
    [
      [
        'architecture|architecte|arquitecto|arquitecta|architekt|architektin|arquiteto|architetto|architect|architects|architecture studio|architectural|architecture firm|urban planning',
        'building, ruler, arch',
      ],
    ],
  ],
  [
    'interior',
    [
      [
        'interior design|interior designer|interiors|interior|furniture|chairs|chair|ergonomic chairs|desks|tables|sofas|home decor|decor|furniture store|furniture maker|lighting store|rugs|homeware|mattress|lamps',
        'chair, sofa, lamp',
      ],
      ['kitchens|cabinet maker|joinery|cabinets', 'cabinet, chair'],
    ],
  ],
  [
    'home-services',
    [
      ['plumber|plumbing|plumbers|pipes|drain|drains', 'wrench, pipe, droplet'],
      ['electrician|electric|electrical|electricians', 'lightning, plug, bulb'],
      ['hvac|heating|air conditioning|cooling|furnace', 'thermometer, fan, flame'],
      [
        'cleaning|cleaning service|cleaner|cleaners|maid|janitorial|housekeeping|house cleaning|window cleaning|laundry|dry cleaner|laundromat|dry cleaning',
        'broom, sparkle, bucket',
      ],
      [
        'handyman|home repair|repairs|repair|repair shop|home renovation|renovation|remodeling|maintenance|home improvement',
        'hammer, wrench',
      ],
      ['painter|painting company|house painter|painters|decorator|house painting', 'paint roller, paint brush'],
      [
        'landscaping|gardener|landscaper|lawn care|lawn|gardening|garden center|garden centre|tree service|arborist|garden design',
        'tree, leaf, shovel',
      ],
      ['moving|moving company|movers|removals', 'moving truck, box'],
      ['pest control|exterminator', 'bug'],
      ['pool cleaning|pool service', 'waves, pool'],
      ['carpenter|carpentry|woodworker|woodworking|woodwork', 'saw, hammer, wood'],
    ],
  ],
  [
    'bicycle',
    [
      [
        'bicycle|bicycles|bike|bikes|bike shop|bicycle shop|cycling|bike repair|bicycle repair|cycling club|cyclist|second-hand bicycles|bike rental|e-bike|cycle|cycles|mountain bike|mountain biking|cargo bikes',
        'bicycle, gear, wheel',
      ],
    ],
  ],
  [
    'automotive',
    [
      ['parking|car park|parking app', 'parking, car'],
      ['car wash|car detailing|detailing', 'car, bubbles, droplet'],
      [
        'car|cars|auto|auto repair|mechanic|garage|automotive|auto shop|car dealership|dealership|car repair|tire|tires|tyres|car rental|taxi|electric car|ev|driving school|rideshare|auto body|used cars|car service',
        'car, wrench, gear',
      ],
      ['motorcycle|motorbike|motorcycles|moto|biker', 'motorcycle'],
      ['truck|trucks|trucking', 'truck'],
      ['ev charging|charging station', 'lightning, plug, car'],
    ],
  ],
  [
    'logistics',
    [
      [
        'logistics|shipping|freight|delivery|courier|transport|transportation|warehouse|supply chain|trucking company|cargo|fulfilment|fulfillment|postal|last-mile delivery',
        'truck, box, package',
      ],
    ],
  ],
  [
    'travel',
    [
      [
        'travel|travel agency|tour|tours|tourism|vacation|adventure travel|trips|trip|holidays|cruise|backpacking|expedition|tour operator|tour guide|journey|cruises|wanderlust',
        'plane, compass, map',
      ],
      ['airline|airlines|flight|flights|aviation|pilot|airport|flight school', 'plane'],
      ['sailing|yacht|boat|boats|marina|sail|yachts|charter|ferry|boat rental|regatta|shipyard', 'sailboat, anchor'],
      ['train|trains|railway|rail|metro|subway', 'train'],
      ['campervan|van life|rv|caravan', 'van'],
    ],
  ],
  [
    'hotel',
    [
      [
        'hotel|hotels|resort|hostel|guesthouse|guest house|bed and breakfast|b&b|inn|lodge|vacation rental|holiday rental|boutique hotel|airbnb|villa|chalet|holiday home',
        'bed, key, bell',
      ],
      ['beach resort|beach hotel', 'palm tree, waves'],
      ['glamping|cabin|cabins', 'cabin, tree, tent'],
    ],
  ],
  [
    'education',
    [
      [
        'school|education|university|college|tutoring|tutor|academy|online course|online courses|course|courses|learning|e-learning|elearning|teacher|students|student|language school|training|classes|class|lecture|workshop|edtech|scholarship|graduation|math|maths|language app|learn|language learning|high school|career fair|study|literacy|enrollment|stem',
        'book, graduation cap, pencil',
      ],
      ['chess|chess club|chess tournament', 'chess knight'],
      ['spelling bee', 'bee, book'],
    ],
  ],
  [
    'children',
    [
      ['theme park|amusement park|water park|waterpark|funfair|fun fair|fairground', 'ferris wheel, balloon'],
      [
        "kids|children|kindergarten|daycare|nursery|preschool|toys|toy store|toy shop|baby|toddler|babysitter|babysitting|kids' club|child care|childcare|playground|playgroup|summer camp|baby shower|nanny|toy|toddlers|kids club|montessori",
        'teddy bear, balloon, building blocks',
      ],
    ],
  ],
  [
    'books',
    [
      [
        'book|books|bookstore|bookshop|publisher|publishing|library|author|book club|novel|writer|literature|poetry|poetry night|editor|literary|book fair|book fest|bookseller|poet|storytelling|reading app|ebooks|audiobooks|copywriter|copywriting|bookbinder|spoken word',
        'book, feather',
      ],
    ],
  ],
  [
    'music',
    [
      ['jazz|jazz night|jazz club|jazz festival|jazz band|saxophone|saxophonist|blues', 'saxophone, trumpet'],
      [
        'dj|techno|techno night|rave|electronic music|house music|nightclub|dj night|edm|disco|dj set',
        'turntable, vinyl, headphones',
      ],
      ['vinyl|record store|record shop|record label|records|vinyl records', 'vinyl'],
      [
        'guitar|guitarist|guitar teacher|rock|rock band|rock concert|folk|country music|acoustic|indie|punk|metal|luthier|open mic|bluegrass|indie band|punk show',
        'guitar, microphone',
      ],
      ['piano|pianist|piano lessons|piano teacher', 'piano'],
      [
        'classical|orchestra|symphony|violin|violinist|string quartet|chamber music|cello|philharmonic',
        'violin, music notes',
      ],
      [
        'choir|singer|karaoke|vocal|hip hop|hip-hop|rap|gospel|opera|singing|vocalist|karaoke night',
        'microphone, music notes',
      ],
      ['drum|drums|drummer', 'drum'],
      ['podcast|podcasts|radio|radio station|podcasting|audio', 'microphone, headphones'],
      [
        'music|concert|band|musician|live music|music festival|music school|gig|music app|recording studio|music production|album|music streaming|songwriter|playlist',
        'music notes, guitar, headphones',
      ],
    ],
  ],
  [
    'film',
    [
      [
        'film|movie|cinema|filmmaker|film festival|video|videographer|video production|screening|documentary|theater|theatre|streaming|movies|production company|movie night|film club|animation|film production|filmmaking|cinematographer|actor|thriller|horror film',
        'film reel, clapperboard, camera',
      ],
      [
        'play|comedy|comedy night|stand-up|stand up|improv|stand-up comedy|comedy club|comedian',
        'microphone, theater masks',
      ],
      ['musical|drama|stage|drama club|shakespeare', 'theater masks'],
      ['magic show|magician', 'magic wand, top hat'],
      ['circus', 'circus tent'],
    ],
  ],
  [
    'photography',
    [
      [
        'photography|fotógrafo|fotógrafa|photographe|fotograf|fotografin|fotografia|photographer|photo studio|photos|wedding photographer|portrait photography|photo|photo booth|camera',
        'camera, aperture',
      ],
    ],
  ],
  [
    'art',
    [
      [
        'art|artist|gallery|art gallery|painting|museum|exhibition|art school|sculptor|ceramics exhibition|illustrator|illustration|art fair|street art|art class|murals|muralist|art show|drawing|watercolor|art exhibition|painter artist|paint night|printmaking|sculpture',
        'palette, paint brush',
      ],
    ],
  ],
  [
    'design',
    [
      [
        'design studio|graphic designer|graphic design|designer|design|ux designer|branding|web design|product designer|product design|ui design|typography|brand designer|creative director|ux|industrial design|design conference|design week',
        'pen nib, shapes, ruler',
      ],
    ],
  ],
  [
    'agency',
    [
      [
        'agency|marketing agency|creative agency|digital agency|marketing|advertising|seo|pr|social media manager|digital marketing|advertising agency|public relations|social media agency|social media marketing|content marketing|ad agency|growth',
        'megaphone, chart, lightbulb',
      ],
    ],
  ],
  [
    'gaming',
    [
      [
        'game|gaming|games|esports|e-sports|video game|game studio|board game|gamer|arcade|tabletop|rpg|board games|video games|lan party|game night|twitch|streamer|board game cafe|game jam|indie game|dungeons and dragons|pinball',
        'game controller, dice',
      ],
    ],
  ],
  [
    'sports',
    [
      ['football|soccer|soccer team|football club|soccer club', 'soccer ball'],
      ['basketball|basketball team', 'basketball'],
      ['tennis|tennis club|padel|pickleball|badminton|squash', 'tennis ball, racket'],
      ['golf|golf club|golf tournament', 'golf flag'],
      ['baseball|softball', 'baseball'],
      ['volleyball|beach volleyball', 'volleyball'],
      ['hockey|ice hockey', 'hockey stick'],
      ['rugby', 'rugby ball'],
      ['cricket', 'cricket bat'],
      ['rowing|rowing club|crew team', 'oar, boat'],
      ['skateboard|skateboarding|skate|skate shop|skatepark|skate park', 'skateboard'],
      ['archery', 'bow and arrow'],
      ['bowling', 'bowling ball'],
      ['sports|sport|team|tournament|league|championship|athletics|sports club|triathlon|stadium', 'trophy, medal'],
      ['fencing', 'sword'],
      ['roller derby|roller skating', 'roller skate'],
    ],
  ],
  [
    'outdoors',
    [
      ['surf|surfing|surf school|surf shop|surfboard', 'wave, surfboard'],
      ['ski|skiing|snowboard|ski resort|ski school|snow', 'skis, mountain, snowflake'],
      ['hiking|hike|mountain|mountains|trail|trekking|mountaineering|trails|alpine', 'mountain, hiking boot'],
      ['camping|campsite|camp|outdoor|outdoors|outdoor gear|campground|scouts', 'tent, campfire, tree'],
      ['fishing|angling|fly fishing', 'fish, fishing hook'],
      ['kayak|kayaking|canoe|paddle|paddleboard|rafting', 'kayak, paddle'],
      ['diving|scuba|dive shop|dive center|snorkeling', 'diving mask, fish'],
      ['hunting', 'deer, antlers'],
      ['park|national park|nature reserve|wilderness|birdwatching|birding', 'tree, bird, mountain'],
    ],
  ],
  [
    'environment',
    [
      ['recycling|recycle|zero waste|zero-waste|waste management|compost|upcycling', 'recycle, leaf'],
      [
        'ocean|ocean conservation|sea|beach cleanup|beach clean-up|marine|marine conservation|coral reef|plastic pollution',
        'wave, fish, whale',
      ],
      [
        'climate|climate change|sustainability|sustainable|eco|eco-friendly|environment|environmental|conservation|earth day|nature|ecology|biodiversity|reforestation|planet|tree planting|climate action|carbon|eco brand',
        'leaf, globe, tree',
      ],
      ['wildlife|wildlife conservation', 'deer, leaf, paw'],
      ['water|clean water|water conservation', 'droplet'],
    ],
  ],
  [
    'craft',
    [
      [
        'florist|flower shop|flowers|floral|floristry|flower|bouquet|bouquets|wedding florist|flower farm|floral design',
        'flower, rose, tulip',
      ],
      [
        'plant|plants|plant shop|houseplants|plant store|plant nursery|botanical|succulents|greenhouse|seeds|terrariums',
        'potted plant, leaf, cactus',
      ],
      ['pottery|ceramics|ceramic|potter|ceramicist|clay', 'vase, bowl'],
      ['candle|candles|candle maker|candle studio|candle making', 'candle, flame'],
      ['knitting|yarn|wool|crochet|weaving|textile|textiles|weaver', 'yarn, knitting needles'],
      ['sewing|quilt|quilting|embroidery', 'needle and thread, button'],
      [
        'handmade|craft|crafts|artisan|maker|handcrafted|craft fair|etsy shop|makers|maker market|craft market|calligraphy|stationery|paper goods',
        'hand, scissors, pencil',
      ],
      ['printing|print shop|letterpress|screen printing', 'printer, stamp'],
      ['blacksmith|forge|metalwork|welding|welder', 'anvil, hammer'],
      ['glass|glassblowing|stained glass', 'vase, flame'],
      ['woodturning', 'wood, tree'],
    ],
  ],
  [
    'energy',
    [
      ['solar|solar energy|solar panels|solar power|solar company', 'sun, solar panel'],
      ['wind energy|wind power|wind farm|wind turbine', 'wind turbine'],
      [
        'energy|renewable energy|clean energy|battery|power|utility|electricity|oil and gas|nuclear|geothermal|green energy|hydrogen|renewables',
        'lightning, bulb, battery',
      ],
    ],
  ],
  [
    'science',
    [
      [
        'science|laboratory|lab|biotech|biotechnology|chemistry|research|physics|genetics|science fair|biology|pharmacology|scientist|neuroscience|researcher|research lab',
        'flask, atom, dna',
      ],
      [
        'space|astronomy|rocket|aerospace|planetarium|observatory|satellite|astronaut|stargazing|star party',
        'rocket, planet, telescope',
      ],
    ],
  ],
  [
    'charity',
    [
      [
        'charity|nonprofit|non-profit|ngo|fundraiser|donation|foundation|volunteer|volunteers|food bank|fundraising|relief|donate|volunteering|food drive|homeless shelter|benefit concert|charity run',
        'heart, hands',
      ],
    ],
  ],
  [
    'community',
    [
      ['church|worship|ministry|parish|gospel church|bible|vacation bible school', 'church, dove, cross'],
      [
        'community|community center|neighborhood|town hall|association|union|co-op|coworking|co-working|coworking space|community garden|block party|neighbourhood|meetup|civic|election|political|campaign|vote|voting|pride|pride parade|club|city council|rally',
        'people, hands, house',
      ],
      ['mosque|ramadan|eid|iftar', 'moon, lantern'],
      ['synagogue|hanukkah', 'menorah, star of david'],
      ['diwali', 'lamp, flame'],
    ],
  ],
  [
    'wedding',
    [
      [
        'wedding|bridal|bride|wedding planner|engagement|engagement party|save the date|bridal shower|weddings|wedding dress|nuptials',
        'rings, heart, flower',
      ],
    ],
  ],
  [
    'event',
    [
      [
        'christmas|christmas market|xmas|holiday market|christmas party|carol|carols',
        'christmas tree, snowflake, star',
      ],
      ['halloween|halloween party|haunted house', 'pumpkin, ghost, bat'],
      ['easter|easter egg hunt', 'easter egg, rabbit'],
      ['birthday|birthday party|kids birthday', 'balloon, cake, gift'],
      ["new year|new year's eve|new year's|nye", 'fireworks, champagne'],
      [
        'fete|fête|summer fete|party|festival|event|events|event planner|event planning|gala|ball|carnival|celebration|anniversary|block party|summer party|fest|reunion|fair|parade|garden party|pool party|mardi gras|masquerade',
        'confetti, balloon, ticket',
      ],
      [
        'conference|summit|expo|seminar|webinar|convention|trade show|symposium|hackathon|meetup|panel|keynote|networking event|ted talk',
        'microphone, podium, people',
      ],
      [
        'flea market|market|bazaar|night market|street market|garage sale|yard sale|book sale|bake sale|pop-up market',
        'market stall, basket, bunting',
      ],
      ["valentine's|valentine's day|valentines|mother's day|mothers day", 'heart, flower'],
      ["st patrick's|st. patrick's day|saint patrick's day", 'clover'],
      ['thanksgiving', 'turkey, leaf'],
      ['independence day|4th of july|fourth of july|fireworks', 'fireworks, star'],
      ['quiz night|pub quiz|trivia|trivia night', 'question mark, lightbulb'],
    ],
  ],
  [
    'media',
    [
      [
        'magazine|newspaper|journalism|news|media|blog|newsletter|journalist|tv|television|broadcast|youtube channel|blogger|content creator|influencer|media company|zine',
        'newspaper, megaphone, broadcast',
      ],
    ],
  ],
  [
    'retail',
    [
      [
        'shop|store|ecommerce|e-commerce|online store|retail|sale|summer sale|black friday|cyber monday|discount|clearance|flash sale|winter sale|shopping|gift shop|gifts|marketplace|souvenir|boutique shop|convenience store|spring sale|holiday sale|online shop|mall|gift|outlet',
        'shopping bag, tag, basket',
      ],
      ['hardware|hardware store|tools|tool shop', 'hammer, wrench'],
      ['antique|antiques|antique shop', 'lamp, clock, vase'],
      ['vape|vape shop|smoke shop', 'smoke'],
      ['cannabis|dispensary|cbd|hemp', 'cannabis leaf'],
      ['phone case|phone accessories', 'smartphone'],
      ['headphones|speakers|earbuds', 'headphones'],
      ['kitchenware|cookware', 'pot, knife'],
      ['pharmacy chain', 'pill'],
    ],
  ],
]

export const TRADES = table<Trade>(
  ROWS.flatMap(([industry, rows]) =>
    rows.map(([names, objects]): [string, Trade] => [
      names.replaceAll(" ' ", "' "),
      { industry, objects: objects.split(', ') },
    ]),
  ),
)

/** Every industry with the phrases that tell it. */
export const TRADE_ROWS: readonly (readonly [Industry, string[]])[] = ROWS.map(([industry, rows]) => [
  industry,
  rows.flatMap(([names]) => names.split('|')),
])
