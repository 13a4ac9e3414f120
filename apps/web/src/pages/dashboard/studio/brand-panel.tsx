import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Concept } from '../../../features/designs/concept.ts'
import { partsQuery } from '../../../features/designs/viewer/queries.ts'
import { useUser } from '../../../lib/session.ts'
import { useCopy } from '../../../ui/use-copy.ts'

const ROLES: Readonly<Record<string, string>> = {
  paper: 'Background',
  surface: 'Panels',
  ink: 'Text',
  muted: 'Quiet text',
  line: 'Lines',
  accent: 'Accent',
  onAccent: 'Text on the accent',
  secondary: 'Second colour',
  onSecondary: 'Text on the second colour',
}

/** The colours of the chosen design by what they are for; a press copies one. */
export function BrandPanel({ chosen }: { chosen: Concept | null }) {
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
        Your brand kits
      </Link>
    </p>
  )
  if (!chosen?.id)
    return (
      <>
        <p className="text-ink-2">Choose a design to see its colours.</p>
        {kits}
      </>
    )
  if (isError) return <p className="text-ink-2">The colours of this design could not be read.</p>
  if (!data) return <p className="text-ink-2">Reading the colours…</p>
  const copy = (hex: string) =>
    copyText(hex, { title: 'Colour Copied', description: hex }, { title: 'Copy Failed', description: hex })
  return (
    <>
      <ul className="grid gap-1">
        {data.used.map((role) => {
          const hex = data.palette[role]
          return (
            hex && (
              <li key={role}>
                <button
                  type="button"
                  onClick={() => void copy(hex)}
                  className="flex min-h-10 w-full items-center gap-3 rounded-sm text-left hover:bg-well touch:min-h-11"
                >
                  <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0 rounded-sm border border-line">
                    <rect width="32" height="32" fill={hex} />
                  </svg>
                  <span className="sr-only">Copy </span>
                  <span className="flex-1">{ROLES[role] ?? role}</span>
                  <span className="font-mono text-xs text-ink-3"> {hex}</span>
                </button>
              </li>
            )
          )
        })}
      </ul>
      {kits}
    </>
  )
}
