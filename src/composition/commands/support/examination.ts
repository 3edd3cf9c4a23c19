import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../framework/context.ts'
import type { Db } from '../../../framework/database/db.ts'
import { placeOf } from '../../../framework/database/place.ts'
import { examineReplica } from '../../../framework/database/replicas/examination.ts'
import { rootOf } from '../../../framework/errors.ts'
import { verifyServer } from '../../../framework/mail/smtp.ts'
import { StartRefused } from '../../../framework/start-refused.ts'
import { openStripe } from '../../../money/stripe/client.ts'
import { start } from '../../backups/programs.ts'
import { sentenceOf } from '../../failure.ts'
import { writeFile } from '../../processes/start-report.ts'
import type { Check } from './check.ts'
import { ofNamedServers } from './named-servers.ts'
import { ofPlatforms } from './platform-checks.ts'

/**
 * Whether one service that the settings name can be used; `unset` where none is named or nobody could ask it.
 */
export type Finding = { name: string; state: 'works' | 'fails' | 'unset'; words: string }

type Services = Pick<Context, 'config' | 'log' | 'files'>

/** Longer than any of them takes by its own limits. One that hangs all the same holds up no other. */
const patienceMs = 60_000

/**
 * Asks every service that the settings name for something harmless, one after the other. What is wrong with
 * one, the database among them, is said of that one alone.
 */
export async function* examine(
  services: Services,
  openDb: () => Promise<Db>,
): AsyncGenerator<Finding> {
  const opening = openDb()
  yield await find(ofDatabase(services, opening))
  for (const check of [...ofServices(services), ...ofNamedServers(services.config)])
    yield await find(check)
  for (const check of await ofPlatformsIn(services, opening)) yield await find(check)
}

async function find({ name, check, unset }: Check): Promise<Finding> {
  const over = new AbortController()
  const late = pause(patienceMs, undefined, over).then(() => {
    throw new Error(`No answer in ${patienceMs / 1000} seconds.`)
  })
  try {
    const answer = await Promise.race([check(), late])
    if (typeof answer === 'string') return { name, state: 'works', words: answer }
    return { name, state: 'unset', words: answer?.unasked ?? unset }
  } catch (error) {
    return { name, state: 'fails', words: rootOf(error).replace(/^Error: /, '') }
  } finally {
    over.abort()
  }
}

async function ofPlatformsIn(services: Services, opening: Promise<Db>): Promise<Check[]> {
  const unasked = 'Not asked: the database knows what may be asked of them.'
  try {
    return await ofPlatforms({ ...services, db: await opening })
  } catch {
    return [{ name: 'Platforms', unset: '', check: async () => ({ unasked }) }]
  }
}

function ofDatabase({ config }: Services, opening: Promise<Db>): Check {
  return {
    name: 'Database',
    unset: '',
    check: async () => {
      const db = await opening.catch((error) => {
        const sentence = sentenceOf(error)
        throw sentence === undefined ? error : new StartRefused(sentence)
      })
      const { rows } = await db.execute<{ version: string }>(
        sql`select current_setting('server_version') as version`,
      )
      const place = config.databaseUrl === undefined ? 'embedded' : placeOf(config.databaseUrl)
      return `PostgreSQL ${rows[0]?.version}, ${place}.`
    },
  }
}

function ofServices({ config, files }: Services): Check[] {
  return [
    ...config.database.replicas.urls.map((url) => ({
      name: 'Replica',
      unset: '',
      check: async () => {
        const found = examineReplica(config.databaseUrl as string, url)
        const words = await found.catch((error) => {
          throw new Error(`${placeOf(url)}: ${rootOf(error).replace(/^Error: /, '')}`)
        })
        return `${placeOf(url)}: ${words}`
      },
    })),
    {
      name: 'Files',
      unset: '',
      check: async () => {
        await writeFile(files)
        return `A file was written and deleted in ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir}.`
      },
    },
    {
      name: 'Mail',
      unset: 'SMTP_URL is not set: no mail is sent.',
      check: async () => {
        if (config.smtpUrl === undefined) return undefined
        await verifyServer(config.smtpUrl, config.smtpTls)
        return `${new URL(config.smtpUrl).host} lets us in.`
      },
    },
    {
      name: 'Stripe',
      unset:
        'STRIPE_SECRET_KEY is not set: money comes by bank transfer, and staff send payouts by hand.',
      check: async () => {
        if (config.stripe === undefined) return undefined
        const { livemode } = await (await openStripe(config)).balance.retrieve()
        return livemode
          ? 'The key is good, and moves real money.'
          : 'The key is good, for test money only.'
      },
    },
    {
      name: 'Backups',
      unset: 'BACKUP_RECIPIENT is not set: bin/backup does not encrypt.',
      check: async () => {
        const { recipient } = config.backup
        if (recipient === undefined) return undefined
        await start('age', ['-r', recipient], { stdio: 'ignore' }).ended
        return 'They are encrypted for BACKUP_RECIPIENT. Whether its other half opens one is seen by bin/restore.'
      },
    },
  ]
}
