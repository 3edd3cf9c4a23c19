/** A picture, or the first letters of the name where there is none. */
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
      class={`grid shrink-0 place-items-center rounded-lg initials text-xs font-semibold ${className}`}
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
