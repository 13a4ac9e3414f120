/**
 * A short menu of things to do: closes on a choice, a press outside, and Esc. Until it is first opened there is its button
 * alone: what menus are made of comes when a pointer or the focus is near.
 */
import { cloneElement, lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { MenuChoiceProps, MenuProps } from './menu-parts.tsx'

type Parts = typeof import('./menu-parts.tsx')
/** Null until they have come; what stands in a menu is shown after that only. */
let parts: Parts | null = null
const MenuBox = lazy(async () => {
  parts = await import('./menu-parts.tsx')
  return { default: parts.MenuBox }
})
const prepare = () => void import('./menu-parts.tsx').catch(() => undefined)

export function Menu({ trigger, ...rest }: MenuProps) {
  const [opened, setOpened] = useState<{ byKey: boolean } | null>(null)
  const closed: object = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // A press by a key is none of a pointer.
    onClick({ detail }: MouseEvent) {
      setOpened({ byKey: detail === 0 })
      rest.onOpenChange?.(true)
    },
  }
  const button = cloneElement(trigger, closed)
  if (!opened) return button
  return (
    <Suspense fallback={button}>
      <MenuBox trigger={trigger} {...opened} {...rest} />
    </Suspense>
  )
}

export const MenuGroup = (props: { label: string; children: ReactNode }) => parts && <parts.MenuGroup {...props} />

interface MenuItemProps {
  /** A few words at the end of the line. */
  note?: string
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export const MenuItem = (props: MenuItemProps) => parts && <parts.MenuItem {...props} />

/** One of several: the chosen one is marked. */
export const MenuChoice = (props: MenuChoiceProps) => parts && <parts.MenuChoice {...props} />
