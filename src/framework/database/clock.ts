let aheadMs = 0

/** Takes note of what time it was at the database when it was so late here. */
export function setDatabaseTime(there: number, here: number): void {
  aheadMs = there - here
}

/** Whether a moment lies in the past by the database's clock. */
export function hasPassed(moment: string): boolean {
  return Date.parse(moment) <= databaseTime()
}

/**
 * The time by the database's clock, in milliseconds, for deadlines that are kept outside of it. All
 * processes share that clock, and their own may differ.
 */
export function databaseTime(): number {
  return Date.now() + aheadMs
}
