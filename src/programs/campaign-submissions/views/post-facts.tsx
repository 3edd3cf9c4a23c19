import { Fact } from '../../../framework/views/lists/facts.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { wasApproved } from '../../../tables/campaigns/decided-posts.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { PostCard } from '../../submissions/views/post-card.tsx'
import { FoldedBrief } from '../../views/brief.tsx'
import { lapsedOf } from '../paying/amounts.ts'
import type { FoundSubmission } from '../queries.ts'
import { freezeInWords } from '../words.ts'

type Props = {
  submission: FoundSubmission
  /** Where it plays in the page; without it there is only its picture. */
  player?: string | null | undefined
}

export function SubmissionFacts({ submission, player = null }: Props) {
  const { currency, brief } = submission
  const lapsed = lapsedOf(submission, submission)
  return (
    <PostCard post={submission} player={player} below={<FoldedBrief html={brief} />}>
      <Fact name="Link" isWide>
        <a
          href={submission.post_url}
          class="link break-all"
          rel="noopener nofollow noreferrer"
          target="_blank"
        >
          {submission.post_url.replace('https://', '')}
        </a>
      </Fact>
      <Fact name="Account">
        {platformNames[submission.platform_id]} · @{submission.account_handle}
      </Fact>
      <Fact name="Posted">
        {submission.posted_at ? <Time at={submission.posted_at} /> : 'Not known'}
      </Fact>
      <Fact name="Submitted">
        <Time at={submission.created_at} />
      </Fact>
      <Fact name={wasApproved(submission) ? 'Views that are paid' : 'Views that would be paid'}>
        <Count of={submission.view_count} />
      </Fact>
      <Fact name="Granted">
        <Money amount={submission.granted_amount} currency={currency} />
      </Fact>
      {submission.owed_amount > 0 && (
        <Fact name="Waits for budget">
          <Money amount={submission.owed_amount} currency={currency} />
        </Fact>
      )}
      {lapsed > 0 && (
        <Fact name="Lapsed">
          <Money amount={lapsed} currency={currency} />
        </Fact>
      )}
      {submission.counts_until && submission.frozen_because === null && (
        <Fact name="Counts until">
          <Time at={submission.counts_until} />
        </Fact>
      )}
      {submission.frozen_because && (
        <Fact name="Counting ended">because {freezeInWords(submission.frozen_because)}</Fact>
      )}
    </PostCard>
  )
}
