/** Told sheets as archetypes: every staging, and every place that things stand in, about what was told. */
import type { Brief } from '../../../brief/types.ts'
import { bringsGround } from '../../../imagery/lent-figures.ts'
import { viewOf } from '../../../imagery/views/read.ts'
import type { Artboard } from '../../../scene/types.ts'
import type { Archetype, Composition, PictureForm } from '../../types.ts'
import { isStated } from '../is-stated.ts'
import { toldExample } from '../pictured/examples.ts'
import { suitsPlace } from '../pictured/named-places.ts'
import { isView, isVista, SETTING_NAMES, SETTINGS, type SettingName } from '../pictured/settings.ts'
import { isPictured, piecesOf } from '../pieces.ts'
import type { LetteringName, System } from '../systems/types.ts'
import { windowSuits } from '../windows/archetypes.ts'
import { WINDOWS, type WindowRow } from '../windows/table.ts'
import { inOrder } from './pieces.ts'
import { CARD_STAGINGS, SHEET_STAGINGS, type StagingRow } from './stagings.ts'
import { rowSuits } from './suits.ts'
import { composeTold, STRIP, type Wardrobe } from './told.ts'

type Kind = 'business-card' | 'poster' | 'banner'

const EXAMPLES: Record<Kind, string> = {
  'business-card':
    "Business card for 'Second Gear', olive background, the name in large white letters at the top center, a small wrench icon to the left of the name, phone 555-0187 and 12 Mill Lane at the bottom right",
  poster:
    "Poster with a lighthouse. Title 'Keepers of the Light' at the top in huge letters, the date 'October 4–6' bottom left, venue 'Maritime Hall, Bergen' bottom right, dark blue background and yellow text",
  banner:
    "Banner 970x250: 'Spring Sale up to 40% off' on the left in large letters, a red 'Shop now' button on the right, white background",
}

/** Artboards besides the first: a card's back. */
type MoreSides = (composition: Composition) => Artboard[]

/** What tells stagings apart at first sight: without a form, a place or a window they are bare, whatever their sizes. */
const sortOf = ({ window, setting, backing, foot, toned }: Wardrobe['staging']): string =>
  window?.filling ?? setting ?? backing ?? (foot ? 'footed' : toned ? 'toned' : 'bare')

const make = (
  kind: Kind,
  { system, staging }: Wardrobe,
  form: PictureForm,
  suits: (brief: Brief) => number,
  more: MoreSides = () => [],
  example = EXAMPLES[kind],
): Archetype => ({
  name: `as-told-${staging.name}`,
  sort: `as-told-${sortOf(staging)}`,
  form,
  example,
  leans: system.lean,
  keepsPlaces: true,
  suits: (brief) => (isStated(brief) && brief.copy.length > 0 ? suits(brief) : 0),
  compose: (composition) => {
    const told = composeTold(composition, { system, staging })
    return { ...told, artboards: [...told.artboards, ...more(composition)] }
  },
})

const systemOf = (name: string, lettering: readonly LetteringName[], grounds: System['grounds']): System => ({
  name,
  manner: 'As told',
  moods: [],
  industries: [],
  lean: {},
  grounds,
  backdrops: ['flat'],
  lettering,
  layout: 'corner',
})

/** A view is shown by a scene from edge to edge; on a strip it may be a tile. */
const BESIDE_VIEWS = 0.12
const showsView = (brief: Brief): boolean => {
  const [first] = piecesOf(brief)
  return first !== undefined && isView(first.figure)
}

const stagingsOf = (
  kind: Kind,
  rows: readonly StagingRow[],
  grounds: System['grounds'],
  more?: MoreSides,
): Archetype[] =>
  rows.map((row) => {
    const suits = (brief: Brief) => {
      // A strip has no head for words to stand in.
      if (row.backing === 'masthead' && isStrip(brief)) return 0
      const viewed = showsView(brief) || (viewOf(brief)?.asked === true && !brief.forms)
      return rowSuits(row, brief) * (viewed ? (isStrip(brief) ? BESIDE_VIEWS : 0) : 1)
    }
    const staging = { ...row, foot: row.foot ?? false }
    return make(kind, { system: systemOf(row.name, row.lettering, grounds), staging }, row.form, suits, more)
  })

const isStrip = ({ format: { width, height } }: Brief): boolean => height === 'auto' || width / height >= STRIP

/** Letters that read on grounds with depth. */
const PLAIN: readonly LetteringName[] = ['plain', 'coloured']

/** A place from edge to edge. */
const placeOf = (name: SettingName): Wardrobe => ({
  system: systemOf(name, PLAIN, ['paper']),
  staging: { name, setting: name, backdrops: ['flat'], foot: 'stands' in SETTINGS[name], picture: 1, title: 1 },
})
/** A view through a window. */
const windowOf = (look: WindowRow): Wardrobe => ({
  system: systemOf(`window-${look.name}`, PLAIN, ['paper']),
  staging: { name: `window-${look.name}`, window: look, backdrops: ['flat'], foot: false, picture: 1, title: 1 },
})
const VIEWING = WINDOWS.filter(({ filling }) => filling === 'scenery')

/** Places that show more than their ground: where another is named, a view of it is shown. */
const OWN_WORLD: readonly SettingName[] = ['shore', 'underwater', 'space']
const isPlace = (name: SettingName): boolean => isVista(name) || OWN_WORLD.includes(name)
/** From here on a place was named; without that nothing is set into one that nobody asked for. */
const NAMED = 1.5
/** Whether the prompt leaves room for a place: on a ground of a colour that was told only a view that was asked for has it. */
const leavesPlace = (brief: Brief): boolean =>
  viewOf(brief)?.asked === true || !brief.colours.some(({ target }) => target === 'background')
/** A picture that can be shown in a place of its own leads. */
const SCENE = 3.4
const scenesAbout = (kind: 'poster' | 'banner'): Archetype[] =>
  SETTING_NAMES.filter(isPlace).map((name) => {
    const suits = (brief: Brief): number => {
      const [lead] = inOrder(brief)
      if (isStrip(brief) || brief.forms || !lead || bringsGround(lead.figure) || !isPictured(brief)) return 0
      const own = suitsPlace(name, brief, lead)
      return isView(lead.figure) || (own >= NAMED && leavesPlace(brief)) ? own * SCENE : 0
    }
    return make(kind, placeOf(name), 'scene', suits, () => [], toldExample(kind, name))
  })

/** Views are seen through windows, too; things have no window: a pane behind them means nothing. */
const windowsAbout = (kind: 'poster' | 'banner'): Archetype[] =>
  VIEWING.map((look) => {
    const suits = (brief: Brief): number =>
      brief.forms || !showsView(brief) || isStrip(brief) ? 0 : windowSuits(look, brief) * WINDOW
    return make(kind, windowOf(look), look.form, suits)
  })
const WINDOW = 2.6

/** A view on a card: the whole of it, or seen through a window. */
const viewsOn = (more: MoreSides): Archetype[] => [
  ...SETTING_NAMES.filter(isVista).map((name) =>
    make('business-card', placeOf(name), 'scene', (brief) => (showsView(brief) ? 1 : 0), more),
  ),
  ...VIEWING.map((look) => {
    const suits = (brief: Brief) => (showsView(brief) && !viewOf(brief)?.ground ? 0.5 : 0)
    return make('business-card', windowOf(look), look.form, suits, more)
  }),
]

export const toldCards = (more: MoreSides): Archetype[] => [
  ...stagingsOf('business-card', CARD_STAGINGS, ['paper', 'surface', 'accent', 'ink'], more),
  ...viewsOn(more),
]

/** Every way in which a kind of sheet is staged where places were told. */
export const toldSheets = (kind: 'poster' | 'banner'): Archetype[] => [
  ...stagingsOf(kind, SHEET_STAGINGS, ['paper', 'surface', 'accent', 'secondary', 'ink']),
  ...scenesAbout(kind),
  ...windowsAbout(kind),
]
