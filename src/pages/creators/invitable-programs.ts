import type { Db } from '../../framework/database/db.ts'
import { listOpenPrograms } from '../../programs/program-invitations/queries.ts'
import type { Member } from '../../tables/actor.ts'
import { creatorInvitationPolicy } from '../../teams/creator-invitations/policy.ts'

/** Lists the programs that a member can invite creators to. */
export const listInvitablePrograms = async (db: Db, member: Member) =>
  creatorInvitationPolicy.create(member) ? listOpenPrograms(db, member) : []
