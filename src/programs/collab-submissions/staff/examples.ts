import { anExample } from '../../../framework/http/api.ts'

/** Work that staff decide about because one side asked them, as examples show it. */
export const escalatedBy = (side: 'creator' | 'organization') => ({
  state: 'content_submitted',
  next_to_act: 'staff',
  due_at: null,
  escalated_by: side,
  escalated_at: anExample,
  escalation_note: anExample,
  note: null,
})
