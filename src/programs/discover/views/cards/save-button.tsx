import type { ComponentChildren } from 'preact'
import { useFrame } from '../../../../framework/views/frame.ts'
import { TurboFrame } from '../../../../framework/views/turbo-frame.tsx'
import { Icon } from '../../../../framework/views/values/icon.tsx'

type Props = {
  program: { name: string; is_saved: boolean }
  /** The address of the program. */
  path: string
  /** Whether the page it stands on is shown again afterwards, because what is not saved leaves it. */
  isPageReloaded?: boolean | undefined
}

/** Keeps a program for whoever is signed in, or lets go of it. With scripts only the button changes. */
export function SaveButton({ program, path, isPageReloaded = false }: Props) {
  const { user, url } = useFrame()
  if (user === undefined) return null
  const { name, is_saved } = program

  return (
    <Place id={isPageReloaded ? undefined : `save-${path.split('/').at(-1)}`}>
      <form
        method="post"
        action={`${path}/saved_program${is_saved ? '?_method=delete' : ''}`}
        data-unsaved="forget"
      >
        <input type="hidden" name="return_to" value={url} />
        <button
          type="submit"
          class="btn btn-square btn-ghost btn-sm max-md:size-11"
          aria-pressed={is_saved}
          aria-label={`Save ${name}`}
          title={is_saved ? 'Saved: take it off' : 'Save for later'}
        >
          <Icon name="bookmark" class={`size-5 ${is_saved ? 'fill-primary text-primary' : ''}`} />
        </button>
      </form>
    </Place>
  )
}

function Place({ id, children }: { id: string | undefined; children: ComponentChildren }) {
  const look = 'relative z-1 block shrink-0'
  return id === undefined ? (
    <div class={look}>{children}</div>
  ) : (
    <TurboFrame id={id} class={look} data-keeps-focus="">
      {children}
    </TurboFrame>
  )
}
