import { Card } from '../../../framework/views/card.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { SubmissionState } from '../../../programs/campaign-submissions/views/state.tsx'
import {
  campaignSubmissionPath,
  organizationPostsPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { KnownCreator } from '../creator.ts'

/** Their latest posts, with the way to all of them. */
export function CreatorPosts({ creator }: { creator: KnownCreator }) {
  const { posts, organization_id, user_id } = creator
  if (posts.length === 0) return null

  return (
    <Card title="Latest posts">
      <ul class="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
        {posts.map((post) => (
          <li class="relative flex min-w-0 items-center gap-3 text-sm">
            <PostPicture post={post} class="h-16 w-12" />
            <div class="min-w-0">
              <a href={campaignSubmissionPath(post)} class="card-link font-medium break-words">
                {post.campaign_name}
              </a>
              <p class="text-base-content/70">
                @{post.account_handle} on {platformNames[post.platform_id]},{' '}
                <Count of={post.view_count} /> views, <Time at={post.created_at} />
              </p>
              <SubmissionState state={post.state} />
            </div>
          </li>
        ))}
      </ul>
      <p class="mt-4 text-sm">
        <a
          href={`${organizationPostsPath({ id: organization_id })}?user_id=${encodeId('User', user_id)}`}
          class="link"
        >
          All posts
        </a>
      </p>
    </Card>
  )
}
