/** The part of a route that says what it shows or changes. */
type Known = {
  method: string
  path: string
  api: { paginated?: boolean; response?: unknown; toldOnce?: boolean } | undefined
}

/**
 * The address that shows the record which a route changes: its own or, for a move or a part of the record,
 * the one above. Lists show none.
 */
export function shownAt(table: readonly Known[], { method, path }: Pick<Known, 'method' | 'path'>) {
  if (method === 'GET') return undefined
  const above = path.slice(0, path.lastIndexOf('/'))
  const isShow = (one: Known) => one.method === 'GET' && one.api && !one.api.paginated
  const find = (address: string) => table.find((one) => one.path === address && isShow(one))?.path
  // A record that is made below another, as `:campaign_id/submissions`, is no change of that.
  if (method === 'POST') return above.endsWith('/:id') ? find(above) : undefined
  return find(path) ?? (/\/:(\w+_)?id$/.test(above) ? find(above) : undefined)
}

/**
 * Whether a write answers with what the address of its record shows: of the one it changes, or of the one it
 * makes.
 */
export function showsRecord(table: readonly Known[], route: Known): boolean {
  const { method, path, api } = route
  if (method === 'GET' || api?.response === undefined || api.toldOnce) return false
  const address = shownAt(table, route) ?? (method === 'POST' ? `${path}/:id` : undefined)
  const shown = table.find((one) => one.method === 'GET' && one.path === address)
  return shown?.api?.response === api.response
}
