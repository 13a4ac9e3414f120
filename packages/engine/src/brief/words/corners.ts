/** The words for places on a sheet. */
import { phrases, words } from '../phrases.ts'
import type { Corner } from '../types.ts'

const rows: [string, Corner][] = []

for (const [vertical, v] of [
  ['on top', 'top'],
  ['top', 'top'],
  ['upper', 'top'],
  ['bottom', 'bottom'],
  ['lower', 'bottom'],
] as const) {
  for (const side of ['left', 'right'] as const) {
    rows.push(
      [`${vertical} ${side}`, `${v}-${side}`],
      [`${vertical}-${side}`, `${v}-${side}`],
      [`${vertical} ${side} corner`, `${v}-${side}`],
      [`${vertical}-${side} corner`, `${v}-${side}`],
      [`${vertical} ${side}-hand corner`, `${v}-${side}`],
      [`${vertical} ${side} hand corner`, `${v}-${side}`],
      [`${side} ${vertical}`, `${v}-${side}`],
      [`${side} ${vertical} corner`, `${v}-${side}`],
      [`${vertical} , ${side}`, `${v}-${side}`],
    )
  }
  for (const middle of ['center', 'centre', 'middle'])
    rows.push(
      [`${vertical} ${middle}`, v],
      [`${vertical}-${middle}`, v],
      [`${middle} ${vertical}`, v],
      [`${vertical} and ${middle}`, v],
    )
  rows.push(
    [`${vertical} centered`, v],
    [`${vertical} half`, v],
    [`${vertical} two thirds`, v],
    [`${vertical} two-thirds`, v],
    [`${vertical} quarter`, v],
    [`${vertical} third`, v],
    [`${vertical} part`, v],
    [`${vertical} edge`, v],
    [`${vertical} area`, v],
    [`${vertical} strip`, v],
    [`${vertical} band`, v],
    [`${vertical} bar`, v],
    [`${vertical} section`, v],
    [`${vertical} row`, v],
    [`${vertical} margin`, v],
    [`${vertical} portion`, v],
  )
  rows.push(
    [`${v} of the page`, v],
    [`centered at the ${v}`, v],
    [`center at the ${v}`, v],
    [`centered on the ${v}`, v],
    [`centred at the ${v}`, v],
  )
}

rows.push(
  ['top', 'top'],
  ['bottom', 'bottom'],
  ['foot', 'bottom'],
  ['footer', 'bottom'],
  ['header', 'top'],
  ['header bar', 'top'],
  ['header band', 'top'],
  ['footer bar', 'bottom'],
  ['footer strip', 'bottom'],
  ['base', 'bottom'],
  ['center', 'centre'],
  ['centre', 'centre'],
  ['middle', 'centre'],
  ['centered', 'centre'],
  ['centred', 'centre'],
  ['dead center', 'centre'],
  ['exact center', 'centre'],
  ['vertical and horizontal center', 'centre'],
  ['horizontal and vertical center', 'centre'],
  ['left', 'left'],
  ['right', 'right'],
  ['left side', 'left'],
  ['right side', 'right'],
  ['left half', 'left'],
  ['left corner', 'left'],
  ['right corner', 'right'],
  ['right half', 'right'],
  ['left edge', 'left'],
  ['right edge', 'right'],
  ['left-hand side', 'left'],
  ['right-hand side', 'right'],
  ['left hand side', 'left'],
  ['right hand side', 'right'],
  ['far left', 'left'],
  ['far right', 'right'],
  ['center left', 'left'],
  ['center right', 'right'],
  ['centre left', 'left'],
  ['centre right', 'right'],
  ['middle left', 'left'],
  ['middle right', 'right'],
  ['left center', 'left'],
  ['right center', 'right'],
  ['left of center', 'left'],
  ['middle on the left', 'left'],
  ['middle on the right', 'right'],
  ['center on the left', 'left'],
  ['center on the right', 'right'],
  ['centre on the left', 'left'],
  ['centre on the right', 'right'],
  ['left two thirds', 'left'],
  ['right two thirds', 'right'],
  ['left two-thirds', 'left'],
  ['right two-thirds', 'right'],
  ['center-left', 'left'],
  ['center-right', 'right'],
  ['centre-left', 'left'],
  ['centre-right', 'right'],
  ['middle-left', 'left'],
  ['middle-right', 'right'],
  ['left quarter', 'left'],
  ['right quarter', 'right'],
  ['left column', 'left'],
  ['right column', 'right'],
  ['left third', 'left'],
  ['right third', 'right'],
  ['left panel', 'left'],
  ['right panel', 'right'],
)

export const CORNERS = phrases<Corner>(rows)

export const LEADS = words(
  `at in on to towards toward along around near the into from across within inside placed positioned very up down`,
)
