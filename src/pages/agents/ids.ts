import { z } from 'zod'
import { type Ask, Refused } from './asking.ts'

/** Ids stand in addresses, so nothing else passes for one. */
export const recordForm = /^[A-Za-z0-9]{1,32}$/
export const recordId = z
  .string()
  .regex(recordForm, 'is no id: take one from a tool that lists such records')

/** Where the values of arguments come from: other tools, for the most part. */
const givers = z.registry<{ giver: string }>()

/** The value of an argument that another tool gives, or where else it stands. */
export function givenBy<Schema extends z.ZodType>(giver: string, schema: Schema, meaning?: string) {
  const described = schema.describe(
    meaning === undefined ? `See ${giver}` : `${meaning}, see ${giver}`,
  )
  givers.add(described, { giver })
  return described
}

export const organization_id = givenBy('whoami', recordId)
/** Of a campaign or a collab. */
export const programId = givenBy('list_programs', recordId)
export const submissionId = givenBy('list_submissions', recordId)

type Sent = Record<string, unknown>

/** A refusal for want of a record, with the tools that list those there are; any other refusal as it is. */
export async function withAdvice(ask: Ask, input: z.ZodObject, sent: Sent, error: unknown) {
  if (!(error instanceof Refused) || ![404, 422].includes(error.status)) return error
  const { status, message } = error
  const { organization_id: organization, ...others } = sent
  const isUnknown = status === 404
  if (isUnknown && typeof organization === 'string' && (await isMissing(ask, organization)))
    return new Refused(
      status,
      `You belong to no organization ${organization}, or there is none: whoami lists yours.`,
    )
  const known = Object.keys(others).flatMap((name) => {
    const giver = giverOf(input.shape[name] as z.ZodType | undefined)
    const isMeant = isUnknown || message.startsWith(`${name} `)
    return giver === undefined || !isMeant ? [] : [`${name} from ${giver}`]
  })
  if (known.length === 0) return error
  const isNarrow = isUnknown && 'organization_id' in input.shape && organization === undefined
  const place = isNarrow
    ? ' What belongs to an organization is found with its organization_id.'
    : ''
  return new Refused(status, `${message.replace(/\.?$/, '.')} Take ${known.join(', ')}.${place}`)
}

/** Whether there is no such organization for whoever asks: they may not belong to it. */
export async function isMissing(ask: Ask, organization: string): Promise<boolean> {
  try {
    await ask('GET', `/organizations/${organization}.json`)
    return false
  } catch (error) {
    return error instanceof Refused && error.status === 404
  }
}

function giverOf(schema: z.ZodType | undefined): string | undefined {
  if (schema instanceof z.ZodOptional) return giverOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return giverOf(schema.element as z.ZodType)
  return schema && givers.get(schema)?.giver
}

/** Of a list that several were pasted into, some would be passed over. */
export const oneAddress = z
  .string()
  .max(255)
  .regex(/^[^\s,;<>"'()@]+@[^\s,;<>"'()@]+$/, 'must be one address, as suki@example.com')
