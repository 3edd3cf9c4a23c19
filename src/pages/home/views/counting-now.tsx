import { Sparkline } from '../../../framework/views/charts/sparkline.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Thumbnail } from '../../../framework/views/values/thumbnail.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { ownLook } from '../../../programs/submissions/states.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { discoverPath, filePath, mySubmissionsPath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { CountingPost } from '../counting.ts'

type Props = { posts: CountingPost[]; isWide: boolean }

/** Posts that earn, and below them those that may soon. */
export function CountingNow({ posts, isWide }: Props) {
  const counting = posts.filter(({ state }) => state === 'approved')
  const waiting = posts.filter(({ state }) => state !== 'approved')

  return (
    <section class={isWide ? 'lg:col-span-2' : ''}>
      <div class="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h2 class="section-title">Counting now</h2>
        <a href={mySubmissionsPath} class="link text-sm">
          All your work
        </a>
      </div>
      {counting.length === 0 ? (
        <div class="rounded-box border border-dashed border-base-300 px-5 py-8 text-center text-sm text-base-content/70">
          None of your posts are counting right now.{' '}
          <a href={discoverPath} class="link text-base-content">
            Find a program
          </a>{' '}
          and submit one.
        </div>
      ) : (
        <Posts posts={counting} />
      )}
      {waiting.length > 0 && (
        <>
          <h2 class="section-title mt-6 mb-3">Waiting for a decision</h2>
          <Posts posts={waiting} />
        </>
      )}
    </section>
  )
}

function Posts({ posts }: Pick<Props, 'posts'>) {
  return (
    <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 px-4 shadow-xs sm:px-5">
      {posts.map((post) => (
        <Post post={post} />
      ))}
    </ul>
  )
}

function Post({ post }: { post: CountingPost }) {
  const { campaign_name, account_handle, platform_id, currency, banner_image_key } = post
  const isCounting = post.state === 'approved'
  const state = isCounting ? undefined : <Waits post={post} />

  return (
    <li class="relative flex items-center gap-4 py-3.5">
      <Thumbnail
        src={banner_image_key ? filePath(banner_image_key) : undefined}
        icon="clapperboard"
      />
      <span class="min-w-0 flex-1">
        <a
          href={ownSubmissionPath(post)}
          class="card-link block font-semibold break-words sm:truncate"
        >
          {campaign_name}
        </a>
        <span class="block text-sm break-words text-base-content/70 sm:truncate">
          {isCounting && (
            <>
              <Count of={post.view_count} /> views count ·{' '}
            </>
          )}
          {platformNames[platform_id]} @{account_handle}
          {!isCounting && (
            <>
              , submitted <Time at={post.submitted_at} isPhrase />
            </>
          )}
        </span>
        {state && (
          <span class="block text-sm break-words text-base-content/70 sm:hidden">{state}</span>
        )}
      </span>
      {isCounting ? (
        <span class="shrink-0 text-right">
          <span class="block font-display text-lg leading-tight font-bold">
            <Money amount={post.earned_amount} currency={currency} />
          </span>
          {post.curve.length > 1 && <Sparkline values={post.curve} />}
        </span>
      ) : (
        <span class="min-w-0 text-right text-sm text-base-content/70 max-sm:hidden">{state}</span>
      )}
    </li>
  )
}

/** Who decides about a post, and until when. */
function Waits({ post }: { post: CountingPost }) {
  return (
    <>
      {inDoubt[post.state] ?? ownLook({ ...post, kind: 'campaign' }).name}
      {post.due_at && (
        <>
          {' '}
          <Time at={post.due_at} after={post.state === 'appealed' ? 'by' : 'until'} />
        </>
      )}
    </>
  )
}

const inDoubt: Partial<Record<CountingPost['state'], string>> = {
  appealed: 'appealed: Troupe’s team decides',
  flagged: 'flagged: it is being checked',
}
