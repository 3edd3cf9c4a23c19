import { z } from 'zod'
import {
  currency,
  idOf,
  idOrNull,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { accountKinds } from '../../tables/finance/ledger.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { TransferInList } from './queries.ts'

export const TransferJson = shapeOf<TransferInList>()('Transfer', {
  id: idOf('Transfer'),
  event: text('funding_succeeded').meta({
    set: 'TransferEvent',
    description: 'What the money moved for',
  }),
  amount: minorUnits(500_000),
  currency,
  from: from(
    z.enum(accountKinds).describe('The kind of account it was taken out of'),
    ({ from_kind }: TransferInList) => from_kind,
  ),
  to: from(
    z.enum(accountKinds).describe('The kind of account it went to'),
    ({ to_kind }: TransferInList) => to_kind,
  ),
  campaign_id: idOrNull('Campaign', 'campaign_id'),
  collab_id: from(
    sqid.nullable().describe('Of the work that it was set aside for'),
    ({ submission }: TransferInList) =>
      submission?.collab_id === undefined ? null : encodeId('Collab', submission.collab_id),
  ),
  created_at: timestamp,
})
