import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll } from 'vitest'
import { mcpPath } from '../../src/vocabulary/addresses/agent-urls.ts'
import { app } from './helper.ts'

const server = createServer((request, response) => app.routing(request, response))

/** Has a socket for the agents of a file. */
export function listenToAgents(): void {
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  afterAll(() => new Promise<void>((ready) => server.close(() => ready())))
}

export type Used = Record<string, unknown> & { text: string; id?: string; confirm_url?: string }

/** An agent with the official client, over a socket. */
export async function agentWith(token: string, mode: 'legacy' | { pin: string } = 'legacy') {
  const { port } = server.address() as AddressInfo
  const who = { name: 'scripted', version: '1.0.0' }
  const client = new Client(who, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(
    new URL(mcpPath, `http://127.0.0.1:${port}`),
    { requestInit: { headers: { authorization: `Bearer ${token}` } } },
  )
  await client.connect(transport)
  const use = async (name: string, given: Record<string, unknown> = {}): Promise<Used> => {
    const { structuredContent, content, isError } = await client.callTool({
      name,
      arguments: given,
    })
    const [first] = content as { text: string }[]
    return { ...(structuredContent as object), text: first?.text ?? '', isError }
  }
  const names = async () => (await client.listTools()).tools.map(({ name }) => name)
  return { client, use, names }
}

/** The path of the page where a person says yes. */
export const pageOf = ({ confirm_url }: { confirm_url?: string }) =>
  new URL(confirm_url ?? '').pathname
