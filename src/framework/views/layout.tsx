import type { ComponentChildren } from 'preact'
import {
  apiDocsPath,
  discoverPath,
  newSessionPath,
  organizationsPath,
  trialMailsPath,
} from '../../vocabulary/urls.ts'
import { Bell } from './bell.tsx'
import { Document, type PreviewProps } from './document.tsx'
import { FlashMessage } from './flash.tsx'
import { useFrame } from './frame.ts'
import { Icon } from './icon.tsx'
import { Navigation } from './navigation.tsx'
import { UserMenu } from './user-menu.tsx'

type Props = PreviewProps & { children: ComponentChildren }

type LayoutProps = Props & {
  /** How many notifications are new, where the page itself changes that. */
  unseen?: number
}

/** A page for someone signed in: where they are on the left, what they do on the right. */
export function Layout({ unseen, children, ...preview }: LayoutProps) {
  const { user } = useFrame()

  return (
    <Document {...preview}>
      <a href="#main" class="skip-link">
        Skip to content
      </a>
      <TopBar unseen={unseen ?? user?.unseenNotifications ?? 0} />
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
export function FocusLayout({ title, description, children }: Props) {
  return (
    <Document title={title} description={description}>
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

function TopBar({ unseen }: { unseen: number }) {
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
        <div class="ml-auto flex shrink-0 items-center gap-1">
          <a href={discoverPath} class="btn btn-ghost btn-sm max-sm:px-2">
            <Icon name="compass" />
            <span class={user ? 'max-sm:sr-only' : ''}>Discover</span>
          </a>
          {user ? (
            <>
              <Bell unseen={unseen} />
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

function Footer() {
  const { trial } = useFrame()

  return (
    <footer class="mx-auto flex w-full max-w-7xl flex-wrap justify-between gap-x-6 gap-y-2 px-4 pb-6 text-xs text-base-content/70 sm:px-6 lg:px-8">
      {trial && (
        <p>
          Local trial: money is test money, and no mail leaves this machine.{' '}
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
