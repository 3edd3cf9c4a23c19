import { asc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { LockConfig, LockStrength, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { preconditions } from '../../framework/database/transactions/precondition.ts'
import { NotFound } from '../../framework/errors.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

// Every lock of a row is taken here, but for those within a larger statement, which say so. In which order
// several are taken is in docs/architecture.md; rows of one table are locked by id, unless a lock above them
// keeps others away.

/**
 * The strength for a row that is changed, which may be referred to meanwhile. PostgreSQL checks the
 * references of a row again that one transaction changes twice, and the row it refers to may be locked by
 * someone who waits for that row.
 */
const toChange = 'no key update'
/** The strength for a row that may be deleted: rows that refer to it can only be inserted before or after. */
const toDelete = 'update'

/**
 * Locks a record and gives its current state, which cannot change until the transaction ends. Lock
 * first, then check the state, then write.
 */
export const lock = lockerFor(toChange)

/** Locks a record that may be deleted: nobody refers to it anew after the check that nobody does. */
export const lockToDelete = lockerFor(toDelete)

function lockerFor(strength: typeof toChange | typeof toDelete) {
  // The statements that lock, prepared once for each table because nearly every change begins with one.
  const lockers = new Map<RecordTable, ReturnType<typeof makeLocker>>()
  const makeLocker = (table: RecordTable) => {
    const isAsked = eq(table.id, sql.placeholder('id'))
    const select = query
      .select()
      .from(table as PgTable)
      .where(isAsked)
      .for(strength)
    return prepared(`lock_${getTableName(table)}_for_${strength}`, select)
  }

  return async <Table extends RecordTable>(
    tx: Tx,
    { table, notFound }: Pick<RecordKind<Table, never>, 'table' | 'notFound'>,
    { id }: { id: number },
  ): Promise<RowOf<Table>> => {
    const locker = lockers.get(table) ?? makeLocker(table)
    lockers.set(table, locker)
    const [row] = await locker(tx, { id })
    if (row === undefined) throw new NotFound(notFound)
    await requireAsKnown(tx, table, row)
    return row as RowOf<Table>
  }
}

/** Asks for what whoever changes a record has said of it, now that nobody else can change it. */
export function requireAsKnown(
  tx: Tx,
  table: RecordTable,
  { id }: { id?: unknown },
): Promise<void> | undefined {
  return preconditions.getStore()?.requireFor(tx, getTableName(table), id)
}

/** Locks those that exist, by id, so that nobody waits for someone who waits for them. */
export async function lockAll<Table extends RecordTable>(
  tx: Tx,
  { table }: Pick<RecordKind<Table, never>, 'table'>,
  ids: number[],
): Promise<RowOf<Table>[]> {
  return lockWhere(tx, { table }, isOneOf(table.id, ids))
}

/** Locks all of which something is true, by id, to change them. */
export const lockWhere = lockerOfMany(toChange)

/** Locks all of which something is true, to delete them. */
export const lockToDeleteWhere = lockerOfMany(toDelete)

function lockerOfMany(strength: typeof toChange | typeof toDelete) {
  return async <Table extends RecordTable>(
    tx: Tx,
    { table }: Pick<RecordKind<Table, never>, 'table'>,
    condition: SQL | undefined,
  ): Promise<RowOf<Table>[]> => {
    const rows = await tx
      .select()
      .from(table as PgTable)
      .where(condition)
      .orderBy(asc(table.id))
      .for(strength)
    for (const row of rows) await requireAsKnown(tx, table, row)
    return rows as RowOf<Table>[]
  }
}

type Select = { for: (strength: LockStrength, config?: LockConfig) => unknown }

/**
 * Locks whatever a statement selects, against everyone and in the order of the statement: rows that are found
 * by something else than their id, or of which only a part is read.
 */
export function lockSelected<Selected extends Select>(select: Selected): Selected {
  select.for(toDelete)
  return select
}

/** Locks what a statement selects and nobody has locked, for work that any number of processes share. */
export function claim<Selected extends Select>(select: Selected): Selected {
  select.for(toDelete, { skipLocked: true })
  return select
}

/** Keeps what a statement selects as it is until the transaction ends. Others may keep it so as well. */
export function keepUnchanged<Selected extends Select>(select: Selected): Selected {
  select.for('share')
  return select
}

/**
 * Keeps what a statement selects from being deleted until the transaction ends. It may be changed meanwhile.
 */
export function keepInPlace<Selected extends Select>(select: Selected): Selected {
  select.for('key share')
  return select
}

/**
 * Makes what locks a record after the one that it belongs to, in one statement: the database locks the rows
 * that it has joined in the order of the tables. To which one it belongs never changes. `beside` is read with
 * them, and not locked: what changes it at the same moment may come before or after.
 */
export function lockerWithParent<
  Parents extends RecordTable,
  Children extends RecordTable,
  Beside extends Record<string, SQL>,
>(parents: Parents, children: Children, parentId: PgColumn, beside: Beside) {
  const select = query
    .select({ parent: getTableColumns(parents), child: getTableColumns(children), ...beside })
    .from(parents as PgTable)
    .innerJoin(children as PgTable, eq(parentId, parents.id))
    .where(eq(children.id, sql.placeholder('id')))
    .for(toChange)
  const locker = prepared(`lock_${getTableName(children)}_with_parent`, select)

  return async (tx: Tx, { id }: { id: number }, { notFound }: { notFound?: string }) => {
    const [row] = await locker(tx, { id })
    if (row === undefined) throw new NotFound(notFound)
    const locked = row as unknown as { parent: RowOf<Parents>; child: RowOf<Children> } & {
      [Name in keyof Beside]: Beside[Name] extends SQL<infer Value> ? Value : never
    }
    await requireAsKnown(tx, parents, locked.parent)
    await requireAsKnown(tx, children, locked.child)
    return locked
  }
}
