import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectRoot } from '../../../src/framework/project-root.ts'

const run = promisify(execFile)
const script = join(projectRoot, 'deploy/cluster/cluster')
const folder = process.env.CLUSTER_DIR ?? '/tmp/troupe-cluster'

export type Machine = 'one' | 'two' | 'three'
export const machines: Machine[] = ['one', 'two', 'three']
const addresses = { one: '10.64.0.1', two: '10.64.0.2', three: '10.64.0.3' }

/** Where clients find the service. */
export const front = 'http://10.64.0.10:8080'

/** What the script of the cluster does with these words. */
export async function cluster(...words: string[]): Promise<string> {
  return (await run(script, words)).stdout.trim()
}

export async function leaderOf(part: 'postgres' | 'etcd'): Promise<Machine> {
  for (;;) {
    const machine = await cluster('leader', part)
    if (machine !== '') return machine as Machine
    await sleep(500)
  }
}

/** The address of the database on the machine that is the primary now, past everything between. */
export async function primaryUrl(): Promise<string> {
  const host = addresses[await leaderOf('postgres')]
  return `postgres://postgres:replace-1@${host}:5432/troupe`
}

/** A token of the demo world, which a process prints when it has started. */
export function readToken(): string {
  for (const machine of machines) {
    const printed = readFileSync(join(folder, machine, 'troupe.log'), 'utf8')
    const token = /BRAND_TOKEN=(\S+)/.exec(printed)?.[1]
    if (token !== undefined) return token
  }
  throw new Error('No process has printed a token.')
}

/** Waits until all three have all their parts, and one standby confirms every commit of the primary. */
export async function untilWhole(seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isWhole())) {
    if (performance.now() > end)
      throw new Error(`Not whole after ${seconds} s:\n${await cluster('status')}`)
    await sleep(500)
  }
}

type Member = { name: string; role: string; state: string; lag?: number | string }

async function isWhole(): Promise<boolean> {
  const answers = await Promise.all(
    machines.map(async (machine) => [
      await get(`http://${addresses[machine]}:3000/ready`),
      await get(`http://${addresses[machine]}:2379/health`),
      await get(`http://${addresses[machine]}:8008/cluster`),
    ]),
  )
  if (answers.flat().includes(undefined)) return false
  return answers.every(([, , text]) => {
    const { members } = JSON.parse(text as string) as { members: Member[] }
    const roles = members.map(({ role }) => role).sort()
    return (
      roles.join() === 'leader,replica,sync_standby' &&
      members.every(({ state }) => state === 'running' || state === 'streaming') &&
      members.every(({ lag = 0 }) => Number(lag) < 16 * 1024 * 1024)
    )
  })
}

async function get(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    const text = await response.text()
    return response.ok ? text : undefined
  } catch {
    return undefined
  }
}
