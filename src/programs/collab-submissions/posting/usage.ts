import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { dayMs } from '../../../vocabulary/time/days.ts'

type Used = Pick<CollabSubmission, 'usage_rights' | 'usage_days' | 'completed_at'>

/**
 * The moment at which the usage rights end; null where there are none, they have no end, or it is not
 * completed.
 */
export function usageEndOf({ usage_rights, usage_days, completed_at }: Used): string | null {
  if (usage_rights === null || usage_days === null || completed_at === null) return null
  return new Date(Date.parse(completed_at) + usage_days * dayMs).toISOString()
}
