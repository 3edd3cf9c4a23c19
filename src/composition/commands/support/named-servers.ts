import { lazyDiscovery } from '../../../accounts/social-sign-in/discovery.ts'
import type { Config } from '../../../framework/config/config.ts'
import { askNamedServer } from '../../../framework/net/named-server.ts'
import type { Check } from './check.ts'

type Settings = Pick<Config, 'socialProviders' | 'traces'>

/**
 * Servers of others that the settings name by their address: where people sign in, and who collects traces.
 */
export function ofNamedServers({ socialProviders, traces }: Settings): Check[] {
  return [
    ...socialProviders.map((provider) => ({
      name: provider.name,
      unset: '',
      check: async () => {
        const { issuer } = (await lazyDiscovery(provider)()).serverMetadata()
        return `${issuer} says how people sign in there. Whether it takes our secret is seen when somebody does.`
      },
    })),
    ...(traces === undefined ? [] : [{ name: 'Traces', unset: '', check: () => collect(traces) }]),
  ]
}

/** Sends a collector traces, of which there are none. */
async function collect({ endpoint, headers }: NonNullable<Settings['traces']>): Promise<string> {
  const { origin, host } = new URL(endpoint)
  const { status } = await askNamedServer(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{"resourceSpans":[]}',
  })
  if (status < 200 || status >= 300) throw new Error(`${origin} answered ${status}`)
  return `${host} takes traces.`
}
