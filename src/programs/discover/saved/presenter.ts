import { z } from 'zod'
import { sqid, text, timestamp, urlLike } from '../../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../../framework/http/fields/shape.ts'
import {
  discoverCampaignPath,
  discoverCollabPath,
  jsonUrl,
} from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { BrandJson } from '../presenter.ts'
import { type SavedProgram, savedKinds } from './queries.ts'

export const SavedProgramJson = shapeOf<SavedProgram>()('SavedProgram', {
  kind: z.enum(savedKinds),
  program_id: from(
    sqid.describe('The campaign or the collab'),
    ({ kind, program_id }: SavedProgram) =>
      encodeId(kind === 'collab' ? 'Collab' : 'Campaign', program_id),
  ),
  name: text('Autumn roast launch'),
  organization: meaning(BrandJson, 'Whose it is'),
  is_open: z.boolean().describe('Whether it takes posts or applications now'),
  created_at: timestamp.describe('When you saved it'),
  url: from(
    urlLike('https://troupe.example.com/campaigns/Vq7RtzK8.json').describe(
      'The program, as creators see it',
    ),
    ({ kind, program_id: id }: SavedProgram) =>
      jsonUrl(kind === 'collab' ? discoverCollabPath({ id }) : discoverCampaignPath({ id })),
  ),
})
