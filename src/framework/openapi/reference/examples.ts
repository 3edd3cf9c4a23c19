import { type Described, type DescribedOperation, isReference } from '../document/described.ts'
import { exampleOf } from '../document/examples.ts'

/**
 * The body that the example of a request gets, and its status. Curl does not follow a 303, which has none.
 */
export function answerExampleOf(
  responses: DescribedOperation['responses'],
  document: Described,
): { status: string; text: string } | undefined {
  if (responses[303] !== undefined) return undefined
  for (const [status, answer] of Object.entries(responses)) {
    const content = isReference(answer) ? undefined : answer.content?.['application/json']
    if (content === undefined) continue
    const value = content.example ?? exampleOf(content.schema, document.components.schemas)
    return { status, text: asJson(value) }
  }
  return undefined
}

/** The value as JSON on several lines, with lists of plain values on one. */
export function asJson(value: unknown): string {
  const isList = /\[\s+([^[\]{}]*?)\s+\]/g
  return JSON.stringify(value, null, 2).replace(
    isList,
    (_, items: string) => `[${items.replace(/\n\s*/g, ' ')}]`,
  )
}
