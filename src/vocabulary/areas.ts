/** The areas of an organization that a token can be limited to. */
export const areas = ['programs', 'review', 'creators', 'money', 'members', 'events'] as const

export type Area = (typeof areas)[number]

/** The way in which a token may use an area. Who may write may read. */
export const areaAccesses = ['read', 'write'] as const

export type Areas = Partial<Record<Area, (typeof areaAccesses)[number]>>

/** The areas in a line, as `review (write)`. */
export function areasInWords(chosen: Areas | null): string {
  return Object.entries(chosen ?? {})
    .map(([area, access]) => `${area} (${access})`)
    .join(', ')
}

/**
 * The area that a route belongs to. `people` is for sessions and for tokens without limits, `all` for every
 * token, to read, and `own` for what every token may read of whom it acts for.
 */
export type RouteArea = Area | 'people' | 'all' | 'own'
