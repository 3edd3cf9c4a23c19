import { flag } from '../framework/http/fields.ts'
import { imageField } from '../framework/uploads/images.ts'

/** How a record's banner is sent, and how it is taken away. */
export const bannerFields = { banner_image: imageField(10), purge_banner_image: flag }

/** A new picture wins over the wish to remove the old one: it replaces it anyway. */
export function bannerChange(
  key: string | undefined,
  purge: boolean | undefined,
): { banner_image_key?: string | null } {
  if (key !== undefined) return { banner_image_key: key }
  return purge ? { banner_image_key: null } : {}
}
