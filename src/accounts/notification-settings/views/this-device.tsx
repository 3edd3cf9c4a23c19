import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'

/**
 * The part about this device. Only the browser knows if it is subscribed, so its script shows the paragraph
 * that applies.
 */
export function ThisDevice() {
  return (
    <Card title="This device">
      <div class="flex flex-wrap items-center justify-between gap-4 text-sm" aria-live="polite">
        <State name="unknown" isShown>
          Push needs JavaScript and a browser that supports it.
        </State>
        <State name="unsupported">
          This browser cannot receive push messages. On an iPhone or iPad, add Troupe to the home
          screen first.
        </State>
        <State name="blocked">
          Messages from this site are blocked. Allow notifications in your browser settings, then
          reload this page.
        </State>
        <State name="off">
          Get notified here when something happens, even when Troupe is closed.
        </State>
        <State name="on">This device gets your push messages.</State>
        <State name="failed">
          The browser could not reach its push service. Check your connection and try again.
        </State>
        <button
          type="button"
          class="btn btn-primary btn-sm"
          data-push-target="enable"
          data-action="push#enable"
          hidden
        >
          <Icon name="bell" />
          Turn on for this device
        </button>
      </div>
    </Card>
  )
}

type StateProps = { name: string; isShown?: boolean; children: ComponentChildren }

function State({ name, isShown = false, children }: StateProps) {
  return (
    <p data-push-target="state" data-state={name} hidden={!isShown} class="max-w-prose">
      {children}
    </p>
  )
}
