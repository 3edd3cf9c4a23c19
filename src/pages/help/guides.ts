import type { Config } from '../../framework/config/config.ts'
import { type Guide, readGuide } from '../../framework/guide.ts'
import { type Audience, audiences } from './audiences.ts'
import { factsFor } from './facts.ts'

export type HelpGuide = Guide & { audience: Audience }

const files = import.meta.glob<string>('./guides/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All guides, in the order in which a reader of each kind needs them. */
export function guidesFor(config: Config): HelpGuide[] {
  const facts = factsFor(config)
  const guides = Object.entries(files).map(([path, text]) => {
    const [, audience, slug = ''] = /(\w+)\/([\w-]+)\.md$/.exec(path) ?? []
    return { ...readGuide(slug, text, facts), audience: audience as Audience }
  })
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
