import { filePath } from '../../../vocabulary/addresses/urls.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'
import { Icon } from './icon.tsx'
import { PlatformMark } from './platform-mark.tsx'

type Props = {
  /** Of an address that we do not know, the platform is null. */
  post: { picture_key: string | null; platform_id: PlatformId | null }
  class: string
}

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
      {platform_id === null ? (
        <Icon name="clapperboard" class="size-2/5 max-h-8 max-w-8" />
      ) : (
        <PlatformMark platform_id={platform_id} class="size-2/5 max-h-8 max-w-8" />
      )}
    </span>
  )
}
