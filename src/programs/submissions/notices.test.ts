import { expect, test } from 'vitest'
import { submissionApproved } from './notices.ts'

test('An approved post is paid for the views that it has already, too', () => {
  const params = {
    organization_id: 'Zx3PwNf6',
    organization_name: 'Fernweh Coffee',
    program_name: 'Autumn roast',
    kind: 'campaign',
    creator_name: '@nora',
  } as const
  const body = submissionApproved.body(params, { id: 'Wd6KfMp2' })
  expect(body).toBe(
    'Fernweh Coffee pays for all its views since you posted it, or since the campaign began if that was later.',
  )
})
