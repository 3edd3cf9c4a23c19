import type { ComponentChildren } from 'preact'

/** The attributes of a form with boxes to tick, whose bar says how many of these are. */
export const tickedForm = (noun: string) => ({
  'data-controller': 'ticked',
  'data-action': 'change->ticked#count',
  'data-ticked-noun-value': noun,
})

/** Ticks all boxes of the page, or none. Seen where scripts run, as it does nothing without them. */
export function TickAll({ count, noun }: { count: number; noun: string }) {
  return (
    <label
      hidden
      data-ticked-target="whole"
      class="flex w-fit items-center gap-3 px-5 py-1 text-sm not-[[hidden]]:flex"
    >
      <input
        type="checkbox"
        data-ticked-target="all"
        data-action="ticked#tickAll"
        class="checkbox checkbox-sm"
      />
      {count === 1 ? `The ${noun} on this page` : `All ${count} ${noun}s on this page`}
    </label>
  )
}

type Props = { noun: string; isOpen?: boolean; children: ComponentChildren }

/**
 * Actions for all that is ticked, at the bottom of the window: seen while something is, or to say what was
 * wrong.
 */
export function TickedBar({ noun, isOpen = false, children }: Props) {
  return (
    <section
      aria-label={`The ${noun}s you ticked`}
      class="ticked-bar"
      data-open={isOpen ? '' : undefined}
    >
      <p class="text-sm font-semibold" role="status" data-ticked-target="sum">
        The {noun}s you ticked
      </p>
      {children}
    </section>
  )
}
