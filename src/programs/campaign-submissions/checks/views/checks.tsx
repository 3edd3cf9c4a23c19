import type { ComponentChildren } from 'preact'
import { Card } from '../../../../framework/views/card.tsx'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import type { PostCheck } from '../../../../tables/campaigns/campaign-submissions.ts'
import { addressPath } from '../../../../vocabulary/addresses/urls.ts'
import type { PlatformId } from '../../../../vocabulary/platforms.ts'
import { type CheckLine, disclosureLine, lacksDisclosure } from '../../disclosure.ts'
import { checkTitle } from '../../words.ts'

const tones = { passed: 'success', failed: 'error', unknown: 'warning' } as const

const outcomes = { passed: 'fine', failed: 'wrong', unknown: 'check yourself' } as const

/** The outcomes as the creator reads them. If nothing was found out, it is not for them to look. */
const ownOutcomes = { ...outcomes, unknown: 'not known yet' } as const

type ChecksProps = {
  submission: {
    checks: PostCheck[]
    state: string
    platform_id: PlatformId
    caption: string | null
  }
  /** Whether it is the creator who reads them. */
  isOwn?: boolean
}

/** Each check, and what it found; what both sides see of the caption is among them. */
export function Checks({ submission, isOwn = false }: ChecksProps) {
  const { checks, state } = submission
  const names = isOwn ? ownOutcomes : outcomes
  const isUndecided = isOwn && state === 'pending'

  return (
    <Card title="Checks">
      <ul class="divide-y divide-base-300">
        {checks.map(({ name, outcome, found }) => (
          <Line title={checkTitle(name)} found={found} outcome={outcome} names={names}>
            {/* An address that they save can still change something. */}
            {isUndecided && name === 'country' && outcome === 'unknown' && (
              <p class="mt-1 text-sm">
                <a href={addressPath} class="link">
                  Save your address
                </a>{' '}
                and we check it again within minutes.
              </p>
            )}
          </Line>
        ))}
        {disclosureLine(submission).map((line) => (
          <Line {...line} names={isOwn ? { ...names, unknown: 'please check' } : names}>
            {isUndecided && lacksDisclosure(submission) && (
              <p class="mt-1 text-sm">
                Mark it now if it has neither: a post that is not marked can be rejected.
              </p>
            )}
          </Line>
        ))}
      </ul>
    </Card>
  )
}

type LineProps = CheckLine & {
  names: Record<PostCheck['outcome'], string>
  children?: ComponentChildren
}

function Line({ title, found, outcome, names, children }: LineProps) {
  return (
    <li class="flex items-start justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
      <div class="min-w-0">
        <p class="text-sm font-medium">{title}</p>
        <p class="text-sm wrap-anywhere text-base-content/70">{found}</p>
        {children}
      </div>
      <Badge tone={tones[outcome]}>{names[outcome]}</Badge>
    </li>
  )
}
