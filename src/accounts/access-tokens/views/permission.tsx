import { Badge } from '../../../framework/views/values/badge.tsx'
import type { AccessToken } from '../../../tables/users/credentials/access-tokens.ts'

export function Permission({ permission }: Pick<AccessToken, 'permission'>) {
  return permission === 'write' ? (
    <Badge tone="warning">read and write</Badge>
  ) : (
    <Badge>read only</Badge>
  )
}
