import { parseHtml } from '../../framework/rich-text/parse-html.ts'

/** What the head of a page says about it. */
type PageFacts = {
  title: string
  /** By `property` or `name`, lower-cased; the first of a kind counts. */
  meta: Map<string, string>
  canonical: string | undefined
  /** The JSON-LD blocks that are valid JSON. */
  linkedData: unknown[]
}

/** Reads a page however broken its HTML is, because the parser never fails. */
export function readPageFacts(html: string): PageFacts {
  const facts: PageFacts = { title: '', meta: new Map(), canonical: undefined, linkedData: [] }
  let collected: string | undefined
  let depthOfSvg = 0

  parseHtml(html, {
    onopentag(name, attributes) {
      if (name === 'svg') depthOfSvg += 1
      if (name === 'meta') addMeta(facts.meta, attributes)
      if (name === 'link') facts.canonical ??= canonicalOf(attributes)
      const isTitle = name === 'title' && depthOfSvg === 0 && facts.title === ''
      if (isTitle || isLinkedData(name, attributes)) collected = ''
    },
    ontext(text) {
      if (collected !== undefined) collected += text
    },
    onclosetag(name) {
      if (name === 'svg') depthOfSvg -= 1
      if (collected === undefined) return
      if (name === 'title') facts.title = collected
      if (name === 'script') addLinkedData(facts.linkedData, collected)
      collected = undefined
    },
  })
  return facts
}

type Attributes = Record<string, string>

function addMeta(meta: PageFacts['meta'], { property, name, content }: Attributes): void {
  const key = (property ?? name)?.trim().toLowerCase()
  if (key && content && !meta.has(key)) meta.set(key, content)
}

function canonicalOf({ rel, href }: Attributes): string | undefined {
  return rel?.toLowerCase().split(/\s+/).includes('canonical') ? href : undefined
}

function isLinkedData(name: string, { type }: Attributes): boolean {
  return name === 'script' && /^application\/ld\+json\b/i.test(type?.trim() ?? '')
}

function addLinkedData(blocks: unknown[], text: string): void {
  try {
    blocks.push(JSON.parse(text))
  } catch {
    // A broken block is skipped, because the others may still be valid.
  }
}
