/**
 * `npm run bench:gallery`: fills an embedded database with 100,000 designs in 20,000 published projects, and measures
 * how long the gallery takes over HTTP: first page, searches, the last pages.
 */
import { openDatabase } from '../apps/server/src/db/database.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../tests/harness/product.ts'
import { quantile } from './quantile.ts'

const PROJECTS = Number(process.argv[2] ?? 20_000)
const DESIGNS_EACH = 5
const ROUNDS = 60

const SEED = `
  with owner as (insert into owners default values returning id),
  made as (
    insert into projects (owner_id, title, is_public, created_at)
    select owner.id,
      (array['Coffee','Harbor','Spring','Jazz','Kestrel','Cirrus','Fern','Otto','Lumen','Quay'])[1 + n % 10] || ' ' ||
      (array['roaster','night','sale','labs','studio','market','yoga','courier'])[1 + n % 8] || ' ' || n,
      true, now() - n * interval '1 minute'
    from generate_series(1, ${PROJECTS}) n, owner
    returning id, owner_id, title, created_at
  ),
  asked as (
    insert into predictions (owner_id, project_id, state, request, seed)
    select owner_id, id, 'succeeded', '{"prompt":"seeded"}', 1 from made returning id, project_id, owner_id
  ),
  drawn as (
    insert into designs (id, owner_id, project_id, prediction_id, position, title, kind, prompt, scene, brief, direction,
      archetype, fingerprint, root_id, created_at)
    select new.id, asked.owner_id, made.id, asked.id, k, made.title || ' logo', 'logo', 'seeded', '{}', '{}', '{}',
      'seeded', 'seeded', new.id, made.created_at
    from asked join made on made.id = asked.project_id, generate_series(1, ${DESIGNS_EACH}) k,
      lateral (select gen_random_uuid() as id where k = k and asked.id is not null) new
    returning id, owner_id, project_id
  )
  insert into media (owner_id, project_id, design_id, artboard, sha256, type, bytes, width, height)
  select owner_id, project_id, id, 0, repeat('0', 64), 'image/png', 1, 1024, 1024 from drawn`

const dataDirectory = newDataDirectory()
try {
  const database = await openDatabase({ dataDirectory })
  await database.orm.execute(SEED)
  await database.orm.execute('analyze')
  await database.close()
  const product = await startProduct({ dataDirectory })
  try {
    const first = await fetch(`${product.url}/api/designs/grouped`)
    const { total, totalPages } = (await first.json()) as { total: number; totalPages: number }
    const token = first.headers.get('x-guest-token') ?? ''
    console.log(`${total} projects on ${totalPages} pages; ${ROUNDS} rounds, milliseconds`)
    await measure(`${product.url}/api/designs/grouped`, token) // Warm-up: compiles code and fills caches.
    const wide = await fetch(`${product.url}/api/designs/grouped?search=a`)
    const lastFound = ((await wide.json()) as { totalPages: number }).totalPages
    const rows = []
    for (const [name, query] of Object.entries({
      'first page': '',
      'oldest first': '?sortBy=oldest',
      'page in the middle': `?page=${Math.ceil(totalPages / 2)}`,
      'last page': `?page=${totalPages}`,
      'search: jazz night': '?search=jazz%20night',
      'search: a': '?search=a',
      'search: a, last page': `?search=a&page=${lastFound}`,
      'search: one project': '?search=courier%2012',
      'search: nothing': '?search=zebra',
    }))
      rows.push({ request: name, ...(await measure(`${product.url}/api/designs/grouped${query}`, token)) })
    console.table(rows)
  } finally {
    await product.stop()
  }
} finally {
  removeDataDirectory(dataDirectory)
}

async function measure(url: string, token: string): Promise<{ p50: number; p95: number }> {
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await (await fetch(url, { headers: { 'x-guest-token': token } })).arrayBuffer()
    waits.push(performance.now() - began)
  }
  return { p50: Math.round(quantile(waits, 0.5)), p95: Math.round(quantile(waits, 0.95)) }
}
