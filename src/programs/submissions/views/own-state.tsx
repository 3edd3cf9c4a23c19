import { Badge } from '../../../framework/views/values/badge.tsx'
import { type Owned, ownLook } from '../states.ts'

/** How a submission stands, in the words that every page of its creator uses. */
export function OwnState({ of }: { of: Owned }) {
  const { name, tone } = ownLook(of)
  return <Badge tone={tone}>{name}</Badge>
}
