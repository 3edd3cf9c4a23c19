import type { Context } from '../../../framework/context.ts'
import { connectorOf } from '../../../platforms/connectors.ts'
import { isManual } from '../../../platforms/known-platforms.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'
import { newSocialAccountPath } from '../../../vocabulary/addresses/urls.ts'
import { codeFor } from './codes.ts'
import { bioReader } from './verification.ts'

/** How the owner of an account can prove it: by signing in to the platform, by a code, or both. */
export async function waysToProve(context: Context, { user }: Actor, account: SocialAccount) {
  const { platform_id, account_url, status } = account
  if (status === 'verified') return {}
  const canSignIn = connectorOf(context, platform_id) !== undefined
  const isByCode = isManual(platform_id)
  return {
    connection: canSignIn ? newSocialAccountPath : undefined,
    proof: isByCode
      ? {
          code: await codeFor(context.db, user.id, account_url),
          isRead: bioReader(context, platform_id) !== undefined,
        }
      : undefined,
  }
}
