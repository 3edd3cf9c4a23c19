import { Card } from '../../../framework/views/card.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Member } from '../../../tables/actor.ts'
import { reviewDecisionsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { sumInWords } from '../../campaign-submissions/paying/sum-in-words.ts'
import { timeLimits } from '../../campaign-submissions/time-limits.ts'
import { CreatorName } from '../../submissions/views/creator-name.tsx'
import { PostPicture } from '../../submissions/views/post-picture.tsx'
import { wouldPay } from '../presenter.ts'
import type { ToReview } from '../queries.ts'
import { Sums } from './sums.tsx'

type Props = { member: Member; submissions: ToReview[]; back: string }

/** The question before several posts are approved together: which, and what they come to. */
export function ApprovalQuestion({ member, submissions, back }: Props) {
  const posts = counted(submissions.length, 'post')
  const action = `${reviewDecisionsPath(member.organization)}?${new URLSearchParams({ return_to: back })}`

  return (
    <Layout title={`Approve ${posts}?`}>
      <PageHeader
        title={`Approve ${posts}?`}
        description={
          <>
            Together they would earn <Sums of={submissions} /> now, and more as their views grow.
            You can undo it for {timeLimits.undo.words}.
          </>
        }
      />
      <Card>
        <ul class="divide-y divide-base-300">
          {submissions.map((submission) => (
            <li class="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <PostPicture post={submission} class="h-14 w-11" />
              <span class="min-w-0 flex-1 text-sm">
                <span class="block font-semibold wrap-anywhere">
                  <CreatorName name={submission.creator_name} handle={submission.account_handle} />
                </span>
                <span class="block text-base-content/70">
                  {sumInWords(submission.terms, submission)}
                </span>
              </span>
              <span class="font-semibold">
                <Money amount={wouldPay(submission)} currency={submission.currency} />
              </span>
            </li>
          ))}
        </ul>
        <div class="mt-6 flex flex-wrap justify-end gap-2">
          <a href={back} class="btn">
            Cancel
          </a>
          <Form action={action} record="decision" class="contents">
            {submissions.map(({ id }) => (
              <input
                type="hidden"
                name="decision[submission_ids][]"
                value={encodeId('Submission', id)}
              />
            ))}
            <input type="hidden" name="decision[action]" value="approve" />
            <SubmitButton>Approve {posts}</SubmitButton>
          </Form>
        </div>
      </Card>
    </Layout>
  )
}
