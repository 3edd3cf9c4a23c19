import type { Shelf } from '../../framework/openapi/reference/shelves.ts'
import { docsGuidePath } from '../../vocabulary/addresses/urls.ts'

export type Guide = {
  slug: string
  title: string
  summary: string
  /** The whole guide with its title and summary, as Markdown. */
  text: string
  /** The guide below them. */
  body: string
}

const files = import.meta.glob<string>('./guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const order = {
  'Begin here': ['curl', 'typescript', 'command-line', 'agents'],
  'How it works': ['errors', 'retries', 'lists', 'events', 'keys', 'limits', 'versions'],
}

/** All guides, in the order in which a reader needs them, with what they say of this installation. */
export function guidesWith(facts: Record<string, string>): Guide[] {
  return Object.values(order).flatMap((slugs) =>
    slugs.map((slug) => guideOf(slug, filled(files[`./guides/${slug}.md`] ?? '', facts))),
  )
}

/** The guides in the contents of each page of the documentation. */
export function guideShelves(guides: Guide[]): Shelf[] {
  return Object.entries(order).map(([title, slugs]) => ({
    title,
    pages: guides
      .filter(({ slug }) => slugs.includes(slug))
      .map((guide) => ({
        href: docsGuidePath(guide),
        title: guide.title,
        parts: headingsIn(guide).map((heading) => ({
          href: `#${anchorOf(heading)}`,
          title: heading,
        })),
      })),
  }))
}

export const anchorOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-')

/** Those that have every word. */
export function matching(guides: Guide[], words: string[]): Guide[] {
  return guides.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
}

function headingsIn({ body }: Guide): string[] {
  return [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
}

function guideOf(slug: string, text: string): Guide {
  const [title = '', summary = '', ...body] = text.trim().split(/\n{2,}/)
  return { slug, title: title.replace(/^# /, ''), summary, text, body: body.join('\n\n') }
}

/** Braces in examples that are no fact stay as they are. */
function filled(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name) => facts[name] ?? braces)
}
