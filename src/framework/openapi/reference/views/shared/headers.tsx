import { sharedHeaders as all } from '../../../document/headers.ts'
import { Field } from '../operation/fields.tsx'

/** The headers that many operations answer with. */
export const sharedHeaders: Record<string, { description: string; schema: object }> = all

export const headerAnchor = (name: string) => `header-${name}`

export function SharedHeaders() {
  return (
    <dl class="field-list">
      {Object.entries(sharedHeaders).map(([name, { description, schema }]) => (
        <Field id={headerAnchor(name)} name={name} schema={schema} description={description} />
      ))}
    </dl>
  )
}
