import type { z } from 'zod'
import type { Context } from '../framework/context.ts'
import { openOutbound } from '../framework/net/outbound.ts'
import { isPublicAddress } from '../framework/net/public-address.ts'
import { readBody } from '../framework/net/read-body.ts'
import type { PlatformId } from '../vocabulary/platforms.ts'
import { AccessRevoked, type PlatformAccess, ProviderUnavailable } from './provider.ts'
import { keepAway, type Quota, spendQuota } from './usage.ts'

/** The parts of the context that platforms are asked with. */
export type Asking = Pick<Context, 'db' | 'config' | 'log'>

export type Question = {
  platform_id: PlatformId
  url: string
  query?: Record<string, string>
  method?: 'GET' | 'POST'
  /** The body, to be sent as JSON. */
  json?: unknown
  /** The body, to be sent as a form. */
  form?: Record<string, string>
  /** The bearer token: the owner's if there is one, else ours. */
  bearer?: string | undefined
  /** The access of the owner: if it is refused, only they can renew it. */
  access?: PlatformAccess
  units?: number
  quota?: Quota
}

export type Answer = { status: number; body: unknown }

const maxBytes = 4 * 1024 * 1024
const timeoutMs = 15_000

/**
 * Asks a platform over the network. What it says about the question comes back, refusals included; that
 * it cannot answer now, or that access has ended, is thrown.
 */
export async function askPlatform(asking: Asking, question: Question): Promise<Answer> {
  const { platform_id, units = 1, quota, access } = question
  await spendQuota(asking.db, platform_id, units, quota)
  const { status, headers, text } = await send(asking, question)

  const retryAfter = secondsIn(headers)
  if (status === 429 || status >= 500) {
    if (retryAfter !== undefined) await keepAway(asking.db, platform_id, retryAfter)
    throw new ProviderUnavailable(`Answered ${status}`, { retryAfter: retryAfter ?? 60 })
  }
  const body = parsed(text)
  if (status === 401) {
    if (access !== undefined) throw new AccessRevoked(`Answered ${status}`)
    throw new ProviderUnavailable('Our own credentials were refused', { retryAfter: 3600 })
  }
  return { status, body }
}

/** The contents of an answer, if it is what the platform promises. */
export function readAnswer<Shape>(schema: z.ZodType<Shape>, { status, body }: Answer): Shape {
  if (status >= 300) throw new ProviderUnavailable(`Answered ${status}${reasonIn(body)}`)
  const result = schema.safeParse(body)
  if (!result.success) {
    throw new ProviderUnavailable('Answered something else than it promises', {
      cause: result.error,
    })
  }
  return result.data
}

/** The address of a platform: its own, or the one at which the settings put all of them. */
export function askedAddress({ platforms }: Asking['config'], address: string): URL {
  const url = new URL(address)
  if (platforms.standIn === undefined) return url
  return new URL(`/${url.host}${url.pathname}${url.search}`, platforms.standIn)
}

/** Opens one address of a platform, and follows it nowhere. */
export function openPlatform(
  { config }: Pick<Asking, 'config'>,
  address: string,
  outgoing: Parameters<typeof openOutbound>[1],
  signal: AbortSignal,
) {
  const isElsewhere = config.platforms.standIn !== undefined
  const isAllowed = isElsewhere ? () => true : isPublicAddress
  return openOutbound(askedAddress(config, address), outgoing, {
    isAllowed,
    anyPort: isElsewhere,
    signal,
  })
}

async function send(asking: Asking, { url, query, method, json, form, bearer }: Question) {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
  const content = contentOf(json, form)
  const headers = {
    Accept: 'application/json',
    'Accept-Encoding': 'gzip, deflate, br',
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    ...content?.headers,
  }
  const outgoing = { method: method ?? 'GET', headers, ...(content && { body: content.body }) }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await openPlatform(asking, address.href, outgoing, signal)
    try {
      const text = (await readBody(response, { maxBytes, signal })).toString()
      return { status: response.statusCode ?? 0, headers: response.headers, text }
    } finally {
      response.destroy()
    }
  } catch (error) {
    // The address is not told: it may hold a key.
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new ProviderUnavailable(`No answer: ${reason}`, { cause: error })
  }
}

function contentOf(json: unknown, form: Record<string, string> | undefined) {
  if (form !== undefined) return contentIn('application/x-www-form-urlencoded', form)
  return json === undefined ? undefined : contentIn('application/json', json)
}

function contentIn(type: string, content: unknown) {
  const isForm = type === 'application/x-www-form-urlencoded'
  const text = isForm
    ? new URLSearchParams(content as Record<string, string>).toString()
    : JSON.stringify(content)
  const body = Buffer.from(text)
  return { body, headers: { 'Content-Type': type, 'Content-Length': body.length } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Headers = Awaited<ReturnType<typeof openOutbound>>['headers']

/** `Retry-After` has seconds or a date; X says in a header of its own when its window ends. */
function secondsIn(headers: Headers): number | undefined {
  const asked = headers['retry-after']
  if (asked !== undefined && /^\d+$/.test(asked)) return Number(asked)
  const moment =
    asked === undefined ? Number(headers['x-rate-limit-reset']) * 1000 : Date.parse(asked)
  return Number.isFinite(moment) ? Math.max(1, Math.ceil((moment - Date.now()) / 1000)) : undefined
}

/** Platforms explain a refusal in one of a few places. */
function reasonIn(body: unknown): string {
  const { error, detail } = (body ?? {}) as { error?: unknown; detail?: unknown }
  const { message } = (typeof error === 'object' && error ? error : {}) as { message?: unknown }
  const reason = [message, detail].find((one) => typeof one === 'string')
  return reason === undefined ? '' : `: ${String(reason).slice(0, 200)}`
}
