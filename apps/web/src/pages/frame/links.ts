import type { Site } from '@limner/contract/types'
import { type English, english, t } from '../../lib/language/translate.ts'
import { hasPage } from '../table.ts'

export interface PageLink {
  href: string
  label: English
}

const HEADER: readonly PageLink[] = [
  { href: '/', label: english('Home') },
  { href: '/blog', label: english('Blog') },
  { href: '/dashboard', label: english('Dashboard') },
  { href: '/designs', label: english('Designs') },
]
const COMPANY: readonly PageLink[] = [
  { href: '/about', label: english('About') },
  { href: '/designs', label: english('Designs') },
  { href: '/blog', label: english('Blog') },
  { href: '/careers', label: english('Careers') },
  { href: '/contact', label: english('Contact') },
  { href: '/api-test', label: english('API') },
]
const LEGAL: readonly PageLink[] = [
  { href: '/privacy-policy', label: english('Privacy Policy') },
  { href: '/terms-of-service', label: english('Terms of Service') },
  { href: '/cookie-policy', label: english('Cookie Policy') },
  { href: '/gdpr', label: english('GDPR') },
]

/** A page of the team elsewhere is called by its own name. */
export interface OuterLink {
  href: string
  name: string
}

const isThere = ({ href }: PageLink) => hasPage(href)

export const headerLinks = HEADER.filter(isThere)
export const companyLinks = COMPANY.filter(isThere)
export const legalLinks = LEGAL.filter(isThere)

/** Ways to follow the team: its pages elsewhere and its address where they are set, and the blog's feed. */
export const socialLinks = ({ contact: { email, social } }: Site): OuterLink[] => [
  ...social.map(({ href, label }) => ({ href, name: label })),
  { href: '/rss.xml', name: t('RSS feed') },
  ...(email ? [{ href: `mailto:${email}`, name: t('Email') }] : []),
]
