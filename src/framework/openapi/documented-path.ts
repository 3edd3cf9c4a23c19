/** `/organizations/:organization_id/campaigns` as programs call it: with its suffix. */
export function documentedPath(path: string): string {
  const templated = path.replace(/:(\w+)/g, '{$1}')
  return path.startsWith('/session') ? templated : `${templated}.json`
}
