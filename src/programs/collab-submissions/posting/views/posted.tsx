import { Fact } from '../../../../framework/views/lists/facts.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { grouped } from '../../../../vocabulary/amounts/counts.ts'
import { disclosureLine, lacksDisclosure } from '../../../campaign-submissions/disclosure.ts'
import { PostCard } from '../../../submissions/views/post-card.tsx'
import type { FoundSubmission } from '../../queries.ts'

type PostedProps = { submission: FoundSubmission; player?: string | null }

export function Posted({ submission, player = null }: PostedProps) {
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
function MadeBefore({ submission: { made_at, accepted_at } }: PostedProps) {
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
