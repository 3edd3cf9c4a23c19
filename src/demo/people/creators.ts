import { audit, changesBetween } from '../../activity/records/audit.ts'
import { saveAddress } from '../../creators/addresses/model.ts'
import { socialAccountRecord } from '../../creators/social-accounts/record.ts'
import { markVerified } from '../../creators/social-accounts/verifying/verification.ts'
import { one } from '../../framework/database/rows.ts'
import { accountUrlOf } from '../../platforms/account-url.ts'
import { providerOf } from '../../platforms/providers.ts'
import { createSimulatedAccount } from '../../platforms/simulated/model.ts'
import { newAccountUid } from '../../platforms/simulated/posts.ts'
import type { SimulatedAccount } from '../../tables/users/simulated-platform.ts'
import { type SocialAccount, socialAccounts } from '../../tables/users/social-accounts.ts'
import type { User } from '../../tables/users/users.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { bytesOf } from '../chance.ts'
import { actingAs, type World } from '../world.ts'
import type { Person } from './people.ts'
import { createUser } from './users.ts'

export type CreatorAccount = { simulated: SimulatedAccount; account: SocialAccount }
export type Creator = { user: User; country: string; accounts: CreatorAccount[] }

/** Someone who lives somewhere, and has proved which accounts are theirs. */
export async function createCreator(world: World, person: Person): Promise<Creator> {
  const { name, email, city, country } = person
  const user = await createUser(world, name, email)
  const home = { name, line1: '7 Main Street', city, postal_code: '10115', country }
  await saveAddress(world.db, actingAs(user), home)
  const accounts: CreatorAccount[] = []
  for (const [platform_id, handle] of person.accounts)
    accounts.push(await connect(world, user, platform_id, handle))
  return { user, country, accounts }
}

async function connect(
  world: World,
  user: User,
  platform_id: PlatformId,
  handle: string,
): Promise<CreatorAccount> {
  const uid = newAccountUid(platform_id, bytesOf('account', platform_id, handle))
  const simulated = await createSimulatedAccount(world.db, user, { platform_id, handle }, uid)
  const provider = providerOf(world, platform_id)
  const found = await provider?.readAccount({ uid }, undefined)
  const account_url = accountUrlOf(platform_id, handle)
  const account = await world.db.transaction(async (tx) => {
    const values = { user_id: user.id, platform_id, account_url, uid }
    const claimed = one(await tx.insert(socialAccounts).values(values).returning())
    const changes = changesBetween({}, { platform_id, account_url })
    await audit(tx, actingAs(user), socialAccountRecord, 'create', claimed, changes)
    const reading = found && provider && { account: found, provider: provider.name }
    return markVerified(tx, world, actingAs(user), 'authorize', claimed, reading)
  })
  return { simulated, account }
}
