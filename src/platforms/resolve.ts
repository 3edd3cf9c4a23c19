import { type Asking, openPlatform } from './client.ts'
import { type PostAddress, readPostUrl } from './posts/post-url.ts'
import { ProviderUnavailable } from './provider.ts'

const timeoutMs = 5_000
const mostHops = 3

/** Leads to a post that cannot be known from it; says what to paste instead. */
export type Refused = { refusal: string }

/**
 * The post that an address leads to. A short link is asked where it leads: only the platform's own hosts
 * are asked, nothing but the head of the answer is read, and what leads elsewhere leads nowhere.
 */
export async function resolvePostUrl(
  asking: Pick<Asking, 'config'>,
  address: string,
): Promise<PostAddress | Refused | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  let post = readPostUrl(address)
  for (let hop = 0; hop < mostHops && post !== undefined && 'short' in post; hop += 1) {
    const { platform_id, short } = post
    const next = await locationOf(asking, short, signal)
    post = next === undefined ? undefined : readPostUrl(next)
    if (post === undefined || post.platform_id !== platform_id) return leadsNowhere
  }
  return post !== undefined && 'short' in post ? leadsNowhere : post
}

const leadsNowhere: Refused = {
  refusal:
    'is a short link that does not say which post it leads to: open it, and copy the address there',
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
