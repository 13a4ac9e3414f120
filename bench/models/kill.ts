/**
 * `npm run bench:models-kill [-- rounds]`: the product is killed with -9 while a reader and a painter are at work, and
 * started again where it was. Every generation ends, and nothing that costs money is asked for twice.
 */
import { startProviderServer } from '@limner/models/testing'
import { accountAt, signUp } from '../../tests/harness/account.ts'
import { removeDataDirectory, startProduct } from '../../tests/harness/product.ts'

const rounds = Number(process.argv[2] ?? 30)
/** Milliseconds that each answer takes: a generation is at its models for about five times that. */
const SLOW = 250
const LONGEST = 1800

const provider = await startProviderServer()
provider.slow(SLOW)
provider.says(JSON.stringify({ language: 'es', about: 'jazz', pictures: [{ use: 'backdrop', shows: 'a stage' }] }))
const environment = {
  ...{ MODEL_URL: provider.base('compatible'), MODEL_NAME: 'tiny', REPLICATE_URL: provider.base('replicate') },
  ...{ REPLICATE_KEY: 'k', IMAGE_MODELS: 'replicate:acme/brush@0.03', RATE_LIMIT: 'off' },
}
const models = { language: 'compatible:tiny', image: 'replicate:acme/brush' }

let product = await startProduct({ environment })
const { dataDirectory } = product
let ada = await signUp(product.url)
const faults: string[] = []
const ends: Record<string, number> = {}

for (let round = 1; round <= rounds; round++) {
  const before = provider.asked.filter(({ paid }) => paid).length
  const body = { prompt: `Cartel: noche de jazz ${round}`, models }
  const asked = ada.api.generateDesign({ body }, { headers: { prefer: 'respond-async' } }).catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * LONGEST))
  await product.stop('SIGKILL')
  await asked
  product = await startProduct({ dataDirectory, environment })
  ada = accountAt(product.url, ada.headers.cookie)
  const end = await settled()
  ends[end] = (ends[end] ?? 0) + 1
  const paid = provider.asked.filter((one) => one.paid).slice(before)
  for (const name of ['compatible', 'replicate'])
    if (paid.filter(({ adapter }) => adapter === name).length > 1)
      faults.push(`round ${round}: ${name} was asked twice`)
}

/** Waits until every generation has ended. */
async function settled(): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const health = await ada.api.health().catch(() => null)
    if (health?.ready && health.queue.waiting + health.queue.running === 0) return 'ended'
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  faults.push('a generation did not end within a minute')
  return 'stuck'
}

console.log(`${rounds} × kill -9 while models are at work: ${JSON.stringify(ends)}`)
console.log(`paid for: ${provider.asked.filter(({ paid }) => paid).length} questions and pictures`)
console.log(faults.length ? `FAULTS\n${faults.join('\n')}` : 'Nothing was asked twice.')
await product.stop()
removeDataDirectory(dataDirectory)
await provider.close()
process.exit(faults.length ? 1 : 0)
