import type { Context } from '../framework/context.ts'
import type { SentFile } from '../framework/http/bodies/multipart.ts'
import { cutName } from '../vocabulary/people/names.ts'

/** Fields that a copy gets of its own: its name, and its picture. */
export const ownFields = { name: true, banner_image: true, purge_banner_image: true } as const

/** The fields of a draft with the same terms, brief and banner as a program. All else is its own to set. */
export async function copyOf<
  Program extends { name: string; banner_image_key: string | null },
  Term extends keyof Program,
>(context: Pick<Context, 'files' | 'log'>, program: Program, terms: readonly Term[]) {
  return {
    ...copiedFields(program, terms),
    name: copiedName(program.name),
    ...(await copiedBanner(context, program.banner_image_key)),
  }
}

/** The terms of a program that a copy of it takes over. */
function copiedFields<Program extends object, Name extends keyof Program>(
  program: Program,
  names: readonly Name[],
): Pick<Program, Name> {
  return Object.fromEntries(names.map((name) => [name, program[name]])) as Pick<Program, Name>
}

/** A banner to be stored once more, for a copy that lives on its own. One that cannot be read is left out. */
async function copiedBanner(
  { files, log }: Pick<Context, 'files' | 'log'>,
  key: string | null,
): Promise<{ banner_image?: SentFile }> {
  if (key === null) return {}
  try {
    return { banner_image: { data: Buffer.from(await files.getBytes(key)), truncated: false } }
  } catch (error) {
    log.warn({ err: error, key }, 'a banner was not copied')
    return {}
  }
}

/** Tells a copy from what it was made of. */
function copiedName(name: string): string {
  return cutName(`Copy of ${name}`)
}
