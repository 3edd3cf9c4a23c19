import { Badge } from '../../views/badge.tsx'
import type { Membership } from '../table.ts'

export function RoleBadge({ membership: { is_owner, role } }: { membership: Membership }) {
  if (is_owner) return <Badge tone="success">owner</Badge>
  return <Badge tone={role === 'admin' ? 'primary' : 'neutral'}>{role}</Badge>
}
