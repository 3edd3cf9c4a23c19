import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { projectRoot } from '../../framework/project-root.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { commit, version } from '../../framework/version.ts'

/** Said by a backup of itself. */
const Contents = z.object({
  format: z.literal('troupe-backup-1'),
  version: z.string(),
  commit: z.string().nullable(),
  /** The last migration that the version knew which made it. */
  migration: z.string(),
  database: z.enum(['server', 'embedded']),
  made_at: z.string(),
  checksums: z.record(z.string(), z.string()),
})

type Contents = z.infer<typeof Contents>

const name = 'contents.json'

export async function writeContents(
  folder: string,
  database: Contents['database'],
): Promise<Contents> {
  const contents: Contents = {
    format: 'troupe-backup-1',
    version,
    commit,
    migration: migrations().at(-1) ?? '',
    database,
    made_at: new Date().toISOString(),
    checksums: await checksumsOf(folder),
  }
  writeFileSync(join(folder, name), JSON.stringify(contents))
  return contents
}

/** Refuses what is no backup, is damaged, or was made by a newer version. */
export async function checkContents(folder: string): Promise<Contents> {
  const contents = readContents(folder)
  const { [name]: _own, ...found } = await checksumsOf(folder)
  const paths = new Set([...Object.keys(found), ...Object.keys(contents.checksums)])
  for (const path of paths)
    if (found[path] !== contents.checksums[path])
      throw new StartRefused(`The backup is damaged: ${path} is not as it was written.`)
  if (!migrations().includes(contents.migration))
    throw new StartRefused(
      `The backup was made by version ${contents.version}, which is newer than this one: it is at ${contents.migration}.`,
    )
  return contents
}

function readContents(folder: string): Contents {
  try {
    return Contents.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  } catch {
    throw new StartRefused('The file is no backup of Troupe.')
  }
}

function migrations(): string[] {
  return readdirSync(join(projectRoot, 'db/migrations')).sort()
}

async function checksumsOf(folder: string): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {}
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (statSync(join(folder, path)).isDirectory()) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash)
    checksums[path] = hash.digest('hex')
  }
  return checksums
}
