import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Form } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import {
  notificationSettingsPath,
  pushSubscriptionsPath,
  serviceWorkerPath,
} from '../../../vocabulary/addresses/urls.ts'
import type { NotificationChoices } from '../../notification-choices/queries.ts'
import { ChoicesCard } from '../../notification-choices/views/card.tsx'
import type { NotificationSettings } from '../queries.ts'
import { Devices } from './devices.tsx'
import { ThisDevice } from './this-device.tsx'

type Props = {
  settings: NotificationSettings
  choices: NotificationChoices
  publicKey: string
  errors?: AttributeErrors | undefined
}

export function NotificationSettingsShow({ settings, choices, publicKey, errors }: Props) {
  const { push_notifications_enabled, devices } = settings

  return (
    <Layout title="Notification settings">
      <PageHeader
        title="Notification settings"
        description="Which mails and push messages you get, and on which devices."
      />
      <ChoicesCard choices={choices} />
      <Card>
        <PushSwitch isOn={push_notifications_enabled} errors={errors} />
      </Card>
      <div
        data-controller="push"
        data-push-public-key-value={publicKey}
        data-push-worker-value={serviceWorkerPath}
        data-push-subscriptions-value={pushSubscriptionsPath}
      >
        <ThisDevice />
        <Devices devices={devices} />
      </div>
    </Layout>
  )
}

/** A button that looks and reads like a switch, because a button works without a script. */
function PushSwitch({ isOn, errors }: { isOn: boolean; errors: AttributeErrors | undefined }) {
  return (
    <Form
      action={notificationSettingsPath}
      method="patch"
      errors={errors}
      class="flex items-start justify-between gap-4"
    >
      <div>
        <h2 id="push-switch" class="text-base font-semibold">
          Push messages
        </h2>
        <p id="push-switch-hint" class="mt-1 text-sm text-base-content/70">
          {isOn
            ? 'On. Every device below gets what you chose above right away.'
            : 'Off. Nothing is sent. Your devices stay listed for when you turn it back on.'}
        </p>
        {errors?.push_notifications_enabled && (
          <p class="mt-1.5 text-sm font-medium text-error">
            Push messages {errors.push_notifications_enabled.join(', ')}
          </p>
        )}
      </div>
      <input type="hidden" name="push_notifications_enabled" value={isOn ? '0' : '1'} />
      <button
        type="submit"
        role="switch"
        aria-checked={isOn ? 'true' : 'false'}
        aria-labelledby="push-switch"
        aria-describedby="push-switch-hint"
        class="toggle toggle-primary mt-0.5 shrink-0"
      />
    </Form>
  )
}
