import { z } from 'zod'
import type { Context } from '../framework/context.ts'
import type { Upload } from '../framework/http/bodies/multipart.ts'
import { asNumber, flag, withExample } from '../framework/http/fields/fields.ts'
import { imageField } from '../framework/uploads/images.ts'
import { cutName } from '../vocabulary/people/names.ts'

const focusMessage = 'must be a multiple of 10 from 0 to 100'

/** In steps, because each is a style of its own: pages may not style single elements. */
const focus = z.preprocess(
  asNumber,
  z
    .int({ error: focusMessage })
    .min(0, focusMessage)
    .max(100, focusMessage)
    .multipleOf(10, focusMessage),
)

export const focusSteps = { min: 0, max: 100, step: 10, middle: 50 }

/** The fields that upload a record's banner or remove it. */
export const bannerFields = {
  banner_image: imageField(10),
  purge_banner_image: withExample(flag, false),
  banner_focus_x: withExample(focus, 50),
  banner_focus_y: withExample(focus, 20),
}

export type BannerFocus = { banner_focus_x: number; banner_focus_y: number }

/** The styles that keep in sight what matters of a banner. */
export function focusStyles({ banner_focus_x, banner_focus_y }: BannerFocus): string {
  return `focus-x-${banner_focus_x} focus-y-${banner_focus_y}`
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

/** Tells a copy from what it was made of. */
export function copiedName(name: string): string {
  return cutName(`Copy of ${name}`)
}
