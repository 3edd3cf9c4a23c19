import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Asking } from '../../../src/platforms/client.ts'
import { appWith } from '../app.ts'
import { startWebServer } from './web-server.ts'

type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
type Reply = {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  text?: string
  bytes?: Buffer
}
export type Handler = (asked: Asked) => Reply | undefined | Promise<Reply | undefined>

export const allPlatforms = {
  YOUTUBE_API_KEY: 'youtube-key',
  YOUTUBE_CLIENT_ID: 'youtube-client',
  YOUTUBE_CLIENT_SECRET: 'youtube-secret',
  TIKTOK_CLIENT_KEY: 'tiktok-client',
  TIKTOK_CLIENT_SECRET: 'tiktok-secret',
  INSTAGRAM_CLIENT_ID: 'instagram-client',
  INSTAGRAM_CLIENT_SECRET: 'instagram-secret',
  X_BEARER_TOKEN: 'x-token',
}

/** A server that answers as the platforms do, each at its own host: `api.x.com/2/tweets`. */
export async function openPlatforms(settings: Record<string, string> = allPlatforms) {
  const handlers = new Map<string, Handler>()
  const asked: Asked[] = []
  const site = await startWebServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://platforms.test')
    const question: Asked = {
      method: request.method ?? 'GET',
      url,
      headers: request.headers,
      body: await bodyOf(request),
    }
    asked.push(question)
    const handler = handlers.get(url.pathname.slice(1))
    send(response, (await handler?.(question)) ?? { status: 404, json: {} })
  })
  const { app, context } = await appWith({ PLATFORMS_URL: site.url, ...settings })

  return {
    ...site,
    app,
    context: context as typeof context & Asking,
    asked,
    /** Answers at an address from now on. */
    on: (address: string, handler: Handler | Reply) =>
      handlers.set(address, typeof handler === 'function' ? handler : () => handler),
    forget: () => {
      handlers.clear()
      asked.length = 0
    },
  }
}

function send(response: ServerResponse, reply: Reply): void {
  const { status = 200, headers = {}, json, text, bytes } = reply
  const type = text === undefined ? 'application/json' : 'text/html'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(bytes ?? text ?? JSON.stringify(json ?? {}))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
