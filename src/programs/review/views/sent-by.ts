import type { AttributeErrors } from '../../../framework/errors.ts'
import { typedValues, type Values } from '../../../framework/views/forms/form.tsx'

/** Input that was typed into this of the several forms that send decisions, and what is wrong with it. */
export function sentBy(
  form: string,
  typed: unknown,
  errors: AttributeErrors | undefined,
): { values: Values; errors: AttributeErrors | undefined } {
  const values = typedValues(typed, 'decision')
  return values.form === form ? { values, errors } : { values: {}, errors: undefined }
}
