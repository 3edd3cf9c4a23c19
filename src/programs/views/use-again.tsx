import { Icon } from '../../framework/views/values/icon.tsx'

type Props = {
  action: string
  /** The name of what is used again, where several are offered. */
  name?: string
}

/** Makes a draft that is like it. Nothing happens to the original, so nothing is asked. */
export function UseAgain({ action, name }: Props) {
  return (
    <form method="post" action={action}>
      <button type="submit" class="btn btn-sm max-w-full">
        <Icon name="copy" />
        {name === undefined ? (
          'Use again'
        ) : (
          <span class="truncate">
            <span class="sr-only">Use again: </span>
            {name}
          </span>
        )}
      </button>
    </form>
  )
}
