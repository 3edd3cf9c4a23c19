import { type Download, download, type Limits } from '../../framework/net/download.ts'
import { isPublicAddress } from '../../framework/net/public-address.ts'
import { lineOfText, paragraphsOf } from '../../framework/rich-text/plain-text.ts'
import { readImage } from '../../framework/uploads/images.ts'
import { findProduct } from './linked-data.ts'
import { readPageFacts } from './page-facts.ts'

const longestName = 255
const longestBrief = 5000
const longestAddress = 2048
const maxRedirects = 5

type ProductPage = {
  name?: string
  /** Paragraphs of HTML, made of text that a stranger wrote: to be sanitised like any other. */
  brief?: string
  countries?: string[]
  website?: string
  /** A picture that `readImage` takes. */
  image?: Buffer
}

type Options = { allowPrivateAddresses: boolean; timeoutMs?: number; maxBytes?: number }

/**
 * What a product's page says about it: first as JSON-LD, then as Open Graph, then in its title and
 * description. Gives undefined, not an error, if the page cannot be loaded in time or at all.
 */
export async function readProductPage(
  url: string,
  { allowPrivateAddresses, timeoutMs = 5000, maxBytes = 2 * 1024 * 1024 }: Options,
): Promise<ProductPage | undefined> {
  const limits = {
    isAllowed: allowPrivateAddresses ? () => true : isPublicAddress,
    anyPort: allowPrivateAddresses,
    signal: AbortSignal.timeout(timeoutMs),
    maxBytes,
    maxRedirects,
  }

  try {
    const page = await download(new URL(url), 'text/html,application/xhtml+xml', limits)
    if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(page.type)) return undefined
    return await describe(page, limits)
  } catch {
    return undefined
  }
}

async function describe(page: Download, limits: Limits): Promise<ProductPage> {
  const { title, meta, canonical, linkedData } = readPageFacts(decode(page))
  const product = findProduct(linkedData)
  const name = product?.name ?? meta.get('og:title') ?? title
  const description =
    product?.description ?? meta.get('og:description') ?? meta.get('description') ?? ''
  const picture = product?.image ?? meta.get('og:image:secure_url') ?? meta.get('og:image')

  return withoutBlanks({
    name: lineOfText(name, longestName),
    brief: paragraphsOf(description, longestBrief),
    countries: product?.countries.length ? product.countries : undefined,
    website: addressOf(canonical ?? meta.get('og:url'), page.url) ?? addressOf('', page.url),
    image: picture === undefined ? undefined : await readPicture(picture, page.url, limits),
  })
}

/** Failing to read the picture is no error, because the rest of the page is still of use. */
async function readPicture(
  address: string,
  base: URL,
  limits: Limits,
): Promise<Buffer | undefined> {
  try {
    const accept = 'image/webp,image/png,image/jpeg,image/gif'
    const { data } = await download(new URL(address, base), accept, limits)
    return (await readImage({ data, truncated: false }, 'image')).data
  } catch {
    return undefined
  }
}

function addressOf(address: string | undefined, base: URL): string | undefined {
  const url = address === undefined ? null : URL.parse(address, base)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return undefined
  }
  url.hash = ''
  return url.href.length <= longestAddress ? url.href : undefined
}

/** By the charset that the answer names, or else the page itself. */
function decode({ type, data }: Download): string {
  const inPage = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i
  const named =
    /charset\s*=\s*"?([\w-]+)/i.exec(type) ?? inPage.exec(data.subarray(0, 1024).toString('latin1'))
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(data)
  } catch {
    return new TextDecoder().decode(data)
  }
}

function withoutBlanks(page: { [Fact in keyof ProductPage]: ProductPage[Fact] | undefined }) {
  return Object.fromEntries(
    Object.entries(page).filter(([, fact]) => fact !== undefined),
  ) as ProductPage
}
