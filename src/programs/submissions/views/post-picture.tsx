import { PlatformMark } from '../../../framework/views/values/platform-mark.tsx'
import type { Post } from '../../../tables/campaigns/posts.ts'
import { filePath } from '../../../vocabulary/addresses/urls.ts'

type Props = { post: Pick<Post, 'picture_key' | 'platform_id'>; class: string }

/** A picture of a post; the mark of its platform where there is no picture. Words beside it name the post. */
export function PostPicture({ post: { picture_key, platform_id }, class: className }: Props) {
  if (picture_key !== null)
    return (
      <img
        src={filePath(picture_key)}
        alt=""
        loading="lazy"
        decoding="async"
        class={`post-picture object-cover ${className}`}
      />
    )
  return (
    <span class={`post-picture grid place-items-center ${className}`} aria-hidden="true">
      <PlatformMark platform_id={platform_id} class="size-2/5 max-h-8 max-w-8" />
    </span>
  )
}
