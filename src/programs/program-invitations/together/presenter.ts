import { errorCode, text } from '../../../framework/http/fields/json-fields.ts'
import { listOf, meaning, shapeOf } from '../../../framework/http/fields/shape.ts'
import { ownMember } from '../words.ts'
import type { InvitationResult } from './model.ts'

const ResultJson = shapeOf<InvitationResult>()(undefined, {
  user_id: text('Rb6KwPz2').describe('As it was sent'),
  error: text(ownMember).nullable(),
  code: errorCode,
})

export const InvitationsTogetherJson = shapeOf<{ results: InvitationResult[] }>()(
  'InvitationsTogether',
  { results: meaning(listOf(ResultJson), 'One for each creator') },
)
