const verbs: Record<string, string> = { POST: 'create', PATCH: 'update', DELETE: 'delete' }

/** `listCampaigns`, `showCampaign`, `resendInvitation`: what generated clients call a route. */
export function operationId(method: string, path: string, isList: boolean): string {
  const segments = path.split('/').filter((segment) => segment !== '')
  const words = segments.filter((segment) => !segment.startsWith(':'))
  const [last = '', before = ''] = words.toReversed()
  const isMember = segments.at(-1)?.startsWith(':') ?? false
  const isAction = !isMember && segments.at(-2)?.startsWith(':') && method === 'POST'

  if (isList) return camel(`list_${last}`)
  if (isAction && !last.endsWith('s')) return camel(`${last}_${singular(before)}`)
  const verb = verbs[method] ?? 'show'
  return camel(`${verb}_${isMember || method === 'POST' ? singular(last) : last}`)
}

/** `/organizations/:organization_id/campaigns` as programs call it: with its suffix. */
export function documentedPath(path: string): string {
  const templated = path.replace(/:(\w+)/g, '{$1}')
  return path.startsWith('/session') ? templated : `${templated}.json`
}

function singular(word: string): string {
  return word.endsWith('sses') ? word.slice(0, -2) : word.replace(/s$/, '')
}

function camel(words: string): string {
  return words.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
