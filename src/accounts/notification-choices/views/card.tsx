import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { FieldError } from '../../../framework/views/forms/field-error.tsx'
import { Form, SubmitButton, useField } from '../../../framework/views/forms/form.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { mailChoices, type Topic, topics } from '../../../tables/users/notification-choices.ts'
import { notificationChoicesPath, notificationsPath } from '../../../vocabulary/addresses/urls.ts'
import { morningInWords } from '../morning.ts'
import { mailChoiceWords, topicWords } from '../names.ts'
import type { NotificationChoices } from '../queries.ts'

type Props = { choices: NotificationChoices; errors?: AttributeErrors }

export function ChoicesCard({ choices, errors }: Props) {
  // The browser knows best where someone is. Without scripts it tells nobody, and what is known stays.
  const zone = useFrame().timeZone ?? choices.time_zone

  return (
    <Card
      title="What you are told, and how"
      description={
        <>
          Everything is in your{' '}
          <a href={notificationsPath} class="link">
            list of notifications
          </a>
          . That cannot be switched off, so that nothing is lost. You are never mailed about what
          you did yourself.
        </>
      }
    >
      <Form
        action={notificationChoicesPath}
        method="patch"
        record="notification_choices"
        values={choices}
        errors={errors}
        class=""
      >
        <input type="hidden" name="notification_choices[time_zone]" value={zone ?? ''} />
        <div class="divide-y divide-base-300 border-y border-base-300">
          {topics.map((topic) => (
            <TopicChoices topic={topic} />
          ))}
        </div>
        <p class="my-5 max-w-prose text-sm text-base-content/70">
          The daily mail comes at {morningInWords} in the morning
          {zone ? `, ${zone.replaceAll('_', ' ')} time` : ' in UTC'}, with all that happened since
          the last one. If nothing happened, there is none.
          {errors?.time_zone && (
            <span class="mt-1.5 block font-medium text-error">
              Time zone {errors.time_zone.join(', ')}
            </span>
          )}
        </p>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Card>
  )
}

function TopicChoices({ topic }: { topic: Topic }) {
  const { name, about, always } = topicWords[topic]

  return (
    <fieldset class="py-4">
      <legend class="sr-only">{name}</legend>
      <div class="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
        <div class="min-w-0 flex-1">
          <p class="text-sm font-medium" aria-hidden="true">
            {name}
          </p>
          <p class="mt-0.5 text-sm text-pretty text-base-content/70">{about}</p>
          {always && (
            <p class="mt-0.5 text-sm text-pretty text-base-content/70">
              <span class="font-medium">Always mailed:</span> {always}.
            </p>
          )}
        </div>
        <div class="flex items-center gap-6">
          <MailChoiceField attribute={`${topic}_mail`} />
          <CheckField attribute={`${topic}_push`} label="Push" />
        </div>
      </div>
    </fieldset>
  )
}

function MailChoiceField({ attribute }: { attribute: string }) {
  const { id, name, value, messages, described } = useField(attribute)

  return (
    <div class="w-44">
      <label for={id} class="sr-only">
        Mail
      </label>
      <select id={id} name={name} class="select select-sm w-full" {...described}>
        {mailChoices.map((choice) => (
          <option value={choice} selected={choice === value}>
            {mailChoiceWords[choice]}
          </option>
        ))}
      </select>
      {messages && <FieldError id={id}>{`Mail ${messages.join(', ')}`}</FieldError>}
    </div>
  )
}
