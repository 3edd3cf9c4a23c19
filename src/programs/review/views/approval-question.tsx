import { Card } from '../../../framework/views/card.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import type { Member } from '../../../tables/actor.ts'
import { reviewDecisionsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { sumInWords } from '../../campaign-submissions/paying/sum-in-words.ts'
import { timeLimits } from '../../campaign-submissions/time-limits.ts'
import { CreatorName } from '../../submissions/views/creator-name.tsx'
import type { Chosen } from '../queries.ts'
import { byCampaign, type OfOneCampaign, wouldPay } from '../would-pay.ts'
import { Sums } from './sums.tsx'

type Props = { member: Member; submissions: Chosen[]; back: string }

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
            {submissions.length === 1 ? 'It would' : 'Together they would'} earn{' '}
            <Sums of={submissions} /> now, and more as {submissions.length === 1 ? 'its' : 'their'}{' '}
            views grow. You can undo it for {timeLimits.undo.words}.
          </>
        }
      />
      {byCampaign(submissions).map((some) => (
        <OfCampaign some={some} />
      ))}
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
    </Layout>
  )
}

/** The posts of one campaign, and whether its budget holds what they earn. */
function OfCampaign({ some }: { some: OfOneCampaign }) {
  const { first, submissions, would_pay_amount, free_amount } = some
  const { campaign_name, currency } = first
  const description =
    would_pay_amount > free_amount
      ? `${formatMoney(free_amount, currency)} of its budget is free. What does not fit waits until there is more.`
      : `${formatMoney(free_amount, currency)} of its budget is free.`

  return (
    <Card title={campaign_name} description={description}>
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
    </Card>
  )
}
