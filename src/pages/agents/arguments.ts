import { z } from 'zod'

/** The arguments of a tool, of which one that it does not know is refused: what nobody reads must not look understood. */
export function strictly(tool: string, { shape }: z.ZodObject): z.ZodObject {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? refusalOf(tool, issue.keys, known) : undefined,
  })
}

const mostNamed = 10

function refusalOf(tool: string, unknown: string[], known: string[]): string {
  const named = unknown.slice(0, mostNamed).map((name) => {
    const meant = nearest(name, known)
    return meant === undefined ? `${cut(name)}` : `${cut(name)} (did you mean ${meant}?)`
  })
  const all = known.length === 0 ? 'It has none' : `It has ${known.join(', ')}`
  return `No such argument of ${tool}: ${named.join(', ')}. ${all}.`
}

const cut = (name: string) => (name.length > 64 ? `${name.slice(0, 63)}…` : name)

/** The name that may have been meant: a letter or two away, or one that begins with the same word. */
export function nearest(name: string, known: string[]): string | undefined {
  const spelled = name
    .slice(0, 64)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
  const close = lowest(known, (other) => distance(spelled, other))
  if (close !== undefined && distance(spelled, close) <= Math.min(2, spelled.length / 3))
    return close
  const [first = ''] = stems(spelled)
  return known.find((other) => stems(other)[0] === first) ?? known.find(hasStemOf(spelled))
}

const stems = (name: string) => name.split('_').map((word) => word.replace(/s$/, ''))

const hasStemOf = (name: string) => (other: string) =>
  stems(other).some((stem) => stem.length > 2 && stem !== 'amount' && stems(name).includes(stem))

function lowest<Item>(items: Item[], cost: (item: Item) => number): Item | undefined {
  return items.toSorted((one, other) => cost(one) - cost(other))[0]
}

/** How many letters have to be added, left out or replaced. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, wanted] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
