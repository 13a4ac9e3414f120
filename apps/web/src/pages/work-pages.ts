/** The pages of work and of accounts besides the dashboard. */
import { lazy } from 'react'
import type { Page } from './page.ts'

export const workPages: readonly Page[] = [
  {
    path: '/designs',
    file: 'src/pages/designs.tsx',
    View: lazy(() => import('./designs.tsx')),
    head: {
      title: 'Community Gallery · Limner',
      description: 'Logos, websites, business cards, posters, icons and banners that people made with Limner.',
    },
  },
  {
    path: '/project/:id',
    file: 'src/pages/project/page.tsx',
    View: lazy(() => import('./project/page.tsx')),
    head: {
      title: 'Project · Limner',
      description: 'A project of designs: how it looks, and the conversation that led there.',
    },
  },
  {
    path: '/reset-password',
    file: 'src/pages/reset-password.tsx',
    View: lazy(() => import('./reset-password.tsx')),
    head: { title: 'Reset Password · Limner', description: 'Set a new password by mail.', noindex: true },
  },
]
