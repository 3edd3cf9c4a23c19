import { Card } from '../../../framework/views/card.tsx'
import { Sparkline } from '../../../framework/views/charts/sparkline.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { CreatorName } from '../../../programs/submissions/views/creator-name.tsx'
import { campaignSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { PostFound } from '../figures/posts.ts'

type Props = { posts: PostFound[]; description: string; isWithCampaign?: boolean }

/** The posts with most views, and how they got there. */
export function BestPosts({ posts, description, isWithCampaign = false }: Props) {
  return (
    <Card title="Best posts" description={description}>
      {posts.length === 0 ? (
        <p class="text-sm text-base-content/70">
          None yet. Once approved posts get views, the best ones show up here.
        </p>
      ) : (
        <ol class="-my-3 divide-y divide-base-300">
          {posts.map((post, index) => (
            <li class="relative flex items-center gap-4 py-3">
              <PostPicture post={post} class="h-12 w-9" />
              <div class="min-w-0 flex-1">
                <p class="font-semibold wrap-anywhere sm:truncate">
                  <a href={campaignSubmissionPath(post)} class="card-link">
                    <CreatorName name={post.creator_name} handle={post.account_handle} />
                  </a>
                </p>
                <p class="text-sm text-base-content/70 wrap-anywhere sm:truncate">
                  {platformNames[post.platform_id]}
                  {isWithCampaign && ` · ${post.campaign_name}`} · approved{' '}
                  <Time at={post.approved_at} isPhrase />
                </p>
              </div>
              <span class="max-sm:hidden">
                <Sparkline values={post.days} index={index} />
              </span>
              <p class="w-16 text-right font-display text-lg font-bold tabular-nums">
                <Count of={post.view_count} />
                <span class="sr-only"> views</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
