import type { Page } from '../../../framework/pagination.ts'
import { Table } from '../../../framework/views/lists/table.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { campaignSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { CreatorName } from '../../submissions/views/creator-name.tsx'
import { Unread } from '../../submissions/views/unread.tsx'
import type { WaitingDecision } from '../deciding/queries.ts'
import { tickOf } from '../deciding/views/decide-together.tsx'
import type { ListedPost } from '../lists/queries.ts'
import { earningsOf } from '../paying/amounts.ts'
import { actionDone } from '../words.ts'
import { SubmissionState } from './state.tsx'

type Props = {
  page: Page<ListedPost>
  /** The ids of those that are ticked, where they can be. */
  ticked?: Set<unknown>
  /** Whether each says which campaign it is for. */
  isWithCampaign?: boolean
}

/** Posts with where each stands. What was decided a moment ago says so, and cannot be ticked. */
export function SubmissionTable({ page, ticked, isWithCampaign = false }: Props) {
  return (
    <Table
      caption="Submissions"
      rows={page.rows}
      columns={[
        {
          title: 'Creator',
          cell: (submission) => (
            <span class="flex items-center gap-3">
              {ticked && <Tick {...{ submission, ticked }} />}
              <PostPicture post={submission} class="h-12 w-9" />
              <span>
                <a href={campaignSubmissionPath(submission)} class="link link-hover font-medium">
                  <CreatorName name={submission.creator_name} handle={submission.account_handle} />
                </a>
                <Unread count={submission.unread_messages_count} />
              </span>
            </span>
          ),
        },
        ...(isWithCampaign ? [campaignColumn] : []),
        {
          title: 'Platform',
          class: 'max-sm:hidden',
          cell: ({ platform_id }) => platformNames[platform_id],
        },
        {
          title: 'State',
          cell: ({ state, decision }) =>
            decision ? <Decided decision={decision} /> : <SubmissionState state={state} />,
        },
        { title: 'Views', cell: ({ view_count }) => <Count of={view_count} /> },
        {
          title: 'Granted',
          cell: ({ granted_amount, currency }) => (
            <Money amount={granted_amount} currency={currency} />
          ),
        },
        {
          title: 'Submitted',
          class: 'max-sm:hidden',
          cell: ({ created_at }) => <Time at={created_at} />,
        },
      ]}
    />
  )
}

type TickProps = { submission: ListedPost; ticked: Set<unknown> }

/** The box of a post. Where there is none its place stays free, so that names lie below each other. */
function Tick({ submission, ticked }: TickProps) {
  if (submission.decision !== null) return <span class="size-6 shrink-0 max-md:size-11" />
  const id = encodeId('Submission', submission.id)

  return (
    <label class="grid size-6 shrink-0 place-items-center">
      <input
        {...tickOf({
          id,
          handle: submission.account_handle,
          amount: Number(earningsOf({ ...submission, fee_bps: null }, submission)),
          currency: submission.currency,
          isTicked: ticked.has(id),
        })}
        class="checkbox checkbox-sm"
      />
    </label>
  )
}

const campaignColumn = {
  title: 'Campaign',
  cell: ({ campaign_id, organization_id, campaign_name }: ListedPost) => (
    <a href={campaignPath({ id: campaign_id, organization_id })} class="link link-hover">
      {campaign_name}
    </a>
  ),
}

function Decided({ decision: { action, user_name, seconds } }: { decision: WaitingDecision }) {
  return (
    <span class="inline-block">
      <Badge>{actionDone(action)}</Badge>
      <span class="mt-1 block text-xs text-base-content/70">
        by {user_name ?? 'someone'}
        <span data-controller="countdown" data-countdown-seconds-value={seconds}>
          , takes effect in{' '}
          <span class="tabular-nums" data-countdown-target="seconds">
            {seconds}
          </span>{' '}
          s
        </span>
      </span>
    </span>
  )
}
