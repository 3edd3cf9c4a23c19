import { staffSearchPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { searchPath } from '../../../../vocabulary/addresses/urls.ts'
import { longestSearch } from '../../../search-query.ts'
import { useFrame } from '../../frame.ts'
import { Icon } from '../../values/icon.tsx'
import { JumpList, useKeyJumps } from './jump-list.tsx'

/** The search of the side that one is on: among their own pages staff find whatever there is. */
export function useSearch(): { address: string; what: string } {
  return useFrame().navigation?.side === 'staff'
    ? { address: staffSearchPath, what: 'any person or record' }
    : { address: searchPath, what: 'programs, creators and posts' }
}

/** The search in the top bar, which works by itself, and opens the palette if scripts run. */
export function SearchField() {
  const { address, what } = useSearch()

  return (
    <form action={address} method="get" class="search-field">
      <Icon name="search" class="size-4 text-base-content/70" />
      <label class="min-w-0 flex-1">
        <span class="sr-only">Search {what}</span>
        <input
          type="search"
          name="q"
          maxlength={longestSearch}
          placeholder={`Search ${what}`}
          class="w-full bg-transparent outline-none"
          data-controller="palette-opener"
          data-action="click->palette-opener#open"
        />
      </label>
      <kbd class="kbd kbd-sm">Ctrl K</kbd>
    </form>
  )
}

/** Opened with Ctrl K or ⌘K: jumps to a page at once, and to whatever is found while one types. */
export function Palette() {
  const { user } = useFrame()
  const { address } = useSearch()
  if (user === undefined) return null

  return (
    <dialog
      class="palette"
      aria-label="Search and jump"
      data-controller="palette"
      data-palette-address-value={address}
      data-action="keydown->palette#move click->palette#closeOutside"
    >
      <label class="flex items-center gap-3 border-b border-base-300 px-4">
        <Icon name="search" class="size-5 text-base-content/70" />
        <span class="sr-only">Search or jump to</span>
        <input
          type="search"
          maxlength={longestSearch}
          placeholder="Search, or jump to a page"
          class="h-14 w-full bg-transparent text-base outline-none"
          data-palette-target="field"
          data-action="input->palette#type"
        />
      </label>
      <div class="max-h-[60dvh] overflow-y-auto p-2">
        <div data-palette-target="places">
          <JumpList {...useKeyJumps()} />
        </div>
        <div data-palette-target="found" aria-live="polite" />
      </div>
    </dialog>
  )
}
