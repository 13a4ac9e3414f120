/** What a portfolio of a trade shows: sorts of works by what somebody makes, each with the drawing that keeps its place, where one does. */
import { rowSaid } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { type Drawn, drawnIn } from './drawn.ts'

/** By words of the prompt, the more special ones first; 'Name=figure'. */
const SORTS: readonly (readonly [RegExp, string])[] = [
  [
    /wild ?life|nature photo|animal photo/,
    'Big cats=lion|Elephants=elephant|Birds=eagle|Oceans=whale|Forest=deer|Insects=butterfly',
  ],
  [
    /food photo|culinary/,
    'Breakfast=pancakes|Markets=tomato|Pastry=croissant|Seafood=lobster|Drinks=cocktail-glass|Cook books=orange-book',
  ],
  [
    /wedding photo|photo.{0,40}wedding/,
    'Ceremonies=ring|Couples=two-hearts|Flowers=bouquet|Details=love-letter|Dinners=clinking-glasses|Dances=musical-notes',
  ],
  [
    /travel photo|landscape photo|mountain photo/,
    'Mountains=snow-capped-mountain|Coasts=beach-with-umbrella|Deserts=desert|Cities=cityscape|Rivers=national-park|Nights=milky-way',
  ],
  [
    /fashion photo/,
    'Editorial=dress|Lookbooks=coat|Shoes=high-heeled-shoe|Bags=handbag|Jewellery=gem-stone|Backstage=camera-with-flash',
  ],
  [
    /photo/,
    'Portraits=camera|Landscapes=snow-capped-mountain|City=cityscape|Flowers=sunflower|Animals=dog|Nights=crescent-moon',
  ],
  [
    /ceramic|pottery|potter\b/,
    'Vases=amphora|Bowls=bowl-with-spoon|Tea things=teapot|Cups=teacup-without-handle|Jars=jar|Planters=potted-plant',
  ],
  [/jewell?er|goldsmith/, 'Rings=ring|Stones=gem-stone|Crowns=crown|Watches=watch|Brooches=rosette|Ribbons=ribbon'],
  [
    /florist|floral|flowers?\b/,
    'Bouquets=bouquet|Tulips=tulip|Roses=rose|Sunflowers=sunflower|Weddings=ring|Plants=potted-plant',
  ],
  [
    /fashion|textile|tailor|costume|knit/,
    'Dresses=dress|Coats=coat|Shirts=t-shirt|Scarves=scarf|Hats=womans-hat|Bags=handbag',
  ],
  [
    /furniture|wood ?work|carpent|joiner/,
    'Chairs=chair|Sofas=couch-and-lamp|Beds=bed|Windows=window|Frames=framed-picture|Clocks=mantelpiece-clock',
  ],
  [/tattoo/, 'Roses=rose|Snakes=snake|Skulls=skull|Birds=eagle|Anchors=anchor|Moons=crescent-moon'],
  [
    /architect|interior|landscape (?:design|garden)/,
    'House=house|Library=books|Pavilion=classical-building|Studio=artist-palette|School=school|Garden=house-with-garden',
  ],
  [
    /animat|motion|3d|vfx|film|video|director/,
    'Title sequence=clapper-board|Short film=film-frames|Music video=musical-notes|Advert=television|Documentary=video-camera|Experiment=sparkles',
  ],
  [
    /music|composer|singer|producer\b|sound/,
    'Albums=optical-disk|Film music=clapper-board|Live=microphone|Strings=violin|Piano=musical-keyboard|Remixes=headphone',
  ],
  [
    /writer|author|copywrit|journalis|poet|translat/,
    'Novels=closed-book|Essays=memo|Reports=newspaper|Poems=scroll|Columns=fountain-pen|Letters=love-letter',
  ],
  [
    /\b(?:ux|ui|product design|app design|web design)/,
    'Banking app=mobile-phone|Web shop=shopping-bags|Design system=puzzle-piece|Dashboard=desktop-computer|Travel site=airplane|Research=magnifying-glass-tilted-left',
  ],
  [
    /game (?:dev|design|art)|indie game/,
    'Platformer=video-game|Puzzle=puzzle-piece|Racing=racing-car|Board game=game-die|Characters=alien-monster|Prototypes=joystick',
  ],
  [
    /develop|engineer|software|code|data|programm/,
    'Web app=laptop|Open source=gear|Data tool=desktop-computer|Game=video-game|Library=books|Experiment=test-tube',
  ],
  [
    /illustrat|artist|paint|drawing|printmak/,
    'Book covers=closed-book|Editorial=newspaper|Murals=paintbrush|Prints=framed-picture|Animals=fox|Sketches=pencil',
  ],
  [
    /chef|cook|baker|pastry/,
    'Menus=fork-and-knife-with-plate|Cakes=birthday-cake|Bread=bread|Pop-ups=cooking|Books=orange-book|Events=clinking-glasses',
  ],
  [
    /actor|actress|dancer|model\b|theat/,
    'Stage=performing-arts|Film=clapper-board|Dance=ballet-shoes|Voice=studio-microphone|Portraits=camera|Press=newspaper',
  ],
]
const ANY =
  'Identity=artist-palette|Packaging=package|Website=laptop|Poster=framed-picture|Books=closed-book|Signs=bell'

/** Six sorts of works; their names stand until the works are there. */
export const sortsOfWork = (brief: Brief): Drawn[] => drawnIn(rowSaid(brief, SORTS, brief.subject.industry) ?? ANY)
