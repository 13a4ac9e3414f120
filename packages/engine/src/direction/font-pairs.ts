/**
 * The type pairs: a display and a text family that were looked at together. A line: display, text, weights of display,
 * text and strong text, tracking of large display type (em; absent: the family's own), corner radius that goes with the
 * shapes of the letters, moods, industries.
 */

import type { Tone } from '../base/tones.ts'
import type { Industry } from '../brief/types.ts'
import { fontEntry } from '../type/catalogue.ts'
import type { FontFamily } from '../type/types.ts'
import { affinities } from './affinity.ts'

export interface FontPair {
  display: FontFamily
  text: FontFamily
  weights: { display: number; text: number; strong: number }
  /** em */
  tracking: number
  /** 0 sharp … 24 soft. */
  radius: number
  moods: readonly Tone[]
  industries: readonly Industry[]
}

type Line = [
  display: FontFamily,
  text: FontFamily,
  weights: [number, number, number],
  tracking: number | undefined,
  radius: number,
  moods: string,
  industries: string,
]

const own = undefined

// biome-ignore format: a table
const LINES: Line[] = [
  // Serif over sans
  ['Fraunces', 'Figtree', [600, 400, 600], own, 14, 'warm friendly organic handmade', 'bakery food farm craft children'],
  ['Fraunces', 'Work Sans', [300, 400, 600], -0.03, 4, 'elegant editorial calm', 'interior hotel wedding books'],
  ['Playfair Display', 'Outfit', [500, 400, 600], own, 0, 'elegant luxury feminine classic', 'wedding beauty jewellery hotel fashion'],
  ['Playfair Display', 'Source Serif 4', [800, 400, 600], own, 0, 'editorial bold classic', 'media books restaurant film'],
  ['Bodoni Moda', 'Jost', [500, 400, 600], own, 0, 'luxury elegant editorial feminine', 'fashion beauty jewellery photography'],
  ['Cormorant', 'Montserrat', [500, 400, 600], own, 0, 'elegant luxury feminine calm', 'wedding jewellery beauty hotel yoga'],
  ['Cormorant', 'Alegreya', [600, 400, 700], own, 0, 'classic elegant vintage', 'books restaurant law art'],
  ['DM Serif Display', 'DM Sans', [400, 400, 600], own, 8, 'editorial warm classic modern', 'restaurant real-estate bakery consulting'],
  ['EB Garamond', 'Hanken Grotesk', [500, 400, 600], own, 2, 'classic editorial calm elegant', 'law books education consulting'],
  ['Gloock', 'Instrument Sans', [400, 400, 600], own, 6, 'editorial bold elegant modern', 'media restaurant art interior'],
  ['Instrument Serif', 'Inter Tight', [400, 400, 600], own, 4, 'editorial minimal modern elegant', 'design architecture photography agency'],
  ['Instrument Serif', 'Space Mono', [400, 400, 700], own, 0, 'editorial modern minimal', 'art film design'],
  ['Newsreader', 'Epilogue', [500, 400, 600], own, 2, 'editorial calm classic minimal', 'media books charity science'],
  ['Source Serif 4', 'Manrope', [600, 400, 700], own, 6, 'corporate classic calm', 'finance health law consulting'],
  ['Young Serif', 'Nunito', [400, 400, 700], own, 16, 'warm friendly rustic handmade', 'bakery farm pets craft coffee'],
  ['Lora', 'Outfit', [600, 400, 600], own, 10, 'warm calm classic', 'health yoga community charity'],
  ['Marcellus', 'Quicksand', [400, 500, 700], 0.02, 8, 'calm elegant organic feminine', 'yoga beauty health hotel'],
  ['Marcellus', 'EB Garamond', [400, 400, 600], 0.02, 0, 'classic elegant luxury', 'law architecture hotel real-estate'],
  ['Prata', 'Red Hat Display', [400, 400, 600], own, 2, 'elegant luxury feminine', 'beauty fashion jewellery wedding'],
  ['Cinzel', 'Alegreya', [500, 400, 700], own, 0, 'luxury classic dark', 'jewellery law film hotel gaming'],
  ['Cinzel', 'Montserrat', [600, 400, 600], own, 0, 'luxury elegant art-deco', 'real-estate jewellery wedding bar'],
  ['Yeseva One', 'Josefin Sans', [400, 400, 600], own, 8, 'feminine elegant warm vintage', 'beauty bakery fashion wedding'],
  ['Abril Fatface', 'Zilla Slab', [400, 400, 600], own, 0, 'vintage bold editorial', 'bar books film retail'],
  ['Abril Fatface', 'Hanken Grotesk', [400, 400, 600], own, 10, 'bold elegant feminine retro', 'fashion food beauty event'],
  ['Frank Ruhl Libre', 'Rubik', [700, 400, 600], own, 6, 'classic warm editorial', 'restaurant community education books'],
  ['Alegreya', 'Archivo', [800, 400, 600], own, 4, 'warm classic organic editorial', 'farm restaurant outdoors books'],

  // Sans over sans or serif
  ['Bricolage Grotesque', 'Source Serif 4', [700, 400, 600], own, 10, 'modern editorial friendly', 'agency media education community'],
  ['Bricolage Grotesque', 'Instrument Sans', [800, 400, 600], -0.035, 18, 'playful modern friendly bold', 'software retail event food'],
  ['Archivo', 'Newsreader', [700, 400, 600], own, 0, 'swiss editorial modern', 'architecture media art'],
  ['Archivo Black', 'Work Sans', [400, 400, 600], own, 0, 'bold brutalist modern masculine', 'construction sports fitness logistics'],
  ['Inter Tight', 'Newsreader', [700, 400, 600], -0.03, 0, 'swiss minimal editorial', 'design architecture science photography'],
  ['Hanken Grotesk', 'Lora', [700, 400, 600], own, 8, 'minimal modern calm', 'health consulting interior charity'],
  ['Epilogue', 'IBM Plex Mono', [800, 400, 600], own, 0, 'brutalist bold modern editorial', 'agency art music design'],
  ['League Spartan', 'Bitter', [700, 400, 600], own, 0, 'geometric bauhaus bold', 'education architecture art event'],
  ['League Spartan', 'Jost', [800, 400, 600], own, 0, 'geometric bold bauhaus modern', 'sports design construction bicycle'],
  ['Jost', 'Roboto Slab', [600, 400, 600], own, 0, 'bauhaus geometric retro', 'design education art architecture'],
  ['Josefin Sans', 'Cormorant', [300, 500, 700], 0.06, 0, 'elegant art-deco vintage minimal', 'interior fashion hotel photography'],
  ['Josefin Sans', 'Lora', [600, 400, 600], 0.01, 4, 'geometric vintage elegant', 'interior travel craft coffee'],
  ['Space Grotesk', 'IBM Plex Mono', [600, 400, 600], own, 4, 'technical modern futuristic', 'technology software science energy'],
  ['Space Grotesk', 'DM Sans', [700, 400, 600], own, 12, 'technical modern friendly', 'software education gaming technology'],
  ['Sora', 'Figtree', [700, 400, 600], own, 14, 'futuristic technical modern', 'software finance technology security'],
  ['Manrope', 'Manrope', [700, 400, 600], own, 12, 'modern technical minimal corporate', 'software finance logistics health'],
  ['Outfit', 'Plus Jakarta Sans', [600, 400, 600], own, 16, 'modern geometric friendly minimal', 'real-estate health retail dental'],
  ['Plus Jakarta Sans', 'Source Serif 4', [700, 400, 600], own, 10, 'modern corporate friendly', 'consulting finance education energy'],
  ['Red Hat Display', 'Archivo', [800, 400, 600], own, 8, 'modern technical corporate', 'technology security logistics energy'],
  ['Montserrat', 'Bitter', [700, 400, 600], own, 4, 'modern geometric corporate bold', 'real-estate logistics sports travel'],
  ['Rubik', 'Rubik', [700, 400, 600], own, 14, 'friendly playful modern bold', 'gaming education dental home-services'],
  ['Figtree', 'Fraunces', [800, 400, 600], own, 20, 'friendly modern warm', 'pets veterinary community charity'],
  ['Syne', 'Work Sans', [800, 400, 600], own, 0, 'editorial bold brutalist futuristic', 'art music agency fashion'],
  ['Syne', 'Inter Tight', [600, 400, 600], own, 2, 'editorial futuristic minimal', 'architecture photography art technology'],
  ['Hanken Grotesk', 'JetBrains Mono', [300, 400, 600], -0.025, 2, 'minimal technical swiss', 'architecture technology science'],
  ['Instrument Sans', 'Instrument Serif', [600, 400, 400], own, 8, 'modern minimal editorial', 'agency software interior design'],
  ['Epilogue', 'EB Garamond', [300, 400, 600], -0.03, 0, 'minimal elegant editorial', 'fashion photography architecture interior'],

  // Condensed
  ['Anton', 'Barlow Condensed', [400, 500, 700], own, 0, 'bold masculine modern', 'sports fitness event automotive'],
  ['Anton', 'Zilla Slab', [400, 400, 600], own, 0, 'bold editorial grunge', 'music film media bar'],
  ['Bebas Neue', 'Lora', [400, 400, 600], own, 2, 'bold modern classic', 'bar film outdoors restaurant'],
  ['Bebas Neue', 'Montserrat', [400, 400, 600], 0.02, 4, 'bold modern masculine', 'fitness sports construction automotive'],
  ['Big Shoulders', 'Archivo', [800, 400, 600], own, 0, 'bold masculine technical grunge', 'automotive construction energy sports music'],
  ['Oswald', 'Alegreya', [600, 400, 700], own, 0, 'bold corporate modern', 'logistics real-estate outdoors media'],
  ['Sofia Sans Extra Condensed', 'Inter Tight', [800, 400, 600], own, 0, 'swiss bold vibrant modern', 'event sports film retail travel'],
  ['Barlow Condensed', 'Roboto Slab', [700, 400, 600], own, 2, 'technical masculine modern', 'bicycle outdoors construction home-services'],
  ['Staatliches', 'Epilogue', [400, 400, 600], own, 0, 'bauhaus bold retro', 'event music art bicycle'],

  // Slab and typewriter
  ['Alfa Slab One', 'Bitter', [400, 400, 600], own, 4, 'bold vintage retro masculine', 'bar food outdoors sports'],
  ['Alfa Slab One', 'Rubik', [400, 400, 600], own, 10, 'bold retro friendly', 'food event bicycle home-services'],
  ['Bitter', 'Nunito', [800, 400, 700], own, 12, 'rustic warm friendly', 'farm bakery coffee outdoors'],
  ['Roboto Slab', 'Red Hat Display', [700, 400, 600], own, 6, 'technical modern masculine', 'home-services automotive construction energy'],
  ['Zilla Slab', 'DM Sans', [700, 400, 600], own, 4, 'technical editorial friendly', 'science education books craft'],
  ['Suez One', 'Work Sans', [400, 400, 600], own, 6, 'warm bold rustic', 'restaurant coffee craft bicycle'],
  ['Special Elite', 'Zilla Slab', [400, 400, 600], own, 0, 'vintage grunge handmade', 'film music coffee books'],
  ['Rye', 'Bitter', [400, 400, 600], own, 0, 'vintage rustic handmade', 'bar outdoors craft'],

  // Rounded
  ['Fredoka', 'Nunito', [600, 400, 700], own, 24, 'playful childlike friendly warm', 'children pets food dental'],
  ['Baloo 2', 'Quicksand', [700, 500, 700], own, 24, 'childlike playful friendly', 'children pets education'],
  ['Quicksand', 'Alegreya', [600, 400, 700], own, 18, 'calm friendly feminine', 'yoga beauty charity health'],
  ['Nunito', 'Lora', [800, 400, 600], own, 20, 'friendly warm calm', 'health community veterinary education'],
  ['Comfortaa', 'Manrope', [600, 400, 700], own, 20, 'friendly futuristic calm', 'software yoga environment children'],

  // Display voices
  ['Unbounded', 'Sora', [700, 400, 600], own, 16, 'futuristic bold vibrant', 'music gaming technology event'],
  ['Unbounded', 'Space Grotesk', [400, 400, 600], own, 8, 'futuristic technical modern', 'technology science energy automotive'],
  ['Righteous', 'Outfit', [400, 400, 600], own, 16, 'retro playful bold', 'music food gaming bar'],
  ['Shrikhand', 'Figtree', [400, 400, 600], own, 18, 'retro playful vibrant', 'food event travel retail'],
  ['Titan One', 'Fredoka', [400, 400, 600], own, 24, 'childlike playful bold', 'children pets gaming food'],
  ['Bungee', 'Space Grotesk', [400, 400, 600], own, 4, 'bold vibrant retro playful', 'gaming event sports music'],
  ['Poiret One', 'Jost', [400, 400, 600], 0.03, 0, 'art-deco elegant luxury', 'bar hotel beauty film'],
  ['Limelight', 'Josefin Sans', [400, 400, 600], own, 0, 'art-deco vintage dark', 'film bar music hotel'],
  ['Michroma', 'Barlow Condensed', [400, 500, 700], own, 4, 'futuristic technical masculine', 'automotive technology gaming security'],
  ['Tektur', 'JetBrains Mono', [700, 400, 600], own, 2, 'futuristic technical bold', 'gaming technology security energy'],
  ['Rozha One', 'Plus Jakarta Sans', [400, 400, 600], own, 6, 'bold elegant vintage editorial', 'fashion restaurant event art'],
  ['Amatic SC', 'Alegreya', [700, 400, 700], own, 8, 'handmade organic childlike rustic', 'craft farm coffee children'],
  ['Lalezar', 'Cairo', [400, 400, 700], own, 12, 'bold retro playful vibrant', 'food event retail music'],
  ['Grenze Gotisch', 'Texturina', [600, 400, 600], own, 0, 'dark vintage grunge', 'bar music gaming'],
  ['Texturina', 'Work Sans', [700, 400, 600], own, 0, 'vintage rustic dark classic', 'bar craft restaurant books'],

  // Scripts and hands
  ['Caveat', 'Nunito', [700, 400, 700], own, 16, 'handmade friendly organic', 'craft children bakery farm'],
  ['Dancing Script', 'Figtree', [700, 400, 600], own, 12, 'feminine friendly elegant', 'wedding bakery beauty'],
  ['Great Vibes', 'Cormorant', [400, 500, 700], own, 0, 'elegant luxury feminine classic', 'wedding jewellery beauty'],
  ['Lobster', 'Roboto Slab', [400, 400, 600], own, 10, 'retro friendly vintage bold', 'food bar restaurant automotive'],
  ['Pacifico', 'Quicksand', [400, 500, 700], own, 20, 'playful friendly retro', 'food travel children bakery'],
  ['Permanent Marker', 'Barlow Condensed', [400, 500, 700], own, 0, 'grunge handmade bold', 'music sports art event'],
  ['Sacramento', 'Marcellus', [400, 400, 400], own, 4, 'elegant feminine handmade', 'wedding beauty photography'],
  ['Satisfy', 'Bitter', [400, 400, 600], own, 10, 'handmade warm vintage', 'coffee bakery craft restaurant'],

  // Monospaced
  ['Space Mono', 'Space Grotesk', [700, 400, 600], own, 0, 'technical retro brutalist', 'technology music art science'],
  ['IBM Plex Mono', 'Hanken Grotesk', [600, 400, 600], own, 0, 'technical swiss brutalist minimal', 'software architecture science'],
  ['JetBrains Mono', 'Manrope', [700, 400, 600], own, 6, 'technical futuristic modern', 'software technology security'],

  // For other writing systems
  ['Cairo', 'Cairo', [800, 400, 700], own, 12, 'modern friendly corporate bold', ''],
  ['Amiri', 'Noto Sans Arabic', [700, 400, 600], own, 2, 'classic elegant luxury editorial', ''],
  ['Noto Sans Arabic', 'Noto Sans Arabic', [700, 400, 600], own, 8, 'modern minimal corporate', ''],
  ['Noto Sans Hebrew', 'Noto Sans Hebrew', [800, 400, 600], own, 6, 'modern minimal bold', ''],
  ['Noto Sans Devanagari', 'Noto Sans Devanagari', [700, 400, 600], own, 8, 'modern minimal corporate', ''],
  ['Noto Serif JP', 'Noto Sans JP', [600, 400, 600], own, 0, 'elegant classic calm luxury editorial', ''],
  ['Noto Sans JP', 'Noto Sans JP', [800, 400, 600], own, 4, 'modern bold minimal swiss', ''],
  ['Noto Sans JP', 'Noto Serif JP', [300, 400, 600], 0.04, 2, 'minimal calm modern', ''],
]

export const FONT_PAIRS: readonly FontPair[] = LINES.map(
  ([display, text, [heavy, regular, strong], tracking, radius, moods, industries]) => ({
    display,
    text,
    weights: { display: heavy, text: regular, strong },
    tracking: tracking ?? fontEntry(display).opticalTracking,
    radius,
    ...affinities(moods, industries),
  }),
)
