/**
 * What the icons of a set show, by trade: Phosphor's names, the most telling first. One set of one hand has one stroke, one
 * radius and one grid; what it does not have is not in these lists.
 */

/** What any application is worked with. */
export const INTERFACE =
  'house magnifying-glass user bell gear heart calendar-blank chat-circle envelope-simple camera lock map-pin star download-simple share-network trash'

/** By the part of a trade after its slash, by a whole trade, or by an industry. */
export const TRADE_ICONS: Readonly<Record<string, string>> = {
  travel:
    'airplane-tilt suitcase-rolling compass map-trifold camera bed umbrella globe-hemisphere-west ticket mountains train backpack anchor sun tent',
  hotel:
    'bed key bathtub coffee wifi-high swimming-pool suitcase-rolling bell-ringing car fork-knife towel elevator lamp calendar-check globe wind',
  outdoors:
    'tent mountains compass backpack campfire flashlight binoculars map-trifold boot tree-evergreen fish bicycle sun cloud-rain knife footprints',
  bakery:
    'bread cake cookie egg coffee grains basket cooking-pot timer oven shopping-bag storefront chef-hat ice-cream heart clock',
  cafe: 'coffee coffee-bean cookie tea-bag bread cake storefront clock wifi-high ice-cream armchair gift credit-card drop leaf',
  restaurant:
    'fork-knife chef-hat bowl-food wine cooking-pot fish pizza hamburger pepper carrot knife bowl-steam beer-bottle cheese clock bell-ringing',
  food: 'fork-knife carrot orange fish egg bread cheese pepper grains cherries avocado bowl-food knife cooking-pot shopping-cart leaf',
  bar: 'beer-stein wine martini champagne beer-bottle brandy music-notes ticket clock moon-stars pint-glass disco-ball microphone-stage users cherries orange-slice',
  'ice-cream':
    'ice-cream cookie cherries orange-slice snowflake cake gift heart storefront sun coffee star smiley basket popcorn',
  grocery:
    'shopping-cart carrot orange egg bread fish cheese basket tag receipt avocado pepper grains storefront truck',
  farm: 'tractor plant grains carrot egg cow barn leaf sun drop tree basket shovel horse potted-plant cloud-rain',
  garden:
    'plant flower shovel leaf potted-plant drop sun tree flower-tulip scissors grains basket bug-beetle butterfly cloud-rain house-line',
  fitness:
    'barbell heartbeat timer person-simple-run sneaker bicycle chart-line-up trophy calendar-check drop person-simple-tai-chi fire scales boxing-glove users towel',
  yoga: 'person-simple-tai-chi flower-lotus heart leaf sun moon wind drop timer calendar-blank flower peace bell music-notes users towel',
  sports:
    'trophy soccer-ball basketball tennis-ball medal sneaker ticket timer users strategy flag football baseball volleyball calendar-blank',
  health:
    'stethoscope heartbeat pill syringe first-aid-kit hospital ambulance bandaids calendar-check user thermometer tooth eye brain flask drop',
  hospital:
    'hospital stethoscope ambulance heartbeat pill syringe first-aid-kit bed calendar-check bandaids baby brain thermometer flask tooth drop',
  dental:
    'tooth calendar-check first-aid-kit smiley clock phone shield-check syringe user drop star sparkle heart pill map-pin users',
  veterinary:
    'paw-print dog cat bone stethoscope syringe bird fish rabbit heartbeat first-aid-kit pill calendar-check house horse bandaids',
  pets: 'paw-print dog cat bone fish bird rabbit house scissors bathtub heart shopping-bag stethoscope calendar-check tennis-ball',
  technology:
    'cpu robot cloud code device-mobile laptop wifi-high lock database gear chart-line-up lightning hard-drives terminal-window circuitry plug',
  software:
    'code cloud gear database lock chart-bar users bell terminal-window git-branch bug device-mobile folder plug lightning globe',
  security:
    'lock shield-check key fingerprint eye camera bell-ringing password shield-warning user-check wifi-high database siren house-line detective scan',
  finance:
    'piggy-bank coins chart-line-up credit-card bank wallet receipt calculator hand-coins percent target shield-check calendar-blank bell lock chart-pie-slice',
  law: 'scales gavel briefcase handshake file-text bank shield-check pen-nib users signature books seal-check lock clock building-office chat-circle',
  consulting:
    'lightbulb handshake chart-line-up target users strategy briefcase compass presentation puzzle-piece calendar-blank chat-circle magnifying-glass rocket-launch path gear',
  'real-estate':
    'house-line key buildings map-pin door bed bathtub garage tree handshake calendar-check ruler swimming-pool couch percent',
  construction:
    'hard-hat hammer crane wrench ruler truck blueprint paint-roller house-line traffic-cone shovel ladder wall screwdriver buildings gear',
  architecture:
    'buildings blueprint ruler compass-tool pencil-ruler house-line stairs door tree cube grid-four building-office bridge bank lightbulb crane',
  interior:
    'couch lamp armchair paint-roller chair ruler swatches potted-plant frame-corners house-line rug door bed desk lightbulb picture-in-picture',
  'home-services':
    'wrench hammer house-line paint-roller broom plug lightbulb drop key ladder screwdriver toolbox fan calendar-check truck phone',
  automotive:
    'car wrench gas-pump engine tire gauge car-battery key steering-wheel garage drop seat truck road-horizon gear calendar-check',
  bicycle: 'bicycle wrench map-trifold gauge lock path mountains timer flag gear drop backpack heart users trophy',
  logistics:
    'truck package boat airplane-tilt warehouse map-pin barcode clock globe-hemisphere-west train path scales clipboard-text handshake shield-check users',
  education:
    'book-open graduation-cap pencil-simple student chalkboard-teacher atom globe-hemisphere-west lightbulb exam backpack calculator ruler notebook palette microscope trophy',
  children:
    'baby balloon rocket-launch puzzle-piece baby-carriage game-controller smiley book-open paint-brush star house-line lego music-notes',
  books:
    'book-open books bookmark-simple pen-nib eyeglasses coffee lamp feather magnifying-glass heart armchair notebook star quotes storefront',
  music:
    'music-notes headphones microphone-stage guitar vinyl-record piano-keys speaker-high radio playlist waveform metronome ticket heart play-circle equalizer users',
  film: 'film-slate video-camera popcorn ticket projector-screen film-reel microphone star play-circle monitor-play calendar-blank mask-happy users camera lightbulb trophy',
  photography:
    'camera aperture image lightbulb frame-corners film-strip sun heart user monitor calendar-check images flashlight printer star',
  art: 'palette paint-brush pencil-simple image frame-corners eye paint-bucket cube swatches scissors pen-nib lightbulb ticket heart calendar-blank users',
  design:
    'pen-nib palette cursor swatches ruler layout text-aa bezier-curve image eyedropper cube frame-corners paint-brush lightbulb monitor',
  gaming:
    'game-controller joystick sword trophy shield ghost dice-five puzzle-piece crown lightning headset heart skull star users target',
  science:
    'atom flask microscope dna test-tube planet magnet chart-line brain leaf thermometer lightbulb graph calculator book-open',
  environment:
    'leaf recycle tree plant drop sun wind globe-hemisphere-west bicycle solar-panel butterfly mountains cloud fish plug-charging house-line',
  energy:
    'lightning solar-panel windmill plug-charging battery-charging sun wind gauge factory lightbulb drop leaf house-line chart-line-up charging-station recycle',
  charity:
    'hand-heart heart handshake gift users globe-hemisphere-west house-line bowl-food t-shirt first-aid-kit megaphone coins calendar-blank envelope-simple leaf star',
  community:
    'users-three handshake heart house-line calendar-blank chat-circle megaphone map-pin tree bowl-food hand-heart star flag globe-hemisphere-west music-notes book-open',
  event:
    'calendar-blank ticket microphone-stage music-notes confetti balloon map-pin clock camera users gift champagne fork-knife cake star megaphone',
  wedding:
    'diamond heart flower-lotus church champagne cake envelope-simple camera music-notes gift calendar-blank flower balloon fork-knife car',
  beauty:
    'scissors flower-lotus sparkle drop eye hand-soap hair-dryer heart flower bathtub calendar-check paint-brush leaf star clock',
  fashion:
    't-shirt dress pants sneaker handbag coat-hanger high-heel scissors tag hoodie sunglasses belt needle shopping-bag baseball-cap watch',
  jewellery:
    'diamond crown watch sparkle heart gift star scales magnifying-glass certificate storefront sketch-logo credit-card shield-check flower lock',
  retail:
    'shopping-bag shopping-cart tag storefront credit-card gift package truck percent receipt barcode heart star basket wallet arrows-clockwise',
  shop: 'shopping-bag shopping-cart tag storefront credit-card gift package truck percent receipt barcode heart star basket wallet arrows-clockwise',
  craft: 'scissors needle yarn paint-brush hammer ruler palette pencil-simple basket tag gift storefront heart knife',
  media:
    'microphone megaphone video-camera newspaper radio broadcast camera play-circle article headphones monitor-play chat-circle users chart-line-up rss image',
  agency:
    'megaphone lightbulb target chart-line-up pen-nib palette rocket-launch users cursor-click camera chat-circle puzzle-piece video-camera globe handshake star',
  weather:
    'sun cloud cloud-rain cloud-lightning snowflake wind thermometer umbrella moon-stars cloud-fog rainbow drop sun-horizon cloud-sun tornado waves',
  social:
    'heart chat-circle share-network user bell camera image bookmark-simple smiley thumbs-up users paper-plane-tilt video-camera music-notes map-pin star',
}
