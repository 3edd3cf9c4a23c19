import { Agent, request } from 'node:http'

type Ask = { url: string; method?: 'GET' | 'POST'; body?: () => object }

/**
 * Asks on a few connections that are kept open, one request after another on each, until told to stop. All
 * that is not answered well has failed.
 */
export function keepAsking(asks: Ask[], headers: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const failed: unknown[] = []
  let answered = 0
  let isOver = false
  const ask = ({ url, method = 'GET', body }: Ask) =>
    new Promise<void>((resolve) => {
      const json = body ? { 'content-type': 'application/json' } : {}
      request(url, { agent, method, headers: { ...headers, ...json } }, (response) => {
        const { statusCode = 0 } = response
        response.resume().once('end', () => {
          if (statusCode === 200 || statusCode === 201) answered += 1
          else failed.push(`${method} ${statusCode}`)
          resolve()
        })
      })
        .once('error', (error) => {
          failed.push(`${method} ${error.message}`)
          resolve()
        })
        .end(body && JSON.stringify(body()))
    })
  const lines = Array.from({ length: 6 }, async (_, line) => {
    for (let number = line; !isOver; number += 1) await ask(asks[number % asks.length] as Ask)
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(lines)
      agent.destroy()
      return { answered, failed }
    },
  }
}
