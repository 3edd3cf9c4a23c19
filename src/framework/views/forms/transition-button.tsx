import type { ComponentChildren } from 'preact'
import { Icon } from '../values/icon.tsx'
import { Confirm } from './confirm.tsx'

/** A reason why a move has to wait, and the address of what ends it. */
type Blocker = { sentence: string; href?: string | undefined }

type Props = {
  /** Tells it from other moves on the same page. */
  id?: string
  action: string
  method?: 'post' | 'delete'
  label: string
  /** The reasons why the move is not possible now; empty if it is. */
  blockers: Blocker[]
  class?: string | undefined
  /** The warning before a move that cannot be undone. */
  warning?: ComponentChildren
}

/** A move to another state, or the reasons why it has to wait. */
export function TransitionButton({
  id = 'transition',
  action,
  method = 'post',
  label,
  blockers,
  class: className = 'btn-primary',
  warning,
}: Props) {
  const button = `btn btn-sm ${className}`

  if (warning && blockers.length === 0) {
    return (
      <Confirm
        id={id}
        label={label}
        class={button}
        title={`${label}?`}
        action={action}
        method={method}
        confirm={label}
        tone="btn-primary"
      >
        {warning}
      </Confirm>
    )
  }
  return (
    <form method="post" action={method === 'post' ? action : `${action}?_method=${method}`}>
      <button type="submit" class={button} disabled={blockers.length > 0}>
        {label}
      </button>
      {blockers.length > 0 && (
        <ul class="mt-3 space-y-1.5 text-sm text-base-content/80">
          {blockers.map(({ sentence, href }) => (
            <li class="flex gap-2">
              <Icon name="circleAlert" class="mt-0.5 size-4 text-warning" />
              {href ? (
                <a href={href} class="link">
                  {sentence}
                </a>
              ) : (
                sentence
              )}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
