import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { PushSubscription } from '../../../tables/users/push-subscriptions.ts'
import { pushSubscriptionPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { deviceName } from '../../../vocabulary/people/device-name.ts'

export function Devices({ devices }: { devices: PushSubscription[] }) {
  return (
    <Card title="Devices" description="Browsers that get your push messages.">
      {devices.length === 0 ? (
        <p class="text-sm text-base-content/70">
          None yet. Open this page on each device that should get push messages.
        </p>
      ) : (
        <ul class="divide-y divide-base-300">
          {devices.map((device) => (
            <Device device={device} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Device({ device }: { device: PushSubscription }) {
  const name = deviceName(device.user_agent)
  const isPhone = /iPhone|iPad|Android|Mobile/.test(device.user_agent)

  return (
    <li
      class="flex flex-wrap items-center gap-4 py-3 first:pt-0 last:pb-0"
      data-push-target="device"
      data-endpoint={device.endpoint}
      data-action="submit->push#forget"
    >
      <span class="grid size-10 shrink-0 place-items-center rounded-lg bg-base-200 text-base-content/70 max-sm:hidden">
        <Icon name={isPhone ? 'smartphone' : 'laptop'} class="size-5" />
      </span>
      <div class="min-w-0 flex-1">
        <p class="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span class="font-medium break-words">{name}</span>
          <span data-here hidden>
            <Badge tone="success">this device</Badge>
          </span>
        </p>
        <p class="mt-0.5 text-sm text-base-content/70">
          Added <Time at={device.created_at} isPhrase />
        </p>
      </div>
      <Confirm
        id={encodeId('PushSubscription', device.id)}
        class="btn btn-sm"
        label={
          <>
            Remove<span class="sr-only"> {name}</span>
          </>
        }
        title={`Remove ${name}?`}
        action={pushSubscriptionPath(device)}
        confirm="Remove device"
      >
        It stops getting push messages until you turn them on there again.
      </Confirm>
    </li>
  )
}
