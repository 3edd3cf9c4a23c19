import { discoverPath, isOnShow, newSessionPath } from '../../../../vocabulary/addresses/urls.ts'
import { ApiButton } from '../../api-panel.tsx'
import { useFrame } from '../../frame.ts'
import { Icon } from '../../values/icon.tsx'
import { SearchField, useSearch } from '../palette/palette.tsx'
import { Mark, Wordmark } from '../wordmark.tsx'
import { Bell } from './bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** Tools that are at hand on every page, for whoever is signed in. */
export function TopBar({ unseen }: { unseen: number }) {
  const { organization } = useFrame()
  const { address } = useSearch()

  return (
    <header class="top-bar">
      <a href={organization?.path ?? '/'} class="home-link lg:hidden">
        <Mark class="size-7" />
        <span class="truncate pe-1 font-display text-lg font-bold tracking-tight">
          {organization?.name ?? 'Troupe'}
        </span>
      </a>
      <SearchField />
      <div class="ml-auto flex shrink-0 items-center gap-1">
        <a href={address} class="btn btn-ghost btn-sm btn-square lg:hidden">
          <Icon name="search" class="size-5" />
          <span class="sr-only">Search</span>
        </a>
        <ApiButton />
        <Bell unseen={unseen} />
        <UserMenu />
      </div>
    </header>
  )
}

/** The bar for visitors: what this is, what there is, and the way in. */
export function VisitorBar() {
  const { url } = useFrame()

  return (
    <header class="mx-auto flex h-18 w-full max-w-7xl items-center gap-3 px-4 sm:px-6 lg:px-8">
      <a href="/" class="home-link">
        <Wordmark />
      </a>
      <nav aria-label="Troupe" class="ml-auto flex shrink-0 items-center gap-1">
        <a href={discoverPath} class="btn btn-ghost btn-sm">
          <Icon name="compass" />
          Discover
        </a>
        <a href={newSessionPath(isOnShow(url) ? url : undefined)} class="btn btn-primary btn-sm">
          Sign in
        </a>
      </nav>
    </header>
  )
}
