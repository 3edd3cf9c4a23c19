import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import {
  namesAt,
  spawnServer,
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { unique } from '../support/world/factories.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0

// Each test starts several servers, which takes long on a busy machine.
describe('the server process', { timeout: 300_000 }, () => {
  test('stopping finishes the request that is under way and refuses the next, and a start goes on from there', async () => {
    const DATA_DIR = await usedDirectory()
    const server = await startServer({ DATA_DIR })
    const line = curlLineOf(server.output())
    if (hasCurl)
      expect(JSON.parse(runInShell(line))).toMatchObject([
        { name: 'Fernweh Coffee', avatar_url: expect.stringContaining('/files/') },
        { name: 'Halide Audio' },
      ])
    const name = unique('Finished')
    const body = JSON.stringify({ organization: { name } })
    const slow = request(`${server.url}/organizations.json`, {
      method: 'POST',
      headers: {
        ...server.headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        connection: 'keep-alive',
      },
    })
    slow.write(body.slice(0, 10))
    await server.get('/up')

    server.kill('SIGTERM')
    await server.says('stopping')
    slow.end(body.slice(10))
    const [response] = await once(slow, 'response')
    expect(response.statusCode).toBe(201)
    response.resume()
    expect(await server.ended).toEqual({ code: 0 })
    await expect(server.get('/up')).rejects.toThrow()

    const next = await startServer({ DATA_DIR, PORT: String(server.port) })
    expect(await namesAt(next)).toContain(name)
    // A trial prints the same line at every start, and it works as printed.
    expect(curlLineOf(next.output())).toBe(line)
    if (hasCurl) expect(JSON.parse(runInShell(line))).toHaveLength(3)
    next.kill('SIGINT')
    expect(await next.ended).toEqual({ code: 0 })
  })

  test('every acknowledged write outlives kill -9', async () => {
    const settings = { DATA_DIR: await usedDirectory(), TMPDIR: temporaryDirectory() }
    const acknowledged: string[] = []

    // `bin/chaos` does this for as long as asked.
    for (let round = 0; round < 2; round += 1) {
      const server = await startServer(settings)
      expect(await namesAt(server)).toEqual(expect.arrayContaining(acknowledged))

      for (let write = 0; write < 5; write += 1) {
        const name = unique('Kept')
        const { status } = await server.post('/organizations.json', { organization: { name } })
        expect(status).toBe(201)
        acknowledged.push(name)
      }
      server.kill('SIGKILL')
      await server.ended
    }

    const last = await startServer(settings)
    expect(await namesAt(last)).toEqual(expect.arrayContaining(acknowledged))
    last.kill('SIGTERM')
    await last.ended
    expect(readdirSync(settings.TMPDIR)).toEqual([])
  })

  test('a second process is refused on the same folder and at the same port, and a second signal does not wait', async () => {
    const DATA_DIR = await usedDirectory()
    const first = await startServer({ DATA_DIR })

    const inFolder = await spawnServer({ DATA_DIR })
    expect(await inFolder.ended).toEqual({ code: 1 })
    expect(inFolder.output()).toContain(`${DATA_DIR} is in use by another Troupe process.`)

    // It ends by itself, so its database is closed again.
    const atPort = await spawnServer({ DATA_DIR: await usedDirectory(), PORT: String(first.port) })
    expect(await atPort.ended).toEqual({ code: 1 })
    expect(atPort.output()).toContain(`Port ${first.port} is in use.`)

    // Neither has harmed the first.
    expect((await first.get('/up')).status).toBe(200)
    const stuck = request(`${first.url}/organizations.json`, {
      method: 'POST',
      headers: { ...first.headers, 'content-type': 'application/json', 'content-length': 100 },
    })
    stuck.on('error', () => {})
    stuck.write('{')
    await first.get('/up')

    first.kill('SIGTERM')
    await first.says('stopping')
    const insisting = setInterval(() => first.kill('SIGTERM'), 200)
    expect(await first.ended).toEqual({ code: 1 })
    clearInterval(insisting)
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

function curlLineOf(output: string): string {
  return /^ *(curl .*)$/m.exec(output)?.[1] ?? ''
}

function runInShell(line: string): string {
  return execFileSync('bash', ['-c', `${line.replace('curl', 'curl -s')}`], { encoding: 'utf8' })
}
