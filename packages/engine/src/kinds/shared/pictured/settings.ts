/** Every setting by one line: how it is drawn, which things it fits, and whether they stand on something in it. */
import { keysOf } from '../../../base/tables.ts'
import { plainName } from '../../../imagery/activities.ts'
import { isEnsemble } from '../../../imagery/ensembles/table.ts'
import type { FigureClass } from '../../../imagery/figure-classes.ts'
import { isViewFigure } from '../../../imagery/views/read.ts'
import type { Shape } from '../../../scene/types.ts'
import type { SceneCanvas } from './canvas.ts'
import { space, underwater } from './settings/beyond.ts'
import { arch, collage, disc, FORMS, rays, splash } from './settings/forms.ts'
import { plinth, room, stage, table } from './settings/indoors.ts'
import { garden, hills, mountains, shore, street, waves } from './settings/land.ts'
import type { Drawn } from './settings/types.ts'
import { outlook, panorama, vista } from './settings/vista.ts'

export interface Setting {
  draw(canvas: SceneCanvas): Drawn
  /** How well things of a class are at home there, 0–1. */
  fits: Partial<Record<FigureClass, number>>
  /** Things stand on it, and throw a shadow. */
  stands?: true
  /** Things stand before its form, not before the ground, where words leave it the room that it wants: × the size of the thing. */
  onForm?: number
}

/** How often a form is taken for what has a place of its own, and for a bust, which is cut off below. */
const FORM = 0.5
const BUST = 0.8

/** A form behind things of some classes. */
const before = (classes: string): Setting['fits'] =>
  Object.fromEntries(classes.split(' ').map((sort) => [sort, sort === 'portrait' ? BUST : FORM]))

const form = (draw: (canvas: SceneCanvas) => Shape[]) => (canvas: SceneCanvas) => ({ back: draw(canvas) })

export const SETTINGS = {
  table: { draw: table, fits: { food: 1, drink: 1 }, stands: true },
  plinth: {
    draw: plinth,
    fits: {
      drink: 0.6,
      food: 0.5,
      garment: 1,
      object: 0.9,
      home: 0.6,
      music: 0.5,
      sport: 0.6,
      study: 0.5,
      festive: 0.8,
    },
    stands: true,
  },
  hills: {
    draw: hills,
    fits: { portrait: 0.35, animal: 1, person: 0.5, vehicle: 0.8, place: 0.8, plant: 0.4, aircraft: 0.4 },
    stands: true,
  },
  mountains: {
    draw: mountains,
    fits: { portrait: 0.3, animal: 0.6, vehicle: 0.6, place: 0.4, person: 0.3 },
    stands: true,
  },
  garden: { draw: garden, fits: { portrait: 0.4, plant: 1, animal: 0.7, person: 0.2 }, stands: true },
  shore: { draw: shore, fits: { boat: 0.6, drink: 0.45, place: 0.2 }, stands: true },
  waves: { draw: waves, fits: { boat: 1, 'sea-life': 0.4 } },
  underwater: { draw: underwater, fits: { 'sea-life': 1 } },
  street: { draw: street, fits: { portrait: 0.5, vehicle: 1, person: 0.4, place: 0.2 }, stands: true },
  stage: { draw: stage, fits: { portrait: 0.4, music: 1, person: 0.35 }, stands: true },
  room: {
    draw: room,
    fits: { portrait: 0.5, home: 1, garment: 0.4, person: 0.3, festive: 0.35, study: 0.35, plant: 0.4 },
    stands: true,
  },
  vista: { draw: vista, fits: {}, stands: true },
  panorama: { draw: panorama, fits: {}, stands: true },
  outlook: { draw: outlook, fits: {}, stands: true },
  space: { draw: space, fits: { space: 1, sky: 0.4 } },
  rays: { draw: form(rays), fits: before('food festive music sky vehicle sport aircraft study') },
  disc: {
    draw: form(disc),
    fits: before('animal portrait vehicle object boat music aircraft space'),
    onForm: FORMS.disc,
  },
  splash: { draw: form(splash), fits: before('food drink sport music festive study'), onForm: FORMS.splash },
  arch: { draw: form(arch), fits: before('plant garment drink home portrait place'), onForm: FORMS.arch },
  collage: {
    draw: form(collage),
    fits: before('portrait food place garment sea-life person home boat'),
    onForm: FORMS.collage,
  },
} satisfies Record<string, Setting>
export type SettingName = keyof typeof SETTINGS

export const SETTING_NAMES = keysOf(SETTINGS)
export const settingOf = (name: SettingName): Setting => SETTINGS[name]

/** Settings that are a form behind the thing, no place that it stands in. */
const BEHIND: readonly SettingName[] = ['rays', 'disc', 'splash', 'arch', 'collage']
/** Settings that are the very place which a prompt asks for. */
const VISTAS: readonly SettingName[] = ['vista', 'panorama', 'outlook']
export const isVista = (name: SettingName): boolean => VISTAS.includes(name)
export const isForm = (name: SettingName): boolean => BEHIND.includes(name)

/** Where people are at home who do something: the settings that fit, best first. */
const PLACES: Readonly<Record<string, string>> = {
  'people-yoga': 'hills garden shore room disc',
  'people-football': 'hills disc splash',
  'people-basketball': 'street disc splash',
  'people-tennis': 'disc splash collage',
  'people-boxing': 'stage disc splash',
  'people-running': 'street hills disc',
  'people-cycling': 'hills street mountains disc',
  'people-gym': 'disc room splash',
  'people-hiking': 'mountains hills disc',
  'people-dancing': 'stage disc splash',
  'people-ballet': 'stage disc splash',
  'people-party': 'stage rays disc',
  'people-birthday': 'garden disc splash',
  'people-concert': 'rays disc splash',
  'people-band': 'stage disc splash',
  'people-joy': 'hills disc splash',
  'people-violin': 'stage disc splash',
  'people-piano': 'stage room disc',
  'people-drums': 'stage disc splash',
  'people-jazz': 'stage disc splash',
  'people-guitar': 'stage room disc',
  'people-singing': 'stage disc splash',
  'people-choir': 'stage arch disc',
  'people-cleaning': 'room disc splash',
  'people-gardening': 'garden hills disc',
  'people-farming': 'hills garden disc',
  'people-building': 'street disc splash',
  'people-delivery': 'street disc splash',
  'people-moving': 'street hills disc',
  'people-dogs': 'hills street garden',
  'people-family': 'hills garden room',
  'people-father': 'hills garden room',
  'people-mother': 'hills garden room',
  'people-children': 'hills garden disc',
  'people-child': 'hills garden disc',
  'people-couple': 'garden hills shore',
  'people-wedding': 'garden arch disc',
  'people-volunteers': 'hills street disc',
  'people-cleanup': 'shore hills garden',
  'people-rally': 'street rays disc',
  'people-shopping': 'street disc splash',
  'people-fashion': 'stage arch disc collage',
  'people-graduates': 'hills rays disc',
  'people-camping': 'mountains hills disc',
  'people-friends': 'hills shore disc',
  'people-woman': 'street room disc arch collage',
  'people-man': 'street hills room disc arch collage',
  'people-person': 'street hills room disc arch collage',
}
/** … and those of all others, who are indoors or anywhere. */
const ANYWHERE = 'room disc arch splash collage'
/** How much less each further one fits. */
const LESS = 0.12

function fitOfPeople(name: SettingName, figure: string): number {
  const at = (PLACES[plainName(figure)] ?? ANYWHERE).split(' ').indexOf(name)
  return at < 0 ? 0 : 1 - at * LESS
}

/** Whether a figure is a view itself, with a sky of its own: it is shown from edge to edge, not as a thing. */
export const isView = isViewFigure

/** How well a setting fits a figure of a class, 0–1. */
export function fit(name: SettingName, figure: string, sort: FigureClass): number {
  if (isView(figure)) return isVista(name) ? 1 : 0
  return sort === 'person' && isEnsemble(figure) ? fitOfPeople(name, figure) : (settingOf(name).fits[sort] ?? 0)
}
