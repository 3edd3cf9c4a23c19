import { Card } from '../../../../framework/views/card.tsx'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import type { PostCheck } from '../../../../tables/campaigns/campaign-submissions.ts'
import { addressPath } from '../../../../vocabulary/addresses/urls.ts'
import { checkTitle } from '../../words.ts'

const tones = { passed: 'success', failed: 'error', unknown: 'warning' } as const

const outcomes = { passed: 'fine', failed: 'wrong', unknown: 'check yourself' } as const

/** The outcomes as the creator reads them. If nothing was found out, it is not for them to look. */
const ownOutcomes = { ...outcomes, unknown: 'not known yet' } as const

type ChecksProps = {
  checks: PostCheck[]
  /** Whether it is the creator who reads them. */
  isOwn?: boolean
  /** Whether an address that they save can still change something. */
  asksOwner?: boolean
}

/** Each check, and what it found. */
export function Checks({ checks, isOwn = false, asksOwner = false }: ChecksProps) {
  const names = isOwn ? ownOutcomes : outcomes

  return (
    <Card title="Checks">
      <ul class="divide-y divide-base-300">
        {checks.map(({ name, outcome, found }) => (
          <li class="flex items-start justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
            <div class="min-w-0">
              <p class="text-sm font-medium">{checkTitle(name)}</p>
              <p class="text-sm wrap-anywhere text-base-content/70">{found}</p>
              {asksOwner && name === 'country' && outcome === 'unknown' && (
                <p class="mt-1 text-sm">
                  <a href={addressPath} class="link">
                    Save your address
                  </a>{' '}
                  and we check it again within minutes.
                </p>
              )}
            </div>
            <Badge tone={tones[outcome]}>{names[outcome]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
