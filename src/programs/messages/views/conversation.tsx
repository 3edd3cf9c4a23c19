import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { FilesField } from '../../../framework/views/fields/files-field.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { DraftOffer } from '../../../framework/views/forms/draft-offer.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { displayName } from '../../../tables/users/users.ts'
import { messagesPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { FileList } from '../../submissions/views/files.tsx'
import { filesHint, mediaTypes } from '../../submissions/views/media-types.ts'
import type { ShownMessage } from '../queries.ts'
import { attachments, longestMessage } from '../schema.ts'

type Props = {
  submission: { id: number }
  messages: ShownMessage[]
  /** Whether the reader does not take part, like staff. */
  isReadOnly?: boolean
}

/** Messages of both sides, and a place to write. */
export function Conversation({ submission, messages, isReadOnly = false }: Props) {
  return (
    <div id="messages" class="scroll-mt-20">
      <Card title="Messages">
        <Live id="written-messages" of={['messages']} says="There is a new message.">
          {messages.length === 0 ? (
            <p class="text-sm text-base-content/70">
              {isReadOnly ? 'No messages yet.' : 'No messages yet. Ask what you need to know.'}
            </p>
          ) : (
            <ol class="space-y-4">
              {messages.map((message) => (
                <li class="text-sm">
                  <Written message={message} />
                </li>
              ))}
            </ol>
          )}
        </Live>
        {!isReadOnly && (
          <div class="mt-6">
            <MessageForm submission={submission} />
          </div>
        )}
      </Card>
    </div>
  )
}

function Written({ message }: { message: ShownMessage }) {
  const { sender_name, side, body, files, is_unread, created_at } = message
  const name = sender_name === null ? 'Someone who has left' : displayName({ name: sender_name })
  return (
    <div class={`space-y-2 border-l-4 pl-4 ${is_unread ? 'border-primary' : 'border-base-300'}`}>
      <p class="flex flex-wrap gap-x-2">
        <strong class="font-semibold break-words">{name}</strong>
        <span class="text-base-content/70">
          {side === 'creator' ? 'creator' : 'brand'}, <Time at={created_at} />
        </span>
      </p>
      {body && <p class="whitespace-pre-line wrap-anywhere">{body}</p>}
      <FileList files={files} />
    </div>
  )
}

type FormProps = {
  submission: { id: number }
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export function MessageForm({ submission, typed, errors }: FormProps) {
  return (
    <Form
      action={messagesPath(submission)}
      record="message"
      values={typedValues(typed, 'message')}
      errors={errors}
      multipart
      data-send-key=""
    >
      <DraftOffer />
      <TextAreaField
        attribute="body"
        label="Message"
        hint="Prices and payments that you agree on elsewhere are not counted or settled here."
        maxlength={longestMessage}
      />
      <FilesField
        attribute="files"
        label="Files"
        hint={filesHint(attachments)}
        accept={mediaTypes}
        optional
      />
      <SubmitButton class="btn-primary btn-sm">Send</SubmitButton>
    </Form>
  )
}
