import { Table } from '../../../framework/views/lists/table.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { OwnSubmission } from '../queries.ts'
import { nextOf } from './next.ts'
import { OwnState } from './own-state.tsx'
import { Unread } from './unread.tsx'

type Props = { caption: string; rows: OwnSubmission[] }

/** Posts and applications of a creator, how they stand and what they brought. */
export function OwnSubmissionTable({ caption, rows }: Props) {
  return (
    <Table
      caption={caption}
      isDense
      rows={rows}
      columns={[
        {
          title: 'Program',
          cell: (submission) => (
            <span class="flex gap-3">
              <Picture submission={submission} />
              <span class="min-w-0">
                <a href={ownSubmissionPath(submission)} class="link font-medium break-words">
                  {submission.program_name}
                </a>
                <span class="block text-sm break-words text-base-content/70">
                  {submission.organization_name}
                </span>
                <Posted submission={submission} />
                <Unread count={submission.unread_messages_count} />
              </span>
            </span>
          ),
        },
        {
          title: 'State',
          class: 'max-sm:w-full',
          cell: (submission) => (
            <span class="min-w-0 text-sm">
              <OwnState of={{ ...submission, granted_amount: submission.amount }} />
              <span class="mt-1 block">{nextOf(submission)}</span>
              {submission.due_at && (
                <span class="block text-base-content/70">
                  <Time at={submission.due_at} after="by" />
                </span>
              )}
            </span>
          ),
        },
        {
          title: 'Submitted',
          class: 'max-sm:hidden max-xl:hidden',
          // An application is no work yet, and no post.
          cell: ({ kind, created_at }) => (
            <>
              {kind === 'collab' && <span class="block text-base-content/70">applied</span>}
              <Time at={created_at} />
            </>
          ),
        },
        {
          title: 'Views',
          cell: ({ view_count }) => <Count of={view_count} />,
        },
        {
          title: 'Earned',
          cell: ({ kind, earned_amount, amount, currency }) => (
            <span>
              <Money amount={earned_amount} currency={currency} />
              {kind === 'collab' && earned_amount !== amount && (
                <span class="block text-sm text-base-content/70">
                  of <Money amount={amount} currency={currency} />
                </span>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}

/** The picture of the post, or the sign that there is none yet. */
function Picture({ submission: { picture_key, platform_id } }: { submission: OwnSubmission }) {
  const size = 'h-16 w-12 shrink-0'
  if (platform_id !== null) return <PostPicture post={{ picture_key, platform_id }} class={size} />
  return (
    <span class={`post-picture grid place-items-center ${size}`} aria-hidden="true">
      <Icon name="handshake" class="size-5 text-base-content/70" />
    </span>
  )
}

/** The platform and day of a post, so that several for one campaign can be told apart. */
function Posted({
  submission: { platform_id, post_url, posted_at },
}: {
  submission: OwnSubmission
}) {
  if (platform_id === null || post_url === null) return null
  return (
    <span class="block text-sm text-base-content/70">
      {platformNames[platform_id]}
      {posted_at && (
        <>
          , posted <Time at={posted_at} isPhrase />
        </>
      )}
      <a
        href={post_url}
        class="link block truncate max-sm:hidden sm:max-w-52"
        rel="noopener nofollow noreferrer"
      >
        {post_url.replace(/^https:\/\/(www\.)?/, '').replace(/^[^/]+\//, '')}
      </a>
    </span>
  )
}
