import { sql } from 'drizzle-orm'
import type { Config } from '../../../framework/config/config.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { type AttributeErrors, guard } from '../../../framework/errors.ts'
import type { Member } from '../../../tables/actor.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'

/**
 * Staff look for each open bank transfer at the bank, so there may only be so many: of an organization, of
 * one person in all of theirs, and in all. The last does not keep out those whose money has arrived before,
 * or strangers could. Counted one after the other; whoever calls this locks the organization afterwards.
 */
export async function guardOpenTransfers(
  tx: Tx,
  { money }: Pick<Config, 'money'>,
  { organization, user }: Pick<Member, 'organization' | 'user'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('open_transfers', 0))`)
  const { own, asked, all, hasPaid } = one(
    await tx
      .select({
        own: sql<number>`(count(*) filter (where ${fundings.organization_id} = ${organization.id}))::int`,
        asked: sql<number>`(count(*) filter (where ${fundings.user_id} = ${user.id}))::int`,
        all: sql<number>`count(*)::int`,
        hasPaid: sql<boolean>`exists (select from fundings paid
          where paid.organization_id = ${organization.id} and paid.status = 'succeeded')`,
      })
      .from(fundings)
      .where(isOpenTransfer),
  )
  const { perOrganization, perPerson, inAll } = money.openTransfers
  const ofOrganization = `${organization.name} has ${counted(own, 'open bank transfer')}, and cannot have more. ${way}`
  const ofPerson = `You have asked for ${counted(asked, 'bank transfer')} that ${asked === 1 ? 'is' : 'are'} still open, and cannot ask for more. ${way}`
  guard(own < perOrganization, 'base', ofOrganization)
  guard(asked < perPerson, 'base', ofPerson)
  guard(
    all < inAll || hasPaid,
    'base',
    'We wait for too many bank transfers of new organizations. Pay in another way, or try again later.',
  )
}

const way = 'Send the money for one of them, or cancel one you do not need, and try again.'

/** Whether a refusal can be mended in the list of fundings. */
export function isAboutOpenTransfers({ base = [] }: AttributeErrors): boolean {
  return base.some((message) => message.endsWith(way))
}

/** The values are written into the SQL and not as parameters, because an index has exactly these. */
const isOpenTransfer = sql`${fundings.status} = 'pending' and ${fundings.provider} = 'manual'`
