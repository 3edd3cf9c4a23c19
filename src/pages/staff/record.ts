import type { Audited } from '../../activity/records/record.ts'

/** A job that failed, by the number that its long id begins with, and by that id. */
type Job = { id: number; job: string; kind: string }

export const jobRecord: Audited<Job, 'retry' | 'retry_all' | 'discard'> = {
  type: 'Job',
  identity: ({ job, kind }) => ({ job, kind }),
  sentences: {
    retry: ({ kind }) => `had a job tried again: ${kind}`,
    retry_all: ({ kind }) => `had all that had failed tried again: ${kind}`,
    discard: ({ kind }) => `discarded a job that had failed: ${kind}`,
  },
}

/** Enough of it to tell jobs apart, as a number that JSON can hold. */
export function jobNumber(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}
