import { Badge } from '../../../framework/views/values/badge.tsx'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'

export const collabBadges = {
  draft: { name: 'draft', tone: 'neutral' },
  submitted_for_review: { name: 'in review', tone: 'info' },
  published: { name: 'published', tone: 'success' },
  paused: { name: 'paused', tone: 'warning' },
} as const

export function CollabState({ collab: { state } }: { collab: CollabSummary }) {
  const { name, tone } = collabBadges[state]
  return <Badge tone={tone}>{name}</Badge>
}
