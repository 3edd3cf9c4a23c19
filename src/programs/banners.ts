import { z } from 'zod'
import { type AttributeErrors, Invalid } from '../framework/errors.ts'
import type { Owner } from '../framework/fair-queue.ts'
import type { SentFile } from '../framework/http/bodies/multipart.ts'
import { asNumber, flag, withExample } from '../framework/http/fields/fields.ts'
import { imageField, readImage } from '../framework/uploads/images.ts'

const focusMessage = 'must be a multiple of 10 from 0 to 100'

/**
 * The focus of a banner, in steps, because each is a style of its own: pages may not style single elements.
 */
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
  purge_banner_image: withExample(flag, false).describe('Removes the banner'),
  banner_focus_x: withExample(focus, 50).describe(
    'Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10',
  ),
  banner_focus_y: withExample(focus, 20).describe(
    'The same, in percent from the top, a multiple of 10',
  ),
}

export type BannerFocus = { banner_focus_x: number; banner_focus_y: number }

/** The styles that keep in sight what matters of a banner. */
export function focusStyles({ banner_focus_x, banner_focus_y }: BannerFocus): string {
  return `focus-x-${banner_focus_x} focus-y-${banner_focus_y}`
}

type BannerRule = (fields: { banner_image?: SentFile | undefined }) => AttributeErrors

/**
 * Reads fields with a rule about their banner. Only its picture itself shows whether it can be used, which
 * takes a while to find out; where other fields are wrong it is looked at too, so that all is mended in one
 * round.
 */
export async function readWithBanner<Fields>(
  owner: Owner,
  read: (rule: BannerRule) => Fields,
): Promise<Fields> {
  let banner: SentFile | undefined
  try {
    return read(({ banner_image }) => {
      banner = banner_image
      return {}
    })
  } catch (error) {
    if (!(error instanceof Invalid) || banner === undefined) throw error
    const errors = await bannerErrors(banner, owner)
    return read(() => errors)
  }
}

async function bannerErrors(banner: SentFile, owner: Owner): Promise<AttributeErrors> {
  try {
    await readImage(banner, 'banner_image', owner)
    return {}
  } catch (error) {
    if (error instanceof Invalid) return error.errors
    throw error
  }
}

/** A new picture wins over the wish to remove the old one: it replaces it anyway. */
export function bannerChange(
  key: string | undefined,
  purge: boolean | undefined,
): { banner_image_key?: string | null } {
  if (key !== undefined) return { banner_image_key: key }
  return purge ? { banner_image_key: null } : {}
}
