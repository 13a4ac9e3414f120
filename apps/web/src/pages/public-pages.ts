/** The pages that everybody may read. Part of the one table of pages. */
import type { Site } from '@limner/contract/types'
import { lazy } from 'react'
import { english } from '../lib/language/translate.ts'
import { loadArticle, loadList } from './blog/head.ts'
import { loadContact } from './contact/outcome.ts'
import { questionsOf } from './landing/question-texts.ts'
import type { Page } from './page.ts'

const aboutLimner = (origin: string, site: Site) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': `${origin}/#team`, name: 'The Limner Team', url: origin },
    {
      '@type': 'WebApplication',
      name: 'Limner',
      url: origin,
      applicationCategory: 'DesignApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      author: { '@id': `${origin}/#team` },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questionsOf(site).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
})

export const publicPages: readonly Page[] = [
  {
    path: '/',
    file: 'src/pages/landing/page.tsx',
    View: lazy(() => import('./landing/page.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('Limner · Designs from words'),
      description:
        'Describe a logo, poster, card, website, icon or banner, and watch it become a finished vector design.',
      jsonLd: aboutLimner,
    },
    redirect: ({ user }) => (user ? '/dashboard' : null),
  },
  {
    path: '/blog',
    file: 'src/pages/blog/list.tsx',
    View: lazy(() => import('./blog/list.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('Blog · Limner'),
      description: 'Practical articles on design: type, colour, printing, naming and files.',
    },
    variants: ['page', 'category'],
    load: loadList,
  },
  {
    path: '/blog/:slug',
    file: 'src/pages/blog/article.tsx',
    View: lazy(() => import('./blog/article.tsx')),
    hydratesLazily: 'touched',
    head: { title: english('Limner Blog'), description: 'An article of the Limner blog.' },
    load: loadArticle,
  },
  {
    path: '/about',
    file: 'src/pages/about.tsx',
    View: lazy(() => import('./about.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('About · Limner'),
      description: 'Who Limner is for, how it works and what we stand for.',
    },
  },
  {
    path: '/careers',
    file: 'src/pages/careers.tsx',
    View: lazy(() => import('./careers.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('Careers · Limner'),
      description: 'Four open roles, what we offer, and how we work.',
    },
  },
  {
    path: '/contact',
    file: 'src/pages/contact/page.tsx',
    View: lazy(() => import('./contact/page.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('Contact · Limner'),
      description: 'Write to the team: questions, support, sales, press and feedback.',
    },
    load: loadContact,
  },
  {
    path: '/privacy-policy',
    file: 'src/pages/legal/privacy.tsx',
    View: lazy(() => import('./legal/privacy.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('Privacy Policy · Limner'),
      description: 'What Limner keeps about you, why, and what you can do about it.',
    },
  },
  {
    path: '/terms-of-service',
    file: 'src/pages/legal/terms.tsx',
    View: lazy(() => import('./legal/terms.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('Terms of Service · Limner'),
      description: 'The agreement between you and The Limner Team.',
    },
  },
  {
    path: '/cookie-policy',
    file: 'src/pages/legal/cookies.tsx',
    View: lazy(() => import('./legal/cookies.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('Cookie Policy · Limner'),
      description: 'Everything Limner stores in your browser, by name.',
    },
  },
  {
    path: '/gdpr',
    file: 'src/pages/legal/gdpr.tsx',
    View: lazy(() => import('./legal/gdpr.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('GDPR · Limner'),
      description: 'Your data protection rights, how to use them, and when we answer.',
    },
  },
  {
    path: '/api-test',
    file: 'src/pages/api-test/page.tsx',
    View: lazy(() => import('./api-test/page.tsx')),
    hydratesLazily: 'touched',
    head: {
      title: english('API Documentation & Testing · Limner'),
      description: 'Every endpoint of the API, with a description, an example and a way to try it.',
    },
  },
]
