import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import {
  collabSubmissionPath,
  collabSubmissionsPath,
  filteredPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { creatorProfilePath, filePath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { outsideInWords } from '../../collabs/words.ts'
import { Unread } from '../../submissions/views/unread.tsx'
import type { ApplicantOrder } from '../applicants/orders.ts'
import { isOffer } from '../applying/prices.ts'
import { waitsFor } from '../due-dates.ts'
import type { ListedWork, WantedWork } from '../lists/queries.ts'
import { ApplicantFilter, namesOf } from './filter.tsx'
import { nameOf } from './name.ts'
import { nextInWords } from './next.ts'
import { SubmissionState } from './state.tsx'

type Props = {
  collab: Collab
  page: Page<ListedWork>
  wanted: WantedWork
  order: ApplicantOrder | undefined
}

/** The list of those who applied to a collab, and how far they are. */
export function SubmissionIndex({ collab, page, wanted, order }: Props) {
  const { state, waits_for } = namesOf(wanted)
  const isNarrowed = state !== '' || waits_for !== ''

  return (
    <Layout title={`Submissions to ${collab.name}`}>
      <PageHeader title="Applicants">
        {page.total > 0 && (
          <CsvButton
            href={filteredPath(`${collabSubmissionsPath(collab)}.csv`, { state, waits_for })}
          />
        )}
      </PageHeader>
      <ApplicantFilter collab={collab} wanted={wanted} order={order} />
      <Live id="submissions" of={['submissions', 'messages']}>
        {page.total === 0 ? (
          <EmptyState
            icon="handshake"
            title={isNarrowed ? 'None of these' : 'Nobody has applied yet'}
          >
            {isNarrowed
              ? 'Choose others above.'
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
                  <div class="flex gap-3">
                    <Face submission={submission} />
                    <div class="min-w-0">
                      <a
                        href={collabSubmissionPath(submission)}
                        class="link font-medium break-words"
                      >
                        {nameOf(submission)}
                      </a>
                      <Unread count={submission.unread_messages_count} />
                      <Applicant submission={submission} />
                      <span class="mt-1 line-clamp-2 max-w-md text-sm font-normal wrap-anywhere text-base-content/70">
                        {submission.message}
                      </span>
                    </div>
                  </div>
                ),
              },
              {
                title: 'State',
                cell: (submission) => (
                  <span class="min-w-0">
                    <SubmissionState
                      state={submission.state}
                      isShipmentLate={submission.is_shipment_late}
                    />
                    <Next submission={submission} />
                  </span>
                ),
              },
              {
                title: 'Price',
                cell: (submission) => <Price submission={submission} />,
              },
              {
                title: 'Next step by',
                class: 'max-sm:hidden',
                cell: ({ state, due_at }) =>
                  due_at ? (
                    <>
                      {state === 'applied' && 'expires '}
                      <Time at={due_at} isPhrase={state === 'applied'} />
                    </>
                  ) : (
                    '–'
                  ),
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

/** Whose turn it is, and for which step. */
function Next({ submission }: { submission: ListedWork }) {
  const next = waitsFor(submission)
  const look = next === 'organization' ? 'font-medium text-primary' : 'text-base-content/70'
  return <span class={`mt-1 block text-sm ${look}`}>{nextInWords({ ...submission, next })}</span>
}

function Face({ submission }: { submission: ListedWork }) {
  const key = submission.applicant?.avatar_key
  return <Avatar name={nameOf(submission)} src={key ? filePath(key) : undefined} />
}

/** The price that was named last, by whom if not by the creator, and whether it is one of those expected. */
function Price({ submission }: { submission: ListedWork }) {
  const { quote_amount, currency } = submission
  const outside = isOffer(submission) ? undefined : outsideInWords(submission)
  return (
    <>
      <Money amount={quote_amount} currency={currency} />
      {isOffer(submission) && (
        <span class="block text-sm font-normal text-base-content/70">your offer</span>
      )}
      {outside && (
        <span class="block">
          <Badge tone="warning">{outside}</Badge>
        </span>
      )}
    </>
  )
}

/** Whom they reach, how others rated them, and where more is said. */
function Applicant({ submission: { applicant, user_id, state } }: { submission: ListedWork }) {
  if (applicant === null || user_id === null) return null
  const { platform_id, follower_count, median_view_count, rating, ratings_count } = applicant
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
      {median_view_count !== null && (
        <span>
          median <Count of={median_view_count} /> views
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
