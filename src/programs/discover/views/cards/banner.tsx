import { Icon, type IconName } from '../../../../framework/views/values/icon.tsx'
import { filePath } from '../../../../vocabulary/addresses/urls.ts'
import { type BannerFocus, focusStyles } from '../../../banners.ts'

type Props = {
  program: BannerFocus & { banner_image_key: string | null }
  icon: IconName
}

/** The picture at the top of a card. */
export function Banner({ program, icon }: Props) {
  const { banner_image_key } = program
  if (banner_image_key) {
    return (
      <img
        src={filePath(banner_image_key)}
        alt=""
        loading="lazy"
        class={`aspect-5/2 w-full border-b border-base-300 object-cover ${focusStyles(program)}`}
      />
    )
  }

  return (
    <div
      data-banner
      class="grid aspect-5/2 w-full place-items-center border-b border-base-300 bg-linear-to-br from-primary/25 via-secondary/15 to-accent/25 text-primary"
    >
      <Icon name={icon} class="size-8" />
    </div>
  )
}
