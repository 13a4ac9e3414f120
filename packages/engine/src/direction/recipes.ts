/**
 * The colour recipes: five colours chosen by hand, from which a palette of nine roles is derived. Light and dark grounds,
 * and vivid ones where the ground itself is the colour. A line: name, ground, paper, surface, ink, accent, secondary,
 * moods, industries.
 */

import type { Tone } from '../base/tones.ts'
import type { Industry } from '../brief/types.ts'
import { isDark } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'
import { affinities } from './affinity.ts'

export interface Recipe {
  name: string
  ground: 'light' | 'dark' | 'vivid'
  /** Light text on it; vivid grounds are either. */
  dark: boolean
  paper: Hex
  surface: Hex
  ink: Hex
  accent: Hex
  secondary: Hex
  moods: readonly Tone[]
  industries: readonly Industry[]
}

type Line = [name: string, ground: Recipe['ground'], colours: string, moods: string, industries: string]

// biome-ignore format: a table
const LINES: Line[] = [
  // Light grounds: neutral paper, one voice
  ['chalk-vermilion', 'light', '#f6f4f0 #e9e5de #171615 #cf3a1c #1d4a8c', 'modern swiss bold editorial', 'design media agency event'],
  ['white-cobalt', 'light', '#ffffff #edf1f8 #0e1525 #1b45c9 #ffb627', 'corporate modern technical cool', 'software technology finance education'],
  ['porcelain-forest', 'light', '#f3f5f0 #d8e6d2 #15211a #12703f #e0a526', 'organic calm classic', 'environment farm food outdoors health'],
  ['linen-oxblood', 'light', '#f5f0ea #e7ddd2 #231414 #851a30 #c9963f', 'classic elegant luxury vintage', 'law hotel restaurant bar books'],
  ['mist-petrol', 'light', '#f0f4f5 #d2e5ec #0f1f26 #00658a #f8804a', 'calm modern corporate cool', 'health consulting dental logistics'],
  ['gallery-signal', 'light', '#ffffff #f0f0ee #111111 #e23d0e #ffab91', 'minimal swiss brutalist editorial', 'art architecture design photography'],
  ['snow-emerald', 'light', '#fafcfa #d7f3e1 #092018 #007f5b #7fe4aa', 'modern minimal calm corporate', 'finance health environment energy'],
  ['bone-indigo-ink', 'light', '#f4f1ea #e4dfd3 #1c1f33 #2b3a8c #d98e2b', 'classic editorial calm', 'books education law media'],
  ['shell-raspberry', 'light', '#fdf4f4 #f6e1e4 #2a1019 #b81e54 #f2a65a', 'feminine vibrant playful warm', 'beauty fashion bakery event'],
  ['dove-plum', 'light', '#f5f3f6 #e6e0ea #221a2b #6c2e6c #caa221', 'elegant luxury feminine calm', 'beauty jewellery yoga hotel'],
  ['oat-cobalt', 'light', '#f3efe6 #e5dece #16203a #2450b8 #e4572e', 'editorial bauhaus geometric retro', 'design art education agency'],
  ['frost-tangerine', 'light', '#f7f9fb #e6edf3 #10202e #d54e00 #12506f', 'modern bold friendly', 'logistics construction home-services sports'],
  ['eggshell-teal', 'light', '#f7f6ef #e7ebdf #12272b #00716b #fa8328', 'friendly calm organic', 'travel dental community veterinary'],
  ['milk-tomato', 'light', '#fffaf3 #fbe9d7 #2b1510 #c8321f #2f7d4f', 'warm friendly playful rustic', 'restaurant food bakery'],
  ['stone-moss', 'light', '#eeeee8 #dedfd2 #1f231a #547622 #b7500d', 'organic rustic handmade calm', 'outdoors farm craft environment interior'],
  ['fog-navy-copper', 'light', '#f2f4f6 #e0e5ea #0d1b2e #113a7b #c36929', 'corporate classic luxury masculine', 'finance law consulting real-estate'],
  ['paper-magenta', 'light', '#faf8f9 #efe8ec #1a1018 #c4127a #0fa3a3', 'vibrant bold modern', 'event music media agency'],
  ['ice-ultramarine', 'light', '#f2f6ff #dfe9ff #0a1440 #2233c4 #ff7a59', 'technical cool modern vibrant', 'software technology science'],
  ['almond-espresso', 'light', '#f6efe4 #ecdbc1 #2d190c #8c4510 #0f6b57', 'warm rustic vintage handmade', 'coffee bakery craft bar'],
  ['cloud-coral', 'light', '#f8f7f4 #efe9e3 #20262e #d43a3c #055c7b', 'friendly modern warm', 'charity community health education'],
  ['lime-wash', 'light', '#f5f8ec #e5efcd #18240d #4a7c10 #f4b400', 'organic vibrant friendly playful', 'food farm fitness environment'],
  ['rice-vermilion-seal', 'light', '#f7f4ec #ebe5d5 #1b1a18 #c41a12 #2c587a', 'minimal calm elegant classic', 'restaurant craft art yoga'],
  ['powder-blush-wine', 'light', '#fbf1ee #f3dcd7 #331420 #9e1f50 #6e8f71', 'feminine elegant calm warm', 'wedding beauty fashion'],
  ['sage-parchment', 'light', '#f4f4ec #dfe4d0 #222a1f #317740 #d07d27', 'calm organic elegant', 'yoga wedding interior health'],
  ['blueprint-paper', 'light', '#eef3f7 #d9e4ec #0b2239 #0b5394 #e8702a', 'technical geometric corporate', 'architecture construction energy science'],
  ['lemon-graphite', 'light', '#fafaf5 #ffec8f #1c1c1c #1c1c1c #ffc400', 'bold modern geometric brutalist', 'construction automotive agency bicycle'],
  ['lilac-aubergine', 'light', '#f6f2fb #e5d9f4 #241338 #6a35a8 #ff8552', 'playful friendly modern feminine', 'children beauty education gaming'],
  ['aqua-coral-kids', 'light', '#f1fbfb #d3f1f1 #0e2c3d #007c89 #ff6b5e', 'playful childlike friendly vibrant', 'children pets education veterinary'],
  ['sunny-primary', 'light', '#fffdf5 #fff0c2 #1b2250 #d7263d #ffbe0b', 'childlike playful bauhaus vibrant', 'children education event'],
  ['terrace-olive', 'light', '#f5f3e9 #e6e2cb #2a2a17 #6f6a1a #c2452d', 'rustic warm vintage organic', 'food restaurant farm travel'],
  ['steel-crimson', 'light', '#f3f4f5 #e1e4e7 #14181d #c5092d #34608b', 'corporate masculine bold technical', 'automotive construction security sports'],
  ['pearl-gold-ink', 'light', '#faf8f4 #f1e9d9 #1f1b15 #966606 #cd9a3c', 'luxury elegant minimal', 'jewellery wedding hotel real-estate beauty'],
  ['seafoam-ink', 'light', '#eff7f3 #ccebdf #0c2a2b #04716a #f7c449', 'friendly cool calm', 'travel dental pets home-services'],
  ['rosewood-teal', 'light', '#f8f2ef #eddcd4 #2c1a1a #af2934 #006f71', 'retro vintage warm', 'books bar craft interior'],
  ['newsprint', 'light', '#efede6 #dfdcd1 #181816 #b8201f #23407a', 'editorial vintage brutalist classic grunge', 'media books film art'],
  ['swiss-white-red', 'light', '#ffffff #f2f2f2 #0d0d0d #d5001c #0d0d0d', 'swiss minimal bold', 'design architecture event health'],

  // Tinted grounds: pale colour all over
  ['peach-navy', 'light', '#ffe3d0 #ffd0b3 #14213d #14213d #e2543a', 'warm friendly retro playful', 'travel food event community'],
  ['butter-blueberry', 'light', '#fdeeb8 #f9e08a #1b2350 #2c3e9e #e8553a', 'playful retro friendly warm', 'bakery children food'],
  ['mint-oxide', 'light', '#cfeadd #b5dccb #0f2a22 #a3301c #14533f', 'retro organic vibrant modern', 'health food bicycle retail'],
  ['sky-poppy', 'light', '#d5e8f7 #bcd9f0 #0d2240 #c4281a #12407a', 'friendly modern vibrant cool', 'travel logistics education sports'],
  ['blush-cherry', 'light', '#f9d5d3 #f4bfbe #38101c #a3152f #3c5a49', 'feminine retro warm playful', 'beauty fashion bakery wedding'],
  ['lavender-ink', 'light', '#e3dcf5 #d2c7ee #20164a #4a2fb0 #e4633a', 'calm feminine modern futuristic', 'yoga beauty software music'],
  ['sand-teal-brick', 'light', '#ecdcc0 #e0cba6 #1e2a2a #0b5c5c #b04425', 'retro rustic vintage warm', 'travel outdoors craft coffee'],
  ['pistachio-plum', 'light', '#dbe8bd #c8daa0 #2a1530 #6d1f6f #e0702d', 'playful retro organic vibrant', 'food bakery retail children'],
  ['clay-wash', 'light', '#ead3c3 #e0c0a9 #2a1711 #8c2d18 #195561', 'warm handmade organic rustic', 'craft interior art yoga'],
  ['glacier', 'light', '#dcebee #c5dde2 #0a2730 #0c5a73 #e55a3c', 'cool calm minimal', 'science outdoors health travel'],

  // Dark grounds
  ['midnight-amber', 'dark', '#0d1526 #172238 #f4f1e8 #ffb52e #5b86d6', 'dark modern corporate masculine', 'music bar technology security'],
  ['ink-electric-lime', 'dark', '#0f1110 #1b1f1c #f3f6ee #c3f53c #2f6f4f', 'dark futuristic bold vibrant', 'fitness technology gaming sports'],
  ['black-gold', 'dark', '#11100d #1f1b14 #f6efdd #d9a62e #8a6208', 'luxury elegant dark art-deco', 'jewellery hotel bar film fashion'],
  ['forest-night-brass', 'dark', '#0e2a22 #153b30 #f2efe2 #dba336 #7cb394', 'luxury classic dark organic', 'restaurant bar law hotel outdoors'],
  ['oxblood-cream', 'dark', '#3a0f17 #4e1822 #fbeee0 #f0a45d #c94b4b', 'luxury warm dark vintage', 'restaurant bar film books'],
  ['carbon-orange', 'dark', '#15171a #23272c #f5f5f3 #ff6b1a #5c8fc2', 'bold masculine technical dark', 'automotive construction sports energy'],
  ['deep-sea-coral', 'dark', '#06283d #0d3a55 #eef6f8 #ff7f6a #2fb5b0', 'modern vibrant dark cool', 'travel music technology event'],
  ['aubergine-pink', 'dark', '#26102f #371a43 #fbeef8 #ff7ab8 #f7c548', 'vibrant feminine dark retro', 'music event beauty fashion'],
  ['charcoal-mint', 'dark', '#181c1f #262c30 #f1f6f4 #4ce2ae #338fd7', 'technical minimal dark modern', 'software technology finance security'],
  ['espresso-cream', 'dark', '#241610 #36231a #f7ecdd #e8b77a #a8472a', 'warm rustic dark vintage', 'coffee bakery bar craft'],
  ['noir-red', 'dark', '#0c0c0c #1a1a1a #f5f3ef #ff3b2f #7d1410', 'dark bold swiss grunge brutalist', 'film music event gaming'],
  ['navy-rose-gold', 'dark', '#121b36 #1e2a4b #f6efec #eba085 #6a86c8', 'elegant luxury feminine dark', 'wedding jewellery beauty real-estate'],
  ['space-cyan', 'dark', '#070b1a #111a33 #eaf4ff #35d0f2 #f0587a', 'futuristic technical dark vibrant', 'technology science gaming software'],
  ['pine-poppy', 'dark', '#10231c #1b352b #f6f3e8 #ff6f52 #b7c98b', 'dark organic retro bold', 'outdoors event farm food'],
  ['plum-brass', 'dark', '#2a1a2e #3a2740 #f6efe4 #d8b25c #b06f96', 'luxury dark vintage art-deco', 'bar hotel beauty film'],
  ['slate-sky', 'dark', '#1a2634 #263648 #eff4f8 #7cc4ff #f2b263', 'corporate calm dark cool', 'finance consulting software logistics'],
  ['teal-noir', 'dark', '#04211f #0b3330 #eefaf5 #f6c453 #2f9d8f', 'art-deco dark luxury vintage', 'bar hotel film travel'],
  ['graphite-white', 'dark', '#17181a #242629 #f7f7f5 #f7f7f5 #ff5a2b', 'minimal dark swiss editorial', 'architecture photography art fashion'],
  ['bordeaux-blush', 'dark', '#4a0f24 #601a33 #fdeeee #f7b2ad #d98f3c', 'feminine elegant dark warm', 'fashion beauty wedding restaurant'],
  ['soot-acid', 'dark', '#121210 #20201c #f2f2e6 #e9ff3d #ff4f2e', 'grunge bold brutalist dark vibrant', 'music event gaming sports'],

  // Vivid grounds: the colour is the paper
  ['taxi-black', 'vivid', '#ffc61a #ffd454 #15130c #15130c #b3261e', 'bold brutalist modern playful', 'construction automotive event bicycle'],
  ['cobalt-cream', 'vivid', '#1e3a9a #2b4aae #fdf6e6 #ffd166 #ff7a66', 'bold vibrant modern bauhaus', 'event education technology music'],
  ['tomato-cream', 'vivid', '#971b11 #b83325 #fff1dc #ffd27a #24130f', 'bold retro warm vibrant', 'food restaurant event film'],
  ['emerald-butter', 'vivid', '#064f3a #0d624a #fdf4d6 #ffd35c #f28c6f', 'bold organic classic', 'farm environment finance food'],
  ['tangerine-ink', 'vivid', '#ff8a3d #ffa366 #22110a #22110a #ffe2bd', 'bold retro playful warm', 'sports event food agency'],
  ['hot-pink-ink', 'vivid', '#ff8fb8 #ffabca #2a0717 #2a0717 #c9184a', 'bold vibrant feminine playful', 'fashion beauty event music'],
  ['ultramarine-pink', 'vivid', '#2c2584 #3a3398 #fdeff6 #ff9ac6 #ffd447', 'vibrant retro bold playful', 'music event gaming art'],
  ['teal-butter', 'vivid', '#00545c #096872 #fdf5dd #ffcf5e #f4805f', 'retro friendly bold', 'travel community charity pets'],
  ['mustard-navy', 'vivid', '#e9b949 #efc96d #111c3a #111c3a #8f2a1c', 'retro vintage bold warm', 'coffee books music bicycle'],
  ['grass-cream', 'vivid', '#14532d #1c6b3b #fbf7e4 #bce784 #ffb84d', 'organic bold vibrant friendly', 'sports outdoors environment farm'],
  ['coral-night', 'vivid', '#ff9b85 #ffb3a2 #2a1030 #5a1246 #1d4e63', 'warm vibrant friendly feminine', 'beauty travel community event'],
  ['aqua-ink', 'vivid', '#7fd8d4 #9ee3e0 #0b2530 #0b3c5d #b3202c', 'retro cool playful vibrant', 'children travel pets sports'],
  ['lilac-midnight', 'vivid', '#c4a7f5 #d3bdf8 #1c0f3d #3a1580 #7d1742', 'futuristic playful vibrant modern', 'music gaming software beauty'],
  ['acid-lime-ink', 'vivid', '#cdf463 #d9f787 #14180a #14180a #3b5bdb', 'brutalist bold futuristic vibrant', 'fitness technology agency event'],
]

export const RECIPES: readonly Recipe[] = LINES.map(([name, ground, colours, moods, industries]) => {
  const [paper, surface, ink, accent, secondary] = colours.split(' ') as [Hex, Hex, Hex, Hex, Hex]
  return {
    name,
    ground,
    dark: isDark(paper),
    paper,
    surface,
    ink,
    accent,
    secondary,
    ...affinities(moods, industries),
  }
})
