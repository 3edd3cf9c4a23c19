import type { ComponentProps } from 'preact'
import { useFrame } from '../../../framework/views/frame.ts'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'

type Props = ComponentProps<typeof PostPicture> & {
  post: { platform_id: PlatformId }
  /** Where it plays; without it there is only its picture. */
  player: string | null | undefined
}

/** A page of another site may run its scripts and open links. It is never let near ours. */
const outside = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * The picture of a post. Whoever presses it sees the post itself, from its platform, which hears of nobody
 * before. Without scripts a link in its place does the same.
 */
export function PostPlayer({ post, player, class: className }: Props) {
  const { frames } = useFrame()
  // A refused form may be shown within a page that must not show frames.
  if (!player || frames.length === 0) return <PostPicture post={post} class={className} />
  const platform = platformNames[post.platform_id]
  const isOurs = player.startsWith('/')

  return (
    <details
      class="player group"
      data-controller="player"
      data-action="toggle->player#toggle keydown@document->player#close"
      data-inbox-target="player"
    >
      <summary>
        <span class="relative block group-open:hidden">
          <PostPicture post={post} class={className} />
          <span class="player-sign">
            <Icon name="play" class="size-5" />
          </span>
          <span class="sr-only">Play the post, from {platform}</span>
        </span>
        <span class="btn btn-sm hidden group-open:inline-flex">Close the player</span>
      </summary>
      <a href={player} target="player" class="link text-sm" data-player-target="link">
        Load it from {platform}
      </a>
      <iframe
        name="player"
        title={`The post on ${platform}`}
        data-player-target="frame"
        data-src={player}
        sandbox={isOurs ? '' : outside}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerpolicy="strict-origin-when-cross-origin"
      />
    </details>
  )
}
