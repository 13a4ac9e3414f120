/** What does, with one press, that which a message asked for and which is no edit. */
import { api } from '@limner/contract'
import { buildUrl } from '@limner/contract/client'
import type { Action, Input } from '@limner/contract/types'
import type { Act } from '@limner/engine'
import type { DesignRow } from '../features/designs/store.ts'

type Query = NonNullable<Input<typeof api.exportDesign>['query']>

interface File {
  label: string
  /** How it is asked for by name. */
  named: RegExp
  /** Absent: of the file for a printer its size and paper are asked first. */
  query?: Query
  /** Kinds that have it; absent: all. */
  kinds?: ReadonlySet<string>
}

const PRINTED: ReadonlySet<string> = new Set(['business-card', 'poster'])
/** What a printer is sent. */
const PRINT_FILE =
  /\b(?:print\w*|press|copies|order|bleed|cmyk|pdf\/x\S*|fogra\d*|(?:ge)?druck\w*|imprim\w*|impression|imprenta|impresi[oó]n)\b|مطبعة|للطباعة/iu

const FILES: readonly File[] = [
  { label: 'print file', named: PRINT_FILE, kinds: PRINTED },
  { label: 'PDF', named: /\bpdf\b(?!\/x)/i, query: { format: 'pdf' } },
  {
    label: 'PDF for print',
    named: /\b(?:print\w*|copies|order|bleed)\b/i,
    query: { format: 'pdf', bleed: 'true' },
    kinds: PRINTED,
  },
  { label: 'SVG', named: /\b(?:svg|vectors?|eps|ai)\b/i, query: { format: 'svg' } },
  {
    label: 'PNG',
    named: /\b(?:png|image|picture|post|instagram|facebook|upload)\b/i,
    query: { format: 'png', scale: '2' },
  },
  { label: 'JPG', named: /\bjpe?g\b/i, query: { format: 'jpg' } },
  { label: 'Next.js project', named: /\b(?:next\S*|deploy|host\w*|domain|code)\b/i, query: { format: 'next' } },
]
/** Offered where no file was named. */
const USUAL = new Set(['PDF', 'SVG', 'PNG'])

const PAGES: Record<Exclude<Act, 'export'>, Action> = {
  projects: { label: 'All Projects', url: '/dashboard?tab=projects' },
  settings: { label: 'Settings', url: '/dashboard?tab=settings' },
}

/** @param instruction what was asked, in which a file may be named */
export function actionsFor(act: Act, design: Pick<DesignRow, 'id' | 'kind'>, instruction: string): Action[] {
  if (act !== 'export') return [PAGES[act]]
  const able = FILES.filter(({ kinds }) => !kinds || kinds.has(design.kind))
  const named = able.filter((file) => file.named.test(instruction))
  const files = named.length > 0 ? named : able.filter(({ label }) => USUAL.has(label))
  const params = { id: design.id }
  return files.map(({ label, query }) => ({
    label: query ? `Download ${label}` : 'Print file',
    url: query ? buildUrl(api.exportDesign, { params, query }) : buildUrl(api.getPrintChoices, { params }),
  }))
}
