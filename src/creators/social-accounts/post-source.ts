import type { Context } from '../../framework/context.ts'
import { type PostAddress, readPostUrl } from '../../platforms/post-url.ts'
import type { Access, Provider } from '../../platforms/provider.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'

/** Where posts are read. */
export type PostSource = {
  /** The one way to write an address; undefined if it leads to no post. */
  resolve: (address: string) => Promise<PostAddress | undefined>
  providerOf: (platform: PlatformId) => Provider | undefined
  /** What the owner of an account let us read with. */
  accessOf: (account: { id: number }) => Promise<Access>
}

export function postSource(_context: Context): PostSource {
  return {
    resolve: async (address) => {
      const found = readPostUrl(address)
      return found && 'uid' in found ? found : undefined
    },
    providerOf: () => undefined,
    accessOf: async () => undefined,
  }
}
