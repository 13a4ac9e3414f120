/** The files that one gets, and what Limner can do without. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { english, rich, t } from '../../lib/language/translate.ts'

const FILES = [
  {
    name: 'PNG',
    use: english('for screens, at up to four times the size; logos and icons on a transparent background, too'),
  },
  { name: 'JPG', use: english('for email and for everything that takes photos') },
  { name: 'SVG', use: english('to edit further, with outlined or live text') },
  { name: 'PDF', use: english('as vectors; for print with bleed and crop marks, also in CMYK (PDF/X-4)') },
  { name: 'React', use: english('one TSX component, with the packages it needs') },
  { name: 'Next.js', use: english('a project that runs, for one design or for all of them') },
  { name: 'Brand kit', use: english('a logo in every form, with icons and colours') },
] as const

const LINK = 'text-lapis underline underline-offset-4'

export function FileFormats() {
  return (
    <section aria-labelledby="files" className="further-down border-t border-line">
      <div className="mx-auto grid max-w-[90rem] gap-x-16 gap-y-14 px-4 py-16 sm:px-8 lg:grid-cols-2 lg:py-24">
        <div>
          <h2 id="files" className="font-display text-2xl sm:text-3xl">
            {t('The files you get')}
          </h2>
          <dl className="mt-8 border-t border-line">
            {FILES.map(({ name, use }) => (
              <div key={name} className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-line py-3">
                <dt className="font-semibold">{name === 'Brand kit' ? t('Brand kit') : name}</dt>
                <dd className="text-ink-2">{t(use)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="font-display text-2xl sm:text-3xl">{t('Runs on its own, works with others')}</h2>
          <div className="mt-8 grid gap-6 border-t border-line pt-6">
            <Point title={t('No API key, no other account')}>
              {t(
                'The design engine is part of Limner and runs on the server you are using. Other models can be added, but none is needed.',
              )}
            </Point>
            <Point title={t('An API for everything')}>
              {rich(
                'Every endpoint is <link>documented and can be tried out</link>, and described for machines in <link2>OpenAPI</link2>.',
                {
                  link: (text) => (
                    <Link href="/api-test" className={LINK}>
                      {text}
                    </Link>
                  ),
                  link2: (text) => (
                    <a href="/api/openapi.json" className={LINK}>
                      {text}
                    </a>
                  ),
                },
              )}
            </Point>
            <Point title={t('An MCP server for assistants')}>
              {rich(
                'Assistants that speak MCP can generate, edit and export designs. The command is <code>npm run mcp</code>.',
                { code: (text) => <code className="font-mono text-sm">{text}</code> },
              )}
            </Point>
          </div>
        </div>
      </div>
    </section>
  )
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-1 max-w-[36rem] text-base text-ink-2">{children}</p>
    </div>
  )
}
