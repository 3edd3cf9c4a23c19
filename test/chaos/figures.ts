/** Answers that clients saw, and what was left of them. */
export type Figures = {
  rounds: number
  /** Answered with success. Each of them must be there afterwards. */
  acknowledged: number
  /** Answered with 503. */
  refused: number
  /** Not answered, because the connection broke. */
  broken: number
  /** Answered with something that is neither success nor 503. */
  wrong: number
  /** Acknowledged, but not there afterwards. */
  lost: number
  /** The longest time from the end of the fault until a write was done again. */
  recoveryMs: number
}

export const none: Figures = {
  rounds: 0,
  acknowledged: 0,
  refused: 0,
  broken: 0,
  wrong: 0,
  lost: 0,
  recoveryMs: 0,
}

export function add(a: Figures, b: Figures): Figures {
  return {
    rounds: a.rounds + b.rounds,
    acknowledged: a.acknowledged + b.acknowledged,
    refused: a.refused + b.refused,
    broken: a.broken + b.broken,
    wrong: a.wrong + b.wrong,
    lost: a.lost + b.lost,
    recoveryMs: Math.max(a.recoveryMs, b.recoveryMs),
  }
}

export function tableOf(results: [name: string, figures: Figures][]): string {
  const head = ['Fault', 'Rounds', 'Done', '503', 'Cut', 'Wrong', 'Lost', 'Back after']
  const rows = results.map(([name, figures]) => [
    name,
    String(figures.rounds),
    String(figures.acknowledged),
    String(figures.refused),
    String(figures.broken),
    String(figures.wrong),
    String(figures.lost),
    `${(figures.recoveryMs / 1000).toFixed(1)} s`,
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
