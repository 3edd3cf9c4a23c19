import { execFileSync } from 'node:child_process'
import { projectRoot } from '../../../src/framework/project-root.ts'

/** Whether a run was asked for everything, as before a release. */
export const triesAll = process.env.SAMPLE === 'all'

/**
 * The number of commits; in a shallow clone, which has but one, a number of its own for each. Without a
 * history, as in a copy of the files, it is the first run of all.
 */
export const turn = turnOf()

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

function turnOf(): number {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
    return isShallow
      ? Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
      : Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    return 0
  }
}

export function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim()
}
