import type { ComponentChildren } from 'preact'

type Props = {
  id: string
  /** The text on the button that opens the question. Without one, a button elsewhere does. */
  label?: ComponentChildren
  class?: string
  title: string
  /** The sentences about what the action will change. */
  children: ComponentChildren
  /** The address that it is sent to. Without one, the form around it is sent. */
  action?: string
  method?: 'post' | 'patch' | 'delete'
  confirm: string
  /** The answer that changes nothing. */
  no?: string
  /** Fields that are sent along, by name. */
  fields?: Record<string, string>
  /** Whether the sentences hold fields to fill in: the first of them then has the focus. */
  isForm?: boolean
  /** The look of the button that confirms. */
  tone?: 'btn-error' | 'btn-primary'
}

/**
 * Asks before an action that cannot be undone, with the focus on the answer that changes nothing. A popover
 * opens and closes without a script; with one it is modal, and what lies behind it waits.
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
  no = 'Cancel',
  fields = {},
  isForm = false,
  tone = 'btn-error',
}: Props) {
  const popover = `confirm-${id}`

  const answers = (
    <>
      <button
        type="button"
        class="btn btn-sm"
        popovertarget={popover}
        popovertargetaction="hide"
        data-action="confirm#close"
        autofocus={!isForm}
      >
        {no}
      </button>
      {/* A browser would complain about a field behind this question; the answer to the form does so beside it. */}
      <button
        type="submit"
        class={`btn btn-sm ${tone}`}
        formnovalidate={action === undefined ? true : undefined}
      >
        {confirm}
      </button>
    </>
  )

  return (
    <>
      {label !== undefined && (
        <button type="button" class={className} popovertarget={popover}>
          {label}
        </button>
      )}
      <dialog
        id={popover}
        popover="auto"
        closedby="any"
        aria-labelledby={`${popover}-title`}
        class="confirm"
        data-controller="confirm"
        data-action="beforetoggle->confirm#open"
      >
        <h2 id={`${popover}-title`} class="text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <div class="mt-2 text-sm wrap-anywhere text-base-content/80">{children}</div>
        {action === undefined ? (
          <div class={row}>{answers}</div>
        ) : (
          <form
            method="post"
            action={method === 'post' ? action : `${action}?_method=${method}`}
            class={row}
          >
            {Object.entries(fields).map(([name, value]) => (
              <input type="hidden" name={name} value={value} />
            ))}
            {answers}
          </form>
        )}
      </dialog>
    </>
  )
}

const row = 'mt-6 flex flex-wrap justify-end gap-2'
