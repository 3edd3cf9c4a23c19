import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { Facts } from '../../../framework/views/lists/facts.tsx'
import type { Post } from '../../../tables/campaigns/posts.ts'
import { Caption } from './caption.tsx'
import { PostPlayer } from './post-player.tsx'

type Props = {
  post: Pick<Post, 'picture_key' | 'platform_id' | 'caption'> & { post_url: string | null }
  /** Where it plays in the page; without it there is only its picture. */
  player: string | null
  /** Facts about it. */
  children: ComponentChildren
  below?: ComponentChildren
}

/** A post as it is seen: its picture, what it says, and what is known of it. */
export function PostCard({ post, player, children, below }: Props) {
  return (
    <Card title="Post">
      <div class="flex flex-wrap items-start gap-6">
        <PostPlayer post={post} player={player} class="h-60 w-34" />
        <div class="min-w-0 flex-1 basis-64 space-y-4">
          <Caption text={post.caption} url={post.post_url} />
          <Facts>{children}</Facts>
          {below}
        </div>
      </div>
    </Card>
  )
}
