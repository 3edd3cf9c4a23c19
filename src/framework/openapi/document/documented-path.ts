import type { Route } from '../../http/api.ts'

/** `/organizations/:organization_id/campaigns` as programs call it: with its suffix, unless it is a file. */
export function documentedPath({ path, file }: Pick<Route, 'path' | 'file'>): string {
  const address = path.replace(/:(\w+)/g, '{$1}')
  return file === undefined ? `${address}.json` : address
}
