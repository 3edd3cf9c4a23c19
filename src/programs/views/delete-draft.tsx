import { Confirm } from '../../framework/views/forms/confirm.tsx'

/** Deletes a program that was never published. */
export function DeleteDraft({ id, name, action }: { id: string; name: string; action: string }) {
  return (
    <Confirm
      id={id}
      label="Delete draft"
      title={`Delete ${name}?`}
      action={action}
      confirm="Delete draft"
    >
      The draft “{name}”, its brief and its banner are deleted. This cannot be undone.
    </Confirm>
  )
}
