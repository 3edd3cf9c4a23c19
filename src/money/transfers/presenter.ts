import { z } from 'zod'
import {
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { accountKinds } from '../../tables/finance/ledger.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { TransferInList } from './queries.ts'

export const TransferJson = z
  .object({
    id: sqid,
    event: text('funding_succeeded').meta({
      set: 'TransferEvent',
      description: 'What the money moved for',
    }),
    amount: minorUnits(500_000),
    currency,
    from: z.enum(accountKinds).meta({ description: 'The kind of account it was taken out of' }),
    to: z.enum(accountKinds),
    campaign_id: sqid.nullable(),
    collab_id: sqid.nullable().meta({ description: 'Of the work that it was set aside for' }),
    created_at: timestamp,
  })
  .meta({ id: 'Transfer' })

export function presentTransfer(transfer: TransferInList): z.infer<typeof TransferJson> {
  const { campaign_id, submission } = transfer
  const collab_id = submission?.collab_id ?? null
  return {
    id: encodeId('Transfer', transfer.id),
    event: transfer.event,
    amount: transfer.amount,
    currency: transfer.currency,
    from: transfer.from_kind,
    to: transfer.to_kind,
    campaign_id: campaign_id === null ? null : encodeId('Campaign', campaign_id),
    collab_id: collab_id === null ? null : encodeId('Collab', collab_id),
    created_at: transfer.created_at,
  }
}
