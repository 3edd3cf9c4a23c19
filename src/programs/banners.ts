import type { Context } from '../framework/context.ts'
import { flag, withExample } from '../framework/http/fields.ts'
import type { Upload } from '../framework/http/multipart.ts'
import { imageField } from '../framework/uploads/images.ts'

/** The fields that upload a record's banner or remove it. */
export const bannerFields = {
  banner_image: imageField(10),
  purge_banner_image: withExample(flag, false),
}

/** A new picture wins over the wish to remove the old one: it replaces it anyway. */
export function bannerChange(
  key: string | undefined,
  purge: boolean | undefined,
): { banner_image_key?: string | null } {
  if (key !== undefined) return { banner_image_key: key }
  return purge ? { banner_image_key: null } : {}
}

/** A banner to be stored once more, for a copy that lives on its own. One that cannot be read is left out. */
export async function copiedBanner(
  { files, log }: Pick<Context, 'files' | 'log'>,
  key: string | null,
): Promise<{ banner_image?: Upload }> {
  if (key === null) return {}
  try {
    return { banner_image: { data: Buffer.from(await files.getBytes(key)), truncated: false } }
  } catch (error) {
    log.warn({ err: error, key }, 'a banner was not copied')
    return {}
  }
}

const longestName = 255

/** Tells a copy from what it was made of. */
export function copiedName(name: string): string {
  return `Copy of ${name}`.slice(0, longestName)
}
