import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../framework/project-root.ts'

/** Inter, whose figures can all have one width, in two weights. See `docs/decisions/`. */
export type Fonts = { regular: Buffer; semibold: Buffer }

/** Read for each paper anew, because most processes never draw one. */
export async function loadFonts(): Promise<Fonts> {
  const [regular, semibold] = await Promise.all([read('regular'), read('semibold')])
  return { regular, semibold }
}

const read = (weight: keyof Fonts) => readFile(join(projectRoot, `fonts/inter-${weight}.ttf`))
