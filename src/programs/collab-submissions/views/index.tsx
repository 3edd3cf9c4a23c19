import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import {
  type CollabSubmissionState,
  collabSubmissionStates,
} from '../../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import {
  collabSubmissionPath,
  collabSubmissionsPath,
  filteredPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { creatorProfilePath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { Unread } from '../../submissions/views/unread.tsx'
import type { ReceivedWork } from '../queries.ts'
import { nameOf } from './name.ts'
import { SubmissionState, stateName } from './state.tsx'

type Props = {
  collab: Collab
  page: Page<ReceivedWork>
  state: CollabSubmissionState | undefined
}

/** The list of those who applied to a collab, and how far they are. */
export function SubmissionIndex({ collab, page, state }: Props) {
  return (
    <Layout title={`Submissions to ${collab.name}`}>
      <PageHeader title="Applicants">
        {page.total > 0 && (
          <CsvButton href={filteredPath(`${collabSubmissionsPath(collab)}.csv`, { state })} />
        )}
      </PageHeader>
      <Filter collab={collab} state={state} />
      <Live id="submissions" of={['submissions', 'messages']}>
        {page.total === 0 ? (
          <EmptyState
            icon="handshake"
            title={state ? 'None in this state' : 'Nobody has applied yet'}
          >
            {state
              ? 'Choose another state above.'
              : 'Once the collab is published, creators find it and apply. You are told of each.'}
          </EmptyState>
        ) : (
          <Table
            caption="Submissions"
            rows={page.rows}
            columns={[
              {
                title: 'Creator',
                cell: (submission) => (
                  <>
                    <a href={collabSubmissionPath(submission)} class="link font-medium break-words">
                      {nameOf(submission)}
                    </a>
                    <Unread count={submission.unread_messages_count} />
                    <Applicant submission={submission} />
                    <span class="mt-1 line-clamp-2 max-w-md text-sm font-normal wrap-anywhere text-base-content/70">
                      {submission.message}
                    </span>
                  </>
                ),
              },
              {
                title: 'State',
                cell: ({ state, is_shipment_late }) => (
                  <SubmissionState state={state} isShipmentLate={is_shipment_late} />
                ),
              },
              {
                title: 'Price',
                cell: ({ quote_amount, currency }) => (
                  <Money amount={quote_amount} currency={currency} />
                ),
              },
              {
                title: 'Due',
                class: 'max-sm:hidden',
                cell: ({ due_at }) => (due_at ? <Time at={due_at} /> : '–'),
              },
              {
                title: 'Applied',
                class: 'max-sm:hidden',
                cell: ({ created_at }) => <Time at={created_at} />,
              },
            ]}
          />
        )}
        <Pagination page={page} />
      </Live>
    </Layout>
  )
}

/** Whom they reach, how others rated them, and where more is said. */
function Applicant({ submission: { applicant, user_id, state } }: { submission: ReceivedWork }) {
  if (applicant === null || user_id === null) return null
  const { platform_id, follower_count, rating, ratings_count } = applicant
  return (
    <span class="flex flex-wrap items-center gap-x-3 text-sm font-normal text-base-content/70">
      {platform_id === null ? (
        <span>No verified account</span>
      ) : (
        <span>
          {platformNames[platform_id]} <Count of={follower_count} />
          {follower_count !== null && ' followers'}
        </span>
      )}
      {rating !== null && (
        <span>
          Rated {rating} of 5 ({ratings_count})
        </span>
      )}
      {state !== 'withdrawn' && (
        <a
          href={creatorProfilePath({ id: user_id })}
          class="link inline-flex items-center max-md:min-h-11 max-md:min-w-11"
        >
          Profile
        </a>
      )}
    </span>
  )
}

function Filter({ collab, state }: Omit<Props, 'page'>) {
  return (
    <form method="get" action={collabSubmissionsPath(collab)} class="mb-4 flex flex-wrap gap-2">
      <label for="state" class="sr-only">
        State
      </label>
      <select id="state" name="state" class="select select-sm w-auto">
        <option value="">All states</option>
        {collabSubmissionStates.map((known) => (
          <option value={known} selected={known === state}>
            {stateName(known)}
          </option>
        ))}
      </select>
      <button type="submit" class="btn btn-sm">
        Show
      </button>
    </form>
  )
}
