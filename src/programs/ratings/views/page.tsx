import { markLabels } from '../../../creators/ratings/names.ts'
import { hasPassed } from '../../../framework/database/clock.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { marksBy, type Rating } from '../../../tables/collabs/ratings.ts'
import { displayName } from '../../../tables/users/users.ts'
import { ratingsPath, submissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { timeLimits } from '../../collab-submissions/time-limits.ts'
import type { Access } from '../../submissions/access.ts'
import type { RatedWork } from '../queries.ts'
import { longestWords } from '../schema.ts'
import { MarkField } from './mark-field.tsx'
import { RatingCard } from './rating.tsx'

export type Refused = {
  typed?: unknown
  errors?: AttributeErrors
  answerErrors?: AttributeErrors
}

type Work = Access & RatedWork & { side: 'creator' | 'organization'; may: boolean }
type Props = Refused & { work: Work; ratings: Rating[] }

/** Both ratings of finished work, as far as this side may read them, and the form for its own. */
export function RatingsPage({ work, ratings, ...refused }: Props) {
  const { side, program_name, may } = work
  const own = ratings.find((rating) => rating.side === side)
  const theirs = ratings.find((rating) => rating.side !== side)
  const name = otherName(work)
  const mayRate = may && own === undefined && isOpen(work)

  return (
    <Layout title={`Ratings: ${program_name}`}>
      <PageHeader title="Ratings" description={program_name}>
        <a href={submissionPath(work)} class="btn btn-sm">
          Back to the work
        </a>
      </PageHeader>
      {mayRate && <RatingForm work={work} name={name} {...refused} />}
      {own && <RatingCard rating={own} title={`You about ${name}`} />}
      {theirs && (
        <RatingCard rating={theirs} title={`${name} about you`}>
          {may && theirs.answer === null && <AnswerForm work={work} {...refused} />}
        </RatingCard>
      )}
      {!mayRate && !own && !theirs && (
        <Card>
          <p class="text-sm">
            {isOpen(work)
              ? 'Nobody has rated this work yet. Admins of your organization can.'
              : 'Nobody has rated this work, and it is not possible any more.'}
          </p>
        </Card>
      )}
      {own && !theirs && (
        <p class="text-sm text-base-content/75">
          {name} reads yours once they have given theirs, or {timeLimits.rating.words} after the
          work was completed.
        </p>
      )}
    </Layout>
  )
}

function RatingForm({ work, name, typed, errors }: Refused & { work: Work; name: string }) {
  return (
    <Card
      title={`Rate ${name}`}
      description={`Neither side reads the other’s rating before both are given, or ${timeLimits.rating.words} after the work was completed. Then ${name} reads yours, and everyone else reads it without your name. It cannot be changed.`}
    >
      <Form
        action={ratingsPath(work)}
        record="rating"
        values={typedValues(typed, 'rating')}
        errors={errors}
        allErrors
      >
        <div class="grid gap-5 sm:grid-cols-2">
          {marksBy[work.side].map((mark) => (
            <MarkField attribute={mark} label={markLabels[mark]} />
          ))}
        </div>
        <TextAreaField attribute="words" label="In a line" optional maxlength={longestWords} />
        <SubmitButton>Give your rating</SubmitButton>
      </Form>
    </Card>
  )
}

function AnswerForm({ work, typed, answerErrors }: Refused & { work: Work }) {
  return (
    <Form
      action={`${ratingsPath(work)}/answer`}
      record="answer"
      values={typedValues(typed, 'answer')}
      errors={answerErrors}
      class="mt-5 space-y-4"
    >
      <TextAreaField
        attribute="answer"
        label="Your answer"
        hint="You can answer once. It is shown below the rating."
        maxlength={longestWords}
        required
      />
      <SubmitButton class="btn-sm">Answer</SubmitButton>
    </Form>
  )
}

function isOpen({ state, completed_at }: RatedWork): boolean {
  if (state !== 'completed' || completed_at === null) return false
  const end = Date.parse(completed_at) + timeLimits.rating.seconds * 1000
  return !hasPassed(new Date(end).toISOString())
}

const otherName = ({ side, organization_name, creator_name }: Work) =>
  side === 'creator' ? organization_name : displayName({ name: creator_name ?? '' })
