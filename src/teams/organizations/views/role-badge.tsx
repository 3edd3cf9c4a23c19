import { Badge } from '../../../framework/views/values/badge.tsx'
import type { Membership } from '../../../tables/organizations/memberships.ts'

type Props = { membership: Pick<Membership, 'is_owner' | 'role'> }

export function RoleBadge({ membership: { is_owner, role } }: Props) {
  if (is_owner) return <Badge tone="success">owner</Badge>
  return <Badge tone={role === 'admin' ? 'info' : 'neutral'}>{role}</Badge>
}
