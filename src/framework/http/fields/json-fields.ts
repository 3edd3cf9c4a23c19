import { z } from 'zod'
import { fileUrl } from '../../../vocabulary/addresses/urls.ts'
import { areaAccesses, areas } from '../../../vocabulary/areas.ts'
import { encodeId, type RecordType } from '../../../vocabulary/ids.ts'
import { codeOf } from './error-codes.ts'
import { from } from './shape.ts'

/** Types of the fields in answers, as the description of the interface spells them. */

export const sqid = z
  .string()
  .regex(/^[a-zA-Z0-9]{8,}$/)
  .meta({ description: 'Opaque id', examples: ['k5dXwQ2n'] })

export const timestamp = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-03-01T09:30:00.000Z'] })

export const url = z.string().meta({
  format: 'uri',
  examples: ['https://troupe.example.com/organizations/k5dXwQ2n.json'],
})

/** A text, with an example of how it may look. */
export const text = (example: string) => z.string().meta({ examples: [example] })

/** An address, of a record or elsewhere, that may look like this. */
export const urlLike = (example: string) => url.meta({ examples: [example] })

/** The code of the error beside it, for one of many that are done together. */
export const errorCode = from(
  text('refused').nullable().describe('The code of the error, as those of a 422'),
  ({ error }: { error: string | null }) => (error === null ? null : codeOf(error)),
)

export const count = (example: number) =>
  z
    .int()
    .min(0)
    .meta({ examples: [example] })

export const inMinorUnits = 'In minor units of the currency'

export const minorUnits = (example: number, meaning?: string) =>
  count(example).describe(meaning === undefined ? inMinorUnits : `${meaning}. ${inMinorUnits}`)

export const currency = z.string().meta({ description: 'ISO 4217', examples: ['usd'] })

export const countries = z
  .array(z.string())
  .meta({ description: 'ISO 3166-1; empty means everywhere', examples: [['DE', 'AT']] })

/** The public id of the record itself, or of the one whose number the row has under this name. */
export function idOf<Name extends string = 'id'>(type: RecordType, name = 'id' as Name) {
  return from(sqid, (source: Record<Name, number>) => encodeId(type, source[name]))
}

export function idOrNull<Name extends string>(type: RecordType, name: Name) {
  return from(sqid.nullable(), (source: Record<Name, number | null>) => {
    const id = source[name]
    return id === null ? null : encodeId(type, id)
  })
}

const picture = urlLike('https://troupe.example.com/files/7Qk2mXv9TzLr4WcYb1NsPg.webp')

/** The address of the file whose key the row has under this name. */
export function pictureOrNull<Name extends string>(name: Name) {
  return from(picture.nullable(), (source: Record<Name, string | null>) => {
    const key = source[name]
    return key && fileUrl(key)
  })
}

/** Left out where there is no picture: the only field that is not null then. */
export const avatar = from(picture.optional(), ({ avatar_key }: { avatar_key: string | null }) =>
  avatar_key === null ? undefined : fileUrl(avatar_key),
)

export const areasOfToken = z
  .partialRecord(z.enum(areas), z.enum(areaAccesses))
  .meta({ examples: [{ review: 'write' }] })
