import type pg from 'pg'
import type { Placement } from './plan.ts'

type Trigger = { function: string; table: string }

/**
 * The functions of triggers that reach from where their row lies to somewhere else, and what they reach. On a
 * distributed table a trigger runs on the machine of its row: tables on the coordinator, and channels, are
 * elsewhere. On the coordinator it is the distributed tables.
 */
export async function reachingFunctions(
  client: pg.ClientBase,
  placements: Map<string, Placement>,
): Promise<Map<string, string[]>> {
  const { rows: triggers } = await client.query<Trigger>(`
    select distinct proname as function, tgrelid::regclass::text as table
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal and tgparentid = 0`)
  const { rows: functions } = await client.query<{ name: string; text: string }>(`
    select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  const texts = new Map(functions.map(({ name, text }) => [name, withoutWords(text)]))
  const reached = new Map<string, Set<string>>()
  for (const trigger of triggers) {
    const own = placements.get(trigger.table)
    const words = namesWithin(trigger.function, texts)
    const elsewhere = [...words].filter((word) => {
      const placement = placements.get(word)
      return own === 'distributed' ? placement === 'local' : placement === 'distributed'
    })
    if (own === 'distributed' && words.has('pg_notify')) elsewhere.push('pg_notify')
    if (elsewhere.length === 0) continue
    const known = reached.get(trigger.function) ?? new Set()
    reached.set(trigger.function, new Set([...known, ...elsewhere]))
  }
  return new Map([...reached].map(([name, words]) => [name, [...words].sort()]))
}

/** Comments and what is told to people name tables that are not asked. */
const withoutWords = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''")

/** Names of tables where one is asked or written, and of functions that are called. */
const names = /(?<=\b(?:from|join|into|update) )\w+|\w+(?=\()/g

/** What a function names, and those that it calls. */
function namesWithin(name: string, texts: Map<string, string>, seen = new Set<string>()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [word] of texts.get(name)?.matchAll(names) ?? []) {
    if (texts.has(word)) namesWithin(word, texts, seen)
    else seen.add(word)
  }
  return seen
}
