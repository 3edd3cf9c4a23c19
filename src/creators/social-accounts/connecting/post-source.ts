import { eq } from 'drizzle-orm'
import type { Context } from '../../../framework/context.ts'
import type { PostAddress } from '../../../platforms/posts/post-url.ts'
import type { PlatformAccess, Provider } from '../../../platforms/provider.ts'
import { providerOf } from '../../../platforms/providers.ts'
import { type Refused, resolvePostUrl } from '../../../platforms/resolve.ts'
import { socialAccounts } from '../../../tables/users/social-accounts.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'
import { accessOf, loseAccess } from './access.ts'

/** The source that posts are read from, and with whose permission. */
export type PostSource = {
  /** The one way to write an address; undefined if it leads to no post. */
  resolve: (address: string) => Promise<PostAddress | Refused | undefined>
  providerOf: (platform: PlatformId) => Provider | undefined
  /** The access that the owner of an account gave us. */
  accessOf: (account: { id: number }) => Promise<PlatformAccess>
  /** Notes that the owner has ended their permission. */
  loseAccess: (account: { id: number }) => Promise<void>
}

export function postSource(context: Context): PostSource {
  const load = async ({ id }: { id: number }) => {
    const [account] = await context.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.id, id))
    return account
  }

  return {
    resolve: (address) => resolvePostUrl(context, address),
    providerOf: (platform) => providerOf(context, platform),
    accessOf: async (wanted) => {
      const account = await load(wanted)
      return account && accessOf(context, account)
    },
    loseAccess: async (wanted) => {
      const account = await load(wanted)
      if (account) await loseAccess(context, account)
    },
  }
}
