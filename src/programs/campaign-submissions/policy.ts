import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { type Actor, isAdmin, type Member } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns.ts'
import type { Flag } from '../../tables/flags.ts'
import { organizations } from '../../tables/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isPublished, isVisibleTo } from '../discover/policy.ts'

/** A member reads, an admin decides. */
export const submissionPolicy = { decide: (actor: Member) => isAdmin(actor) }

/** Whether only a person may approve it, and no clock runs: its creator has joined the organization. */
export function isWithheld({ state, withheld_at }: CampaignSubmission): boolean {
  return withheld_at !== null && (state === 'pending' || state === 'appealed')
}

type Flagged = { flags: Flag[] }

/** What a creator says to a doubt of a rule is for staff, who decide about it. */
export function asOrganizationReads<Submission extends Flagged>(
  submission: Submission,
): Submission {
  const flags = submission.flags.map((flag) =>
    flag.rule === null ? flag : { ...flag, answer: null, answered_at: null },
  )
  return { ...submission, flags }
}

/** Whether its creator can still say something to a doubt. */
export function isAnswerable({ flags }: Flagged): boolean {
  return flags.some(isUnanswered)
}

export const isUnanswered = ({ ended_at, answer }: Flag) => ended_at === null && answer === null

/** A campaign that this creator may see, whether or not it takes posts now. */
export async function findPublicCampaign(
  db: Reader,
  actor: Actor,
  publicId: string,
): Promise<Campaign> {
  const [campaign] = await db
    .select(getTableColumns(campaigns))
    .from(campaigns)
    .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
    .where(
      and(
        eq(campaigns.id, decodeId('Campaign', publicId) ?? 0),
        isVisibleTo(actor, isPublished.campaign),
      ),
    )
  if (campaign === undefined) throw new NotFound('Campaign not found.')
  return campaign
}
