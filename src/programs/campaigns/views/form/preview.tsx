import type { ComponentChildren } from 'preact'
import { campaignPreviewPath, type Identified } from '../../../../vocabulary/addresses/urls.ts'

/** The part of the page of a preview that is shown beside the form. */
export const previewId = 'campaign-preview'

type Props = { organization: Identified; children: ComponentChildren }

/** A form with what comes of it beside it, where there is room for both. */
export function WithPreview({ organization, children }: Props) {
  return (
    <div
      class="gap-10 xl:grid xl:grid-cols-[minmax(0,48rem)_minmax(20rem,24rem)]"
      data-controller="form-preview"
      data-form-preview-address-value={campaignPreviewPath(organization)}
      data-form-preview-part-value={previewId}
      data-action="input->form-preview#later change->form-preview#later"
    >
      <div class="max-w-3xl min-w-0">{children}</div>
      <aside
        aria-label="Preview"
        class="sticky top-20 self-start max-xl:hidden"
        data-form-preview-target="place"
      />
    </div>
  )
}
