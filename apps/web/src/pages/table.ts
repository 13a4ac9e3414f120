/**
 * The one table of pages. The router, the server's rendering, redirects and the header's links all read it: a link to a
 * page shows only when the page is here.
 */
import { safeRedirect } from '@limner/contract/redirect'
import { lazy } from 'react'
import { english } from '../lib/language/translate.ts'
import { loadDashboard } from './dashboard/start.ts'
import type { Page, PageHead, Visit } from './page.ts'
import { publicPages } from './public-pages.ts'
import { workPages } from './work-pages.ts'

const whenSignedIn = ({ url, user }: Visit): string | null =>
  user ? safeRedirect(url.searchParams.get('redirect'), url.origin) : null

export const pages: readonly Page[] = [
  ...publicPages,
  ...workPages,
  {
    path: '/dashboard',
    file: 'src/pages/dashboard/page.tsx',
    View: lazy(() => import('./dashboard/page.tsx')),
    hydratesLazily: 'seen',
    load: loadDashboard,
    head: {
      title: english('Your Design Dashboard · Limner'),
      description: 'Describe a logo, website, business card, poster, icon or banner and see it drawn.',
      noindex: true,
    },
  },
  {
    path: '/login',
    file: 'src/pages/login.tsx',
    View: lazy(() => import('./login.tsx')),
    hydratesLazily: 'seen',
    head: {
      title: english('Login · Limner'),
      description: 'Sign in to find your projects and designs.',
      noindex: true,
    },
    redirect: whenSignedIn,
  },
  {
    path: '/signup',
    file: 'src/pages/signup.tsx',
    View: lazy(() => import('./signup.tsx')),
    hydratesLazily: 'seen',
    head: {
      title: english('Sign Up · Limner'),
      description: 'Create an account to keep your designs.',
      noindex: true,
    },
    redirect: whenSignedIn,
  },
]

export const notFound: PageHead = {
  title: english('404 Page Not Found · Limner'),
  description: 'There is no page at this address.',
  noindex: true,
}

/** Addresses that lead elsewhere, for everybody. */
export const redirects: Readonly<Record<string, string>> = {
  '/terms': '/terms-of-service',
  '/privacy': '/privacy-policy',
  '/favicon.ico': '/favicon.svg',
}

export const hasPage = (path: string): boolean => pages.some((page) => page.path === path)
