import type { CollabSubmissionState } from '../../tables/collab-submissions.ts'
import { isOver, lacksSparkCode, type Side, type Standing } from './transitions.ts'

/** Who has to act; nobody where it is over. */
export function nextToAct(submission: Standing): Side | 'staff' | null {
  if (isOver(submission)) return null
  if (submission.escalated_at !== null) return 'staff'
  return waitsForCreator(submission) ? 'creator' : 'organization'
}

function waitsForCreator(submission: Standing): boolean {
  const theirs: CollabSubmissionState[] = [
    'shipped',
    'in_progress',
    'changes_requested',
    'approved',
  ]
  return (
    theirs.includes(submission.state) ||
    (submission.state === 'posted' && lacksSparkCode(submission))
  )
}
