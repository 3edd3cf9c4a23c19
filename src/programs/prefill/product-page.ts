import { type Owner, takeTurns } from '../../framework/fair-queue.ts'
import { type Download, download, type Limits } from '../../framework/net/download.ts'
import { isPublicAddress } from '../../framework/net/public-address.ts'
import { pauseNowAndThen } from '../../framework/pauses.ts'
import { lineOfText, paragraphsOf } from '../../framework/rich-text/plain-text.ts'
import { readImage } from '../../framework/uploads/images.ts'
import { cutName, longestName } from '../../vocabulary/people/names.ts'
import { openPage, type PageFacts } from './page-facts.ts'

const longestBrief = 5000
const longestAddress = 2048
const maxRedirects = 5
// Longer texts are looked at as far as this: what is kept of them is much shorter, but may have tags in
// between.
const longestMarkup = 64 * 1024

/** One page is read at a time, and none for long: everyone else is answered in between. */
const inReadingTurn = takeTurns({ atOnce: 1, waiting: 10, each: { atOnce: 1, waiting: 2 } })
const effort = { longest: 10, budget: 1000 }
const partBytes = 8 * 1024

type ProductPage = {
  name?: string
  /** Paragraphs of HTML, made of text that a stranger wrote: to be sanitised like any other. */
  brief?: string
  countries?: string[]
  website?: string
  /** A picture that `readImage` takes. */
  image?: Buffer
}

type Options = {
  /** The person who asks. Each has a share of the pages that are read at once. */
  owner: Owner
  allowPrivateAddresses: boolean
  timeoutMs?: number
  maxBytes?: number
}

/** A page that answers slowly keeps a request of ours open, and there are only so many of them. */
const inPageTurn = takeTurns({ atOnce: 10, waiting: 10, each: { atOnce: 2, waiting: 2 } })

/**
 * Reads what a product's page says about it: first as JSON-LD, then as Open Graph, then in its title and
 * description. Gives undefined, not an error, if the page cannot be loaded in time or at all.
 */
export function readProductPage(url: string, options: Options): Promise<ProductPage | undefined> {
  return inPageTurn(options.owner, () => readPage(url, options))
}

async function readPage(
  url: string,
  { owner, allowPrivateAddresses, timeoutMs = 5000, maxBytes = 2 * 1024 * 1024 }: Options,
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
    return await describe(page, owner, limits)
  } catch {
    return undefined
  }
}

async function describe(page: Download, owner: Owner, limits: Limits): Promise<ProductPage> {
  const { title, meta, canonical, product } = await inReadingTurn(owner, () =>
    readFacts(page, limits),
  )
  const name = product?.name ?? meta.get('og:title') ?? title
  const description =
    product?.description ?? meta.get('og:description') ?? meta.get('description') ?? ''
  const picture = product?.image ?? meta.get('og:image:secure_url') ?? meta.get('og:image')

  return withoutBlanks({
    name: cutName(lineOfText(name.slice(0, longestMarkup), longestName) ?? '') || undefined,
    brief: paragraphsOf(description.slice(0, longestMarkup), longestBrief),
    countries: product?.countries.length ? product.countries : undefined,
    website: addressOf(canonical ?? meta.get('og:url'), page.url) ?? addressOf('', page.url),
    image: isAddress(picture)
      ? await readPicture(URL.parse(picture, page.url), owner, limits)
      : undefined,
  })
}

/** Facts that were read until then count, where a page takes longer than any page should. */
async function readFacts(page: Download, { signal }: Limits): Promise<PageFacts> {
  signal.throwIfAborted()
  const { facts, write, end } = openPage()
  const isTimeLeft = pauseNowAndThen(effort)
  for (const part of partsOf(page)) if (!write(part) || !(await isTimeLeft())) return facts
  end()
  return facts
}

/** Failing to read the picture is no error, because the rest of the page is still of use. */
async function readPicture(
  address: URL | null,
  owner: Owner,
  limits: Limits,
): Promise<Buffer | undefined> {
  if (address === null) return undefined
  try {
    const accept = 'image/webp,image/png,image/jpeg,image/gif'
    const { data } = await download(address, accept, limits)
    return (await readImage({ data }, 'image', owner)).data
  } catch {
    return undefined
  }
}

function addressOf(address: string | undefined, base: URL): string | undefined {
  const url = isAddress(address) ? URL.parse(address, base) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return undefined
  }
  url.hash = ''
  return url.href.length <= longestAddress ? url.href : undefined
}

function isAddress(address: string | undefined): address is string {
  return address !== undefined && address.length <= longestAddress
}

function* partsOf(page: Download): Generator<string> {
  const decoder = decoderOf(page)
  for (let at = 0; at < page.data.length; at += partBytes)
    yield decoder.decode(page.data.subarray(at, at + partBytes), { stream: true })
}

/** The decoder for the charset that the answer names, or else the page itself. */
function decoderOf({ type, data }: Download): TextDecoder {
  const inPage = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i
  const named =
    /charset\s*=\s*"?([\w-]+)/i.exec(type) ?? inPage.exec(data.subarray(0, 1024).toString('latin1'))
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

function withoutBlanks(page: { [Fact in keyof ProductPage]: ProductPage[Fact] | undefined }) {
  return Object.fromEntries(
    Object.entries(page).filter(([, fact]) => fact !== undefined),
  ) as ProductPage
}
