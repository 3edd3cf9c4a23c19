// Succeeds if node_modules holds what package-lock.json asks for, however it got there. Runs on the
// machine's own Node, before anything is installed. With --omit=dev what only developers need may be missing.
import { readFileSync } from 'node:fs'

const wanted = packagesOf('package-lock.json')
const present = packagesOf('node_modules/.package-lock.json')

const omitsDev = process.argv.includes('--omit=dev')
const isNeeded = ({ dev, devOptional, optional, link }) =>
  !optional && !link && !(omitsDev && (dev || devOptional))

const isMissing = ([path, wish]) =>
  path !== '' && isNeeded(wish) && present[path]?.version !== wish.version
const isOther = ([path, { version }]) =>
  wanted[path] !== undefined && wanted[path].version !== version

const isComplete = !Object.entries(wanted).some(isMissing) && !Object.entries(present).some(isOther)
process.exit(isComplete ? 0 : 1)

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    process.exit(1)
  }
}
