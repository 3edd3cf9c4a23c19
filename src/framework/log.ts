import { type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'
import { currentTrace } from './traces/current.ts'

/**
 * Writes one JSON object per line for machines or, on a local trial, plain lines for the person at
 * the terminal.
 */
export function openLog({ logLevel, trial }: Pick<Config, 'logLevel' | 'trial'>): Logger {
  const options = {
    level: logLevel,
    redact: ['*.authorization', '*.cookie'],
    serializers: { err: withoutData },
  }
  return trial
    ? pino(options, { write: (line) => process.stdout.write(plainLine(line)) })
    : pino({ ...options, mixin: traceOfLine })
}

/** Every line of what belongs to a trace names it. */
export function traceOfLine() {
  const trace = currentTrace()
  return trace === undefined ? {} : { trace_id: trace.traceId }
}

/**
 * The error of a failed statement contains the values to be written, which may include a secret.
 * They are left out of the log.
 */
export function withoutData(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  const told = { type, message: withoutParameters(message), stack: withoutParameters(stack) }
  return typeof code === 'string' ? { ...told, code } : told
}

function withoutParameters(text: string): string {
  return text.replace(/^params: .*(\n(?! {4}at |caused by: ).*)*/gm, 'params: left out')
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

type AnsweredRequest = { method: string; path: string; status: number; ms: number; reqId: string }

function isRequest(entry: object): entry is AnsweredRequest {
  return 'method' in entry && 'path' in entry && 'status' in entry
}

function inShort({ method, path, status, ms, reqId }: AnsweredRequest): string {
  return `${status} ${method} ${path}  ${ms} ms  ${reqId}`
}

/** All other fields of the entry, without those that are the same on every line. */
function inFull({ pid, hostname, ...fields }: Record<string, unknown>): string {
  return Object.entries(fields)
    .map(
      ([name, value]) => `  ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('')
}
