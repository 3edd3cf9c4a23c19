import type { ComponentChildren } from 'preact'
import {
  apiDocsPath,
  mePath,
  newSessionPath,
  organizationsPath,
  sessionPath,
  trialMailsPath,
} from '../../vocabulary/urls.ts'
import { scriptPath, stylesheetPaths } from './assets.ts'
import { Avatar } from './avatar.tsx'
import { Bell } from './bell.tsx'
import { FlashMessage } from './flash.tsx'
import { useFrame } from './frame.ts'
import { Icon, type IconName } from './icon.tsx'
import { Navigation } from './navigation.tsx'

type Props = { title: string; children: ComponentChildren }

/** A page for someone signed in: the navigation on the left, the content on the right. */
export function Layout({ title, children }: Props) {
  const { user } = useFrame()

  return (
    <Document title={title}>
      <a href="#main" class="skip-link">
        Skip to content
      </a>
      <TopBar />
      <div class="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-x-10 px-4 sm:px-6 lg:flex-row lg:px-8">
        {user && <Navigation />}
        <main id="main" class="min-w-0 flex-1 pt-6 pb-16 lg:pt-10">
          <FlashMessage />
          {children}
        </main>
      </div>
      <Footer />
    </Document>
  )
}

/** One form in the middle of the screen. */
export function FocusLayout({ title, children }: Props) {
  return (
    <Document title={title}>
      <main class="flex flex-1 flex-col items-center justify-center px-4 py-12">
        <a href="/" class="mb-8">
          <Wordmark />
        </a>
        <div class="w-full max-w-md">
          <FlashMessage />
          <div class="rounded-box border border-base-300 bg-base-100 px-5 py-8 shadow-sm sm:p-10">
            {children}
          </div>
        </div>
      </main>
      <Footer />
    </Document>
  )
}

function Document({ title, children }: Props) {
  const { nonce } = useFrame()

  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="csp-nonce" content={nonce} />
        <meta name="turbo-prefetch" content="false" />
        <title>{`${title} · Troupe`}</title>
        <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
        {stylesheetPaths('application.ts').map((href) => (
          <link rel="stylesheet" href={href} data-turbo-track="reload" />
        ))}
        <script type="module" src={scriptPath('application.ts')} data-turbo-track="reload" />
      </head>
      <body class="flex min-h-dvh flex-col bg-base-200 text-base-content antialiased">
        {children}
      </body>
    </html>
  )
}

export function Wordmark() {
  return (
    <span class="inline-flex items-center gap-2 text-lg font-semibold tracking-tight">
      <span
        aria-hidden="true"
        class="grid size-7 place-items-center rounded-lg bg-primary text-sm font-bold text-primary-content"
      >
        T
      </span>
      Troupe
    </span>
  )
}

function TopBar() {
  const { user, organization } = useFrame()

  return (
    <header class="border-b border-base-300 bg-base-100">
      <div class="mx-auto flex h-14 w-full max-w-7xl items-center gap-3 px-4 sm:px-6 lg:px-8">
        <a href={user ? organizationsPath : '/'}>
          <Wordmark />
        </a>
        {organization && (
          <>
            <Icon name="chevronRight" class="size-4 text-base-content/50 max-sm:hidden" />
            <a
              href={organization.path}
              class="min-w-0 truncate text-sm font-medium hover:underline"
            >
              {organization.name}
            </a>
          </>
        )}
        <div class="ml-auto flex items-center gap-1">
          {user ? (
            <>
              <Bell />
              <UserMenu />
            </>
          ) : (
            <a href={newSessionPath()} class="btn btn-primary btn-sm">
              Sign in
            </a>
          )}
        </div>
      </div>
    </header>
  )
}

function UserMenu() {
  const { user } = useFrame()
  if (user === undefined) return null

  return (
    <details class="dropdown dropdown-end" data-controller="menu">
      <summary class="btn btn-ghost btn-sm gap-2 px-2">
        <span class="sr-only">Your account:</span>
        <Avatar name={user.name || user.email} class="size-7" />
        <span class="max-w-40 truncate max-sm:hidden">{user.name || user.email}</span>
      </summary>
      <ul class="menu dropdown-content z-10 mt-2 w-60 rounded-box border border-base-300 bg-base-100 p-2 shadow-lg">
        <li class="menu-title truncate font-normal text-base-content/70">{user.email}</li>
        <MenuItem href={organizationsPath} icon="building">
          Organizations
        </MenuItem>
        <MenuItem href={mePath} icon="user">
          Your account
        </MenuItem>
        <li>
          <form method="post" action={`${sessionPath}?_method=delete`} class="p-0">
            <button type="submit" class="flex w-full items-center gap-2 px-3 py-1.5">
              <Icon name="logOut" />
              Sign out
            </button>
          </form>
        </li>
      </ul>
    </details>
  )
}

function MenuItem({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        {children}
      </a>
    </li>
  )
}

function Footer() {
  const { trial } = useFrame()

  return (
    <footer class="mx-auto flex w-full max-w-7xl flex-wrap justify-between gap-x-6 gap-y-2 px-4 pb-6 text-xs text-base-content/70 sm:px-6 lg:px-8">
      {trial && (
        <p>
          Local trial: no mail leaves this machine.{' '}
          <a href={trialMailsPath} class="link">
            Read the mails
          </a>
        </p>
      )}
      <a href={apiDocsPath} class="link link-hover">
        JSON interface
      </a>
    </footer>
  )
}
