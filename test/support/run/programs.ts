import { spawnSync } from 'node:child_process'

/**
 * Whether a test can use a program that is not one of ours. Where all has to be tried (`CI=true`) the test is
 * not passed over, and fails because the program is missing.
 */
export function hasProgram(name: string, question = '--version'): boolean {
  return process.env.CI === 'true' || spawnSync(name, [question]).status === 0
}
