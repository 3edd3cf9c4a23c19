import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../../src/framework/config/config.ts'
import { projectRoot } from '../../src/framework/project-root.ts'
import { hasProgram } from '../support/run/programs.ts'

const folder = join(projectRoot, 'deploy/cluster')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const first = (file: string, pattern: RegExp) => pattern.exec(read(file))?.[1]

test('each part of the cluster is looked for where it listens', () => {
  const way = /@127\.0\.0\.1:(\d+)\/troupe/
  expect(first('troupe.env', new RegExp(`DATABASE_URL=.*${way.source}`))).toBe(
    first('pgbouncer.ini', /listen_port = (\d+)/),
  )
  const proxied = first('haproxy.cfg', /listen primary\n {2}bind 127\.0\.0\.1:(\d+)/)
  expect(first('pgbouncer.ini', /host=127\.0\.0\.1 port=(\d+)/)).toBe(proxied)
  expect(first('troupe.env', new RegExp(`DATABASE_LISTEN_URL=.*${way.source}`))).toBe(proxied)

  const servers = [...read('haproxy.cfg').matchAll(/server (\w+) (\S+):(\d+)/g)]
  const [machines, ports] = [
    servers.map(([, name, address]) => `${name}=http://${address}:2380`),
    servers.map(([, , , port]) => port),
  ]
  expect(machines.slice(0, 3).join()).toBe(first('machine.env', /INITIAL_CLUSTER=(.*)/))
  expect(machines.slice(3)).toEqual([...machines.slice(0, 3), ...machines.slice(0, 3)])
  expect(ports.slice(0, 3)).toEqual(Array(3).fill(first('patroni.yml', /listen: .*:(5\d+)/)))
  expect(ports.slice(3)).toEqual(Array(6).fill(first('troupe.env', /^PORT=(\d+)/m)))
  expect(first('haproxy.cfg', /check port (\d+)/)).toBe(
    first('patroni.yml', /restapi:\n {2}listen: .*:(\d+)/),
  )
  expect(first('troupe.env', /troupe:([\w-]+)@/)).toBe(first('userlist.txt', /"troupe" "(.*)"/))
})

test.each(['cluster/haproxy.cfg', 'haproxy/haproxy.cfg'])(
  'in %s a process is sent less than it refuses at, and streams wait in no line',
  (file) => {
    const text = readFileSync(join(projectRoot, 'deploy', file), 'utf8')
    const most = Number(/default-server .* maxconn (\d+)$/m.exec(text)?.[1])
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(loadConfig({ NODE_ENV: 'test' }).load.working)
    const [, lasting = ''] = text.split('\nbackend lasting\n')
    expect(lasting).not.toContain('maxconn')
    expect(text).toMatch(/acl is_lasting path \/live$/m)
  },
)

test.runIf(hasProgram('haproxy', '-v')).each(['cluster/haproxy.cfg', 'haproxy/haproxy.cfg'])(
  'HAProxy takes %s',
  (file) => {
    const path = join(projectRoot, 'deploy', file)
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', path])
    expect(String(stderr)).not.toMatch(/ALERT|WARNING/)
    expect(status).toBe(0)
  },
)

test('the scripts can be read by their shell', () => {
  for (const script of ['cluster', 'room'])
    expect(spawnSync('bash', ['-n', join(folder, script)]).status).toBe(0)
})
