import type { ComponentChildren } from 'preact'
import {
  apiDocsPath,
  helpPath,
  livePath,
  privacyPath,
  termsPath,
  trialMailsPath,
} from '../../../vocabulary/addresses/urls.ts'
import { ApiPanel } from '../api-panel.tsx'
import { useFrame } from '../frame.ts'
import { BottomBar } from './bars/bottom-bar.tsx'
import { SideBar } from './bars/side-bar.tsx'
import { TopBar, VisitorBar } from './bars/top-bar.tsx'
import { Document, type PreviewProps } from './document.tsx'
import { FlashMessage } from './flash.tsx'
import { type KeyMeaning, Keys } from './keys.tsx'
import { Palette } from './palette/palette.tsx'
import { Tabs } from './tabs.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = PreviewProps & { children: ComponentChildren }

type LayoutProps = Props & {
  /** How many notifications are new, where the page itself changes that. */
  unseen?: number
  /** The keys of this page alone, and what each does. */
  keys?: readonly KeyMeaning[]
}

/** A page: for those signed in beside their places, for visitors under what there is to find. */
export function Layout({ unseen, keys, children, ...preview }: LayoutProps) {
  const { user, navigation, heading } = useFrame()
  const content = (
    <>
      <main id="main" class="main">
        <FlashMessage />
        {navigation && <Tabs label={`${navigation.label}, parts`} tabs={navigation.tabs} />}
        {heading}
        {children}
      </main>
      <Footer />
    </>
  )

  return (
    <Document {...preview}>
      <a href="#main" class="skip-link">
        Skip to content
      </a>
      {user === undefined ? (
        <>
          <VisitorBar />
          {content}
        </>
      ) : (
        <div class="framed" data-controller="live shortcuts" data-live-address-value={livePath}>
          <SideBar />
          <div class="flex min-w-0 flex-1 flex-col">
            <TopBar unseen={unseen ?? user.unseenNotifications} />
            {content}
          </div>
          <BottomBar />
          <ApiPanel />
          <Palette />
          <Keys ofPage={keys} />
          <p role="status" class="sr-only" data-live-target="status" />
        </div>
      )}
    </Document>
  )
}

/** One form in the middle of the screen. */
export function FocusLayout({ title, description, children }: Props) {
  return (
    <Document title={title} description={description}>
      <main class="flex flex-1 flex-col items-center justify-center px-4 py-12">
        <a href="/" class="home-link mb-8">
          <Wordmark />
        </a>
        <div class="w-full max-w-md">
          <FlashMessage />
          <div class="rounded-box border border-base-300 bg-base-100 px-5 py-8 shadow-xs sm:p-10">
            {children}
          </div>
        </div>
      </main>
      <Footer />
    </Document>
  )
}

function Footer() {
  const { trial } = useFrame()

  return (
    <footer class="footer-line">
      {trial && (
        <p>
          Local trial: money is test money, and no mail leaves this machine.{' '}
          <a href={trialMailsPath} class="link">
            Read the mails
          </a>
        </p>
      )}
      <nav aria-label="About this service" class="footer-links">
        <a href={helpPath} class="link link-hover">
          Help
        </a>
        <a href={termsPath} class="link link-hover">
          Terms
        </a>
        <a href={privacyPath} class="link link-hover">
          Privacy
        </a>
        <a href={apiDocsPath} class="link link-hover">
          API
        </a>
      </nav>
    </footer>
  )
}
