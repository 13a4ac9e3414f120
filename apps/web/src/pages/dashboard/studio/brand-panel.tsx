import type { Api, BrandKit, Result } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Concept } from '../../../features/designs/concept.ts'
import { partsQuery } from '../../../features/designs/parts-query.ts'
import { colourRoleName } from '../../../lib/colour-roles.ts'
import { t } from '../../../lib/language/translate.ts'
import { useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useCopy } from '../../../ui/use-copy.ts'

/** What is seen of it: the roles of its palette, then colours that it was given besides. */
const shownIn = ({ used, palette, colours }: Result<Api['getDesignParts']>) => [
  ...used.flatMap((role) => {
    const hex = palette[role]
    return hex ? [{ name: colourRoleName(role), hex }] : []
  }),
  ...colours.map((hex) => ({ name: t('Colour'), hex })),
]

interface Props {
  chosen: Concept | null
  kits: readonly BrandKit[]
  /** Absent: not now, or not by this person. */
  onWear: ((kit: string) => void) | undefined
}

/** Kits that the design may be put into as a whole, each with a press. */
function Wearing({ kits, onWear }: Omit<Props, 'chosen'>) {
  if (kits.length === 0) return null
  return (
    <section aria-label={t('Put the design into a brand')} className="mt-4 border-t border-line pt-3">
      <p className="font-semibold">{t('Put the design into a brand')}</p>
      <p className="mt-0.5 text-ink-2">{t('Its colours, typefaces and logo, as one version that can be undone.')}</p>
      <ul className="mt-2 grid gap-1">
        {kits.map(({ id, name }) => (
          <li key={id}>
            <Button
              size="small"
              className="w-full justify-start text-start break-words"
              disabled={!onWear}
              onClick={() => onWear?.(id)}
            >
              <bdi>{t('Put into “{name}”', { name })}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The colours of the chosen design by what they are for; a press copies one, or puts it into a brand. */
export function BrandPanel({ chosen, kits: all, onWear }: Props) {
  const copyText = useCopy()
  const { data, isError } = useQuery({
    ...partsQuery(chosen?.id ?? ''),
    enabled: chosen?.id !== undefined,
    retry: false,
  })
  const user = useUser()
  const kits = user && (
    <p className="mt-4 border-t border-line pt-3">
      <Link href="/brand" className="underline underline-offset-4 hover:text-minium">
        {t('Your brand kits')}
      </Link>
    </p>
  )
  if (!chosen?.id)
    return (
      <>
        <p className="text-ink-2">{t('Choose a design to see its colours.')}</p>
        {kits}
      </>
    )
  if (isError) return <p className="text-ink-2">{t('The colours of this design could not be read.')}</p>
  if (!data) return <p className="text-ink-2">{t('Reading the colours…')}</p>
  const copy = (hex: string) =>
    copyText(hex, { title: t('Colour Copied'), description: hex }, { title: t('Copy Failed'), description: hex })
  return (
    <>
      <ul className="grid gap-1">
        {shownIn(data).map(({ name, hex }) => (
          <li key={`${name}${hex}`}>
            <button
              type="button"
              onClick={() => void copy(hex)}
              className="flex min-h-10 w-full items-center gap-3 rounded-sm text-start hover:bg-well touch:min-h-11"
            >
              <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0 rounded-sm border border-line">
                <rect width="32" height="32" fill={hex} />
              </svg>
              <span className="sr-only">{t('Copy')} </span>
              <span className="flex-1">{name}</span>
              <span className="font-mono text-xs text-ink-3"> {hex}</span>
            </button>
          </li>
        ))}
      </ul>
      <Wearing kits={all} onWear={onWear} />
      {kits}
    </>
  )
}
