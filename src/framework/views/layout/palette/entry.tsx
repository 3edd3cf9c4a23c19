import { Icon, type IconName } from '../../values/icon.tsx'

/** The inside of a link or button of the palette. */
export function PaletteEntry({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} class="size-4.5 text-base-content/70" />
      <span class="min-w-0 flex-1 truncate">{name}</span>
    </>
  )
}
