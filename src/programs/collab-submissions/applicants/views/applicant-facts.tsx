import { Fact } from '../../../../framework/views/lists/facts.tsx'
import { Count } from '../../../../framework/views/values/count.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { abridgedCount, counted } from '../../../../vocabulary/amounts/counts.ts'
import { platformNames } from '../../../../vocabulary/platforms.ts'
import { approvedOf } from '../../../submissions/track-record.ts'
import type { ApplicantFacts } from '../queries.ts'

/** The followers and the earlier work of an applicant, to be put among other facts. */
export function Reach({ applicant }: { applicant: ApplicantFacts }) {
  return (
    <>
      <Fact name="Audience" isWide>
        <Audience applicant={applicant} />
      </Fact>
      <Fact name="With you before">{before(applicant)}</Fact>
    </>
  )
}

function Audience({ applicant: { accounts } }: { applicant: ApplicantFacts }) {
  if (accounts.length === 0) return <>No verified account</>
  return (
    <ul class="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-2">
      {accounts.map(({ median_view_count, last_synced_at, ...account }) => (
        <li>
          <a
            href={account.account_url}
            rel="noopener nofollow noreferrer"
            class="link relative z-1 inline-flex items-center max-md:min-h-11"
          >
            {platformNames[account.platform_id]}
          </a>{' '}
          <Count of={account.subscriber_count} />
          {(median_view_count !== null || last_synced_at !== null) && (
            <span class="block text-xs font-normal text-base-content/70">
              {median_view_count !== null && (
                <>
                  median <Count of={median_view_count} /> views
                  {last_synced_at !== null && ', '}
                </>
              )}
              {last_synced_at !== null && (
                <span class="whitespace-nowrap">
                  read <Time at={last_synced_at} />
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function before(applicant: ApplicantFacts): string {
  const { submissions_count, approved_count, rejected_count, view_count, completed_count } =
    applicant
  const decided = approved_count + rejected_count
  const share = decided > 0 ? `, ${approvedOf(approved_count, decided)}` : ''
  const parts = [
    submissions_count > 0 && `${counted(submissions_count, 'post')}${share}`,
    view_count > 0 && `${abridgedCount(view_count)} views`,
    completed_count > 0 && `${counted(completed_count, 'collab')} completed`,
  ].filter(Boolean)
  return parts.join(', ') || 'Nothing yet'
}
