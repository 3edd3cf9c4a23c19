/** The word that may have been meant: of as many letters, but for one in three. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const distances = known.map((other) => ({ other, distance: distanceOf(word, other) }))
  const near = distances.filter(
    ({ other, distance }) => distance <= Math.floor(Math.max(word.length, other.length) / 3),
  )
  return near.sort((one, another) => one.distance - another.distance)[0]?.other
}

/** How many letters have to be added, left out or changed to make one of the other. */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (const [at, known] of [...other].entries()) {
      const changed = (above[at] as number) + (letter === known ? 0 : 1)
      line.push(Math.min(changed, (above[at + 1] as number) + 1, (line[at] as number) + 1))
    }
    above = line
  }
  return above.at(-1) as number
}
