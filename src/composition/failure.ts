import { StartRefused } from '../framework/start-refused.ts'
import { aboutTls } from './tls-failure.ts'

/** Why the server did not start: in a sentence if an operator can fix it, otherwise in full. */
export function explainFailure(error: unknown): string {
  return sentenceOf(error) ?? (error instanceof Error ? inFull(error) : String(error))
}

/** The sentence about what led to it that an operator can act on; undefined where there is none. */
export function sentenceOf(error: unknown): string | undefined {
  for (let failure = error; failure instanceof Error; failure = failure.cause) {
    const sentence = failure instanceof StartRefused ? failure.message : sentenceFor(failure)
    if (sentence !== undefined) return sentence
  }
  return undefined
}

type Failure = NodeJS.ErrnoException & {
  address?: string
  port?: number
  hostname?: string
  setting?: string
}

/** Notes of a failure which setting has led to it, where that is not `DATABASE_URL`. */
export function failureOf(setting: string, error: unknown): unknown {
  return error instanceof Error ? Object.assign(error, { setting }) : error
}

function sentenceFor(failure: Failure): string | undefined {
  const { code = '', syscall = '', path, message, setting = 'DATABASE_URL' } = failure
  // A process that a supervisor has started is told of its port by that one.
  if (syscall === 'listen' || syscall === 'bind') return aboutListening(failure)
  if (syscall === 'getaddrinfo' && setting.endsWith('PORT'))
    return `${hostSetting(setting)} ${failure.hostname} is no address of this machine, and no name of one.`
  if (folderProblems.includes(code) && path !== undefined)
    return `DATA_DIR cannot be used: ${path} cannot be written (${code}).`
  const ofTls = aboutTls({ code, message, setting })
  if (ofTls !== undefined) return ofTls
  if (unreachable.includes(code)) return aboutReaching(failure)
  if (/^(timeout expired|Connection terminated)/.test(message))
    return `The database of ${setting} does not answer: it is too busy, or nothing gets through to it.`
  return databaseProblems[code]?.(setting, message)
}

function aboutListening(failure: Failure): string | undefined {
  const { code, address, port, setting = 'PORT' } = failure
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or set ${setting} to another.`
  if (code === 'EACCES') return `Port ${port} is not allowed. Set ${setting} to another.`
  if (code === 'EADDRNOTAVAIL')
    return `${hostSetting(setting)} ${address} is no address of this machine.`
  return undefined
}

const hostSetting = (port: string) => port.replace('PORT', 'HOST')

const folderProblems = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST', 'ENOENT']

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']

function aboutReaching({ code, address, port, setting = 'DATABASE_URL' }: Failure): string {
  const place = address === undefined ? '' : ` at ${address}:${port}`
  return `The database of ${setting} cannot be reached${place} (${code}).`
}

/** Answers of a PostgreSQL server to a start that cannot succeed, in our words. */
const databaseProblems: Record<string, (setting: string, message: string) => string> = {
  '08P01': (setting, message) =>
    `${setting} leads to a pooler that does not pass on with what a connection is to start (${message}): list it in its ignore_startup_parameters as docs/deployment.md says, or name the PostgreSQL server itself.`,
  '28P01': (setting) => `The database of ${setting} refuses the user or the password.`,
  '28000': (setting, message) => `The database of ${setting} refuses the user: ${message}.`,
  '3D000': (setting, message) => `The database of ${setting} does not exist: ${message}.`,
  '42P01': (setting, message) =>
    `The database of ${setting} lacks a table of this version (${message}): a start makes it, and so does bin/migrate.`,
  '42703': (setting, message) =>
    `The database of ${setting} lacks a column of this version (${message}): a start makes it, and so does bin/migrate.`,
  '42501': (setting, message) =>
    `The user of ${setting} may not set the database up: ${message}. It has to own the database, or may at least create schemas and tables in it.`,
  '25006': (setting) => `The database of ${setting} only allows reading: it may be a standby.`,
  '53300': (setting, message) =>
    `The database of ${setting} has no connection to spare: ${message}.`,
  '57P03': (setting, message) => `The database of ${setting} is not ready yet: ${message}.`,
}

function inFull({ stack, message, cause }: Error): string {
  return [stack ?? message, cause && `Cause: ${cause instanceof Error ? inFull(cause) : cause}`]
    .filter(Boolean)
    .join('\n')
}
