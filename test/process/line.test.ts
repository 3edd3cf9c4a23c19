import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../support/processes/free-port.ts'
import { hasProgram } from '../support/run/programs.ts'
import { startHaproxy } from '../support/servers/haproxy.ts'

/** As many as HAProxy sends to one process, in the example. */
const most = 80

test.runIf(hasProgram('haproxy', '-v'))(
  'behind HAProxy a crowd waits in line, and open pages take up no place in it',
  async () => {
    const [port, nobody] = [await freePort(), await freePort()]
    const held: (() => void)[] = []
    let isOpen = false
    let streams = 0
    const server = createServer((request, response) => {
      if (request.url === '/live') {
        streams += 1
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
      } else if (request.url === '/held' && !isOpen) held.push(() => response.end())
      else response.end()
    }).listen(port, '127.0.0.1')
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    const url = await startHaproxy([port, nobody])

    const over = new AbortController()
    const pages = Array.from({ length: 40 }, () => fetch(`${url}/live`, { signal: over.signal }))
    await vi.waitFor(() => expect(streams).toBe(40), 10_000)
    const crowd = Array.from({ length: most + 20 }, () => fetch(`${url}/held`))
    await vi.waitFor(() => expect(held.length).toBe(most), 10_000)

    isOpen = true
    for (const answer of held) answer()
    const statuses = (await Promise.all(crowd)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(held).toHaveLength(most)
    over.abort()
    await Promise.allSettled(pages)
  },
)
