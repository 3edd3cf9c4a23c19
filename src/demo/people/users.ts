import { trialStaffEmail } from '../../framework/config/config.ts'
import { one } from '../../framework/database/rows.ts'
import { type User, users } from '../../tables/users/users.ts'
import type { World } from '../world.ts'

export type People = Awaited<ReturnType<typeof createDemoUsers>>

/** The first user to sign in as. The server prints this address at start. */
export const leadEmail = 'mara@example.com'
export const memberEmail = 'priya@example.com'
export const creatorEmail = 'suki@example.com'

/** Those who run programs, and Ola, who runs the installation. */
export async function createDemoUsers(world: World) {
  return {
    mara: await createUser(world, 'Mara Lindqvist', leadEmail),
    jonas: await createUser(world, 'Jonas Okafor', 'jonas@example.com'),
    priya: await createUser(world, 'Priya Raman', memberEmail),
    teo: await createUser(world, 'Teo Castellanos', 'teo@example.com'),
    ada: await createUser(world, 'Ada Merriweather', 'ada@example.com'),
    ola: await createUser(world, 'Ola Berg', trialStaffEmail),
  }
}

export async function createUser({ db }: World, name: string, email: string): Promise<User> {
  return one(await db.insert(users).values({ name, email }).returning())
}
