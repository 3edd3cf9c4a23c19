import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { spanInWords } from '../../../framework/views/values/spans.ts'
import { Time } from '../../../framework/views/values/time.tsx'
import { lapsedOf } from '../../../programs/campaign-submissions/paying/amounts.ts'
import { Steps } from '../../../programs/campaign-submissions/paying/views/steps-to-amount.tsx'
import { SubmissionState } from '../../../programs/campaign-submissions/views/state.tsx'
import { stateName } from '../../../programs/campaign-submissions/words.ts'
import {
  campaignSubmissionPath,
  ownSubmissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { LedgerPost } from '../posts.ts'
import type { Ledger } from '../queries.ts'
import { nextGrantIn, openStepsOf } from '../steps.ts'
import { hiddenName } from '../words.ts'

type Props = { ledger: Ledger; post: LedgerPost }

/** One line of the books. It opens without a script. */
export function LedgerEntry({ ledger, post }: Props) {
  const steps = openStepsOf(ledger, post)
  const { next_grant_amount } = nextGrantIn(ledger, post)

  return (
    <li>
      <details class="group">
        <summary class="flex cursor-pointer list-none items-center gap-3 px-4 py-3.5 -outline-offset-2 hover:bg-base-200 sm:gap-5 sm:px-5 [&::-webkit-details-marker]:hidden">
          <span class="min-w-0 flex-1">
            <span class="flex flex-wrap items-center gap-x-2">
              <span class="truncate font-semibold">
                {post.account_handle === null
                  ? (hiddenName(post) ?? 'A creator who has left')
                  : `@${post.account_handle}`}
              </span>
              {post.is_own && <Badge tone="info">yours</Badge>}
              {post.is_hidden && post.account_handle !== null && (
                <span class="text-sm text-base-content/70">hidden from others</span>
              )}
            </span>
            <span class="block text-sm text-base-content/70">
              {platformNames[post.platform_id]} ·{' '}
              <span class="sm:hidden">{stateName(post.state)} · </span>
              approved <Time at={post.approved_at} />
            </span>
          </span>
          <span class="max-sm:hidden">
            <SubmissionState state={post.state} />
          </span>
          <span class="shrink-0 text-right sm:w-24">
            <span class="block font-display text-lg leading-tight font-bold tabular-nums">
              <Count of={post.view_count} />
            </span>
            <span class="block text-xs text-base-content/70">views</span>
          </span>
          <span class="shrink-0 text-right sm:w-32">
            <span class="block font-display text-lg leading-tight font-bold">
              <Money amount={post.granted_amount} currency={ledger.currency} />
            </span>
            <span class="block text-xs text-base-content/70">granted</span>
            {next_grant_amount > 0 && (
              <span class="block text-xs whitespace-nowrap text-base-content/70">
                +<Money amount={next_grant_amount} currency={ledger.currency} /> next
              </span>
            )}
          </span>
          <Icon
            name="chevronDown"
            class="size-4 shrink-0 text-base-content/60 transition-transform group-open:rotate-180 max-sm:hidden"
          />
        </summary>
        <div class="grid gap-x-10 gap-y-5 border-t border-base-300 bg-sunk px-4 py-5 sm:px-5 md:grid-cols-2">
          <Steps steps={steps} />
          <Standing ledger={ledger} post={post} />
        </div>
      </details>
    </li>
  )
}

function Standing({ ledger, post }: Props) {
  const { currency } = ledger
  const { next_grant_amount, next_owed_amount } = nextGrantIn(ledger, post)
  const waits = post.owed_amount + next_owed_amount
  const lapsed = lapsedOf(ledger, post)
  const seconds = (Date.parse(post.approved_at) - Date.parse(post.created_at)) / 1000

  return (
    <div>
      <Facts>
        <Fact name="Submitted">
          <Time at={post.created_at} />
        </Fact>
        <Fact name="Approved">
          <Time at={post.approved_at} />
          <span class="block font-normal text-base-content/70">
            {spanInWords(Math.max(seconds, 0))} later
          </span>
        </Fact>
        <Fact name="Granted">
          <Money amount={post.granted_amount} currency={currency} />
        </Fact>
        {next_grant_amount > 0 && (
          <Fact name="With the next grant">
            <Money amount={next_grant_amount} currency={currency} />
          </Fact>
        )}
        {waits > 0 && (
          <Fact name="Waits for budget">
            <Money amount={waits} currency={currency} />
          </Fact>
        )}
        {lapsed > 0 && (
          <Fact name="Lapsed without budget">
            <Money amount={lapsed} currency={currency} />
          </Fact>
        )}
        {post.fee_amount > 0 && (
          <Fact name="Fee, paid by the brand">
            <Money amount={post.fee_amount} currency={currency} />
          </Fact>
        )}
      </Facts>
      <Ways ledger={ledger} post={post} />
    </div>
  )
}

/** The links to the post itself and, for those who may, to all that is known of it. */
function Ways({ ledger, post }: Props) {
  const { id } = post
  const { organization_id } = ledger
  const page = post.is_own
    ? ownSubmissionPath({ id })
    : ledger.is_member && campaignSubmissionPath({ id, campaign_id: ledger.id, organization_id })

  return (
    <p class="mt-5 flex flex-wrap gap-2">
      {post.post_url && (
        <a
          href={post.post_url}
          class="btn btn-sm"
          rel="noopener nofollow noreferrer"
          target="_blank"
        >
          <Icon name="eye" />
          See the post
        </a>
      )}
      {page && (
        <a href={page} class="btn btn-sm">
          {post.is_own ? 'Your submission' : 'Submission'}
        </a>
      )}
    </p>
  )
}
