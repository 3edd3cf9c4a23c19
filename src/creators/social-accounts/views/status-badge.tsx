import { Badge } from '../../../framework/views/badge.tsx'
import type { SocialAccount } from '../../../tables/social-accounts.ts'

const tones = { pending: 'warning', verified: 'success', failed: 'error' } as const

const meanings = {
  pending: 'Not verified yet. Prove that it is yours, and its numbers appear here.',
  verified: 'This account is yours, and its numbers are kept up to date.',
  failed:
    'This account could not be verified, or can be read no more. It earns nothing until that is repaired.',
} as const

export function StatusBadge({ status }: Pick<SocialAccount, 'status'>) {
  return <Badge tone={tones[status]}>{status}</Badge>
}

export function StatusMeaning({ status }: Pick<SocialAccount, 'status'>) {
  return <>{meanings[status]}</>
}
