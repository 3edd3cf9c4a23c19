import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { byteSize } from '../../../framework/views/values/byte-size.ts'
import { Count } from '../../../framework/views/values/count.tsx'
import { spanInWords } from '../../../framework/views/values/spans.ts'
import { Time } from '../../../framework/views/values/time.tsx'
import { healthPath } from '../../../vocabulary/addresses/staff-urls.ts'
import type { Health } from '../health.ts'
import { Concerns } from './concerns.tsx'

/** How the installation does, in a few lines. */
export function HealthSummary({ health }: { health: Health }) {
  const { pool, compared_at, difference_count, moved_seconds } = health

  return (
    <Card title="Health">
      <Concerns health={health} />
      <dl class="mt-4 divide-y divide-base-300 text-sm">
        <Line name="Database">
          {byteSize(health.database_bytes)},{' '}
          {health.database_kind === 'embedded' ? (
            'embedded'
          ) : (
            <>
              <Count of={pool.open - pool.idle} /> of <Count of={pool.limit} /> connections busy
            </>
          )}
        </Line>
        <Line name="Jobs">
          <Count of={health.jobs_waiting} /> ready, <Count of={health.jobs_failed_in_a_day} />{' '}
          failed in a day
        </Line>
        <Line name="Mail">
          <Count of={health.mails_sent_in_an_hour} /> in an hour,{' '}
          <Count of={health.mails_failed_in_a_day} /> failed in a day
        </Line>
        <Line name="Books">
          {compared_at === null ? (
            'Not compared yet'
          ) : (
            <>
              {difference_count === 0 ? 'Agree' : 'Differ'}, compared{' '}
              <Time isReal at={compared_at} isPhrase />
            </>
          )}
        </Line>
        <Line name="Open pages">
          <Count of={health.live_streams} />
        </Line>
        <Line name="Version">
          {health.version}, started <Time isReal at={health.started_at} isPhrase />
        </Line>
        {moved_seconds !== 0 && <Line name="Clock">{spanInWords(moved_seconds)} ahead</Line>}
      </dl>
      <a href={healthPath} class="link mt-4 inline-block text-sm">
        See health details
      </a>
    </Card>
  )
}

function Line({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="flex justify-between gap-4 py-2">
      <dt class="text-base-content/70">{name}</dt>
      <dd class="min-w-0 text-end font-medium tabular-nums">{children}</dd>
    </div>
  )
}
