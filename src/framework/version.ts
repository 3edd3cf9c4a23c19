import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

export const version = manifest.version as string

/**
 * The commit of which this is a build; null where it runs as source, or was built outside of a repository.
 */
export const commit: string | null = process.env.TROUPE_COMMIT || null
