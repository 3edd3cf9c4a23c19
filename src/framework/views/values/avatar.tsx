import { colorOf, initialsOf } from './initials.ts'

const looks = ['initials-1', 'initials-2', 'initials-3', 'initials-4'] as const

/** A picture, or the first letters of the name where there is none, in a colour that goes with the name. */
export function Avatar({
  name,
  src,
  class: className = 'size-10',
}: {
  name: string
  src?: string | undefined
  class?: string
}) {
  if (src !== undefined) {
    return <img src={src} alt="" class={`shrink-0 rounded-lg object-cover ${className}`} />
  }

  return (
    <span
      aria-hidden="true"
      class={`grid shrink-0 place-items-center rounded-lg initials text-xs font-semibold ${colorOf(name, looks)} ${className}`}
    >
      {initialsOf(name)}
    </span>
  )
}
