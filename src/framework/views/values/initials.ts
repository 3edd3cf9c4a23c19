/** The first letters of a name, where there is no picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('')
}

/** One of so many colours, always the same for the same name. */
export function colorOf<Color>(name: string, colors: readonly [Color, ...Color[]]): Color {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return colors[sum % colors.length] as Color
}
