/** The frame of a long text: its title, its date, its sections with addresses of their own. */

import type { ReactNode } from 'react'
import { InEnglish } from '../../ui/in-english.tsx'

export interface Section {
  id: string
  title: string
  body: ReactNode
}

export function Document({ title, date, lead, sections }: DocumentProps) {
  return (
    <InEnglish>
      <article className="mx-auto grid w-full max-w-[72rem] gap-x-16 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-[1fr_14rem]">
        <div className="min-w-0">
          <h1 className="font-display text-3xl sm:text-4xl">{title}</h1>
          {date && <p className="mt-4 text-sm text-ink-3">Last updated: {date}</p>}
          <div className="prose mt-8 text-lg text-ink-2">{lead}</div>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-20">
              <h2 id={`${id}-title`} className="text-xl font-semibold">
                {title}
              </h2>
              <div className="prose mt-3">{body}</div>
            </section>
          ))}
        </div>
        <nav aria-label="On this page" className="hidden lg:block">
          <ol className="sticky top-24 grid gap-2 border-s border-line ps-5 text-sm">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-ink-2 hover:text-ink">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </article>
    </InEnglish>
  )
}
interface DocumentProps {
  title: string
  date?: string
  lead: ReactNode
  sections: readonly Section[]
}
