import type { AnyDeadlineKind } from '../activity/deadlines/deadlines.ts'

/** Everything that happens by itself at a certain time. */
export const deadlineKinds: AnyDeadlineKind[] = []
