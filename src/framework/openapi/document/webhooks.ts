import type { z } from 'zod'
import type { Part } from '../areas.ts'
import type { JsonSchema } from './schemas/json-schema.ts'
import type { Convert } from './schemas/schemas.ts'

/** Something that is sent to an address of the reader. */
export type Webhook = {
  operationId: string
  summary: string
  description: string
  tag: string
  /** The part of the description that it belongs to, beside the whole. */
  part: Part
  /** Headers that come with it, each with its meaning. */
  headers: Record<string, string>
  body: z.ZodType
}

/** All that is sent, by the name that each has in the document. */
export type Webhooks = Record<string, Webhook>

/** The part of the document that says what receivers are sent, and what they are to answer. */
export function describeWebhooks(webhooks: Webhooks, convert: Convert): JsonSchema {
  const described = Object.entries(webhooks).map(([name, webhook]) => {
    const { operationId, summary, description, tag, headers, body } = webhook
    const post = {
      operationId,
      summary,
      description,
      tags: [tag],
      security: [],
      parameters: Object.entries(headers).map(([header, meaning]) => ({
        name: header,
        in: 'header',
        required: true,
        description: meaning,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: convert(body, 'output') } },
      },
      responses: {
        '2XX': { description: 'It has arrived' },
        '4XX': { description: 'It is sent again, as after any other answer and after none' },
      },
    }
    return [name, { post }]
  })
  return Object.fromEntries(described)
}
