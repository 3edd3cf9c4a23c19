import { challenge, etag, location, pageHeaders, requestId, retryAfter } from '../headers.ts'
import { Field } from './fields.tsx'

/** The headers that many operations answer with. */
export const sharedHeaders = {
  ...requestId,
  ...etag,
  ...location,
  ...pageHeaders,
  ...retryAfter,
  ...challenge,
} as Record<string, { description: string; schema: object }>

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
