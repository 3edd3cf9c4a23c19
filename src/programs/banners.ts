import { flag, withExample } from '../framework/http/fields.ts'
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
