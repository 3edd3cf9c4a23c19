import { Icon, type IconName } from './icon.tsx'

type Props = { src: string | undefined; icon: IconName; class?: string }

/** A small banner, or an icon where there is none. */
export function Thumbnail({ src, icon, class: className = '' }: Props) {
  const shape = 'h-12 w-18 shrink-0 rounded-lg'
  if (src !== undefined)
    return <img src={src} alt="" loading="lazy" class={`${shape} object-cover ${className}`} />

  return (
    <span class={`${shape} grid place-items-center bg-primary/10 text-primary`}>
      <Icon name={icon} class="size-5" />
    </span>
  )
}
