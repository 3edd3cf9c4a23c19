import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder in which `db/` and `dist/` lie, whether this file runs as source or as part of the build. */
export const projectRoot = findUpwards(import.meta.dirname)

function findUpwards(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findUpwards(dirname(directory))
}
