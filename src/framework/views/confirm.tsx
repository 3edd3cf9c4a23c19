import type { ComponentChildren } from 'preact'

type Props = {
  id: string
  /** The button that asks. */
  label: ComponentChildren
  class?: string
  title: string
  /** Says what will be so from then on. */
  children: ComponentChildren
  action: string
  method?: 'post' | 'patch' | 'delete'
  confirm: string
  /** What the button that goes ahead looks like. */
  tone?: 'btn-error' | 'btn-primary'
}

/**
 * Asks before what cannot be taken back. A popover needs no script to open or to close, and moves the
 * focus to what has `autofocus`: the answer that changes nothing.
 */
export function Confirm({
  id,
  label,
  class: className = 'btn btn-error btn-outline btn-sm',
  title,
  children,
  action,
  method = 'delete',
  confirm,
  tone = 'btn-error',
}: Props) {
  const popover = `confirm-${id}`

  return (
    <>
      <button type="button" class={className} popovertarget={popover}>
        {label}
      </button>
      <div
        id={popover}
        popover="auto"
        role="dialog"
        aria-labelledby={`${popover}-title`}
        class="confirm"
      >
        <h2 id={`${popover}-title`} class="text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <div class="mt-2 text-sm wrap-anywhere text-base-content/80">{children}</div>
        <form
          method="post"
          action={method === 'post' ? action : `${action}?_method=${method}`}
          class="mt-6 flex flex-wrap justify-end gap-2"
        >
          <button
            type="button"
            class="btn btn-sm"
            popovertarget={popover}
            popovertargetaction="hide"
            autofocus
          >
            Cancel
          </button>
          <button type="submit" class={`btn btn-sm ${tone}`}>
            {confirm}
          </button>
        </form>
      </div>
    </>
  )
}
