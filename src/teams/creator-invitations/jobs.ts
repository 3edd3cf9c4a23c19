import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { creatorInvitationMail } from './mailer.tsx'
import { invitationToken, payInDatabase, type ReceivedInvitation } from './received/queries.ts'

type Due = {
  id: string
  email: string
  message: string
  campaign_id: number | null
  organization: { name: string }
  invited_by: { name: string; email: string } | null
  program_name: string | null
  pay: ReceivedInvitation['pay']
}

const atOnce = 50

/** Writes the mails of invitations. One that was withdrawn meanwhile gets none. */
export const mailInvitations = defineJob({
  name: 'mail-invitations',
  payload: z.object({}),
  perform: async (context: Context) => {
    while ((await mailSome(context)) === atOnce);
  },
})

async function mailSome({ db, mailer, config }: Context): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with due as (
        update creator_invitations set mail_due = false
        where mail_due and id in (
          select id from creator_invitations where mail_due order by id limit ${atOnce})
        returning *)
      select due.id, due.email, due.message, due.campaign_id,
        json_build_object('name', organizations.name) as organization,
        case when users.id is not null
          then json_build_object('name', users.name, 'email', users.email) end as invited_by,
        coalesce(campaigns.name, collabs.name) as program_name, ${payInDatabase} as pay
      from due join organizations on organizations.id = due.organization_id
      left join users on users.id = due.invited_by_id
      left join campaigns on campaigns.id = due.campaign_id
      left join collabs on collabs.id = due.collab_id`)
    for (const due of rows) {
      const token = invitationToken(config.secretKeys, { id: Number(due.id) })
      await mailer.deliverLater(tx, creatorInvitationMail(due, token))
    }
    return rows.length
  })
}
