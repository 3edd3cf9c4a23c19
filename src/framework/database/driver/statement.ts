import { hash } from 'node:crypto'
import pg from 'pg'
import { type Row, type RowMessage, readRowsAtOnce } from './row.ts'
import { watchStatement } from './statement-watch.ts'

/**
 * A prepared statement, and the types of the columns that it answers with, once they are known. One without a
 * name is forgotten by the server when it is done.
 */
export type Statement = {
  name: string
  text: string
  /** The kind that they are counted as, if not the name: the table of one that is put together. */
  kind?: string
  typeIds?: number[]
}

const names = new Set<string>()

/**
 * Declares a statement. Its name has to be unique: of two with the same the database would take one for the
 * other.
 */
export function statement(name: string, text: string, kind?: string): Statement {
  if (names.has(name)) throw new Error(`two prepared statements are called ${name}`)
  names.add(name)
  return kind === undefined ? { name, text } : { name, text, kind }
}

/** A name for a text that has none of its own. */
export const nameOfText = (text: string): string => hash('sha1', text)

const byText = new Map<string, Map<string, Statement>>()
const mostOfOneKind = 40

/**
 * A statement whose text is put together as it is needed. Of each kind, such as the changes of one table,
 * those that come first are prepared, which are the usual ones. A connection keeps what is prepared on it, so
 * there is an end to it, and who sends unusual ones spoils it for no other kind.
 */
export function statementOf(kind: string, text: string): Statement {
  const alike = byText.get(kind) ?? new Map<string, Statement>()
  byText.set(kind, alike)
  const known = alike.get(text)
  if (known !== undefined) return known
  if (alike.size >= mostOfOneKind) return { name: '', text, kind }
  const made = statement(nameOfText(text), text, kind)
  alike.set(text, made)
  return made
}

export type Value = string | number | boolean | Buffer | null

export type Send = (statement: Statement, values: Value[]) => Promise<Row[]>

/** Sends a statement, and waits for all that it answers. */
export function ask(client: pg.Client, statement: Statement, values: Value[]): Promise<Row[]> {
  const answered = watchStatement(statement.text, statement.kind ?? statement.name)
  return new Promise((resolve, reject) => {
    const done = (rows: Row[]) => {
      answered()
      resolve(rows)
    }
    const failed = (error: Error) => {
      answered(error)
      reject(error)
    }
    client.query(new Question(statement, values, done, failed) as unknown as pg.Query)
  })
}

/** A connection with the notes of pg, so that a statement is prepared there only once. */
type Connection = pg.Connection & {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}

/**
 * pg asks the server to describe the columns of every answer, and reads that description every
 * time. The columns of a prepared statement never change, so this query asks only once. Where rows
 * are few, the description is most of what the server sends.
 */
class Question {
  readonly name: string
  readonly text: string
  readonly #statement: Statement
  readonly #values: Value[]
  readonly #rows: Row[] = []
  /**
   * The function that is called at the end. pg puts one of its own around it, which ends the time limit of
   * the statement.
   */
  callback: (error: Error | null) => void

  constructor(
    statement: Statement,
    values: Value[],
    resolve: (rows: Row[]) => void,
    reject: (error: Error) => void,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.#statement = statement
    this.#values = values
    this.callback = (error) => (error === null ? resolve(this.#rows) : reject(error))
  }

  submit(connection: pg.Connection): null {
    const { name, text } = this
    const { parsedStatements, submittedNamedStatements } = connection as Connection
    const values = this.#values.map(asSent)

    connection.stream.cork()
    const isKnown = name in parsedStatements || name in submittedNamedStatements
    if (!isKnown) connection.parse({ name, text, types: [] }, true)
    if (name !== '') submittedNamedStatements[name] = text
    connection.bind({ statement: name, values }, true)
    if (this.#statement.typeIds === undefined) connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#statement.typeIds = fields.map(({ dataTypeID }) => dataTypeID)
  }

  handleDataRow({ row }: RowMessage): void {
    this.#rows.push(row)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null)
  }

  handleError(error: Error): void {
    this.callback(error)
  }
}

function asSent(value: Value): string | Buffer | null {
  return value === null || Buffer.isBuffer(value) ? value : String(value)
}

// Else pg refuses it, as it refuses cursors. What its own queries hold beside that would be made for each
// statement.
Object.setPrototypeOf(Question.prototype, pg.Query.prototype)
readRowsAtOnce()
