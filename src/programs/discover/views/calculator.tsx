import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { payAtStops, payFor, stopOf } from '../pay/calculator.ts'
import type { UsualViews } from '../pay/usual-views.ts'

type Props = {
  campaign: Parameters<typeof payFor>[0]
  views: number
  /** The views that their posts usually reach where it lets them post, if that is known. */
  usual?: UsualViews | undefined
  /** The page that it is on, which answers for any number of views. */
  action: string
}

/** Turbo puts what the form is answered into it, and leaves the rest of the page alone. */
const Frame = 'turbo-frame' as 'div'

/** How many views make how much money. Without scripts it is a form like any other. */
export function Calculator({ campaign, views, usual, action }: Props) {
  const stops = payAtStops(campaign)
  const { pay, note, views: shown } = payFor(campaign, views)

  return (
    <form
      action={action}
      method="get"
      data-controller="calculator"
      data-calculator-stops-value={JSON.stringify(stops)}
      data-turbo-frame="pay"
    >
      <label class="block">
        <span class="text-sm text-base-content/70">If a post gets this many views</span>
        <span class="mt-1 flex gap-2">
          <input
            type="text"
            name="views"
            inputmode="numeric"
            autocomplete="off"
            maxlength={20}
            value={shown}
            class="input w-full font-display text-xl font-bold tabular-nums"
            data-calculator-target="views"
            data-action="calculator#type"
          />
          <button type="submit" class="btn h-auto" data-calculator-target="button">
            Calculate
          </button>
        </span>
      </label>
      {usual && (
        <p class="mt-2 text-sm text-base-content/70">
          Your posts on {platformNames[usual.platform_id]} usually get {grouped(usual.views)}.
        </p>
      )}
      <input
        type="range"
        min={0}
        max={stops.length - 1}
        value={stopOf(views)}
        aria-label="Views"
        aria-valuetext={`${shown} views`}
        class="range range-primary range-sm mt-4 w-full"
        data-calculator-target="slider"
        data-action="calculator#slide"
        hidden
      />
      <Frame id="pay" class="mt-4 block" aria-live="polite">
        <p class="text-sm text-base-content/70">it earns</p>
        <p class="figure text-5xl text-primary" data-calculator-target="pay">
          {pay}
        </p>
        <p class="mt-1 text-sm text-pretty text-base-content/75" data-calculator-target="note">
          {note}
        </p>
      </Frame>
    </form>
  )
}
