import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/time.tsx'
import type { WaitingQueue } from '../queues.ts'

export function StaffOverview({ queues }: { queues: WaitingQueue[] }) {
  return (
    <Layout title="Staff">
      <PageHeader title="Staff" description="What waits for those who run this installation." />
      <ul class="space-y-3">
        {queues.map((queue) => (
          <QueueRow queue={queue} />
        ))}
      </ul>
    </Layout>
  )
}

function QueueRow({
  queue: { title, empty, icon, path, count, oldest_at },
}: {
  queue: WaitingQueue
}) {
  return (
    <li class="relative flex items-center gap-4 rounded-box border border-base-300 bg-base-100 p-4 shadow-xs transition-colors hover:border-primary">
      <span class="grid size-10 shrink-0 place-items-center rounded-full bg-primary/10 text-primary">
        <Icon name={icon} class="size-5" />
      </span>
      <div class="min-w-0 flex-1">
        <h2 class="font-semibold">
          <a href={path} class="card-link">
            {title}
          </a>
        </h2>
        <p class="mt-1 text-sm text-base-content/70">
          {oldest_at ? (
            <>
              The oldest is <Time at={oldest_at} after="from" />
            </>
          ) : (
            empty
          )}
        </p>
      </div>
      <span class="text-2xl font-semibold tabular-nums">{count.toLocaleString('en')}</span>
    </li>
  )
}
