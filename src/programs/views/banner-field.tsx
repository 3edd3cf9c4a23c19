import { CheckField } from '../../framework/views/check-field.tsx'
import { ImageField } from '../../framework/views/fields.tsx'
import { filePath } from '../../vocabulary/urls.ts'

/** Uploads a banner, or removes the current one. */
export function BannerField({
  banner_image_key,
}: {
  banner_image_key?: string | null | undefined
}) {
  return (
    <>
      <ImageField
        attribute="banner_image"
        label="Banner"
        hint="JPEG, PNG, GIF or WebP, at most 10 MB. About three times as wide as high looks best."
        current={banner_image_key ? filePath(banner_image_key) : undefined}
        wide
      />
      {banner_image_key && <CheckField attribute="purge_banner_image" label="Remove the banner" />}
    </>
  )
}
