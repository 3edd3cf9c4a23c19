import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import {
  type ServerProcess,
  spawnServer,
  temporaryDirectory,
} from '../support/processes/server-process.ts'
import { startStalledMailServer } from '../support/servers/mail-server.ts'
import { hasPostgres, startPostgres } from '../support/servers/postgres-server.ts'
import { unique } from '../support/world/factories.ts'
import { createTokenHeaders } from '../support/world/token-headers.ts'
import { create, statusOf } from './writers.ts'

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: projectRoot, maxBuffer: 1e9 }).toString().trim()

/** The last release, or what is named: a commit whose database this version can go on with. */
const from = process.env.CHAOS_FROM || lastRelease()
const seconds = Number(process.env.CHAOS_SECONDS ?? 20)
const clients = 8

/** The first commit whose changelog knows the newest release. */
function lastRelease(): string {
  const [heading = ''] = /^## \d\S*/m.exec(git('show', 'HEAD:CHANGELOG.md')) ?? []
  return git('log', `-S${heading}`, '--format=%h', '--', 'CHANGELOG.md').split('\n').at(-1) ?? ''
}

/** Builds another version beside this one, with the packages of this one. */
function build(commit: string): string {
  const folder = join(temporaryDirectory(), 'old')
  mkdirSync(folder)
  const archive = git('rev-parse', commit)
  execFileSync('bash', ['-c', `git archive ${archive} | tar -x -C ${folder}`], { cwd: projectRoot })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'ignore' })
  return join(folder, 'dist/server/main.js')
}

async function homeOf({ url }: ServerProcess, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/organizations.json`, { headers })
  const [organization] = (await response.json()) as { id: string }[]
  return organization?.id as string
}

type Phase = {
  name: string
  done: number
  refused: number
  wrong: string[]
  cut: number
  codes: number[]
}

test.runIf(hasPostgres)(
  'the old and the new version serve side by side, and nobody is refused',
  async () => {
    const script = build(from)
    const postgres = await startPostgres(temporaryDirectory())
    const mail = await startStalledMailServer()
    mail.answerAgain()
    const settings = {
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'a secret of some length that both versions have',
      SMTP_URL: mail.url,
      SMTP_TLS: 'optional',
      SIGN_IN_LIMIT_PER_IP: '1000000',
      DRAIN_SECONDS: '2',
    }
    const start = async (own?: string) => {
      const server = await spawnServer({ ...settings, DATA_DIR: temporaryDirectory() }, own)
      while (
        !(await fetch(`${server.url}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        await sleep(100)
      return server
    }
    const old = await start(script)
    const serving = [old]
    const headers = await createTokenHeaders(postgres.url)
    const home = await homeOf(old, headers)

    const phases: Phase[] = []
    let phase = {} as Phase
    const begin = (name: string) => {
      phase = { name, done: 0, refused: 0, wrong: [], cut: 0, codes: [] }
      phases.push(phase)
    }
    const note = (what: string, status: number) => {
      if (status === 0) phase.cut += 1
      else if (status === 503) phase.refused += 1
      else if (status >= 400) phase.wrong.push(`${what}: ${status}`)
      else phase.done += 1
    }
    let isOver = false
    let turn = 0
    const anyone = () => serving[turn++ % serving.length] as ServerProcess
    const reads = [
      'campaigns',
      'collabs',
      'members',
      'submissions',
      'creators',
      'events',
      'audit',
      'home',
    ]
    const use = async () => {
      while (!isOver) {
        note('create', await statusOf(create({ url: anyone().url, headers }, home, unique('Side'))))
        for (const list of reads) {
          const path = list === 'home' ? '/me.json' : `/organizations/${home}/${list}.json`
          note(list, await statusOf(fetch(anyone().url + path, { headers })))
        }
      }
    }
    const signIn = async () => {
      while (!isOver) {
        const email_address = `${unique('reader')}@example.com`
        const [its, asked] = [phase, performance.now()]
        const body = JSON.stringify({ email_address })
        const json = { 'content-type': 'application/json', accept: 'application/json' }
        note(
          'sign-in',
          await statusOf(
            fetch(`${anyone().url}/session.json`, { method: 'POST', headers: json, body }),
          ),
        )
        while (!mail.received.some((raw) => raw.includes(email_address))) {
          if (performance.now() - asked > 60_000)
            throw new Error('A code has not come for a minute.')
          await sleep(20)
        }
        its.codes.push(performance.now() - asked)
        await sleep(200)
      }
    }

    begin('old alone')
    const working = [signIn(), ...Array.from({ length: clients }, use)]
    await sleep(seconds * 500)
    begin('new starts, and changes the database')
    const fresh = await start()
    begin('both')
    serving.push(fresh)
    await sleep(seconds * 1000)
    begin('old ends')
    serving.shift()
    old.kill('SIGTERM')
    await old.ended
    begin('new alone')
    await sleep(seconds * 500)
    isOver = true
    await Promise.all(working)
    fresh.kill('SIGTERM')
    await fresh.ended
    await postgres.stop()

    const row = ({ name, done, refused, wrong, cut, codes }: Phase) =>
      [
        name,
        done,
        refused,
        wrong.length,
        cut,
        codes.length,
        `${(Math.max(0, ...codes) / 1000).toFixed(1)} s`,
      ].join(' | ')
    const head = [`From ${from}`, 'Done', '503', 'Wrong', 'Cut', 'Codes', 'Slowest code']
    process.stdout.write(
      `\n| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |\n${phases.map((one) => `| ${row(one)} |`).join('\n')}\n\n`,
    )
    expect(phases.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(phases.map(({ refused, cut }) => refused + cut)).toEqual(phases.map(() => 0))
    expect(Math.max(...phases.flatMap(({ codes }) => codes))).toBeLessThan(10_000)
  },
)
