import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { StartRefused } from '../../start-refused.ts'

type Running = { client: pg.ClientBase; log?: FastifyBaseLogger | undefined }

/**
 * A change of a table waits for whoever reads or writes it, and everybody who comes later waits behind the
 * change. So it gives up soon, lets the others pass, and is tried again.
 */
const lockWait = '1s'
const mostTries = 60
const pauseMs = 2_000

/** Runs a file in a transaction of its own, with what notes that it has run. */
export async function runFile(
  { client, log }: Running,
  path: string,
  note: () => Promise<unknown>,
): Promise<void> {
  const file = basename(path)
  for (let tries = 1; ; tries += 1) {
    const began = performance.now()
    try {
      await runOnce(client, path, note)
      log?.info({ file, ms: Math.round(performance.now() - began) }, 'database changed')
      return
    } catch (error) {
      if (!isLocked(error)) throw new Error(`${file} failed`, { cause: error })
      if (tries === mostTries) throw neverFree(file)
      log?.warn({ file, tries }, 'a table is in use, so the change is tried again')
      await pause(pauseMs)
    }
  }
}

async function runOnce(
  client: pg.ClientBase,
  path: string,
  note: () => Promise<unknown>,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '${lockWait}'`)
    await client.query(readFileSync(path, 'utf8'))
    await note()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55P03'

function neverFree(file: string): StartRefused {
  return new StartRefused(
    `The database could not be changed by ${file}: a table that it changes was in use at each of ${mostTries} tries. Look for a transaction that stays open (select * from pg_stat_activity where xact_start < now() - interval '1 minute'), end it, and start again.`,
  )
}
