/** A moment as records hold it. */
export function now(): string {
  return new Date().toISOString()
}
