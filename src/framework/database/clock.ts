let aheadMs = 0

/** Takes note of what time it is at the database. */
export function setDatabaseTime(milliseconds: number): void {
  aheadMs = milliseconds - Date.now()
}

/**
 * The time by the database's clock, in milliseconds, for deadlines that are kept outside of it. All
 * processes share that clock, and their own may differ.
 */
export function databaseTime(): number {
  return Date.now() + aheadMs
}
