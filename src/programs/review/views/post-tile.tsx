import { Icon, type IconName } from '../../../framework/views/icon.tsx'
import type { PlatformId } from '../../../vocabulary/platforms.ts'
import type { ToReview } from '../queries.ts'

const icons: Partial<Record<PlatformId, IconName>> = {
  tiktok: 'music',
  x: 'messageCircle',
  threads: 'messageCircle',
  facebook: 'users',
  linkedin: 'users',
}

const looks = ['tile-1', 'tile-2', 'tile-3', 'tile-4']

/** Stands for a post, since platforms do not give out its picture: always the same for the same post. */
export function PostTile({
  submission,
  class: className,
}: {
  submission: Pick<ToReview, 'id' | 'platform_id'>
  class: string
}) {
  // Ids of posts are even.
  const look = looks[(submission.id >> 1) % looks.length] ?? ''
  return (
    <span class={`post-tile ${look} ${className}`} aria-hidden="true">
      <Icon name={icons[submission.platform_id] ?? 'clapperboard'} class="size-5" />
    </span>
  )
}
