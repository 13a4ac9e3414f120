/**
 * How colours look to people with a colour deficiency: the matrices for severity 1 of Machado, Oliveira and Fernandes, "A
 * physiologically-based model for simulation of color vision deficiency" (2009), applied to linear RGB.
 */
import { keysOf } from '../base/tables.ts'
import { channelsOf } from '../colour/luminance.ts'
import type { Hex } from '../scene/types.ts'

export type Deficiency = 'protanopia' | 'deuteranopia' | 'tritanopia'

const MATRICES: Record<Deficiency, [number, number, number][]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
export const DEFICIENCIES = keysOf(MATRICES)

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** The colour as it is seen. */
export function simulate(colour: Hex, deficiency: Deficiency): Hex {
  const channels = channelsOf(colour).map((value) => linear(value / 255))
  const seen = MATRICES[deficiency].map((row) => {
    const sum = row.reduce((total, factor, index) => total + factor * (channels[index] ?? 0), 0)
    return Math.round(encoded(Math.min(1, Math.max(0, sum))) * 255)
  })
  return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
