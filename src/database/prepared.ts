import type { Db } from './client.ts'

const readers = new WeakMap<Db, Db>()

/** Sends what is prepared for `db` by way of `reader`, which leads to the same database. */
export function prepareOn(db: Db, reader: Db): void {
  readers.set(db, reader)
}

/**
 * Builds a statement once for each database, for reads on the hot path: making the SQL text costs
 * more than running it. Give each a name, so that the server keeps its plan too.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()

  return (db) => {
    const statement = statements.get(db) ?? build(readers.get(db) ?? db)
    statements.set(db, statement)
    return statement
  }
}
