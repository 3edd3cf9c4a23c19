import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, sendList } from '../../framework/http/pagination.ts'
import { campaignLedgerPath } from '../../vocabulary/addresses/ledger-urls.ts'
import {
  campaignFundingsPath,
  campaignTransfersCsvPath,
  campaignTransfersPath,
  transfersCsvPath,
  transfersPath,
} from '../../vocabulary/addresses/money-urls.ts'
import { campaignsPath } from '../../vocabulary/addresses/urls.ts'
import { findFundedCampaign } from '../fundings/queries.ts'
import { transferLines, transferTitles } from './csv.ts'
import {
  filterParameters,
  filtersOf,
  isFiltered,
  type NamedProgram,
  type Program,
} from './filters.ts'
import { TransferJson } from './presenter.ts'
import {
  balanceAccounts,
  isBudgetOf,
  listProgramsOf,
  listTransfers,
  readTransfers,
} from './queries.ts'
import { TransferIndex } from './views/index.tsx'
import { balanceEvents, budgetEvents, transferEventNames } from './words.ts'

const tag = 'Money'
const ofTransfers = {
  ...filterParameters,
  event: { ...filterParameters.event, values: transferEventNames },
}
const { program_id: _, ...withoutProgram } = ofTransfers

/** The transfers of what an organization has outside of its campaigns. */
export async function transferRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listTransfers',
    summary: "List the movements of the organization's balance",
    description:
      'For members: newest first. A transfer moves one amount from one account to another, and is never changed.',
    tag,
    response: z.array(TransferJson),
    paginated: true,
    query: ofTransfers,
  })

  app.get('/', list, async (request, reply) => {
    const { organization } = request.member
    const filters = filtersOf(request)
    const which = balanceAccounts(organization)
    const page = await listTransfers(db, pageRequest(request), which, filters)
    if (request.format === 'json') return sendList(reply, page, TransferJson.present)

    const programs = await listProgramsOf(db, request.member)
    return sendPage(
      reply,
      <TransferIndex
        title="Balance transfers"
        organization={organization}
        description={<OfBalance path={campaignsPath(organization)} />}
        file={transfersCsvPath(organization)}
        path={transfersPath(organization)}
        own={['wallet', 'debt']}
        page={page}
        filters={filters}
        events={balanceEvents}
        programs={programs}
        elsewhere={ownBooks(organization, programs, filters.program)}
      />,
    )
  })

  const file = fileApi({
    name: 'downloadTransfers',
    summary: "Download the movements of the organization's balance",
    description:
      'For members: a file for spreadsheets, oldest first, with the change and the balance after it. With filters it has no balance.',
    tag,
    mediaTypes: csvFile(transferTitles),
    named: true,
    query: ofTransfers,
  })

  app.get('.csv', mayBeOld(file), async (request, reply) => {
    const filters = filtersOf(request)
    const transfers = readTransfers(db, balanceAccounts(request.member.organization), filters)
    return sendCsv(reply, 'balance.csv', transferLines(transfers, 'wallet', !isFiltered(filters)))
  })
}

function OfBalance({ path }: { path: string }) {
  return (
    <>
      What came into your balance and what went out of it, newest first. What a campaign pays is in
      the transfers of{' '}
      <a href={path} class="link">
        each campaign
      </a>
      . Transfers are never changed or deleted.
    </>
  )
}

/**
 * The books of the chosen campaign, whose money moves in its own budget. Collabs have none: they are paid
 * from the balance.
 */
function ownBooks(
  organization: { id: number },
  programs: NamedProgram[],
  chosen: Program | undefined,
): { name: string; path: string } | undefined {
  const campaign = programs.find(({ type, id }) => type === 'Campaign' && id === chosen?.id)
  if (chosen?.type !== 'Campaign' || campaign === undefined) return undefined
  const path = campaignTransfersPath({ id: campaign.id, organization_id: organization.id })
  return { name: campaign.name, path }
}

type OfCampaign = { Params: { campaign_id: string } }

export async function budgetTransferRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listBudgetTransfers',
    summary: "List the movements of a campaign's budget",
    description: 'For members: newest first, fundings, grants and what went back.',
    tag,
    response: z.array(TransferJson),
    paginated: true,
    query: withoutProgram,
  })

  app.get<OfCampaign>('/', list, async (request, reply) => {
    const { member, format } = request
    const { campaign_id } = request.params
    const which = isBudgetOf(db, member, campaign_id)
    const filters = { ...filtersOf(request), program: undefined }
    const page = await listTransfers(db, pageRequest(request), which, filters)
    // An empty list may be that of a campaign that does not exist, which is 404.
    if (format === 'json' && page.total === 0) await findFundedCampaign(db, member, campaign_id)
    if (format === 'json') return sendList(reply, page, TransferJson.present)

    const campaign = await findFundedCampaign(db, member, campaign_id)
    return sendPage(
      reply,
      <TransferIndex
        title={`Budget transfers of ${campaign.name}`}
        heading="Budget transfers"
        organization={member.organization}
        description="Every transfer of its budget, newest first. Transfers are never changed or deleted."
        events={budgetEvents}
        file={campaignTransfersCsvPath(campaign)}
        fundings={campaignFundingsPath(campaign)}
        ledger={campaign.status === 'draft' ? undefined : campaignLedgerPath(campaign)}
        path={campaignTransfersPath(campaign)}
        own={['budget']}
        page={page}
        filters={filters}
      />,
    )
  })

  const file = fileApi({
    name: 'downloadBudgetTransfers',
    summary: "Download the movements of a campaign's budget",
    description:
      'For members: a file for spreadsheets, oldest first, with the change and the budget after it. With filters it has no budget.',
    tag,
    mediaTypes: csvFile(transferTitles),
    named: true,
    query: withoutProgram,
  })

  app.get<OfCampaign>('.csv', mayBeOld(file), async (request, reply) => {
    const { member, params } = request
    await findFundedCampaign(db, member, params.campaign_id)
    const filters = { ...filtersOf(request), program: undefined }
    const transfers = readTransfers(db, isBudgetOf(db, member, params.campaign_id), filters)
    return sendCsv(reply, 'budget.csv', transferLines(transfers, 'budget', !isFiltered(filters)))
  })
}
