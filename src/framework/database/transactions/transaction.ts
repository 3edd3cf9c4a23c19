import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { OutcomeUnknown } from '../../errors.ts'
import type { Ahead, Tx } from '../db.ts'
import { holdWrites } from '../driver/shared-connections.ts'
import { ask, type Send } from '../driver/statement.ts'
import { countRepetition } from '../driver/statement-watch.ts'
import { isConflict, isConsequence, isLost } from '../errors.ts'
import { inOneWrite } from '../in-one-write.ts'
import { preconditions } from './precondition.ts'
import { preludes } from './prelude.ts'

const leastPauseMs = 25

/** How transactions begin, and what is sent behind their commit: it gives what to wait for. */
export type Frame = { begin: string; behindCommit?: (send: Send) => Promise<void> | undefined }

const plainFrame: Frame = { begin: 'begin' }

/**
 * Runs the work in one transaction on a connection of its own, which is given back whatever happens.
 * Work that was chosen as the victim of a deadlock is done once more from the beginning, so it must do
 * nothing but ask this transaction.
 */
export async function transact<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  frame = plainFrame,
  ahead?: Ahead,
): Promise<Result> {
  try {
    return await attempt(pool, work, frame, ahead)
  } catch (error) {
    if (!isConflict(error)) throw error
    countRepetition()
    // The pause lets the other, which waits for the locks of this one, wake up before they are taken again.
    await pause(leastPauseMs + Math.random() * leastPauseMs)
    // Whatever was sent ahead is done already.
    return attempt(pool, work, frame)
  }
}

async function attempt<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  { begin, behindCommit }: Frame,
  ahead?: Ahead,
): Promise<Result> {
  const client = await pool.connect()
  const unheard = listenTo(client)
  let isUsable = true
  let undoPrelude: (() => void) | undefined
  let tx: Tx | undefined
  try {
    const passed = ahead && unheard.send(() => ahead((asked, values) => ask(client, asked, values)))
    unheard.send(() => client.query(begin))
    const end = endOf(client, unheard, passed, behindCommit)
    const last = lastWork()
    tx = transactionOn(client, unheard, last, end, passed)
    const prelude = preludes.getStore()
    if (prelude !== undefined) undoPrelude = await prelude.playIn(tx)
    const result = await work(tx)
    await last.run()
    await end()
    return result
  } catch (error) {
    // A statement after one that failed unheard is only told that the transaction has failed. If the
    // connection broke after the commit was sent, the same failure does not tell what became of that.
    const cause = error instanceof OutcomeUnknown ? error : (unheard.failure() ?? error)
    isUsable = !isLost(cause) && (await rollBack(client))
    undoPrelude?.()
    if (tx !== undefined) preconditions.getStore()?.forget(tx)
    throw cause
  } finally {
    // A connection in an unknown state is closed instead, and the server undoes what was begun on it.
    client.release(!isUsable)
  }
}

type Unheard = ReturnType<typeof listenTo>

/**
 * Statements whose answers nobody waits for. They leave in one write with those that follow, up to the next
 * that somebody waits for or the commit, so that all of them take one way to the database and back.
 */
function listenTo(client: pg.PoolClient) {
  const answers: Promise<unknown>[] = []
  let failure: unknown
  return {
    send: <Answer>(statement: () => Promise<Answer>): Promise<Answer> => {
      holdWrites(client)
      const answer = statement()
      answer.catch((error) => {
        // One that was refused because another has failed is not what the work failed for.
        if (!isConsequence(error)) failure ??= error
      })
      answers.push(answer)
      return answer
    },
    failure: () => failure,
    all: () => Promise.all(answers),
  }
}

/** The work that waits for all else to be done. More of it may come while it is. */
export function lastWork() {
  const works: (() => Promise<void>)[] = []
  const run = async (): Promise<void> => {
    for (let work = works.shift(); work !== undefined; work = works.shift()) await work()
  }
  return {
    add: (work: () => Promise<void>): void => {
      works.push(work)
    },
    run,
    /** Runs it while an answer is on its way, and waits for both, so that nothing goes on after a failure. */
    runBeside: async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      // A condition of the change is asked for before the write, which is therefore not sent yet.
      if (preconditions.getStore() !== undefined) await answer.catch(() => {})
      const [answered] = await inOneWrite(answer, run())
      return answered
    },
  }
}

function transactionOn(
  client: pg.PoolClient,
  unheard: Unheard,
  last: ReturnType<typeof lastWork>,
  end: () => Promise<void>,
  passed: Promise<void> | undefined,
): Tx {
  const sendPrepared: Tx['sendPrepared'] = async (statement, values) => {
    sendHeld()
    holdWrites(client)
    const answer = ask(client, statement, values)
    // The work goes no further where what was sent ahead has failed.
    return passed === undefined ? answer : (await Promise.all([answer, passed]))[0]
  }
  const writePrepared: Tx['writePrepared'] = async ({ name, text }, values) =>
    (await client.query({ name, text, values })).rowCount ?? 0
  const sendUnheard: Tx['finish'] = (statement, values) =>
    unheard.send(() => ask(client, statement, values))
  // Writes that nobody waits for, while the last one is answered: they leave with the commit.
  let held: (() => void)[] | undefined
  const sendHeld = () => {
    for (const send of held?.splice(0) ?? []) send()
  }
  const writeLater: Tx['writeLater'] = (statement, values) => {
    if (held === undefined) sendUnheard(statement, values)
    else held.push(() => void sendUnheard(statement, values))
  }
  const conclude: Tx['conclude'] = async (answer) => {
    held ??= []
    try {
      return await last.runBeside(answer)
    } finally {
      sendHeld()
      held = undefined
    }
  }
  const finish: Tx['finish'] = async (statement, values) => {
    await last.run()
    const answer = sendUnheard(statement, values)
    await end()
    return answer
  }
  return Object.assign(drizzle(client), {
    writePrepared,
    writeLater,
    sendPrepared,
    beforeCommit: last.add,
    finish,
    conclude,
  }) as unknown as Tx
}

/** Commits, once: with the last statement, if the work says which that is, or else when the work is done. */
function endOf(
  client: pg.PoolClient,
  unheard: Unheard,
  passed: Promise<void> | undefined,
  behindCommit: Frame['behindCommit'],
): () => Promise<void> {
  let committed: Promise<void> | undefined
  return () => {
    committed ??= passed
      ? passed.then(() => commit(client, unheard, behindCommit))
      : commit(client, unheard, behindCommit)
    return committed
  }
}

async function commit(
  client: pg.PoolClient,
  unheard: Unheard,
  behindCommit: Frame['behindCommit'],
): Promise<void> {
  if (unheard.failure() !== undefined) throw unheard.failure()
  holdWrites(client)
  const committed = client.query('commit')
  const noted = behindCommit?.((statement, values) => ask(client, statement, values))
  try {
    // In this order, so that what failed is known as itself and not by what came of it.
    await Promise.all([unheard.all(), committed])
    // The server says so, and reports no error, if a statement failed and the work went on regardless.
    if ((await committed).command === 'ROLLBACK')
      throw new Error('A transaction with a failed statement was committed')
    await noted
  } catch (error) {
    throw isLost(error) ? new OutcomeUnknown({ cause: error }) : error
  }
}

function rollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}
