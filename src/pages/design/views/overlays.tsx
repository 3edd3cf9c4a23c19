import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { designPath } from '../../../vocabulary/addresses/design-urls.ts'
import { Sample } from './sample.tsx'
import type { InTheme } from './theme.ts'

/** Samples of everything that opens over a page. */
export function Overlays({ theme }: InTheme) {
  return (
    <>
      <Sample name="Question">
        <Confirm
          id={`${theme.id}-question`}
          label="Delete…"
          title="Delete the draft?"
          action={designPath}
          confirm="Delete the draft"
        >
          The draft, its brief and its banner are deleted. This cannot be undone.
        </Confirm>
      </Sample>
      <Sample name="Palette">
        <div class="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xl">
          <p class="flex h-14 items-center gap-3 border-b border-base-300 px-4 text-base-content/70">
            <Icon name="search" class="size-5" />
            Search, or jump to a page
          </p>
          <ul class="p-2">
            {(['house', 'megaphone', 'wallet'] as const).map((icon) => (
              <li>
                <a href={designPath} class="found">
                  <Icon name={icon} class="size-4.5 text-base-content/70" />A place
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Sample>
    </>
  )
}
