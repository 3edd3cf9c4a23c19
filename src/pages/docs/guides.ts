import { type Guide, readGuide } from '../../framework/guide.ts'
import type { Shelf } from '../../framework/openapi/reference/shelves.ts'
import { docsGuidePath } from '../../vocabulary/addresses/urls.ts'

const files = import.meta.glob<string>('./guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The changelog of the repository, which is a guide as it stands. */
const changes = import.meta.glob<string>('../../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const order = {
  'Begin here': ['curl', 'typescript', 'command-line', 'agents'],
  'How it works': [
    'errors',
    'retries',
    'lists',
    'events',
    'keys',
    'limits',
    'versions',
    'changelog',
  ],
}

/** All guides, in the order in which a reader needs them, with what they say of this installation. */
export function guidesWith(facts: Record<string, string>): Guide[] {
  return Object.values(order).flatMap((slugs) =>
    slugs.map((slug) => {
      if (slug === 'changelog') return readGuide(slug, Object.values(changes)[0] ?? '', {})
      return readGuide(slug, files[`./guides/${slug}.md`] ?? '', facts)
    }),
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

function headingsIn({ body }: Guide): string[] {
  return [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
}
