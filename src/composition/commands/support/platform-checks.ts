import { eq } from 'drizzle-orm'
import { accessOf } from '../../../creators/social-accounts/connecting/access.ts'
import { listPlatforms, type PlatformOverview } from '../../../pages/platforms/queries.ts'
import type { Asking } from '../../../platforms/client.ts'
import type { NameOrUid, Provider } from '../../../platforms/provider.ts'
import { isSimulated, providerOf } from '../../../platforms/providers.ts'
import { socialAccountAccesses, socialAccounts } from '../../../tables/users/social-accounts.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { Answer, Check } from './check.ts'

/** Platforms that the settings name. The database knows what may be asked of each. */
export async function ofPlatforms(context: Asking): Promise<Check[]> {
  const platforms = await listPlatforms(context)
  return platforms.map((platform) => ({
    name: platformNames[platform.platform_id],
    unset: 'Not set up: staff enter what its posts have. See docs/configuration.md.',
    check: async () => {
      const provider = providerOf(context, platform.platform_id)
      if (provider === undefined || isSimulated(context, platform.platform_id)) return undefined
      const answer = await readOne(context, provider)
      return typeof answer === 'string' ? `${answer} ${quotaInWords(platform)}`.trim() : answer
    },
  }))
}

/** Accounts that exist for as long as their platform does. */
const lasting: Partial<Record<Provider['platform_id'], string>> = {
  youtube: 'youtube',
  x: 'x',
}

async function readOne(context: Asking, provider: Provider): Promise<Answer> {
  const { platform_id, needsAccess } = provider
  const handle = lasting[platform_id]
  if (!needsAccess && handle !== undefined) return read(provider, { handle }, undefined)
  const [connected] = await context.db
    .select({
      id: socialAccounts.id,
      uid: socialAccounts.uid,
      platform_id: socialAccounts.platform_id,
    })
    .from(socialAccounts)
    .innerJoin(
      socialAccountAccesses,
      eq(socialAccountAccesses.social_account_id, socialAccounts.id),
    )
    .where(eq(socialAccounts.platform_id, platform_id))
    .limit(1)
  if (connected?.uid == null)
    return {
      unasked:
        'Set up, and not asked: it is read with the access that owners of accounts give. Connect one at /me/social_accounts, and ask again.',
    }
  return read(provider, { uid: connected.uid }, await accessOf(context, connected))
}

async function read(
  provider: Provider,
  name: NameOrUid,
  access: Parameters<Provider['readAccount']>[1],
): Promise<string> {
  const found = await provider.readAccount(name, access)
  if (found === undefined) return `It answers, and knows no account ${Object.values(name)[0]}.`
  const followers =
    found.subscriber_count === null ? '' : `, with ${counted(found.subscriber_count, 'follower')}`
  return `It answers: @${found.handle}${followers}.`
}

function quotaInWords({ daily_units, used_units }: PlatformOverview): string {
  if (daily_units === null) return ''
  return `${grouped(Number(used_units))} of ${grouped(daily_units)} units were used today before.`
}
