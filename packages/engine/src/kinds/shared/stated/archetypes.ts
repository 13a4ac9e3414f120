/** Stated sheets as archetypes: every system, every scene, and on cards every material, about what was told. */
import type { Tone } from '../../../base/tones.ts'
import type { Brief } from '../../../brief/types.ts'
import { affinity } from '../../../direction/affinity.ts'
import { viewOf } from '../../../imagery/views/read.ts'
import type { Artboard } from '../../../scene/types.ts'
import type { Archetype, Composition, PictureForm } from '../../types.ts'
import { isStated } from '../is-stated.ts'
import { toldExample } from '../pictured/examples.ts'
import { suitsPlace } from '../pictured/named-places.ts'
import { isForm, isView, isVista, SETTING_NAMES, SETTINGS, type SettingName } from '../pictured/settings.ts'
import { isPictured, piecesOf } from '../pieces.ts'
import { SYSTEMS } from '../systems/table.ts'
import type { BackdropName, LayoutName, LetteringName, System } from '../systems/types.ts'
import { windowSuits } from '../windows/archetypes.ts'
import { WINDOWS, type WindowRow } from '../windows/table.ts'
import type { Manner } from './dress.ts'
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

/** How a system's picture stands where places were told; what has no entry needs places of its own. */
const MANNERS: Partial<Record<LayoutName, Manner>> = {
  corner: 'bare',
  shout: 'bare',
  deco: 'framed',
  emblem: 'form',
  fields: 'field',
  tilt: 'tilted',
  sign: 'bare',
}
/** Systems whose thing throws a hard shadow. */
const SHADOWED = ['memphis', 'misprint', 'solid']

/** What a manner is among concepts. */
const FORMS: Record<Exclude<Manner, 'window'>, PictureForm> = {
  bare: 'thing',
  shadowed: 'thing',
  field: 'thing',
  framed: 'thing',
  ghost: 'close-up',
  form: 'framed',
  tilted: 'framed',
  scene: 'scene',
}
/** A form that a thing stands on frames it; rays and rings are a ground. */
const formBehind = (name: SettingName): PictureForm => ('onForm' in SETTINGS[name] ? 'framed' : 'thing')
const formOf = ({ manner, setting }: Wardrobe['dress'], form: PictureForm | undefined): PictureForm =>
  form ?? (setting && isForm(setting) ? formBehind(setting) : manner === 'window' ? 'framed' : FORMS[manner])

/** Artboards besides the first: a card's back. */
type MoreSides = (composition: Composition) => Artboard[]

const make = (
  kind: Kind,
  { system, dress }: Wardrobe,
  suits: (brief: Brief) => number,
  more: MoreSides = () => [],
  example = EXAMPLES[kind],
  form?: PictureForm,
): Archetype => ({
  name: `as-told-${dress.name}`,
  sort: `as-told-${dress.window?.filling ?? (dress.manner === 'scene' ? dress.name : system.layout)}`,
  form: formOf(dress, form),
  example,
  leans: system.lean,
  keepsPlaces: true,
  suits: (brief) => (isStated(brief) && brief.copy.length > 0 ? suits(brief) : 0),
  compose: (composition) => {
    const told = composeTold(composition, { system, dress })
    return { ...told, artboards: [...told.artboards, ...more(composition)] }
  },
})

/** What is at home neither in the tone nor in the trade, and what is most at home, as weights. */
const [LEAST, MOST] = [0.4, 2]

/** A thing with nothing about it but a ground is shown less often. */
const PLAINLY = 0.6
/** A view is shown by a scene from edge to edge, hardly ever as a tile. */
const BESIDE_VIEWS = 0.12
const showsView = (brief: Brief): boolean => {
  const [first] = piecesOf(brief)
  return first !== undefined && isView(first.figure)
}

const systemsAbout = (kind: 'poster' | 'banner'): Archetype[] =>
  SYSTEMS.flatMap((system) => {
    const own = MANNERS[system.layout]
    if (!own) return []
    const manner = SHADOWED.includes(system.name) ? 'shadowed' : own
    const dress = {
      name: system.name,
      manner,
      backdrops: system.backdrops,
      foot: manner === 'field',
      bleeds: manner === 'bare' || manner === 'shadowed' || manner === 'field',
    }
    const suits = (brief: Brief) =>
      Math.max(LEAST, Math.min(MOST, 0.5 + 0.6 * affinity(system, brief))) *
      (system.suits?.(brief) ?? 1) *
      (manner === 'bare' && isPictured(brief) ? PLAINLY : 1) *
      (showsView(brief) ? (isStrip(brief) ? BESIDE_VIEWS : 0) : 1)
    return [make(kind, { system, dress }, suits)]
  })

/** Letters that read on grounds with depth. */
const PICTURED: readonly LetteringName[] = ['plain', 'coloured', 'shadow', 'extrusion', 'sticker', 'echo']
const sceneSystem = (name: string): System => ({
  name,
  manner: 'A scene',
  moods: [],
  industries: [],
  lean: {},
  grounds: ['paper'],
  backdrops: ['flat'],
  lettering: PICTURED,
  layout: 'corner',
})

const isStrip = ({ format: { width, height } }: Brief): boolean => height === 'auto' || width / height >= STRIP

/** Settings with furniture of their own, which nobody told. */
const FURNISHED: readonly SettingName[] = ['room', 'desk', 'plinth']
/** A picture that can be shown in a place of its own leads. */
const SCENE = 3.4
const scenesAbout = (kind: 'poster' | 'banner'): Archetype[] =>
  SETTING_NAMES.map((name) => {
    const setting = SETTINGS[name]
    const dress = {
      name,
      manner: 'scene' as const,
      setting: name,
      backdrops: ['flat'] as const,
      foot: 'stands' in setting,
      bleeds: true,
    }
    const suits = (brief: Brief): number => {
      const [hero] = piecesOf(brief)
      if (isStrip(brief) || brief.forms || !hero || !isPictured(brief)) return 0
      return suitsPlace(name, brief, hero) * SCENE * (FURNISHED.includes(name) ? 0.4 : 1)
    }
    return make(kind, { system: sceneSystem(name), dress }, suits, () => [], toldExample(kind, name))
  })

/** What was said to be small has no window, what is to be of middle size is not brought near; several things in places of their own have a scene. */
const fitsWindow = ({ form, filling }: WindowRow, brief: Brief): boolean => {
  const [lead, ...others] = piecesOf(brief)
  if (filling !== 'scenery' && others.some(({ at }) => at && at !== lead?.at)) return false
  return lead?.size !== 'small' && (lead?.size !== 'medium' || form !== 'close-up')
}
const windowsAbout = (kind: 'poster' | 'banner'): Archetype[] =>
  WINDOWS.map((look) => {
    const dress = {
      name: `window-${look.name}`,
      manner: 'window' as const,
      window: look,
      backdrops: ['flat', 'sheen', 'fibres', 'folds'] as const,
      foot: false,
      bleeds: false,
    }
    const suits = (brief: Brief): number =>
      brief.forms || !fitsWindow(look, brief) || isStrip(brief) ? 0 : windowSuits(look, brief) * WINDOW
    return make(kind, { system: sceneSystem(dress.name), dress }, suits, () => [], EXAMPLES[kind], look.form)
  })
const WINDOW = 2.6

interface Material {
  name: string
  manner: Manner
  backdrops: readonly BackdropName[]
  lettering: readonly LetteringName[]
  foot?: true
  weight: number
}

/** What cards are made of. */
const MATERIALS: readonly Material[] = [
  { name: 'plain', manner: 'bare', backdrops: ['sheen'], lettering: ['plain'], weight: 0.7 },
  { name: 'duplex', manner: 'bare', backdrops: ['flat'], lettering: ['plain', 'coloured'], foot: true, weight: 1 },
  { name: 'watermark', manner: 'ghost', backdrops: ['flat'], lettering: ['plain', 'coloured'], weight: 1 },
  { name: 'framed', manner: 'framed', backdrops: ['sheen'], lettering: ['plain', 'coloured'], weight: 0.8 },
  { name: 'window', manner: 'form', backdrops: ['flat', 'sheen'], lettering: ['plain'], weight: 1 },
  { name: 'wet', manner: 'bare', backdrops: ['mesh'], lettering: ['plain'], weight: 0.8 },
  { name: 'folded', manner: 'bare', backdrops: ['paper', 'bands'], lettering: ['plain'], weight: 0.9 },
  { name: 'dotted', manner: 'bare', backdrops: ['halftone', 'squared'], lettering: ['plain', 'shadow'], weight: 0.8 },
  { name: 'ringed', manner: 'bare', backdrops: ['rings', 'rays'], lettering: ['plain'], weight: 0.8 },
]

const QUIET: readonly Tone[] = ['elegant', 'luxury', 'minimal', 'classic']

/** A view on a card: the whole of it, or seen through a window. */
const viewsOn = (more: MoreSides): Archetype[] => [
  ...SETTING_NAMES.filter(isVista).map((name) => {
    const dress = {
      name,
      manner: 'scene' as const,
      setting: name,
      backdrops: ['flat'] as const,
      foot: false,
      bleeds: true,
    }
    return make('business-card', { system: sceneSystem(name), dress }, (brief) => (showsView(brief) ? 1 : 0), more)
  }),
  ...WINDOWS.filter(({ filling }) => filling === 'scenery').map((look) => {
    const name = `window-${look.name}`
    const dress = {
      name,
      manner: 'window' as const,
      window: look,
      backdrops: ['flat'] as const,
      foot: false,
      bleeds: false,
    }
    const suits = (brief: Brief) => (showsView(brief) && !viewOf(brief)?.ground ? 0.5 : 0)
    return make(
      'business-card',
      { system: sceneSystem(name), dress },
      suits,
      more,
      EXAMPLES['business-card'],
      look.form,
    )
  }),
]

export const toldCards = (more: MoreSides): Archetype[] => [...materialCards(more), ...viewsOn(more)]

const materialCards = (more: MoreSides): Archetype[] =>
  MATERIALS.map(({ name, manner, backdrops, lettering, foot = false, weight }) => {
    const system: System = {
      name,
      manner: 'A card',
      moods: [],
      industries: [],
      lean: {},
      grounds: ['paper', 'surface', 'accent', 'ink'],
      backdrops,
      lettering,
      layout: 'corner',
    }
    const loud = backdrops.some((one) => one === 'halftone' || one === 'rings')
    const suits = (brief: Brief) =>
      showsView(brief) ? 0 : loud && brief.style.tones.some((tone) => QUIET.includes(tone)) ? weight * 0.3 : weight
    const made = make('business-card', { system, dress: { name, manner, backdrops, foot, bleeds: false } }, suits, more)
    return { ...made, sort: `as-told-${name}` }
  })

/** Everything that a kind of sheet can wear where places were told. */
export const toldSheets = (kind: 'poster' | 'banner'): Archetype[] => [
  ...systemsAbout(kind),
  ...scenesAbout(kind),
  ...windowsAbout(kind),
]
