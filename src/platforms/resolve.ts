import { type Asking, openPlatform } from './client.ts'
import { type PostAddress, readPostUrl } from './post-url.ts'
import { ProviderUnavailable } from './provider.ts'

const timeoutMs = 5_000
const mostHops = 3

/**
 * The post that an address leads to. A short link is asked where it leads: only the platform's own hosts
 * are asked, nothing but the head of the answer is read, and what leads elsewhere leads nowhere.
 */
export async function resolvePostUrl(
  asking: Pick<Asking, 'config'>,
  address: string,
): Promise<PostAddress | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  let post = readPostUrl(address)
  for (let hop = 0; hop < mostHops && post !== undefined && 'short' in post; hop += 1) {
    const next = await locationOf(asking, post.short, signal)
    post = next === undefined ? undefined : readPostUrl(next)
  }
  return post !== undefined && 'short' in post ? undefined : post
}

async function locationOf(
  asking: Pick<Asking, 'config'>,
  short: URL,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const response = await openPlatform(asking, short.href, { method: 'GET' }, signal)
    response.destroy()
    const { statusCode = 0, headers } = response
    if (statusCode === 429 || statusCode >= 500) throw new Error(`Answered ${statusCode}`)
    return headers.location === undefined ? undefined : URL.parse(headers.location, short)?.href
  } catch (cause) {
    throw new ProviderUnavailable('The link could not be followed', { cause })
  }
}
