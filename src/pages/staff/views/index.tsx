import { Age } from '../../../accounts/staff/views/age.tsx'
import type { FailedJob, Waiting } from '../../../framework/jobs/overview.ts'
import { failedKept } from '../../../framework/jobs/queue-options.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import {
  discardJobPath,
  retryAllJobsPath,
  retryJobPath,
} from '../../../vocabulary/addresses/staff-urls.ts'
import { publicId } from '../presenter.ts'
import { failedJobQueue } from '../queues.ts'

type Props = { failed: Page<FailedJob>; waiting: Waiting[] }

export function StaffJobs({ failed, waiting }: Props) {
  return (
    <Layout title="Jobs">
      <PageHeader
        title="Jobs"
        description={`Work in the background. Failed jobs are kept for ${failedKept.words}.`}
      />
      <Card title="Waiting">
        <WaitingKinds waiting={waiting} />
      </Card>
      <div class="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 class="text-base font-semibold">Failed</h2>
        {failed.total > 1 && (
          <form method="post" action={retryAllJobsPath}>
            <button type="submit" class="btn btn-sm">
              <span>
                Try all <Count of={failed.total} /> again
              </span>
            </button>
          </form>
        )}
      </div>
      {failed.rows.length === 0 ? (
        <EmptyState icon="circleCheck" title="Nothing here">
          {failed.total === 0 ? 'Nothing has failed for good.' : 'The list ends before this page.'}
        </EmptyState>
      ) : (
        <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
          {failed.rows.map((job) => (
            <FailedItem job={job} />
          ))}
        </ul>
      )}
      <Pagination page={failed} />
    </Layout>
  )
}

function WaitingKinds({ waiting }: { waiting: Waiting[] }) {
  if (waiting.length === 0) return <p class="text-sm text-base-content/70">Nothing is waiting.</p>

  return (
    <dl class="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      {waiting.map(({ kind, count, oldest_at }) => (
        <>
          <dt class="font-medium">{inWords(kind)}</dt>
          <dd class="text-base-content/70">
            <Count of={count} />, the oldest for <Age since={oldest_at} queue={failedJobQueue} />
          </dd>
        </>
      ))}
    </dl>
  )
}

function FailedItem({ job }: { job: FailedJob }) {
  const { kind, recipient, reason, attempts, failed_at } = job
  const name = recipient === null ? inWords(kind) : `${inWords(kind)} to ${recipient}`

  return (
    <li class="flex flex-wrap items-center gap-4 p-4 sm:px-5">
      <div class="min-w-0 flex-1 basis-60">
        <p class="font-medium break-words">{name}</p>
        <p class="mt-1 text-sm break-words text-base-content/80">{reason}</p>
        <p class="mt-1 text-sm text-base-content/70">
          Given up after {attempts} {attempts === 1 ? 'try' : 'tries'}, waits{' '}
          <Age since={failed_at} queue={failedJobQueue} />
        </p>
      </div>
      <form method="post" action={retryJobPath(publicId(job))}>
        <button type="submit" class="btn btn-sm">
          Try again<span class="sr-only">: {name}</span>
        </button>
      </form>
      <Confirm
        id={publicId(job)}
        label={
          <>
            Discard<span class="sr-only"> {name}</span>
          </>
        }
        title="Discard this job?"
        action={discardJobPath(publicId(job))}
        method="post"
        confirm="Discard"
      >
        The job is deleted and its work will not be done.
      </Confirm>
    </li>
  )
}

/** The kind `deliver-mail` as "Deliver mail". */
function inWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
