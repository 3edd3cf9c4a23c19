import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { Reach } from '../../../programs/collab-submissions/applicants/views/applicant-facts.tsx'
import { isOffer } from '../../../programs/collab-submissions/applying/prices.ts'
import { outsideInWords } from '../../../programs/collabs/words.ts'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { collabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { filePath } from '../../../vocabulary/addresses/urls.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import type { Applicant } from '../queries.ts'
import { Answer } from './answer.tsx'

type Props = {
  member: Member
  collab: Collab
  applicants: Applicant[]
  total: number
  path: string
  feeBps: number
}

/** Those who applied, side by side: what they ask for, whom they reach, what they did before. */
export function Applicants({ applicants, total, path, ...given }: Props) {
  if (applicants.length === 0) return null

  return (
    <section class="mb-6">
      <div class="mb-3 flex items-baseline justify-between gap-4">
        <h2 class="font-display text-lg font-bold tracking-tight">Applicants</h2>
        <a href={path} class="link text-sm">
          {total > applicants.length ? `All ${grouped(total)}` : 'Compare in a list'}
        </a>
      </div>
      <ul class="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {applicants.map((applicant) => (
          <ApplicantCard applicant={applicant} {...given} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = Pick<Props, 'member' | 'collab' | 'feeBps'> & { applicant: Applicant }

function ApplicantCard({ applicant, ...given }: CardProps) {
  const { avatar_key, rating, ratings_count } = applicant
  const name = applicant.creator_name || 'Someone new'
  const outside = isOffer(applicant) ? undefined : outsideInWords(applicant)

  return (
    <li class="relative flex flex-col rounded-box border border-base-300 bg-base-100 p-4 shadow-xs hover:border-primary">
      <div class="flex items-start gap-3">
        <Avatar name={name} src={avatar_key ? filePath(avatar_key) : undefined} class="size-12" />
        <div class="min-w-0 flex-1">
          <div class="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 class="font-semibold">
              <a href={collabSubmissionPath(applicant)} class="card-link break-words">
                {name}
              </a>
            </h3>
            <span class="figure text-xl">
              <Money amount={applicant.quote_amount} currency={applicant.currency} />
            </span>
          </div>
          <div class="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-base-content/70">
            {rating === null
              ? 'Not rated yet'
              : `Rated ${rating} of 5 (${counted(ratings_count, 'rating')})`}
            {outside && <Badge tone="warning">{outside}</Badge>}
          </div>
        </div>
      </div>
      {applicant.message && (
        <p class="mt-3 line-clamp-3 text-sm break-words text-base-content/80">
          {applicant.message}
        </p>
      )}
      <div class="mt-3 mb-4">
        <Facts>
          <Reach applicant={applicant} />
          {applicant.due_at && (
            <Fact name="Expires without an answer">
              <Time at={applicant.due_at} />
            </Fact>
          )}
        </Facts>
      </div>
      <Answer applicant={applicant} {...given} />
    </li>
  )
}
