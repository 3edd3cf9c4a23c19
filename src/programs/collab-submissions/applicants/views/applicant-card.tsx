import { Card } from '../../../../framework/views/card.tsx'
import { Facts } from '../../../../framework/views/lists/facts.tsx'
import { Avatar } from '../../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import { displayName } from '../../../../tables/users/users.ts'
import { creatorProfilePath, filePath } from '../../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../../vocabulary/amounts/counts.ts'
import { categoryNames } from '../../../../vocabulary/categories.ts'
import type { ApplicantFacts, ApplicantProfile } from '../queries.ts'
import { Reach } from './applicant-facts.tsx'

/** The profile of an applicant in short, with what they did for this organization before. */
export function ApplicantCard({
  applicant,
  facts,
}: {
  applicant: ApplicantProfile
  facts: ApplicantFacts
}) {
  const { avatar_key, topics, rating, ratings_count } = applicant
  const name = displayName(applicant)

  return (
    <Card title={`About ${name}`}>
      <div class="mb-5 flex items-center gap-3">
        <Avatar
          name={name}
          src={avatar_key ? filePath(avatar_key) : undefined}
          class="size-14 text-lg!"
        />
        <div class="min-w-0 text-sm">
          <a
            href={creatorProfilePath(applicant)}
            class="link inline-flex items-center font-semibold wrap-anywhere max-md:min-h-11"
          >
            Profile<span class="sr-only"> of {name}</span>
          </a>
          <p>
            {rating === null
              ? 'Not rated yet'
              : `Rated ${rating} of 5 (${counted(ratings_count, 'rating')})`}
          </p>
          {topics.length > 0 && (
            <p class="mt-1.5 flex flex-wrap gap-1.5">
              {topics.map((topic) => (
                <Badge>{categoryNames[topic]}</Badge>
              ))}
            </p>
          )}
        </div>
      </div>
      <Facts>
        <Reach applicant={facts} />
      </Facts>
    </Card>
  )
}
