/** An artboard as the server drew it, in the page, so that its parts can be moved before the server has moved them. */
import { useLayoutEffect, useRef } from 'react'
import { middleOf, type TurnedBox } from './measure/turned.ts'
import type { Part, Shown } from './use-hand.ts'

interface Props {
  svg: string
  title: string
  parts: readonly Part[]
  ahead: Shown
  /** The part that is left out. */
  hidden: string | null
}

/** How a part gets from its own box into another, on the artboard. */
function transformTo(from: TurnedBox, to: TurnedBox): DOMMatrix {
  const [was, is] = [middleOf(from), middleOf(to)]
  const [turned, turns] = [from.rotate ?? 0, to.rotate ?? from.rotate ?? 0]
  return new DOMMatrix()
    .translate(is.x, is.y)
    .rotate(turns)
    .scale(to.width / Math.max(1, from.width), to.height / Math.max(1, from.height))
    .rotate(-turned)
    .translate(-was.x, -was.y)
}

/** What the elements around one do to it. */
function around(element: Element): DOMMatrix {
  let all = new DOMMatrix()
  for (let one = element.parentElement; one instanceof SVGGElement; one = one.parentElement) {
    const own = one.transform.baseVal.consolidate()?.matrix
    if (own) all = DOMMatrix.fromMatrix(own).multiply(all)
  }
  return all
}

/** What is drawn of a part; of a group in a drawing, which is drawn shape by shape, all of these. */
function elementsOf(id: string, parts: readonly Part[], place: HTMLElement | null): Element[] {
  const own = place?.querySelector(`[data-part="${CSS.escape(id)}"]`)
  if (own) return [own]
  return parts.filter(({ parent }) => parent === id).flatMap((part) => elementsOf(part.id, parts, place))
}

const written = ({ a, b, c, d, e, f }: DOMMatrix) => `matrix(${[a, b, c, d, e, f].join(' ')})`

export function Drawing({ svg, title, parts, ahead, hidden }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    drawn.setAttribute('width', '100%')
    drawn.setAttribute('height', '100%')
    drawn.setAttribute('aria-hidden', 'true')
    place.current?.replaceChildren(drawn)
  }, [svg])
  // Also after another drawing has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing is what is transformed
  useLayoutEffect(() => {
    const boxes = new Map(parts.map(({ id, box, rotate }) => [id, { ...box, rotate }]))
    const moved: Element[] = []
    for (const [id, to] of ahead) {
      const from = boxes.get(id)
      if (!from) continue
      for (const element of elementsOf(id, parts, place.current)) {
        // What holds it may be turned: in there it goes another way than it is seen to go.
        const outer = around(element)
        const inner = outer.inverse().multiply(transformTo(from, to)).multiply(outer)
        element.setAttribute('data-own', element.getAttribute('transform') ?? '')
        element.setAttribute('transform', `${written(inner)} ${element.getAttribute('data-own') ?? ''}`)
        moved.push(element)
      }
    }
    return () => {
      for (const element of moved) element.setAttribute('transform', element.getAttribute('data-own') ?? '')
    }
  }, [ahead, parts, svg])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every drawing that comes
  useLayoutEffect(() => {
    const left = hidden === null ? null : place.current?.querySelector(`[data-part="${CSS.escape(hidden)}"]`)
    left?.setAttribute('visibility', 'hidden')
    return () => left?.removeAttribute('visibility')
  }, [hidden, svg])
  return <div ref={place} data-drawing role="img" aria-label={title} className="pointer-events-none absolute inset-0" />
}
