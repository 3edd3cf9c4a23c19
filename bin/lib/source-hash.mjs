// Prints one hash over everything that the build reads. Runs on the machine's own Node.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

const sources = [
  'src',
  'web',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
  'CHANGELOG.md',
]

const hash = createHash('sha256')
for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file))
console.log(hash.digest('hex'))

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}
