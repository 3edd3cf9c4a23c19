import type { FastifyBaseLogger } from 'fastify'
import type { Disk } from 'flydrive'
import type { Config } from '../../framework/config/config.ts'
import type { Context } from '../../framework/context.ts'
import { placeOf } from '../../framework/database/place.ts'
import { rootOf } from '../../framework/errors.ts'
import { verifyServer } from '../../framework/mail/smtp.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { commit, version } from '../../framework/version.ts'

/** Says which version begins with which services, so that a wrong one is seen at once. Names no secret. */
export function reportStart(config: Config, log: FastifyBaseLogger): void {
  if (config.trial) return
  const { databaseUrl, database, dataDir, s3, smtpUrl } = config
  const replicas = database.replicas.urls.map(placeOf)
  log.info(
    {
      version,
      commit,
      node: process.versions.node,
      database: databaseUrl === undefined ? `embedded in ${dataDir}` : placeOf(databaseUrl),
      ...(replicas.length > 0 && { replicas }),
      file_store: s3 === undefined ? `folder in ${dataDir}` : `bucket ${s3.bucket}`,
      mail_server: smtpUrl === undefined ? 'none' : new URL(smtpUrl).host,
      settings: config.given,
    },
    'starting',
  )
  if (config.staffEmails.length === 0)
    log.warn('STAFF_EMAILS is not set: nobody sees /staff, or is mailed of what is wrong')
  if (config.production && /^[a-z]+_test_/.test(config.stripe?.secretKey ?? ''))
    log.warn(
      'STRIPE_SECRET_KEY is one for test money: with a test card anybody can fund without paying',
    )
}

type Needs = Pick<Context, 'config' | 'log' | 'files'>

/** Refuses a start where uploaded files cannot be kept: a folder does not mend itself. */
export async function checkFolder({ config, files }: Needs): Promise<void> {
  if (config.s3 !== undefined) return
  await writeFile(files).catch((error) => {
    throw new StartRefused(
      `DATA_DIR cannot be used: no file can be written in ${config.dataDir} (${rootOf(error)}).`,
    )
  })
}

/**
 * Tells of services elsewhere that cannot be used. They may be away for a while, and most of ours does
 * without them.
 */
export async function checkServices({ config, log, files }: Needs): Promise<void> {
  const { s3, smtpUrl, smtpTls } = config
  if (s3 !== undefined)
    await writeFile(files).catch((error) =>
      log.error({ err: error, bucket: s3.bucket }, 'the bucket of S3_BUCKET cannot be written'),
    )
  if (smtpUrl !== undefined)
    await verifyServer(smtpUrl, smtpTls).catch((error) =>
      log.error({ err: error }, 'the mail server of SMTP_URL cannot be used'),
    )
}

export async function writeFile(files: Disk): Promise<void> {
  const key = `start-check-${process.pid}`
  await files.put(key, 'Written at a start, to see whether it can be.')
  await files.delete(key)
}
