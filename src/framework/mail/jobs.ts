import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { defineJob } from '../jobs/job.ts'
import { decrypt } from '../secrets.ts'
import type { Letter } from './letter.ts'

type Needs = {
  config: Pick<Config, 'secretKeys'>
  mailer: { send: (letter: Letter) => Promise<void> }
}

export const deliverMail = defineJob({
  name: 'deliver-mail',
  // Checked often, because people wait for these mails at the sign-in page. A failed mail is
  // retried soon, and for about an hour in all.
  every: 0.5,
  retryDelay: 1,
  retries: 11,
  payload: z.object({ sealed: z.string() }),
  perform: async ({ config, mailer }: Needs, { sealed }) => {
    const letter = decrypt(config.secretKeys, Buffer.from(sealed, 'base64')).toString()
    await mailer.send(JSON.parse(letter) as Letter)
  },
})
