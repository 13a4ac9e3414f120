/** The pages of work and of accounts besides the dashboard. */
import { lazy } from 'react'
import { brandFontsQuery, brandKitsQuery, sharedBrandKitsQuery } from '../features/brand/queries.ts'
import { galleryQuery, queryAt, readAddress } from '../features/gallery/query.ts'
import { english } from '../lib/language/translate.ts'
import type { Loaded, Page } from './page.ts'
import { loadProject } from './project/head.ts'
import { loadReview } from './review/head.ts'

const loadGallery: NonNullable<Page['load']> = async ({ url, user }, source) => {
  const address = readAddress(url.searchParams)
  const found = await source.gallery(queryAt(address))
  const data: Loaded['data'] = [[galleryQuery(user?.id, address).queryKey, found]]
  return address.page > Math.max(1, found.totalPages) ? { status: 404, data } : { data }
}

const loadBrand: NonNullable<Page['load']> = async ({ user }, source) => {
  const found = user && (await source.brand())
  if (!found) return { data: [], isPersonal: true }
  return {
    isPersonal: true,
    data: [
      [brandKitsQuery(user.id).queryKey, found.own],
      [sharedBrandKitsQuery(user.id).queryKey, found.shared],
      [brandFontsQuery(user.id).queryKey, found.fonts],
    ],
  }
}

/** Others are sent to where they can go on. */
const forAdmins: NonNullable<Page['redirect']> = ({ url, user }) => {
  if (user) return user.role === 'admin' ? null : '/dashboard'
  return `/login?redirect=${encodeURIComponent(url.pathname + url.search)}`
}

export const workPages: readonly Page[] = [
  {
    path: '/designs',
    file: 'src/pages/designs.tsx',
    View: lazy(() => import('./designs.tsx')),
    hydratesLazily: 'touched',
    variants: ['page', 'sort'],
    load: loadGallery,
    head: {
      title: english('Community Gallery · Limner'),
      description: 'Logos, websites, business cards, posters, icons and banners that people made with Limner.',
    },
  },
  {
    path: '/project/:id',
    file: 'src/pages/project/page.tsx',
    View: lazy(() => import('./project/page.tsx')),
    hydratesLazily: 'touched',
    load: loadProject,
    head: {
      title: english('Project · Limner'),
      description: 'A design project: the designs, and the conversation that led to them.',
    },
  },
  {
    path: '/review/:token',
    file: 'src/pages/review/page.tsx',
    View: lazy(() => import('./review/page.tsx')),
    hydratesLazily: 'seen',
    load: loadReview,
    head: {
      title: english('Review · Limner'),
      description: 'A design that waits for your answer.',
      noindex: true,
    },
  },
  {
    path: '/invitation/:token',
    file: 'src/pages/invitation/page.tsx',
    View: lazy(() => import('./invitation/page.tsx')),
    head: {
      title: english('Invitation · Limner'),
      description: 'An invitation to work together.',
      noindex: true,
    },
  },
  {
    path: '/api-keys',
    file: 'src/pages/api-keys/page.tsx',
    View: lazy(() => import('./api-keys/page.tsx')),
    head: { title: english('API keys · Limner'), description: 'Keys for other programs.', noindex: true },
    redirect: forAdmins,
  },
  {
    path: '/models',
    file: 'src/pages/models/page.tsx',
    View: lazy(() => import('./models/page.tsx')),
    head: { title: english('Models · Limner'), description: 'Models that help the engine.', noindex: true },
    redirect: forAdmins,
  },
  {
    path: '/bin',
    file: 'src/pages/bin.tsx',
    View: lazy(() => import('./bin.tsx')),
    head: {
      title: english('Bin · Limner'),
      description: 'Deleted projects, which can be had back.',
      noindex: true,
    },
    redirect: ({ user }) => (user ? null : '/login?redirect=%2Fbin'),
  },
  {
    path: '/brand',
    file: 'src/pages/brand.tsx',
    View: lazy(() => import('./brand.tsx')),
    load: loadBrand,
    head: { title: english('Brand · Limner'), description: 'Brand kits, which new designs wear.', noindex: true },
    redirect: ({ user }) => (user ? null : '/login?redirect=%2Fbrand'),
  },
  {
    path: '/admin/users',
    file: 'src/pages/admin/users.tsx',
    View: lazy(() => import('./admin/users.tsx')),
    head: { title: english('Users · Limner'), description: 'Accounts and their roles.', noindex: true },
    redirect: forAdmins,
  },
  {
    path: '/admin/gallery',
    file: 'src/pages/admin/gallery.tsx',
    View: lazy(() => import('./admin/gallery.tsx')),
    head: {
      title: english('Keeping the Gallery · Limner'),
      description: 'What people have published.',
      noindex: true,
    },
    redirect: forAdmins,
  },
  {
    path: '/admin/articles',
    file: 'src/pages/admin/articles.tsx',
    View: lazy(() => import('./admin/articles.tsx')),
    head: {
      title: english('Articles · Limner'),
      description: 'All articles of the blog, drafts too.',
      noindex: true,
    },
    redirect: forAdmins,
  },
  {
    path: '/admin/queue',
    file: 'src/pages/admin/queue.tsx',
    View: lazy(() => import('./admin/queue.tsx')),
    head: {
      title: english('Queue · Limner'),
      description: 'Designs that wait, are made, or failed.',
      noindex: true,
    },
    redirect: forAdmins,
  },
  {
    path: '/inbox',
    file: 'src/pages/inbox/page.tsx',
    View: lazy(() => import('./inbox/page.tsx')),
    head: { title: english('Inbox · Limner'), description: 'Messages from the contact form.', noindex: true },
    redirect: forAdmins,
  },
  {
    path: '/reset-password',
    file: 'src/pages/reset-password.tsx',
    View: lazy(() => import('./reset-password.tsx')),
    hydratesLazily: 'seen',
    head: {
      title: english('Reset Password · Limner'),
      description: 'Set a new password by email.',
      noindex: true,
    },
  },
  {
    path: '/confirm-email',
    file: 'src/pages/confirm-email.tsx',
    View: lazy(() => import('./confirm-email.tsx')),
    hydratesLazily: 'seen',
    head: {
      title: english('Confirm Address · Limner'),
      description: 'Confirm a new email address.',
      noindex: true,
    },
  },
]
