import type { FastifyRequest } from 'fastify'
import type { ComponentChildren } from 'preact'
import type { Db } from '../../framework/database/db.ts'
import { isBriefForm } from '../../programs/views/brief-form.tsx'
import { findCampaignHead, findCollabHead } from './queries.ts'
import { CampaignTop } from './views/campaign-head.tsx'
import { CollabTop } from './views/collab-head.tsx'

const parts = /^\/organizations\/\w+\/(campaigns|collabs)\/(\w+)(?:\/(\w+))?$/
const headed = [undefined, 'brief', 'submissions', 'fundings', 'transfers', 'ledger', 'edit']

type Request = Pick<FastifyRequest, 'url' | 'method' | 'member' | 'body'>

/** The heading of the pages of one program, wherever they come from. */
export async function headingOf(db: Db, request: Request): Promise<ComponentChildren> {
  const { member } = request
  const here = addressOf(request)
  const [, kind, id = '', part] = parts.exec(here) ?? []
  if (!headed.includes(part)) return undefined
  if (kind === 'campaigns') {
    const campaign = await findCampaignHead(db, member, id)
    return campaign && <CampaignTop member={member} campaign={campaign} here={here} />
  }
  if (kind !== 'collabs') return undefined
  const collab = await findCollabHead(db, member, id)
  return collab && <CollabTop member={member} collab={collab} here={here} />
}

/**
 * The forms of the brief and of the settings are sent to the address of the program itself, that of the
 * submissions below them.
 */
function addressOf({ url, method, body }: Request): string {
  const path = (url.split('?', 1)[0] as string)
    .replace(/\/submissions\/decisions$/, '/submissions')
    .replace(/\/brief\/edit$/, '/brief')
  if (method !== 'PATCH' && method !== 'PUT') return path
  return isBriefForm(body) ? `${path}/brief` : `${path}/edit`
}
