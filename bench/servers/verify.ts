/** Holds what was acknowledged against what is there: in the database, and through the proxy. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Asked, Ledger } from './ledger.ts'
import type { Stage } from './stage.ts'

/** Milliseconds that generations have to end, of people who gave up, too. */
const ENDING = 300_000
/** Milliseconds that messages to webhooks have to arrive after the end. */
const TELLING = 90_000

type Row = { key: string; id: string; state: string; error: string | null; designs: string[] }

async function waitForEnds({ query }: Stage, { faults }: Ledger): Promise<void> {
  for (const deadline = Date.now() + ENDING; ; await sleep(1000)) {
    const open = await query<{ id: string }>(`select id from predictions where state in ('starting', 'processing')`)
    if (open.length === 0) return
    if (Date.now() < deadline) continue
    faults.push(...open.map(({ id }) => `prediction ${id} does not end`))
    return
  }
}

/** What is wrong with one that was asked for. */
function faultsOf(key: string, { id, designIds, ended }: Asked, there: readonly Row[]): string[] {
  const faults: string[] = []
  const [row] = there
  if (id && !there.some((one) => one.id === id)) faults.push(`prediction ${id} was acknowledged and is gone`)
  if (there.length > 1) faults.push(`"${key}" was made ${there.length} times`)
  if (!row) return faults
  if (row.state === 'failed') faults.push(`prediction ${row.id} failed: ${row.error}`)
  // A change may be answered with a question.
  else if (key.includes('generate') && row.designs.length === 0) faults.push(`prediction ${row.id} has no designs`)
  if (!ended) return faults
  const extra = row.designs.filter((design) => !designIds.includes(design)).length
  const lost = designIds.filter((design) => !row.designs.includes(design)).length
  if (lost > 0) faults.push(`prediction ${id} was answered with ${lost} designs that are gone`)
  if (extra > 0) faults.push(`prediction ${id} has ${extra} designs that it was not answered with`)
  return faults
}

async function checkPredictions({ query }: Stage, { asked, faults }: Ledger): Promise<void> {
  const rows = await query<Row>(`
    select idempotency_key as key, predictions.id, state, error,
      coalesce(json_agg(designs.id) filter (where designs.id is not null), '[]') as designs
    from predictions left join designs on designs.prediction_id = predictions.id group by predictions.id`)
  const found = Map.groupBy(rows, ({ key }) => key)
  for (const [key, one] of asked) faults.push(...faultsOf(key, one, found.get(key) ?? []))
  for (const { key, id } of rows) if (!asked.has(key)) faults.push(`nobody asked for prediction ${id}`)
}

async function checkMessages({ query }: Stage, { messages, faults }: Ledger): Promise<void> {
  const rows = await query<{ content: string; count: number }>(
    `select content, count(*)::int from messages where content like 'Note drill-%' group by content`,
  )
  const found = new Map(rows.map(({ content, count }) => [content, count]))
  for (const content of messages)
    if (found.get(content) === undefined) faults.push(`"${content}" was acknowledged and is gone`)
  for (const [content, count] of found) if (count > 1) faults.push(`"${content}" is there ${count} times`)
}

/** Some at a time: this is not the load. */
async function checkPictures({ url }: Stage, { pictures, faults }: Ledger): Promise<void> {
  const left = [...pictures]
  async function work(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) {
      const [address, headers] = next
      const response = await fetch(url + address, { headers }).catch(() => null)
      const bytes = response?.ok ? (await response.arrayBuffer()).byteLength : 0
      if (bytes < 100) faults.push(`picture ${address} answers ${response?.status} with ${bytes} bytes`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
}

/** At least once is what is promised; how many came twice is said. */
async function checkWebhooks({ toBeTold, told, faults }: Ledger): Promise<void> {
  const missing = () => [...toBeTold].filter((id) => !told.some(({ about }) => about === id))
  for (const deadline = Date.now() + TELLING; missing().length > 0 && Date.now() < deadline; ) await sleep(500)
  for (const id of missing()) faults.push(`no webhook was told of prediction ${id}`)
}

export async function verify(stage: Stage, ledger: Ledger): Promise<void> {
  await waitForEnds(stage, ledger)
  await checkPredictions(stage, ledger)
  await checkMessages(stage, ledger)
  await checkPictures(stage, ledger)
  await checkWebhooks(ledger)
}
