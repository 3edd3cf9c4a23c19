import { createInterface } from 'node:readline'
import { command, type Place, version } from '../command.ts'
import { adviceOn } from '../exit-codes.ts'

type Message = {
  id?: string | number
  method?: string
  params?: { name?: string; protocolVersion?: string; _meta?: Record<string, unknown> }
}

const versionKey = 'io.modelcontextprotocol/protocolVersion'

/**
 * A server of the Model Context Protocol on its own input and output, for programs that start one. Each message is sent
 * on to `/mcp`, with the token that `login` kept. It is sent once: a tool must not be used twice because an answer was lost.
 */
export const mcp = command('Tools for agents, on input and output', {}, async (place) => {
  const forward = forwarderOf(place)
  const running = new Set<Promise<void>>()
  for await (const line of createInterface({ input: process.stdin, terminal: false })) {
    if (line.trim() === '') continue
    const answered = forward(line).then((answers) => {
      for (const answer of answers) process.stdout.write(`${answer}\n`)
    })
    running.add(answered)
    answered.finally(() => running.delete(answered))
  }
  await Promise.all(running)
})

function forwarderOf({ baseUrl, token }: Place) {
  // The revision that the two sides agreed on at the beginning.
  let agreed: string | undefined

  return async (line: string): Promise<string[]> => {
    const message = parsed(line)
    if (message === undefined) return [failure(null, -32700, 'This is no JSON.')]
    const { id, method, params } = message
    const own = params?._meta?.[versionKey] as string | undefined
    const headers: Record<string, string> = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'user-agent': `troupe-cli/${version}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(own && { 'mcp-method': method ?? '', ...(params?.name && { 'mcp-name': params.name }) }),
      ...((own ?? agreed) && { 'mcp-protocol-version': own ?? agreed ?? '' }),
    }
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/mcp`, {
        method: 'POST',
        headers,
        body: line,
      })
      const text = await response.text()
      const answers = answersIn(text, response.headers.get('content-type') ?? '')
      if (method === 'initialize') agreed = revisionIn(answers[0])
      if (answers.length > 0 || id === undefined) return answers
      const advice = response.status === 401 ? ` ${adviceOn(text)}` : ''
      return [failure(id, -32000, `${response.status} ${text}${advice}`.trim())]
    } catch (error) {
      if (id === undefined) return []
      return [failure(id, -32000, `${baseUrl} did not answer: ${(error as Error).message}`)]
    }
  }
}

function parsed(line: string): Message | undefined {
  try {
    return JSON.parse(line) as Message
  } catch {
    return undefined
  }
}

/** An answer is JSON, or a stream of events that ends with it; anything else is no answer of the protocol. */
function answersIn(text: string, type: string): string[] {
  if (type.startsWith('text/event-stream'))
    return [...text.matchAll(/^data: ?(.+)$/gm)].map(([, data]) => data as string)
  return type.startsWith('application/json') && text.includes('"jsonrpc"') ? [text.trim()] : []
}

function revisionIn(answer = '{}'): string | undefined {
  return (JSON.parse(answer) as { result?: { protocolVersion?: string } }).result?.protocolVersion
}

function failure(id: string | number | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })
}
