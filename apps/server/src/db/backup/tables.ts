/** The tables of a database as a backup sees them: what is copied, and in which order it can be put back. */
import type { ClientBase } from 'pg'

export interface Table {
  name: string
  columns: string[]
}

/** Of what is worth keeping: without what is computed, and without what is lost in a crash anyway. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select pg_class.relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'migrations'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by pg_class.relname`)
  return inOrder(rows, await readReferences(client))
}

/** Which table names rows of which. */
async function readReferences(client: ClientBase): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ source: string; target: string }>(`
    select conrelid::regclass::text as source, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  const references = new Map<string, Set<string>>()
  for (const { source, target } of rows) references.set(source, (references.get(source) ?? new Set()).add(target))
  return references
}

/** Each after those that it names. */
function inOrder(tables: readonly Table[], references: ReadonlyMap<string, ReadonlySet<string>>): Table[] {
  const ordered: Table[] = []
  const waiting = new Map([...tables].sort((a, b) => a.name.localeCompare(b.name)).map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => ![...(references.get(name) ?? [])].some((it) => waiting.has(it)),
    )
    if (ready.length === 0) throw new Error(`Tables that name one another: ${[...waiting.keys()].join(', ')}`)
    for (const table of ready) {
      ordered.push(table)
      waiting.delete(table.name)
    }
  }
  return ordered
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** For COPY: the table with its columns. */
export const columnsOf = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`

/** Nobody has been here yet, and no server was started: it would have put its articles in. */
export async function isUnused(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ unused: boolean }>(`
    select not exists (select from users) and not exists (select from guests) and not exists (select from projects)
      and not exists (select from articles) as unused`)
  return rows[0]?.unused ?? false
}

/** Takes out what the schema itself brings along: it comes back with the rest. With it goes what no backup holds and names it. */
export async function clear(client: ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`)
}

/** Numbers that are given out go on after those that came back. */
export async function advanceSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select attrelid::regclass::text as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attidentity <> '' and not attisdropped`)
  for (const { table, column } of rows)
    await client.query(`
      select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${quoted(column)}), 0) + 1, false)
      from ${table}`)
}
