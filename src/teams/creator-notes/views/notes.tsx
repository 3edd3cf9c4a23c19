import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { creatorNotePath, creatorNotesPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { creatorNotePolicy } from '../policy.ts'
import type { CreatorNoteWithWriter } from '../queries.ts'
import { longestNote } from '../schema.ts'

/** A form that was refused: that of a note which is there, or of a new one. */
export type RefusedNote = { id?: number; typed: unknown; errors: AttributeErrors }

type Props = {
  member: Member
  creator: { organization_id: number; user_id: number; name: string }
  notes: Page<CreatorNoteWithWriter>
  refused?: RefusedNote | undefined
}

/** Notes of colleagues about a creator, and a place to write. */
export function CreatorNotes({ member, creator, notes, refused }: Props) {
  const isNew = refused !== undefined && refused.id === undefined

  return (
    <Card
      title="Notes"
      description={`Only members of ${member.organization.name} read them here. ${displayName(creator)} gets them with the export of their account, if they ask for it.`}
    >
      <Form
        action={creatorNotesPath(creator)}
        record="creator_note"
        values={isNew ? typedValues(refused.typed, 'creator_note') : {}}
        errors={isNew ? refused.errors : undefined}
        class="space-y-3"
      >
        <TextAreaField attribute="body" label="New note" required maxlength={longestNote} />
        <SubmitButton class="btn-primary btn-sm">Add note</SubmitButton>
      </Form>
      {notes.rows.length > 0 && (
        <ol class="mt-6 divide-y divide-base-300 border-t border-base-300">
          {notes.rows.map((note) => (
            <Note
              member={member}
              note={note}
              refused={refused?.id === note.id ? refused : undefined}
            />
          ))}
        </ol>
      )}
      <Pagination page={notes} />
    </Card>
  )
}

type NoteProps = {
  member: Member
  note: CreatorNoteWithWriter
  refused: RefusedNote | undefined
}

function Note({ member, note, refused }: NoteProps) {
  const { id, body, written_by, created_at, updated_at } = note
  const writer = written_by === null ? 'Someone who has left' : displayName(written_by)

  return (
    <li class="py-4 text-sm last:pb-0">
      <p class="flex flex-wrap gap-x-2">
        <strong class="font-semibold break-words">{writer}</strong>
        <span class="text-base-content/70">
          <Time at={created_at} />
          {updated_at !== created_at && ', changed since'}
        </span>
      </p>
      <p class="mt-1 whitespace-pre-line wrap-anywhere">{body}</p>
      <div class="mt-3 flex flex-wrap items-start gap-2">
        {creatorNotePolicy.update(member, note) && (
          <details class="open:grow open:basis-full" open={refused !== undefined}>
            <summary class="btn btn-sm">Change</summary>
            <Form
              id={`note-${id}`}
              action={creatorNotePath(note)}
              method="patch"
              record="creator_note"
              values={refused ? typedValues(refused.typed, 'creator_note') : { body }}
              errors={refused?.errors}
              class="mt-3 space-y-3"
            >
              <TextAreaField attribute="body" label="Note" required maxlength={longestNote} />
              <SubmitButton class="btn-primary btn-sm">Save note</SubmitButton>
            </Form>
          </details>
        )}
        {creatorNotePolicy.destroy(member, note) && (
          <Confirm
            id={`note-${id}`}
            label={
              <>
                Delete<span class="sr-only"> the note of {writer}</span>
              </>
            }
            class="btn btn-sm"
            title="Delete this note?"
            action={creatorNotePath(note)}
            confirm="Delete note"
          >
            The note of {writer} is deleted for everyone in {member.organization.name}. This cannot
            be undone.
          </Confirm>
        )}
      </div>
    </li>
  )
}
