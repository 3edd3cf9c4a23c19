import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/**
 * The folder in which `db/`, `fonts/` and `dist/` lie, whether this file runs as source or as part of the
 * build.
 */
export const projectRoot = findUpwards(import.meta.dirname)

function findUpwards(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findUpwards(dirname(directory))
}

/** The file of a thread, by its path in `src/` without the ending: the build has it at the same path. */
export function threadScript(path: string): string {
  const isBuilt = extname(import.meta.filename) === '.js'
  return join(projectRoot, isBuilt ? `dist/server/${path}.js` : `src/${path}.ts`)
}
