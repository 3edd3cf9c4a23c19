import type { Config } from '../../framework/config/config.ts'
import { type Audience, audiences } from './audiences.ts'
import { factsFor } from './facts.ts'

export type Guide = {
  slug: string
  audience: Audience
  title: string
  summary: string
  /** The guide below its title and summary, as Markdown. */
  body: string
}

const files = import.meta.glob<string>('./guides/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All guides, in the order in which a reader of each kind needs them. */
export function guidesFor(config: Config): Guide[] {
  const facts = factsFor(config)
  const guides = Object.entries(files).map(([path, text]) => guideOf(path, filled(text, facts)))
  return guides.toSorted(
    (a, b) =>
      audiences.indexOf(a.audience) - audiences.indexOf(b.audience) ||
      order.indexOf(a.slug) - order.indexOf(b.slug),
  )
}

const order = [
  ...['first-campaign', 'budgets-and-fees', 'reviewing', 'collabs', 'refunds'],
  ...['joining', 'handing-in', 'how-pay-is-counted', 'when-money-comes'],
  ...['rejections-and-appeals', 'work-on-a-collab'],
  ...['running-it', 'payout-batches', 'bank-transfers', 'sign-in', 'backups'],
]

/** Those that have every word. */
export function matching(guides: Guide[], words: string[]): Guide[] {
  return guides.filter(({ title, summary, body }) => {
    const text = `${title} ${summary} ${body}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function guideOf(path: string, text: string): Guide {
  const [, audience, slug] = /(\w+)\/([\w-]+)\.md$/.exec(path) ?? []
  const [title = '', summary = '', ...body] = text.trim().split(/\n{2,}/)
  return {
    slug: slug ?? '',
    audience: audience as Audience,
    title: title.replace(/^# /, ''),
    summary,
    body: body.join('\n\n'),
  }
}

function filled(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`A guide speaks of ${name}, which nobody knows`)
    return fact
  })
}
