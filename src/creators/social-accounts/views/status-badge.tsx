import { Badge } from '../../../framework/views/values/badge.tsx'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'

const tones = { pending: 'warning', verified: 'success', failed: 'error' } as const

const meanings = {
  pending: 'Not verified yet. Verify that it is yours, and its numbers appear here.',
  verified: 'This account is yours, and its numbers are kept up to date.',
  failed:
    'We could not verify this account, or can no longer read it. It earns nothing until you fix that.',
} as const

export function StatusBadge({ status }: Pick<SocialAccount, 'status'>) {
  return <Badge tone={tones[status]}>{status}</Badge>
}

export function StatusMeaning({ status }: Pick<SocialAccount, 'status'>) {
  return <>{meanings[status]}</>
}
