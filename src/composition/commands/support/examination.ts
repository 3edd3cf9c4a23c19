import { eq, sql } from 'drizzle-orm'
import { accessOf } from '../../../creators/social-accounts/connecting/access.ts'
import type { Context } from '../../../framework/context.ts'
import { placeOf } from '../../../framework/database/place.ts'
import { examineReplica } from '../../../framework/database/replicas/examination.ts'
import { rootOf } from '../../../framework/errors.ts'
import { verifyServer } from '../../../framework/mail/smtp.ts'
import { openStripe } from '../../../money/stripe/client.ts'
import { listPlatforms, type PlatformOverview } from '../../../pages/platforms/queries.ts'
import type { Asking } from '../../../platforms/client.ts'
import type { NameOrUid, Provider } from '../../../platforms/provider.ts'
import { isSimulated, providerOf } from '../../../platforms/providers.ts'
import { socialAccountAccesses, socialAccounts } from '../../../tables/users/social-accounts.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { writeFile } from '../../processes/start-report.ts'
import type { Answer, Check } from './check.ts'
import { ofNamedServers } from './named-servers.ts'

/**
 * Whether one service that the settings name can be used; `unset` where none is named or nobody could ask it.
 */
export type Finding = { name: string; state: 'works' | 'fails' | 'unset'; words: string }

type Services = Asking & Pick<Context, 'files'>

/** Asks every service that the settings name for something harmless, one after the other. */
export async function* examine(context: Services): AsyncGenerator<Finding> {
  const checks = [
    ...ofServices(context),
    ...ofNamedServers(context.config),
    ...(await ofPlatforms(context)),
  ]
  for (const { name, check, unset } of checks) {
    try {
      const answer = await check()
      if (typeof answer === 'string') yield { name, state: 'works', words: answer }
      else yield { name, state: 'unset', words: answer?.unasked ?? unset }
    } catch (error) {
      yield { name, state: 'fails', words: rootOf(error).replace(/^Error: /, '') }
    }
  }
}

function ofServices(context: Services): Check[] {
  const { config, db, files } = context
  return [
    {
      name: 'Database',
      unset: '',
      check: async () => {
        const { rows } = await db.execute<{ version: string }>(
          sql`select current_setting('server_version') as version`,
        )
        const place = config.databaseUrl === undefined ? 'embedded' : placeOf(config.databaseUrl)
        return `PostgreSQL ${rows[0]?.version}, ${place}.`
      },
    },
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
  ]
}

async function ofPlatforms(context: Services): Promise<Check[]> {
  const platforms = await listPlatforms(context)
  return platforms.map((platform) => ({
    name: platformNames[platform.platform_id],
    unset: 'Not set up: staff enter what its posts have. See docs/configuration.md.',
    check: async () => {
      const provider = providerOf(context, platform.platform_id)
      if (provider === undefined || isSimulated(context, platform.platform_id)) return undefined
      const answer = await readOne(context, provider)
      return typeof answer === 'string' ? `${answer} ${quotaInWords(platform)}`.trim() : answer
    },
  }))
}

/** Accounts that exist for as long as their platform does. */
const lasting: Partial<Record<Provider['platform_id'], string>> = {
  youtube: 'youtube',
  x: 'x',
}

async function readOne(context: Services, provider: Provider): Promise<Answer> {
  const { platform_id, needsAccess } = provider
  const handle = lasting[platform_id]
  if (!needsAccess && handle !== undefined) return read(provider, { handle }, undefined)
  const [connected] = await context.db
    .select({
      id: socialAccounts.id,
      uid: socialAccounts.uid,
      platform_id: socialAccounts.platform_id,
    })
    .from(socialAccounts)
    .innerJoin(
      socialAccountAccesses,
      eq(socialAccountAccesses.social_account_id, socialAccounts.id),
    )
    .where(eq(socialAccounts.platform_id, platform_id))
    .limit(1)
  if (connected?.uid == null)
    return {
      unasked:
        'Set up, and not asked: it is read with the access that owners of accounts give. Connect one at /me/social_accounts, and ask again.',
    }
  return read(provider, { uid: connected.uid }, await accessOf(context, connected))
}

async function read(
  provider: Provider,
  name: NameOrUid,
  access: Parameters<Provider['readAccount']>[1],
): Promise<string> {
  const found = await provider.readAccount(name, access)
  if (found === undefined) return `It answers, and knows no account ${Object.values(name)[0]}.`
  const followers =
    found.subscriber_count === null ? '' : `, with ${counted(found.subscriber_count, 'follower')}`
  return `It answers: @${found.handle}${followers}.`
}

function quotaInWords({ daily_units, used_units }: PlatformOverview): string {
  if (daily_units === null) return ''
  return `${grouped(Number(used_units))} of ${grouped(daily_units)} units were used today before.`
}
