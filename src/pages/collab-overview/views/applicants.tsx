import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { Reach } from '../../../programs/collab-submissions/applying/views/applicant-facts.tsx'
import { collabSubmissionPolicy } from '../../../programs/collab-submissions/policy.ts'
import { settingAside } from '../../../programs/collab-submissions/views/words.ts'
import type { Member } from '../../../tables/actor.ts'
import { collabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { Applicant } from '../queries.ts'

type Props = {
  member: Member
  applicants: Applicant[]
  total: number
  path: string
  feeBps: number
}

/** Those who wait for an answer, side by side: what they ask for, whom they reach, what they did before. */
export function Applicants({ member, applicants, total, path, feeBps }: Props) {
  if (applicants.length === 0) return null

  return (
    <section class="mb-6">
      <div class="mb-3 flex items-baseline justify-between gap-4">
        <h2 class="font-display text-lg font-bold tracking-tight">Applicants</h2>
        {total > applicants.length && (
          <a href={path} class="link text-sm">
            All {total.toLocaleString('en')}
          </a>
        )}
      </div>
      <ul class="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {applicants.map((applicant) => (
          <li class="relative rounded-box border border-base-300 bg-base-100 p-4 shadow-xs hover:border-primary">
            <h3 class="flex flex-wrap items-baseline justify-between gap-2 font-semibold">
              <a href={collabSubmissionPath(applicant)} class="card-link break-words">
                {applicant.creator_name || 'Someone new'}
              </a>
              <span class="figure text-xl">
                <Money amount={applicant.quote_amount} currency={applicant.currency} />
              </span>
            </h3>
            {applicant.message && (
              <p class="mt-2 line-clamp-3 text-sm break-words text-base-content/80">
                {applicant.message}
              </p>
            )}
            <div class="mt-3">
              <Facts>
                <Reach applicant={applicant} />
                {applicant.due_at && (
                  <Fact name="Lapses">
                    <Time at={applicant.due_at} />
                  </Fact>
                )}
              </Facts>
            </div>
            {collabSubmissionPolicy.decide(member) && (
              <Answer applicant={applicant} feeBps={feeBps} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answer({ applicant, feeBps }: { applicant: Applicant; feeBps: number }) {
  const { id, creator_name, quote_amount, currency } = applicant
  const path = collabSubmissionPath(applicant)
  const name = creator_name || 'Someone new'
  const quote = formatMoney(quote_amount, currency)

  return (
    <div class="relative z-10 mt-4 flex flex-wrap gap-2">
      <Confirm
        id={`accept-${id}`}
        label={`Accept for ${quote}`}
        class="btn btn-primary btn-sm"
        title={`Accept ${name}?`}
        action={`${path}/acceptance`}
        method="post"
        confirm="Accept"
        tone="btn-primary"
      >
        {settingAside(applicant, feeBps)}
      </Confirm>
      <Confirm
        id={`decline-${id}`}
        label="Decline"
        class="btn btn-sm"
        title={`Decline ${name}?`}
        action={`${path}/decline`}
        method="post"
        confirm="Decline"
      >
        They are told that you declined. To add a word of your own, open the application.
      </Confirm>
    </div>
  )
}
