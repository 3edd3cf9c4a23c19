import { execFileSync } from 'node:child_process'
import { projectRoot } from '../../../src/framework/project-root.ts'

/** Whether a run was asked for everything, as before a release. */
export const triesAll = process.env.SAMPLE === 'all'

/** The number of commits. Without a history, as in a copy of the files, it is the first run of all. */
export const turn = commits()

/**
 * The cases whose turn it is, one of so many, and the next with each commit. For tables that every route goes
 * through: what is wrong with one way to refuse is found with some of them, what is wrong with a single route
 * a few commits later.
 */
export function inTurns<Case>(cases: Case[], runs: number): Case[] {
  return cases.filter((_, index) => isInTurn(index, runs))
}

/** Whether it is the turn of a case by its place. */
export function isInTurn(index: number, runs: number): boolean {
  return triesAll || index % runs === turn % runs
}

function commits(): number {
  try {
    return Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    return 0
  }
}

export function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim()
}
