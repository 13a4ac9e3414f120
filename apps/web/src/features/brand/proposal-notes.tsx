/** What was read from a page, before it is kept: where it came from, and what to look at. */
import type { BrandProposal } from '@limner/contract/types'
import { useEffect, useRef } from 'react'
import { t } from '../../lib/language/translate.ts'

/** What is not as it was on the page, each with what to do. */
function remarksOn({ kit, faces, logoFrom, isScripted }: BrandProposal): string[] {
  const { typefaces } = kit
  const isOneFace = faces && faces.display.named === faces.text.named
  const stands = (named: string, family: string) =>
    t('{named} is not among the typefaces here: {family} comes closest.', { named, family })
  const found: (string | false | null)[] = [
    isScripted &&
      t('Scripts write this page, and none is run here: much of it was not seen. Look closely at what is missing.'),
    logoFrom === null && t('No logo was found that can be used. Choose a file.'),
    logoFrom === 'icon' && t('The logo is the icon of the page. Replace it if you have a better one.'),
    logoFrom === 'preview' &&
      t('The logo is the picture that the page shows elsewhere. Replace it if it is not yours.'),
    kit.colours.accent === null && t('No leading colour was found. Choose one, or leave it to each design.'),
    faces && typefaces && !faces.display.isSame && stands(faces.display.named, typefaces.display),
    faces && typefaces && !isOneFace && !faces.text.isSame && stands(faces.text.named, typefaces.text),
    !faces && t('The page names no typefaces of its own. Choose some, or leave them to each design.'),
  ]
  return found.filter((one) => one !== false && one !== null)
}

export function ProposalNotes({ proposal }: { proposal: BrandProposal }) {
  const remarks = remarksOn(proposal)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was asked from is gone: who reads it with ears, or works by keyboard, goes on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="read-from" className="mt-10 max-w-[44rem] rounded-sm bg-well p-4 sm:p-5">
      <h2 ref={heading} id="read-from" tabIndex={-1} className="outline-none text-lg font-semibold break-words">
        {t('Read from {host}', { host: URL.parse(proposal.url)?.host ?? proposal.url })}
      </h2>
      <p className="mt-1 text-ink-2">{t('Look it over and correct it. Nothing is kept until you save it.')}</p>
      {remarks.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 ps-5 text-ink-2">
          {remarks.map((remark) => (
            <li key={remark} className="break-words">
              {remark}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
