import { Time } from '../../../framework/views/values/time.tsx'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { OwnState } from '../../submissions/views/own-state.tsx'
import type { ShownPost } from '../pages.ts'
import { SubmissionState } from './state.tsx'

type Props = { shown: ShownPost; isOwn?: boolean }

/** How a submission stands, in one line below its title. */
export function StateLine({ shown: { submission }, isOwn = false }: Props) {
  const { state, counts_until, frozen_because, platform_id, account_handle } = submission
  const isCounting = state === 'approved' && counts_until && frozen_because === null

  return (
    <span class="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {isOwn ? (
        <OwnState of={{ ...submission, kind: 'campaign' }} />
      ) : (
        <SubmissionState state={state} />
      )}
      {isCounting && (
        <>
          <Time at={counts_until} after="until" />
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>
        {platformNames[platform_id]} @{account_handle}
      </span>
      <span aria-hidden="true">·</span>
      <span>{submission.organization_name}</span>
    </span>
  )
}
