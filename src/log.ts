import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** One JSON object a line for machines; on a local trial, plain lines for whoever sits before it. */
export function openLog({ logLevel, trial }: Pick<Config, 'logLevel' | 'trial'>): Logger {
  const options = { level: logLevel, redact: ['*.authorization', '*.cookie'] }
  return trial
    ? pino(options, { write: (line) => process.stdout.write(plainLine(line)) })
    : pino(options)
}

type Entry = {
  level: number
  time: number
  msg?: string
  err?: { stack?: string; message: string }
}

const warning = 40

export function plainLine(json: string): string {
  const {
    level,
    time,
    msg = '',
    err,
    ...rest
  } = JSON.parse(json) as Entry & Record<string, unknown>
  const clock = new Date(time).toLocaleTimeString('en-GB')
  const sign = level >= warning ? '! ' : ''
  const trace = err === undefined ? '' : `\n${err.stack ?? err.message}`
  return `${clock}  ${sign}${isRequest(rest) ? inShort(rest) : `${msg}${inFull(rest)}`}${trace}\n`
}

type AnsweredRequest = { method: string; path: string; status: number; ms: number }

function isRequest(entry: object): entry is AnsweredRequest {
  return 'method' in entry && 'path' in entry && 'status' in entry
}

function inShort({ method, path, status, ms }: AnsweredRequest): string {
  return `${status} ${method} ${path}  ${ms} ms`
}

/** Everything else that was said, but for what is the same on every line. */
function inFull({ pid, hostname, reqId, ...fields }: Record<string, unknown>): string {
  return Object.entries(fields)
    .map(
      ([name, value]) => `  ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('')
}
