import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { holdLimit } from '../../../money/payout-methods/time-limits.ts'
import { timeLimits } from '../../../programs/collab-submissions/time-limits.ts'
import { payoutMethodPath } from '../../../vocabulary/addresses/money-urls.ts'
import { ownSubmissionPath, ratingsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import {
  addressPath,
  discoverCampaignPath,
  discoverCollabPath,
  socialAccountPath,
} from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { later } from '../../../vocabulary/time/time-limits.ts'
import type { NextStep } from '../next-steps.ts'

type Props = { steps: NextStep[]; lacksPayoutDetails: boolean }

/** Steps that wait for the creator, each with the page where it is done. */
export function DoNext({ steps, lacksPayoutDetails }: Props) {
  return (
    <section>
      <h2 class="section-title mb-3">Do next</h2>
      <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 px-4 shadow-xs sm:px-5">
        {lacksPayoutDetails && (
          <Step href={payoutMethodPath} icon="wallet" title="Tell us where to send your money">
            You can request payouts {later(holdLimit)}, so do it early
          </Step>
        )}
        {steps.map((step) => (
          <Step {...linkOf(step)}>
            {detailOf(step)}
            {step.due_at && (
              <>
                {' '}
                · <Time at={step.due_at} after="by" />
              </>
            )}
          </Step>
        ))}
      </ul>
    </section>
  )
}

const works: Record<string, { icon: IconName; title: string }> = {
  applied: { icon: 'handshake', title: 'Answer the offer of another price' },
  shipped: { icon: 'parcel', title: 'Did the product arrive?' },
  in_progress: { icon: 'clapperboard', title: 'Submit your content' },
  changes_requested: { icon: 'pencil', title: 'Submit a new version' },
  approved: { icon: 'link', title: 'Post it, and submit the link' },
  posted: { icon: 'key', title: 'Give the Spark code' },
}

type Link = { href: string; icon: IconName; title: string }

function linkOf({ kind, record_id, title, state, platform_id, was_fine }: NextStep): Link {
  const record = { id: record_id }
  const platform = platform_id === null ? '' : platformNames[platform_id]
  if (kind === 'address') return { href: addressPath, icon: 'mapPin', title: 'Save your address' }
  if (kind === 'account')
    return {
      href: socialAccountPath(record),
      icon: 'atSign',
      title: was_fine ? `Connect ${platform} again` : `Verify your ${platform} account`,
    }
  if (kind === 'invitation')
    return {
      href: state === 'Campaign' ? discoverCampaignPath(record) : discoverCollabPath(record),
      icon: 'mail',
      title: 'You are invited',
    }
  const href = ownSubmissionPath(record)
  if (kind === 'answer') return { href, icon: 'flag', title: 'Answer the question about your post' }
  if (kind === 'rating')
    return { href: ratingsPath(record), icon: 'handshake', title: `Rate ${title}` }
  if (kind === 'appeal')
    return { href, icon: 'flag', title: 'A post was rejected: read why, and what you can do' }
  return { href, ...(works[state] ?? { icon: 'clapperboard', title: 'Continue your work' }) }
}

function detailOf({ kind, title, was_fine }: NextStep): string {
  if (kind === 'address') return `${title} is only for some countries`
  if (kind === 'rating')
    return `Possible for ${timeLimits.rating.words} after the work is completed`
  if (kind !== 'account') return title
  const account = title.replace(/^https:\/\/(www\.)?/, '')
  return was_fine ? `${account}: its posts stopped counting` : account
}

type StepProps = Link & { children: ComponentChildren }

function Step({ href, icon, title, children }: StepProps) {
  return (
    <li class="relative flex items-center gap-4 py-3.5">
      <span class="grid size-10 shrink-0 place-items-center rounded-full bg-accent/20">
        <Icon name={icon} class="size-5" />
      </span>
      <span class="min-w-0 flex-1">
        <a href={href} class="card-link font-semibold">
          {title}
        </a>
        <span class="block text-sm wrap-anywhere text-base-content/70">{children}</span>
      </span>
      <Icon name="chevronRight" class="size-5 text-base-content/60" />
    </li>
  )
}
