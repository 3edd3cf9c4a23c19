import { Card } from '../card.tsx'

type Guide = { slug: string; title: string; summary: string }

type Props<G extends Guide> = { title: string; guides: G[]; pathOf: (guide: G) => string }

/** Guides of one kind, each with what it is about. Nothing where there are none. */
export function GuideShelf<G extends Guide>({ title, guides, pathOf }: Props<G>) {
  if (guides.length === 0) return null
  return (
    <Card title={title}>
      <ul class="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {guides.map((guide) => (
          <li>
            <a href={pathOf(guide)} class="link link-hover font-semibold">
              {guide.title}
            </a>
            <p class="mt-1 text-sm text-base-content/75">{guide.summary}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
