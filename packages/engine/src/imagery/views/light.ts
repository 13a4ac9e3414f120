/** The light of a view: its hour as a table of colours, bent to the ground that words stand on. */
import { hex, mix, oklch } from '../../colour/colour.ts'
import type { Hex } from '../../scene/types.ts'

export interface Light {
  /** The sky from its top to the horizon. */
  zenith: Hex
  middle: Hex
  low: Hex
  /** The sun's or the moon's disc, and the light about it. */
  disc: Hex
  glow: Hex
  /** What the distance fades to, and how much of it does, 0–1. */
  haze: Hex
  mist: number
  /** What shade takes on, and how much, 0–1. */
  ambient: Hex
  tint: number
  /** How much of its lightness a material keeps in this light. */
  expose: number
  /** Windows and lamps. */
  lamp: Hex
  /** The sky is darker than what is written on it. */
  dark: boolean
  /** The sun or the moon stands at the horizon. */
  isLow: boolean
  /** Lamps and windows are lit. */
  evening: boolean
  /** How many stars are seen, 0–1. */
  stars: number
}

const HOURS = {
  day: {
    zenith: '#a8d8f4',
    middle: '#c9e8f7',
    low: '#f0f8f4',
    disc: '#fffbe8',
    glow: '#fff3c4',
    haze: '#cfe6ee',
    mist: 0.72,
    ambient: '#4d7fa8',
    tint: 0.1,
    expose: 1,
    lamp: '#fdf3d0',
    dark: false,
    isLow: false,
    evening: false,
    stars: 0,
  },
  noon: {
    zenith: '#1b62ad',
    middle: '#3f97d6',
    low: '#bfe5f2',
    disc: '#fff3b4',
    glow: '#fff0b8',
    haze: '#9dcbe2',
    mist: 0.66,
    ambient: '#1e4f86',
    tint: 0.14,
    expose: 0.84,
    lamp: '#fdf3d0',
    dark: true,
    isLow: false,
    evening: false,
    stars: 0,
  },
  dawn: {
    zenith: '#c3d7ee',
    middle: '#f3d6dc',
    low: '#ffeacb',
    disc: '#fff6da',
    glow: '#ffe2ae',
    haze: '#efd5d6',
    mist: 0.76,
    ambient: '#56649a',
    tint: 0.3,
    expose: 0.82,
    lamp: '#fff0c0',
    dark: false,
    isLow: true,
    evening: false,
    stars: 0,
  },
  afterglow: {
    zenith: '#ffd8ae',
    middle: '#ffb48c',
    low: '#ffdf8f',
    disc: '#fff6d8',
    glow: '#fff0b4',
    haze: '#ffb78a',
    mist: 0.7,
    ambient: '#94406c',
    tint: 0.6,
    expose: 0.78,
    lamp: '#ffe9a0',
    dark: false,
    isLow: true,
    evening: false,
    stars: 0,
  },
  sunset: {
    zenith: '#33205e',
    middle: '#b03a73',
    low: '#ffa457',
    disc: '#fff0bd',
    glow: '#ffcf70',
    haze: '#d8607a',
    mist: 0.62,
    ambient: '#3a1450',
    tint: 0.74,
    expose: 0.42,
    lamp: '#ffd98a',
    dark: true,
    isLow: true,
    evening: true,
    stars: 0.25,
  },
  dusk: {
    zenith: '#101f47',
    middle: '#3f5496',
    low: '#f3a98c',
    disc: '#ffe7c9',
    glow: '#ffc39a',
    haze: '#7c78ac',
    mist: 0.6,
    ambient: '#141d4a',
    tint: 0.58,
    expose: 0.42,
    lamp: '#ffd486',
    dark: true,
    isLow: true,
    evening: true,
    stars: 0.5,
  },
  night: {
    zenith: '#080f2a',
    middle: '#142452',
    low: '#33508c',
    disc: '#f7f2da',
    glow: '#a9c3f0',
    haze: '#31508a',
    mist: 0.6,
    ambient: '#0c1738',
    tint: 0.66,
    expose: 0.34,
    lamp: '#ffd277',
    dark: true,
    isLow: false,
    evening: true,
    stars: 1,
  },
  fog: {
    zenith: '#cdd8d8',
    middle: '#dbe4e1',
    low: '#eef2ec',
    disc: '#ffffff',
    glow: '#ffffff',
    haze: '#dfe7e3',
    mist: 0.9,
    ambient: '#51686a',
    tint: 0.4,
    expose: 0.78,
    lamp: '#fff0c0',
    dark: false,
    isLow: false,
    evening: false,
    stars: 0,
  },
  gloom: {
    zenith: '#1b2b2c',
    middle: '#34494a',
    low: '#7e9894',
    disc: '#e6efe6',
    glow: '#b9cfc6',
    haze: '#6f8a86',
    mist: 0.84,
    ambient: '#122022',
    tint: 0.52,
    expose: 0.42,
    lamp: '#ffe0a0',
    dark: true,
    isLow: false,
    evening: true,
    stars: 0,
  },
} as const satisfies Record<string, Light>
export type HourName = keyof typeof HOURS

export const hourLight = (name: HourName): Light => HOURS[name]

/** The hours of a time of day, the light one first, the dark one after it. */
export const TIMES = {
  day: ['day', 'noon'],
  dawn: ['dawn', 'dusk'],
  sunset: ['afterglow', 'sunset'],
  dusk: ['afterglow', 'dusk'],
  night: ['night', 'night'],
  fog: ['fog', 'gloom'],
} as const satisfies Record<string, readonly [HourName, HourName]>
export type TimeName = keyof typeof TIMES

/** Below this chroma a ground has no hue that light could take. */
const GREY = 0.02
/** How far the colours of an hour go towards the hue of a ground that is not its own. */
const BEND = 0.42

/** A colour in the hue of another, by a share. */
function towards(colour: Hex, ground: Hex, share: number): Hex {
  const [own, other] = [oklch(colour), oklch(ground)]
  const c = other.c < GREY ? own.c * 0.55 : Math.min(own.c, other.c + 0.03)
  return mix(colour, hex({ l: own.l, c, h: other.c < GREY ? own.h : other.h }), share)
}

/** The light under a ground that was asked for: the sky begins with that very colour, what is lit by it leans to its hue. */
export function bent(light: Light, ground: Hex): Light {
  if (light.zenith === ground) return light
  const { l } = oklch(ground)
  const bend = (colour: Hex, share = BEND) => towards(colour, ground, share)
  const low = bend(light.low, BEND * 0.6)
  return {
    ...light,
    zenith: ground,
    middle: mix(mix(ground, light.middle, 0.45), low, 0.2),
    // A black or a white sky keeps its own light at the horizon low.
    low: l < 0.16 ? mix(ground, low, 0.72) : low,
    haze: bend(light.haze),
    ambient: bend(light.ambient),
  }
}

/** A material in this light, `near` it (1) or so far away that it is all but haze (0). */
export function lit(light: Light, material: Hex, near: number): Hex {
  const { l, c, h } = oklch(material)
  const exposed = hex({ l: l * light.expose, c: c * (0.55 + 0.45 * light.expose), h })
  const inAir = mix(exposed, light.ambient, light.tint)
  return mix(inAir, light.haze, Math.min(0.96, (1 - near) * light.mist * 1.15))
}
