import { sql } from 'drizzle-orm'
import type { Config } from '../../../framework/config/config.ts'
import type { Reader, Tx } from '../../../framework/database/db.ts'
import { prepared, query } from '../../../framework/database/driver/prepared.ts'
import { statement } from '../../../framework/database/driver/statement.ts'
import { one } from '../../../framework/database/rows.ts'
import { type AttributeErrors, guard } from '../../../framework/errors.ts'
import type { Member } from '../../../tables/actor.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'

/** The values are written into the SQL and not as parameters, because an index has exactly these. */
const isOpenTransfer = sql`${fundings.status} = 'pending' and ${fundings.provider} = 'manual'`

const lockOpenTransfers = statement(
  'lock_open_transfers',
  "select pg_advisory_xact_lock(hashtextextended('open_transfers', 0))",
)

const organizationId = sql.placeholder('organization_id')

const openTransfers = prepared(
  'open_transfers',
  query
    .select({
      own: sql<number>`count(*) filter (where ${fundings.organization_id} = ${organizationId})`.mapWith(
        Number,
      ),
      asked:
        sql<number>`count(*) filter (where ${fundings.user_id} = ${sql.placeholder('user_id')})`.mapWith(
          Number,
        ),
      all: sql<number>`count(*)`.mapWith(Number),
      hasPaid: sql<boolean>`exists (select from fundings paid
        where paid.organization_id = ${organizationId} and paid.status = 'succeeded')`,
    })
    .from(fundings)
    .where(isOpenTransfer),
)

/**
 * Staff look for each open bank transfer at the bank, so there may only be so many: of an organization, of
 * one person in all of theirs, and in all. The last does not keep out those whose money has arrived before,
 * or strangers could. Counted one after the other; whoever calls this locks the organization afterwards.
 */
export async function guardOpenTransfers(
  tx: Tx,
  config: Pick<Config, 'money'>,
  actor: Asking,
): Promise<void> {
  tx.writeLater(lockOpenTransfers, [])
  await guardRoomForTransfer(tx, config, actor)
}

type Asking = Pick<Member, 'user'> & { organization: Pick<Organization, 'id' | 'name'> }

/** The same without the lock, for whoever asks before anything is written. */
export async function guardRoomForTransfer(
  db: Reader,
  { money }: Pick<Config, 'money'>,
  { organization, user }: Asking,
): Promise<void> {
  const { own, asked, all, hasPaid } = one(
    await openTransfers(db, { organization_id: organization.id, user_id: user.id }),
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
