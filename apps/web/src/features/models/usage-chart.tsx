/** What models have cost, day by day. */
import type { Api, Result } from '@limner/contract/types'
import { rich, t } from '../../lib/language/translate.ts'

type Usage = Result<Api['getModelUsage']>

const dollars = (sum: number) => `$${sum < 1 ? sum.toFixed(4) : sum.toFixed(2)}`
const DAYS = 31
const DAY = 86_400_000

/** The last 31 days, those without a question, too. */
function daysOf(usage: Usage, today: Date) {
  return Array.from({ length: DAYS }, (_, back) => {
    const day = new Date(today.getTime() - (DAYS - 1 - back) * DAY).toISOString().slice(0, 10)
    const rows = usage.days.filter((row) => row.day === day)
    const sum = (of: (row: Usage['days'][number]) => number) => rows.reduce((total, row) => total + of(row), 0)
    return { day, cost: sum(({ cost }) => cost), questions: sum(({ questions }) => questions) }
  })
}

function byModel(usage: Usage) {
  const models = [...new Set(usage.days.map(({ model }) => model))]
  return models.map((model) => {
    const rows = usage.days.filter((row) => row.model === model)
    const sum = (key: 'cost' | 'questions' | 'failed') => rows.reduce((total, row) => total + row[key], 0)
    return { model, cost: sum('cost'), questions: sum('questions'), failed: sum('failed') }
  })
}

export function UsageChart({ usage, today }: { usage: Usage; today: Date }) {
  const days = daysOf(usage, today)
  // Where nothing has a price, the questions themselves are shown.
  const heightOf = days.some(({ cost }) => cost > 0)
    ? ({ cost }: (typeof days)[number]) => cost
    : ({ questions }: (typeof days)[number]) => questions
  const most = Math.max(...days.map(heightOf)) || 1
  const limit = usage.limit === null ? t('no limit') : t('of {amount}', { amount: dollars(usage.limit) })
  return (
    <figure>
      <figcaption className="text-sm">
        {rich('This month: <span>{spent}</span><span2>, {limit}</span2>', {
          spent: dollars(usage.spent),
          span: (text) => <span className="font-medium tabular-nums">{text}</span>,
          limit,
          span2: (text) => <span className="text-ink-3">{text}</span>,
        })}
      </figcaption>
      <div aria-hidden className="mt-4 flex h-28 items-end gap-px border-b border-edge">
        {days.map((one) => (
          <span
            key={one.day}
            title={t('{day}: {cost}, {questions} requests', {
              day: one.day,
              cost: dollars(one.cost),
              questions: one.questions,
            })}
            className="min-w-0 flex-1 bg-ink-3 hover:bg-minium"
            style={{ height: `${(heightOf(one) / most) * 100}%` }}
          />
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-3 tabular-nums">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      {usage.days.length > 0 && <ByModel usage={usage} />}
    </figure>
  )
}

function ByModel({ usage }: { usage: Usage }) {
  return (
    <table className="mt-5 w-full text-start text-sm tabular-nums">
      <thead className="text-xs text-ink-3">
        <tr>
          <th className="font-normal">{t('Model, the last {DAYS} days', { DAYS })}</th>
          <th className="text-end font-normal">{t('Requests')}</th>
          <th className="text-end font-normal">{t('Failed')}</th>
          <th className="text-end font-normal">{t('Cost')}</th>
        </tr>
      </thead>
      <tbody>
        {byModel(usage).map((row) => (
          <tr key={row.model} className="border-t border-line">
            <td className="py-1.5 break-all">{row.model}</td>
            <td className="text-end">{row.questions}</td>
            <td className="text-end">{row.failed}</td>
            <td className="text-end">{dollars(row.cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
