import { z } from 'zod'
import { defineJob } from '../jobs/queue.ts'
import { decrypt } from '../secrets.ts'
import type { Letter } from './mailer.ts'

export const deliverMail = defineJob({
  name: 'deliver-mail',
  // People wait in front of the sign-in page for this one: soon again, and then for about an hour.
  every: 0.5,
  retryDelay: 1,
  retries: 11,
  payload: z.object({ sealed: z.string() }),
  perform: async ({ config, mailer }, { sealed }) => {
    const letter = decrypt(config.secretKey, Buffer.from(sealed, 'base64')).toString()
    await mailer.send(JSON.parse(letter) as Letter)
  },
})
