/**
 * A chart over days: what each point opens, and the address at which a period that is drawn on it is shown.
 */
export type ChartDays = {
  /** The first and the last day of each point. */
  points: { from: string; to: string; href?: string }[]
  path: string
}
