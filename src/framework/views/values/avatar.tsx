const looks = ['initials-1', 'initials-2', 'initials-3', 'initials-4']

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
      class={`grid shrink-0 place-items-center rounded-lg initials text-xs font-semibold ${lookOf(name)} ${className}`}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('')
}

function lookOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return looks[sum % looks.length] as string
}
