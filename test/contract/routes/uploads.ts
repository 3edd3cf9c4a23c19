import { sql } from 'drizzle-orm'
import { one } from '../../../src/framework/database/rows.ts'
import { uploads } from '../../../src/tables/users/uploads.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { forItsUser, forUsers, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

const tus = { 'tus-resumable': '1.0.0' }

async function begun({ owner }: World) {
  const values = { user_id: owner.user.id, name: 'mug.mp4', byte_size: 3 }
  const expires_at = sql`now() + interval '1 day'` as unknown as string
  const { id } = one(
    await db
      .insert(uploads)
      .values({ ...values, expires_at })
      .returning(),
  )
  return { id: encodeId('Upload', id) }
}

export const rows: Row[] = [
  { route: 'GET /me/uploads', answers: forUsers(200), given: begun, page: 303 },
  {
    route: 'POST /me/uploads',
    answers: writes(forUsers(201)),
    headers: async () => ({ ...tus, 'upload-length': '3' }),
  },
  { route: 'GET /me/uploads/:id', answers: forItsUser(200), given: begun, page: 303 },
  {
    route: 'PATCH /me/uploads/:id',
    answers: writes(forItsUser(204)),
    given: begun,
    body: () => Buffer.from('mug'),
    headers: async () => ({
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }),
  },
  { route: 'DELETE /me/uploads/:id', answers: writes(forItsUser(204)), given: begun },
]
