/** A printed design looked over as a printer does: what is wrong, each with what mends it. */
import type { Api, Prediction, Result } from '@limner/contract/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMay } from '../../../lib/access.ts'
import { api, reasonOf } from '../../../lib/api.ts'
import { type English, english, said, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { operate } from '../operate.ts'
import { type PrintChoices, printQuery } from '../print/queries.ts'
import { type Condition, useCondition } from '../print/use-condition.ts'
import { useMaking } from '../use-making.ts'

type Check = Result<Api['preflightDesign']>['checks'][number]
type Fault = Check['faults'][number]

interface Props {
  /** Of the version that is shown. */
  id: string
  onMade: (made: Prediction) => void
}

const PASSES: Record<Check['name'], English> = {
  edge: english('Words keep away from the edge'),
  type: english('Type is large enough'),
  lines: english('Lines are strong enough'),
  pictures: english('Pictures are fine enough'),
  ink: english('The paper bears the ink'),
  colours: english('Inks can show the colours'),
}

type Checked = Result<Api['preflightDesign']>

const pageFacts = ({ width, height, bleed, safe }: NonNullable<Checked['page']>): string =>
  t('{width} × {height} mm, {bleed} mm bleed, words {safe} mm from the edge. Type is outlined.', {
    width,
    height,
    bleed,
    safe,
  })

const inkFacts = ({ ink, inkLimit }: NonNullable<Checked['press']>): string =>
  t('In CMYK at most {ink} % ink; the paper bears {inkLimit} %.', { ink, inkLimit })

export function PrintCheck({ id, onMade }: Props) {
  const may = useMay()
  const { data: choices } = useQuery(printQuery(id))
  const [condition, choose] = useCondition(choices)
  const { data, error } = useQuery({
    queryKey: ['preflight', id, condition],
    queryFn: () => api.preflightDesign({ params: { id }, query: { condition } }),
    placeholderData: keepPreviousData,
    enabled: choices !== undefined,
  })
  const mend = useMaking(
    t('The change could not be made'),
    (operations: NonNullable<Fault['mend']>) => operate(id, operations),
    onMade,
  )
  if (error) return <p role="alert">{t('It could not be looked over: {error}', { error: reasonOf(error) })}</p>
  if (!data) return <p role="status">{t('Looking it over...')}</p>
  if (!data.page) return <p className="text-ink-2">{t('This design is for screens.')}</p>
  return (
    <>
      <p className="mb-2 text-ink-2 tabular-nums">
        {pageFacts(data.page)}
        {data.press && ` ${inkFacts(data.press)}`}
      </p>
      {choices && <Paper choices={choices} condition={condition} onChoose={choose} />}
      <ul className="grid gap-2">
        {data.checks.map(({ name, faults }) =>
          faults.length === 0 ? (
            <li key={name} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-4" />
              {t(PASSES[name])}
            </li>
          ) : (
            faults.map((fault) => <FaultRow key={fault.said} fault={fault} mend={may.edit ? mend : null} />)
          ),
        )}
      </ul>
    </>
  )
}

interface FaultRowProps {
  fault: Fault
  /** Null: whoever looks may change nothing. */
  mend: { mutate: (operations: NonNullable<Fault['mend']>) => void; isPending: boolean } | null
}

/** What is wrong, with what mends it. */
function FaultRow({ fault, mend }: FaultRowProps) {
  const { swatch, mend: operations } = fault
  const words = said(fault.said)
  return (
    <li className="flex gap-2">
      <Icon name="alert" className="mt-0.5 size-4 text-carmine" />
      <span className="min-w-0">
        <span dir="auto" className="break-words">
          {words}
        </span>
        {swatch && <Swatches {...swatch} />}
        {operations && mend && (
          <Button
            size="small"
            className="mt-1"
            aria-description={words}
            disabled={mend.isPending}
            onClick={() => mend.mutate(operations)}
          >
            {t('Mend')}
          </Button>
        )}
      </span>
    </li>
  )
}

interface PaperProps {
  choices: PrintChoices
  condition: Condition | undefined
  onChoose: (name: Condition) => void
}

/** What it is looked over for. */
const Paper = ({ choices: { conditions }, condition, onChoose }: PaperProps) => (
  <Choice
    label={t('Paper and press')}
    className="mb-3"
    options={Object.fromEntries(conditions.map(({ name, label }) => [name, said(label)]))}
    value={condition}
    onChange={({ target }) => {
      const chosen = conditions.find(({ name }) => name === target.value)
      if (chosen) onChoose(chosen.name)
    }}
  />
)

/** A colour beside what inks show of it. */
const Swatches = ({ asked, printed }: NonNullable<Fault['swatch']>) => (
  <span className="mt-1 flex" aria-hidden="true">
    {Object.entries({ [t('On the screen')]: asked, [t('In print')]: printed }).map(([where, colour]) => (
      <span
        key={where}
        className="size-7 border border-line first:rounded-s last:rounded-e"
        style={{ background: colour }}
        title={where}
      />
    ))}
  </span>
)
