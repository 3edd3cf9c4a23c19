import { openHtml } from '../../framework/rich-text/parse-html.ts'
import { findProduct, type LinkedProduct } from './linked-data.ts'

/** Facts that a page tells about itself. */
export type PageFacts = {
  title: string
  /** The meta tags by `property` or `name`, lower-cased; the first of a kind counts. */
  meta: Map<string, string>
  canonical: string | undefined
  /** The first product that its JSON-LD describes. */
  product: LinkedProduct | undefined
}

/** Other meta tags are of no use here, and a page may have a hundred thousand of them. */
const wanted = new Set([
  'description',
  'og:title',
  'og:description',
  'og:image',
  'og:image:secure_url',
  'og:url',
])
/** The longest title or block of JSON-LD, since each is read all at once. */
const longestText = 256 * 1024
const longestName = 255

/** Reads a page part by part, however broken its HTML is, because the parser never fails. */
export function openPage() {
  const facts: PageFacts = { title: '', meta: new Map(), canonical: undefined, product: undefined }
  let collected: string | undefined
  let depthOfSvg = 0

  const { write, end } = openHtml({
    onopentag(name, attributes) {
      if (name === 'svg') depthOfSvg += 1
      if (name === 'meta') addMeta(facts.meta, attributes)
      if (name === 'link') facts.canonical ??= canonicalOf(attributes)
      const isTitle = name === 'title' && depthOfSvg === 0 && facts.title === ''
      const isProduct = facts.product === undefined && isLinkedData(name, attributes)
      if (isTitle || isProduct) collected = ''
    },
    ontext(text) {
      if (collected === undefined) return
      collected = collected.length + text.length > longestText ? undefined : collected + text
    },
    onclosetag(name) {
      if (name === 'svg') depthOfSvg -= 1
      if (collected === undefined) return
      if (name === 'title') facts.title = collected
      if (name === 'script') facts.product = productIn(collected)
      collected = undefined
    },
  })
  return { facts, write, end }
}

type Attributes = Record<string, string>

function addMeta(meta: PageFacts['meta'], { property, name, content }: Attributes): void {
  const key = lowerCased(property ?? name)?.trim()
  if (key && wanted.has(key) && content && !meta.has(key)) meta.set(key, content)
}

function canonicalOf({ rel, href }: Attributes): string | undefined {
  return lowerCased(rel)?.split(/\s+/).includes('canonical') ? href : undefined
}

function isLinkedData(name: string, { type }: Attributes): boolean {
  return name === 'script' && /^\s*application\/ld\+json\b/.test(lowerCased(type) ?? '')
}

/** An attribute of a tag, unless it is far too long to be one that is looked for. */
function lowerCased(value: string | undefined): string | undefined {
  return value === undefined || value.length > longestName ? undefined : value.toLowerCase()
}

/** A broken block is skipped, because the others may still be valid. */
function productIn(text: string): LinkedProduct | undefined {
  try {
    return findProduct(JSON.parse(text))
  } catch {
    return undefined
  }
}
