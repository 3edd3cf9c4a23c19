import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'

/** A form as someone sent it before, and what was wrong with it. */
export type Tried = { typed?: unknown; errors?: AttributeErrors | undefined }

type Props = Tried & {
  noun: string
  path: string
  label?: string
  tone?: string
  /** Stands in for the button, where there is something to ask first. */
  confirmation?: ComponentChildren
  multipart?: boolean
  values?: Record<string, unknown>
  children?: ComponentChildren
}

/** A form that makes one move. It shows what was wrong only if it was the one that was sent. */
export function MoveForm({
  noun,
  path,
  label,
  tone,
  confirmation,
  multipart,
  values,
  children,
  ...tried
}: Props) {
  const isTried = wasTried(tried, noun)
  return (
    <Form
      action={`${path}/${noun}`}
      record={noun}
      values={{ ...values, ...(isTried && typedValues(tried.typed, noun)) }}
      errors={isTried ? tried.errors : undefined}
      multipart={multipart ?? false}
    >
      {children}
      {confirmation ?? <SubmitButton class={tone ?? 'btn-primary btn-sm'}>{label}</SubmitButton>}
    </Form>
  )
}

export function wasTried({ typed }: Tried, noun: string): boolean {
  return Object.hasOwn(Object(typed), noun)
}

/** Refusals of moves that have no form of their own, to be shown above the page. */
export function refusalsOf({ typed, errors }: Tried, nouns: string[]): string[] | undefined {
  return nouns.some((noun) => wasTried({ typed }, noun))
    ? undefined
    : Object.values(errors ?? {}).flat()
}
