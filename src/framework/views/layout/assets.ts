import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../project-root.ts'

type Built = { file: string; css?: string[]; assets?: string[]; isEntry?: boolean }
type Manifest = Record<string, Built>

export const assetsDirectory = join(projectRoot, 'dist/web')

/** Maps each entry to its built files, whose names change with their content. */
const manifest = readManifest()

export function scriptPath(entry: string): string | undefined {
  const file = manifest[entry]?.file
  return file && `/assets/${file}`
}

export function stylesheetPaths(entry: string): string[] {
  return (manifest[entry]?.css ?? []).map((file) => `/assets/${file}`)
}

/** The fonts that every page is set in. Others are for letters that only some contain. */
export function fontPaths(entry: string): string[] {
  const isCommon = (file: string) => /-latin-wght-.*woff2$/.test(file)
  return (manifest[entry]?.assets ?? []).filter(isCommon).map((file) => `/assets/${file}`)
}

function readManifest(): Manifest {
  const file = join(assetsDirectory, 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
