import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Shipment } from '../../../tables/collabs/shipments.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { disclosureLine, lacksDisclosure } from '../../campaign-submissions/disclosure.ts'
import { TermFacts } from '../../collabs/views/terms.tsx'
import { outsideInWords, sparkInWords } from '../../collabs/words.ts'
import { PostCard } from '../../submissions/views/post-card.tsx'
import { isOffer, standing } from '../applying/application.ts'
import { usageEndOf } from '../due-dates.ts'
import type { FoundSubmission } from '../queries.ts'
import { trackingUrlOf } from '../shipping/carriers.ts'
import { productInWords } from '../words.ts'
import { Quoted } from './quoted.tsx'

/** Parts of the page of a submission that both sides see. */

export type Of = { submission: FoundSubmission }

export function Outcome({ submission: { note, escalated_at, escalation_note } }: Of) {
  return (
    <>
      {note !== null && (
        <Card title="Why it ended">
          <Quoted text={note} />
        </Card>
      )}
      {escalated_at !== null && escalation_note !== null && (
        <Card title="Troupe’s team decides" description="This is what it is about.">
          <Quoted text={escalation_note} />
        </Card>
      )}
    </>
  )
}

export function Terms({ submission, isOwn = false }: Of & { isOwn?: boolean }) {
  const { currency, accepted_at } = submission
  const asked = standing(submission.offers).findLast(({ side }) => side === 'creator')
  const price = accepted_at === null && asked ? asked.amount : submission.quote_amount
  const outside = outsideInWords({ ...submission, quote_amount: price })
  const usageEnd = usageEndOf(submission)
  return (
    <Card title={accepted_at === null ? 'Asked for' : 'Agreed on'}>
      <Facts>
        <Fact name="Price">
          <Money amount={price} currency={currency} />
          {outside && <span class="block font-normal text-base-content/70">{outside}</span>}
        </Fact>
        {isOffer(submission) && (
          <Fact name="Offered instead">
            <Money amount={submission.quote_amount} currency={currency} />
          </Fact>
        )}
        {submission.paid_amount > 0 && (
          <Fact name="Paid">
            <Money amount={submission.paid_amount} currency={currency} />
          </Fact>
        )}
        {submission.requires_product_shipment && (
          <Fact name="Product">{productInWords(submission, isOwn ? 'you' : 'the creator')}</Fact>
        )}
        <TermFacts terms={submission} />
        {accepted_at !== null && submission.revision_rounds > 0 && (
          <Fact name="Changes used">
            {submission.rounds_count} of {submission.revision_rounds}
          </Fact>
        )}
        {usageEnd && (
          <Fact name="Usage rights end">
            <Time at={usageEnd} isPoint />
          </Fact>
        )}
        <Fact name="Spark Ads">
          {sparkInWords(submission.require_spark_ads, submission.asked_spark_days)}
        </Fact>
        <Fact name="Applied">
          <Time at={submission.created_at} />
        </Fact>
        {accepted_at && (
          <Fact name="Accepted">
            <Time at={accepted_at} />
          </Fact>
        )}
        {submission.ended_at && (
          <Fact name="Ended">
            <Time at={submission.ended_at} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

export function Posted({ submission, player = null }: Of & { player?: string | null }) {
  const { post_url, posted_at, made_at, post_platform_id, spark_code, spark_ends_at } = submission
  if (post_url === null || posted_at === null || post_platform_id === null) return null
  const post = { ...submission, platform_id: post_platform_id }

  return (
    <PostCard
      post={post}
      player={player}
      below={
        <>
          <MadeBefore submission={submission} />
          <Unmarked post={post} />
        </>
      }
    >
      <Fact name="Link" isWide>
        <a
          href={post_url}
          class="link break-all"
          rel="noopener nofollow noreferrer"
          target="_blank"
        >
          {post_url.replace('https://', '')}
        </a>
      </Fact>
      <Fact name="Posted">{made_at ? <Time at={made_at} /> : 'Not known'}</Fact>
      <Fact name="Submitted">
        <Time at={posted_at} />
      </Fact>
      <Fact name="Views">
        {submission.view_count === null ? (
          'Not read yet'
        ) : (
          <>
            {grouped(submission.view_count)}
            {submission.views_read_at && (
              <span class="block text-sm font-normal text-base-content/70">
                read <Time at={submission.views_read_at} />
              </span>
            )}
          </>
        )}
      </Fact>
      {spark_code && <Fact name="Spark code">{spark_code}</Fact>}
      {spark_ends_at && (
        <Fact name="Good until">
          <Time at={spark_ends_at} />
        </Fact>
      )}
    </PostCard>
  )
}

/** Work that was agreed on can hardly have been posted before. */
function MadeBefore({ submission: { made_at, accepted_at } }: Of) {
  if (made_at === null || accepted_at === null) return null
  if (Date.parse(made_at) >= Date.parse(accepted_at)) return null
  return (
    <p class="text-sm font-medium text-warning">It was posted before the work was agreed on.</p>
  )
}

/** Pay for a collab makes the post advertising, which its caption should say. */
function Unmarked({ post }: { post: Parameters<typeof disclosureLine>[0] }) {
  if (!lacksDisclosure(post)) return null
  return disclosureLine(post).map(({ title, found }) => (
    <p class="text-sm">
      <span class="font-medium text-warning">{title}?</span> {found}
    </p>
  ))
}

export const issueNames = { damaged: 'Arrived damaged', wrong: 'Wrong product', lost: 'Lost' }

export function Tracking({ shipment }: { shipment: Shipment }) {
  const { tracking_number } = shipment
  const address = trackingUrlOf(shipment)
  if (address === null) return <>{tracking_number}</>
  return (
    <a href={address} rel="noopener nofollow" class="link break-all">
      {tracking_number ?? 'Follow it'}
    </a>
  )
}
