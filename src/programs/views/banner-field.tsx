import { CheckField } from '../../framework/views/fields/check-field.tsx'
import { ImageInput } from '../../framework/views/fields/fields.tsx'
import { Field, useField } from '../../framework/views/forms/form.tsx'
import { filePath } from '../../vocabulary/addresses/urls.ts'
import { focusSteps, focusStyles } from '../banners.ts'

type Props = { banner_image_key?: string | null | undefined }

/** Uploads a banner and says what of it matters, or removes the current one. */
export function BannerField({ banner_image_key }: Props) {
  const focus = {
    banner_focus_x: useFocus('banner_focus_x'),
    banner_focus_y: useFocus('banner_focus_y'),
  }

  return (
    <>
      <div class="space-y-3" data-controller="focus-point">
        <Field
          attribute="banner_image"
          label="Banner"
          hint="JPEG, PNG, GIF or WebP, at most 10 MB. About three times as wide as high looks best."
        >
          <div class="space-y-3" data-controller="image-preview">
            <div
              class={`focus-frame ${focusStyles(focus)}`}
              data-focus-point-target="frame"
              data-action="click->focus-point#choose"
            >
              <img
                src={banner_image_key ? filePath(banner_image_key) : undefined}
                alt=""
                hidden={!banner_image_key}
                data-image-preview-target="image"
              />
              <span class="focus-dot" />
            </div>
            <ImageInput attribute="banner_image" />
          </div>
        </Field>
        <fieldset class="focus-sliders">
          <legend class="text-sm font-medium">Focus point</legend>
          <p class="text-sm text-base-content/70">
            Small screens crop the banner around this point. Click on the picture, or move the
            sliders.
          </p>
          <div class="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <FocusSlider attribute="banner_focus_x" target="x" label="Left to right" />
            <FocusSlider attribute="banner_focus_y" target="y" label="Top to bottom" />
          </div>
        </fieldset>
      </div>
      {banner_image_key && <CheckField attribute="purge_banner_image" label="Remove the banner" />}
    </>
  )
}

type SliderProps = { attribute: string; target: 'x' | 'y'; label: string }

function FocusSlider({ attribute, target, label }: SliderProps) {
  const { id, name, described } = useField(attribute)
  const { min, max, step } = focusSteps

  return (
    <Field attribute={attribute} label={label}>
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={useFocus(attribute)}
        class="range range-primary range-sm w-full"
        data-focus-point-target={target}
        data-action="focus-point#show"
        {...described}
      />
    </Field>
  )
}

/** The focus that was chosen; the middle where a program sent one that was refused. */
function useFocus(attribute: string): number {
  const { value } = useField(attribute)
  const chosen = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return chosen % focusSteps.step === 0 ? chosen : focusSteps.middle
}
