import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import {
  namesAt,
  type StartedServer,
  spawnServer,
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { unique } from '../support/world/factories.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0

// Servers take long to start on a busy machine.
describe('the server process', { timeout: 300_000 }, () => {
  // One folder, started three times: each start takes seconds, and has to go on from what the one before has
  // left.
  test('acknowledged writes outlive kill -9, stopping finishes what is under way, and a second process is refused', async () => {
    const settings = { DATA_DIR: await usedDirectory(), TMPDIR: temporaryDirectory() }

    // `bin/chaos` does this for as long as asked.
    const killed = await startServer(settings)
    const line = curlLineOf(killed.output())
    const demo = [
      { name: 'Fernweh Coffee', avatar_url: expect.stringContaining('/files/') },
      { name: 'Halide Audio' },
    ]
    if (hasCurl) expect(JSON.parse(runInShell(line))).toMatchObject(demo)
    const acknowledged: string[] = []
    for (let write = 0; write < 5; write += 1) {
      const name = unique('Kept')
      const { status } = await killed.post('/organizations.json', { organization: { name } })
      expect(status).toBe(201)
      acknowledged.push(name)
    }
    killed.kill('SIGKILL')
    await killed.ended

    const stopped = await startServer({ ...settings, PORT: String(killed.port) })
    expect(await namesAt(stopped)).toEqual(expect.arrayContaining(acknowledged))
    // A trial prints the same line at every start, and it works as printed.
    expect(curlLineOf(stopped.output())).toBe(line)
    if (hasCurl) expect(JSON.parse(runInShell(line))).toHaveLength(2 + acknowledged.length)
    const name = unique('Finished')
    await stopAmid(stopped, JSON.stringify({ organization: { name } }))
    expect(readdirSync(settings.TMPDIR)).toEqual([])

    const first = await startServer(settings)
    expect(await namesAt(first)).toContain(name)
    await refuseOthers(first, settings.DATA_DIR)
    await insistOnStopping(first)
  })

  test('bad settings are named one by one, and nothing is started', async () => {
    const server = await spawnServer({ PORT: 'http', SIGNUPS: 'maybe', SECRET_KEY: 'short-secret' })

    expect(await server.ended).toEqual({ code: 1 })
    expect(server.output()).toBe(
      [
        'These settings need attention:',
        '  PORT must be a whole number from 1 to 65535',
        '  SECRET_KEY must have at least 32 characters',
        '  SIGNUPS must be one of open, closed',
        '',
      ].join('\n'),
    )
  })
})

/**
 * The request is finished, the next one refused. So it is with SIGHUP, of a terminal that is closed or a
 * reload without `WORKERS`, as with the SIGTERM that other tests send.
 */
async function stopAmid(server: StartedServer, body: string): Promise<void> {
  const slow = openRequest(server, Buffer.byteLength(body))
  slow.write(body.slice(0, 10))
  await server.get('/up')

  server.kill('SIGHUP')
  await server.says('stopping')
  slow.end(body.slice(10))
  const [response] = await once(slow, 'response')
  expect(response.statusCode).toBe(201)
  response.resume()
  expect(await server.ended).toEqual({ code: 0 })
  await expect(server.get('/up')).rejects.toThrow()
}

/** In the same folder and at the same port, without harm to the one that runs. */
async function refuseOthers(server: StartedServer, DATA_DIR: string): Promise<void> {
  const inFolder = await spawnServer({ DATA_DIR })
  expect(await inFolder.ended).toEqual({ code: 1 })
  expect(inFolder.output()).toContain(`${DATA_DIR} is in use by another Troupe process.`)

  // It ends by itself, so its database is closed again.
  const atPort = await spawnServer({ DATA_DIR: await usedDirectory(), PORT: String(server.port) })
  expect(await atPort.ended).toEqual({ code: 1 })
  expect(atPort.output()).toContain(`Port ${server.port} is in use.`)
  expect((await server.get('/up')).status).toBe(200)
}

/** A second signal does not wait for a request that never ends. */
async function insistOnStopping(server: StartedServer): Promise<void> {
  const stuck = openRequest(server, 100)
  stuck.on('error', () => {})
  stuck.write('{')
  await server.get('/up')

  server.kill('SIGINT')
  await server.says('stopping')
  const insisting = setInterval(() => server.kill('SIGTERM'), 200)
  expect(await server.ended).toEqual({ code: 1 })
  clearInterval(insisting)
}

function openRequest({ url, headers }: StartedServer, length: number) {
  return request(`${url}/organizations.json`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': length,
      connection: 'keep-alive',
    },
  })
}

function curlLineOf(output: string): string {
  return /^ *(curl .*)$/m.exec(output)?.[1] ?? ''
}

function runInShell(line: string): string {
  return execFileSync('bash', ['-c', `${line.replace('curl', 'curl -s')}`], { encoding: 'utf8' })
}
