import { hasPage } from '../table.ts'

export interface PageLink {
  href: string
  label: string
}

const HEADER: readonly PageLink[] = [
  { href: '/', label: 'Home' },
  { href: '/blog', label: 'Blog' },
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/designs', label: 'Designs' },
]

export const headerLinks = HEADER.filter((link) => hasPage(link.href))
