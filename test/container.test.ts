import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/framework/config/config.ts'
import { Environment } from '../src/framework/config/environment.ts'
import { projectRoot } from '../src/framework/project-root.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const [troupe = ''] = read('compose.yaml').split(/^ {2}postgres:$/m)

test('compose.yaml passes every setting on, but for those that the container fixes', () => {
  expect(troupe).toMatch(/^ {4}env_file: \.env$/m)
  const own = Array.from(
    troupe.matchAll(/^ {6}([A-Z_]+): (.*)$/gm),
    ([, name = '', value = '']) => ({
      name,
      isFixed: !value.startsWith(`\${${name}:`),
    }),
  )
  expect(own.filter(({ isFixed }) => isFixed).map(({ name }) => name)).toEqual([
    ...['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'],
  ])
  for (const { name } of own) expect(Environment.shape).toHaveProperty(name)
})

test('compose.yaml lets several processes share the work, each at a port of its own', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in.
  expect(troupe).toContain('- "${PUBLISH:-127.0.0.1:3000}:3000"')
  expect(read('docs/deployment.md')).toContain('--scale troupe=3')
})

test('a container is not restarted because its database is away', () => {
  const check = /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(read('Dockerfile'))?.[1] ?? ''
  expect(check).toContain('/up`')
})

test('the image has every command for operators', () => {
  const commands = globSync('bin/*', { cwd: projectRoot }).filter(
    (file) => statSync(join(projectRoot, file)).isFile() && read(file).includes('lib/operate'),
  )
  expect(commands.length).toBeGreaterThan(1)
  expect(read('Dockerfile')).toMatch(/^COPY bin \.\/bin$/m)
  for (const command of commands) {
    const script = /lib\/operate" (\S+)/.exec(read(command))?.[1]
    expect(read('vite.server.config.ts')).toContain(`'${script}': 'src/${script}.ts'`)
  }
})

test('the image can make and read backups of the server beside it', () => {
  const programs = globSync('src/composition/**/*.ts', { cwd: projectRoot })
    .flatMap((file) => [...read(file).matchAll(/\bstart\('([a-z_]+)'/g)])
    .map(([, program]) => program)
  expect(new Set(programs)).toEqual(new Set(['tar', 'age', 'pg_dump', 'pg_restore']))
  const [image = ''] = read('Dockerfile').split('\n\n').slice(-2)
  for (const program of ['age', 'pg_dump', 'pg_restore'])
    expect(image).toContain(`${program} --version`)
  const server = /image: postgres:(\d+)/.exec(read('compose.yaml'))?.[1]
  expect(read('Dockerfile')).toContain(`FROM postgres:${server}-`)
})

test('the documented .env is enough, and somebody is told what is wrong', () => {
  const [, block = ''] = /```sh\n(BASE_URL=[\s\S]*?)```/.exec(read('docs/deployment.md')) ?? []
  const given = Object.fromEntries(
    Array.from(block.matchAll(/^(\w+)=("?)(.*?)\2(?:\s+#.*)?$/gm), ([, name, , value]) => [
      name,
      value,
    ]),
  )
  const { staffEmails } = loadConfig({
    ...{ NODE_ENV: 'production', DATABASE_URL: 'postgres://postgres/troupe', ...given },
    // The one that stands there is too short, so that nobody keeps it.
    SECRET_KEY: 'x'.repeat(32),
  })
  expect(staffEmails.length).toBeGreaterThan(1)
})

test('the log of a container has an end, and Prometheus beside it asks every process', () => {
  expect(troupe).toMatch(/max-size: \d+m, max-file:/)
  const [, config] = /--config\.file=\/etc\/troupe\/(\S+)"/.exec(read('compose.yaml')) ?? []
  const prometheus = read(`deploy/prometheus/${config}`)
  expect(prometheus).toContain('job_name: troupe')
  expect(prometheus).toContain('names: [troupe], type: A, port: 9464')
  expect(read('docs/deployment.md')).toContain('`METRICS_PORT=9464`')
})

test('units of systemd run what is there', () => {
  for (const file of globSync('deploy/systemd/*.service', { cwd: projectRoot })) {
    const unit = read(file)
    expect(unit).toContain('WorkingDirectory=/opt/troupe\n')
    for (const [command] of unit.matchAll(/(?<![/\w.])bin\/\w+/g))
      expect(statSync(join(projectRoot, command)).isFile()).toBe(true)
  }
  expect(read('deploy/systemd/troupe-backup.service')).toContain('bin/backup ')
})
