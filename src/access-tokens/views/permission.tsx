import { Badge } from '../../views/badge.tsx'
import type { AccessToken } from '../table.ts'

export function Permission({ permission }: Pick<AccessToken, 'permission'>) {
  return permission === 'write' ? (
    <Badge tone="warning">read and write</Badge>
  ) : (
    <Badge>read only</Badge>
  )
}
