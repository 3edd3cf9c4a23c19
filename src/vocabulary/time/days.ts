export const dayMs = 86_400_000

/** The day of a moment in UTC, such as `2026-11-14`. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Whether a text is a day that there is, such as `2026-11-14`, and one that something may have happened on.
 */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
