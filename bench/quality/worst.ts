/** Where to look first: the designs, and the archetypes, that do worst. */
import type { Judged, Measured } from './measure.ts'
import { mean } from './statistics.ts'

/** Ranges as in the scorecard; a design's score is the share that it keeps. */
function shortfalls({ white, aligned, ratio, palette, logo, design, density }: Measured): string[] {
  const { kind } = design.scene
  const missed: [string, boolean | undefined][] = [
    [`${aligned[1] - aligned[0]} of ${aligned[1]} elements off every line`, aligned[0] < aligned[1]],
    [`white space ${white.toFixed(2)}`, kind === 'poster' ? white < 0.3 || white > 0.8 : white < 0.3],
    [`contour density ${density.toFixed(3)}`, kind !== 'website' && density > 0.09],
    [
      `type ratio ${ratio?.toFixed(1)}`,
      ratio !== undefined && ((kind === 'poster' && ratio < 5) || (kind === 'business-card' && ratio < 3)),
    ],
    [`lightness range ${palette.range.toFixed(2)}`, palette.range < 0.5],
    [`pair ${palette.pair.toFixed(1)}:1`, palette.pair < 7],
    [`${logo?.colours} colours`, logo && logo.colours > 3],
    [`ink ${logo?.centroid.toFixed(3)} off centre`, logo && logo.centroid > 0.03],
    [`24 px likeness ${logo?.small?.toFixed(2)}`, logo?.small !== undefined && logo.small < 0.75],
    [`${logo?.commands} path commands`, logo?.commands !== undefined && logo.commands > 130],
  ]
  return missed.filter(([, isSo]) => isSo).map(([words]) => words)
}

const nameOf = ({ design }: Pick<Judged, 'design'>) => `${design.scene.kind}/${design.archetype}`

function collected(judged: Judged[], measured: Measured[]) {
  const found = new Map(measured.map((one) => [one.design, shortfalls(one)]))
  return judged.map((one) => {
    const [met, stated] = one.places
    const [shown, asked] = one.colours
    const soft = [
      ...(met < stated ? [`${stated - met} of ${stated} places missed`] : []),
      ...(shown < asked ? [`${asked - shown} of ${asked} colours missing`] : []),
      ...(found.get(one.design) ?? []),
    ]
    return {
      one,
      notes: [...one.faults, ...soft],
      badness: 5 * one.faults.length + soft.length,
      isMeasured: found.has(one.design),
    }
  })
}

export const worst = (judged: Judged[], measured: Measured[], count: number): string[] =>
  collected(judged, measured)
    .filter(({ badness }) => badness > 0)
    .sort((a, b) => b.badness - a.badness)
    .slice(0, count)
    .map(
      ({ one, notes }) =>
        `${nameOf(one)} · ${one.design.brief.prompt.replace(/\s+/g, ' ').slice(0, 60)} → ${notes.slice(0, 3).join('; ')}`,
    )

export const worstArchetypes = (judged: Judged[], measured: Measured[], count: number): string[] =>
  [
    ...Map.groupBy(
      collected(judged, measured).filter(({ isMeasured, one }) => isMeasured || one.faults.length > 0),
      ({ one }) => nameOf(one),
    ),
  ]
    .map(([name, all]) => ({ name, bad: mean(all.map(({ badness }) => badness)), all }))
    .filter(({ all, bad }) => all.length >= 3 && bad > 0)
    .sort((a, b) => b.bad - a.bad)
    .slice(0, count)
    .map(({ name, bad, all }) => {
      const notes = [
        ...Map.groupBy(
          all.flatMap((each) => each.notes.map((note) => note.replace(/'[^']*'|[\d.]+/g, '·'))),
          (note) => note,
        ),
      ]
      const [commonest] = notes.sort(([, a], [, b]) => b.length - a.length)
      return `${name}: ${bad.toFixed(2)} shortfalls each, of ${all.length}; mostly '${commonest?.[0]}' (${commonest?.[1].length})`
    })
