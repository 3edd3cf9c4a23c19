import type { Context } from '../framework/context.ts'
import type { Ahead, Db, Tx } from '../framework/database/db.ts'
import { planningOnce } from '../framework/database/driver/names/planning.ts'
import { lastWork } from '../framework/database/transactions/transaction.ts'
import type { Actor, Member } from '../tables/actor.ts'
import type { Membership } from '../tables/organizations/memberships.ts'
import type { Organization } from '../tables/organizations/organizations.ts'
import type { User } from '../tables/users/users.ts'

/** The services, with `db` bound to the one transaction in which the demo world comes to be. */
export type World = Context

/** Whether this process has the database for itself. */
export function isEmbedded({ config }: World): boolean {
  return config.databaseUrl === undefined
}

/** Demo data is made by the same functions as real data, and these need an actor. */
export function actingAs(user: User): Actor {
  return {
    user: { ...user, two_factor: false },
    credential: { type: 'system', id: null, name: 'Demo data', isProved: true },
    user_agent: 'Troupe demo data',
    ip: '',
  }
}

export function actingIn(user: User, organization: Organization, membership: Membership): Member {
  return { ...actingAs(user), organization, membership }
}

/** The user as one of those who run the installation. */
export function actingAsStaff(user: User): Actor {
  return { ...actingAs(user), isStaff: true }
}

/**
 * A transaction in place of the database, so that functions which open transactions of their own make
 * the demo world in a single one.
 */
export function asDatabase(tx: Tx): Db {
  const nested = Object.create(planningOnce(tx)) as Tx
  // The last statement of a part is not the last of the world, so nothing is committed with it.
  nested.finish = tx.sendPrepared
  return Object.assign(nested, {
    sendAlone: tx.sendPrepared,
    transaction: async <Result>(work: (tx: Tx) => Promise<Result>, ahead?: Ahead) => {
      await ahead?.(tx.sendPrepared)
      const last = lastWork()
      const ending = { beforeCommit: last.add, conclude: last.runBeside }
      const part = Object.assign(Object.create(nested), ending) as Tx
      const result = await work(part)
      await last.run()
      return result
    },
  }) as unknown as Db
}

/**
 * Mails about what happened weeks ago were sent then. Nobody wants to find all of them in their mail today.
 */
export function withoutMail(world: World): World {
  const nothing = async () => {}
  return {
    ...world,
    queue: { ...world.queue, enqueue: nothing },
    mailer: { deliverLater: nothing },
  }
}
