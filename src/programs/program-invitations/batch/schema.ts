import { z } from 'zod'
import type { SentFile } from '../../../framework/http/bodies/multipart.ts'
import {
  optionalLongText,
  optionalText,
  withExample,
} from '../../../framework/http/fields/fields.ts'

const mostKilobytes = 256

/** A file with addresses, as spreadsheets write it. */
const addressFile = z
  .custom<SentFile>((value) => Object(value).data instanceof Buffer, 'must be a CSV file')
  .refine(
    ({ data }) => data.length <= mostKilobytes * 1024,
    `is too big (maximum is ${mostKilobytes} KB)`,
  )
  .transform(({ data }) => data.toString('utf8').replaceAll('\0', ''))
  .meta({ type: 'string', format: 'binary' })
  .describe(`A CSV file with addresses, of at most ${mostKilobytes} KB`)

export const InvitationBatchCreate = z
  .object({
    addresses: withExample(
      optionalLongText(100_000),
      'suki@example.com, Ida Brandt <ida@example.com>',
    ).describe('Addresses as they were pasted, separated by anything'),
    file: addressFile,
    program_id: withExample(optionalText, 'Vq7RtzK8').describe(
      'The id of a campaign or collab that takes submissions; without one they are invited to see the programs',
    ),
    message: withExample(optionalLongText(2000), 'We loved your sourdough series.').describe(
      'Words for all of them; plain text',
    ),
  })
  .partial()

export type InvitationBatchFields = z.infer<typeof InvitationBatchCreate>
