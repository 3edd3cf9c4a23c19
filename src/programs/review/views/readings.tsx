import { Table } from '../../../framework/views/table.tsx'
import { Time } from '../../../framework/views/time.tsx'
import type { Reviewed } from '../queries.ts'

/** What its platform said of it. */
export function Readings({ submission }: { submission: Reviewed }) {
  const { snapshots } = submission.history
  const [latest] = snapshots
  if (latest === undefined)
    return <p class="text-sm text-base-content/70">Its views have not been read yet.</p>

  return (
    <details class="text-sm">
      <summary class="cursor-pointer font-medium">
        {latest.views.toLocaleString('en')} views, read <Time at={latest.taken_at} />
      </summary>
      <div class="mt-3">
        <Table
          caption="Readings"
          rows={snapshots}
          columns={[
            { title: 'Read', cell: ({ taken_at }) => <Time at={taken_at} /> },
            {
              title: 'Views',
              class: 'text-right tabular-nums',
              cell: ({ views }) => views.toLocaleString('en'),
            },
          ]}
        />
      </div>
    </details>
  )
}
