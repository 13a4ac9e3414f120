/** An artboard as the server drew it, in the page, so that its parts can be moved before the server has moved them. */
import { useLayoutEffect, useRef } from 'react'
import type { Box } from './geometry.ts'
import type { Part, Shown } from './use-hand.ts'

interface Props {
  svg: string
  title: string
  parts: readonly Part[]
  ahead: Shown
}

/** How a part gets from its own box into another. */
function transformTo(from: Box, to: Box): string {
  const [across, down] = [to.width / Math.max(1, from.width), to.height / Math.max(1, from.height)]
  return `translate(${to.x} ${to.y}) scale(${across} ${down}) translate(${-from.x} ${-from.y})`
}

export function Drawing({ svg, title, parts, ahead }: Props) {
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
    const boxes = new Map(parts.map(({ id, box }) => [id, box]))
    const moved: Element[] = []
    for (const [id, to] of ahead) {
      const from = boxes.get(id)
      const element = place.current?.querySelector(`[data-part="${CSS.escape(id)}"]`)
      if (!from || !element) continue
      // A turned part turns about its own middle, which moves with it.
      element.setAttribute('data-own', element.getAttribute('transform') ?? '')
      element.setAttribute('transform', `${transformTo(from, to)} ${element.getAttribute('data-own') ?? ''}`)
      moved.push(element)
    }
    return () => {
      for (const element of moved) element.setAttribute('transform', element.getAttribute('data-own') ?? '')
    }
  }, [ahead, parts, svg])
  return <div ref={place} role="img" aria-label={title} className="pointer-events-none absolute inset-0" />
}
