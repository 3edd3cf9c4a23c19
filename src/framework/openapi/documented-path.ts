/** `/organizations/:organization_id/campaigns` as programs call it: with its suffix. */
export function documentedPath(path: string): string {
  return `${path.replace(/:(\w+)/g, '{$1}')}.json`
}
