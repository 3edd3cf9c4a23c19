import { grouped } from '../../vocabulary/amounts/counts.ts'

/** How a creator's posts were decided, in the same words wherever a brand reads it: some may be undecided. */
export const approvedOf = (approved: number, decided: number): string =>
  `${grouped(approved)} of ${grouped(decided)} decided approved`
