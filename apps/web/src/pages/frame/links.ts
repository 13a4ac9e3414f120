import type { Site } from '@limner/contract/types'
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
const COMPANY: readonly PageLink[] = [
  { href: '/about', label: 'About' },
  { href: '/designs', label: 'Designs' },
  { href: '/blog', label: 'Blog' },
  { href: '/careers', label: 'Careers' },
  { href: '/contact', label: 'Contact' },
  { href: '/api-test', label: 'API' },
]
const LEGAL: readonly PageLink[] = [
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/cookie-policy', label: 'Cookie Policy' },
  { href: '/gdpr', label: 'GDPR' },
]

const isThere = ({ href }: PageLink) => hasPage(href)

export const headerLinks = HEADER.filter(isThere)
export const companyLinks = COMPANY.filter(isThere)
export const legalLinks = LEGAL.filter(isThere)

/** Ways to follow the team: its pages elsewhere and its address where they are set, and the blog's feed. */
export const socialLinks = ({ contact: { email, social } }: Site): PageLink[] => [
  ...social,
  { href: '/rss.xml', label: 'RSS feed' },
  ...(email ? [{ href: `mailto:${email}`, label: 'Email' }] : []),
]
