import { Time } from '../../../framework/views/values/time.tsx'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { ViewChart } from '../../submissions/views/view-chart.tsx'
import type { Reviewed } from '../queries.ts'

/** Views as its platform told them, as a curve as soon as it was asked twice. */
export function Readings({ submission }: { submission: Reviewed }) {
  const [first, ...more] = submission.history.snapshots.toReversed()
  if (first === undefined)
    return <p class="text-sm text-base-content/70">Its views have not been read yet.</p>

  const latest = more.at(-1) ?? first
  const said = (
    <p class="text-sm text-base-content/70">
      <span class="font-medium text-base-content">{counted(latest.views, 'view')}</span>, read{' '}
      <Time at={latest.taken_at} />
      {more.length === 0 && '. The curve begins with the next reading.'}
    </p>
  )
  if (more.length === 0) return said
  return (
    <ViewChart id="readings" readings={[first, ...more]} height="h-28">
      <div class="-mt-3 mb-3">{said}</div>
    </ViewChart>
  )
}
