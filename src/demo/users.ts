import { trialStaffEmail } from '../framework/config/config.ts'
import { one } from '../framework/database/rows.ts'
import { type User, users } from '../tables/users.ts'
import type { World } from './world.ts'

export type People = Awaited<ReturnType<typeof createDemoUsers>>

/** The first user to sign in as. The server prints this address at start. */
export const leadEmail = 'mara@example.com'

export async function createDemoUsers(world: World) {
  return {
    mara: await createUser(world, 'Mara Lindqvist', leadEmail),
    jonas: await createUser(world, 'Jonas Okafor', 'jonas@example.com'),
    priya: await createUser(world, 'Priya Raman', 'priya@example.com'),
    teo: await createUser(world, 'Teo Castellanos', 'teo@example.com'),
    suki: await createUser(world, 'Suki Tanaka', 'suki@example.com'),
    ben: await createUser(world, 'Ben Adeyemi', 'ben@example.com'),
    ola: await createUser(world, 'Ola Berg', trialStaffEmail),
  }
}

async function createUser({ db }: World, name: string, email: string): Promise<User> {
  return one(await db.insert(users).values({ name, email }).returning())
}
