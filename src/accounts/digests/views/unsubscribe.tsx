import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import {
  digestUnsubscriptionPath,
  notificationSettingsPath,
} from '../../../vocabulary/addresses/urls.ts'

type Props = { token: string; isEnded: boolean }

export function UnsubscribePage({ token, isEnded }: Props) {
  const title = isEnded ? 'No more daily mails' : 'Get no more daily mails?'

  return (
    <FocusLayout title={title}>
      <h1 class="text-center page-title">{title}</h1>
      <p class="mt-2 mb-6 text-center text-pretty text-base-content/80">
        {isEnded
          ? 'You get none from now on. Everything is still in your list of notifications.'
          : 'Everything stays in your list of notifications. What is mailed at once is mailed as before.'}
      </p>
      {isEnded ? (
        <p class="text-center">
          <a href={notificationSettingsPath} class="link">
            Notification settings
          </a>
        </p>
      ) : (
        <Form action={digestUnsubscriptionPath(token)}>
          <SubmitButton class="btn-primary btn-block">End daily mails</SubmitButton>
        </Form>
      )}
    </FocusLayout>
  )
}
