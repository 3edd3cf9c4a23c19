import type { PostSource } from '../../src/creators/social-accounts/connecting/post-source.ts'
import { readPostUrl } from '../../src/platforms/posts/post-url.ts'
import type { PlatformPost, Provider } from '../../src/platforms/provider.ts'

/** YouTube as benches have it: it answers at once, with the posts that the bench knows. */
export function readingsFrom(postOf: (uid: string) => PlatformPost | undefined) {
  const provider: Provider = {
    ...{ platform_id: 'youtube', name: 'youtube', viewDefinition: 'plays', mostPosts: 50 },
    needsAccess: false,
    readAccount: async () => undefined,
    readLatest: async () => [],
    readPicture: async () => Buffer.alloc(0),
    readPosts: async (uids) =>
      new Map(
        uids.flatMap((uid) => {
          const post = postOf(uid)
          return post ? [[uid, post]] : []
        }),
      ),
  }
  const source: PostSource = {
    resolve: async (address) => {
      const found = readPostUrl(address)
      return found && 'short' in found ? undefined : found
    },
    providerOf: () => provider,
    accessOf: async () => undefined,
    loseAccess: async () => {},
  }
  return source
}
