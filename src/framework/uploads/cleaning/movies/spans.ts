/** Parts of a file, by where they begin and end. The two lists are each in any order. */
export type Spans = { starts: Float64Array; ends: Float64Array }

/**
 * Whatever lies in any of them: in order, without overlaps, in plain numbers because there may be a million.
 */
export function union(lists: Spans[]): Spans {
  const starts = joined(lists.map((list) => list.starts)).sort()
  const ends = joined(lists.map((list) => list.ends)).sort()
  let [depth, opened, count] = [0, 0, 0]
  const merged: Spans = { starts: new Float64Array(starts), ends: new Float64Array(ends) }
  for (let next = 0, left = 0; left < ends.length; ) {
    if (next < starts.length && (starts[next] as number) <= (ends[left] as number)) {
      if (depth === 0) opened = starts[next] as number
      depth += 1
      next += 1
    } else {
      depth -= 1
      const end = ends[left] as number
      if (depth === 0 && end > opened) {
        merged.starts[count] = opened
        merged.ends[count] = end
        count += 1
      }
      left += 1
    }
  }
  return { starts: merged.starts.subarray(0, count), ends: merged.ends.subarray(0, count) }
}

/** All between two positions that lies in none of them. They are in order, as `union` gives them. */
export function gaps({ starts, ends }: Spans, from: number, to: number): Spans {
  const found: Spans = {
    starts: new Float64Array(starts.length + 1),
    ends: new Float64Array(starts.length + 1),
  }
  let [at, count] = [from, 0]
  const add = (end: number) => {
    if (end <= at) return
    found.starts[count] = at
    found.ends[count] = end
    count += 1
  }
  starts.forEach((start, index) => {
    add(Math.min(start, to))
    at = Math.max(at, ends[index] as number)
  })
  add(to)
  return { starts: found.starts.subarray(0, count), ends: found.ends.subarray(0, count) }
}

/** The spans that lie in both of two, in a file of this size. */
export function overlap(one: Spans, other: Spans, size: number): Spans {
  return gaps(union([gaps(one, 0, size), gaps(other, 0, size)]), 0, size)
}

function joined(lists: Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}
