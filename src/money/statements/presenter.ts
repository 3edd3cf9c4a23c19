import { z } from 'zod'
import {
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { CreatorBalance } from './balances.ts'
import type { StatementLine } from './queries.ts'
import { describeLine } from './words.ts'

export const CreatorBalanceJson = z
  .object({
    currency,
    available_amount: minorUnits(12_500),
    held_amount: minorUnits(4000),
    next_release_at: timestamp
      .nullable()
      .meta({ description: 'When more of what is held can be withdrawn' }),
    reserved_amount: minorUnits(0).meta({
      description: 'The part of what is held that is set aside for collabs',
    }),
    owed_amount: minorUnits(0).meta({ description: 'Earned, and waiting for budget' }),
    flagged_amount: minorUnits(0).meta({ description: 'Earned by posts that are flagged' }),
    flagged_until: timestamp.nullable().meta({ description: 'When that ends at the latest' }),
    on_the_way_amount: minorUnits(0),
    paid_amount: minorUnits(250_000),
  })
  .meta({ id: 'CreatorBalance' })

export function presentOwnBalance(balance: CreatorBalance): z.infer<typeof CreatorBalanceJson> {
  const { currency, available_amount, held_amount, next_release_at } = balance
  const { reserved_amount, owed_amount, flagged_amount, flagged_until } = balance
  const { on_the_way_amount, paid_amount } = balance
  return {
    ...{ currency, available_amount, held_amount, next_release_at },
    ...{ reserved_amount, owed_amount, flagged_amount, flagged_until },
    ...{ on_the_way_amount, paid_amount },
  }
}

export const EarnedWeeksJson = z
  .object({
    currency,
    weeks: z.array(
      z.object({
        first_day: text('2026-11-09').meta({ description: 'A Monday' }),
        amount: minorUnits(4150),
      }),
    ),
  })
  .meta({ id: 'EarnedWeeks' })

const change = (example: number) =>
  z
    .int()
    .meta({ description: 'In minor units, less than 0 where it became less', examples: [example] })

export const StatementLineJson = z
  .object({
    id: sqid,
    event: text('reward_released').meta({ set: 'StatementEvent' }),
    description: text('You can now withdraw your reward from “Autumn roast launch”.'),
    amount: minorUnits(350),
    currency,
    held_change: change(-350),
    available_change: change(350),
    on_the_way_change: change(0),
    campaign_id: sqid.nullable(),
    campaign_name: text('Autumn roast launch').nullable(),
    collab_id: sqid.nullable(),
    collab_name: text('Pour-over at home').nullable(),
    payout_id: sqid.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'StatementLine' })

export function presentLine(line: StatementLine): z.infer<typeof StatementLineJson> {
  const { event, amount, currency, campaign_id, collab_id, payout_id, created_at } = line
  const { held_change, available_change, on_the_way_change } = line
  return {
    id: encodeId('Transfer', line.id),
    event,
    description: describeLine(line),
    ...{ amount, currency, held_change, available_change, on_the_way_change },
    campaign_id: campaign_id === null ? null : encodeId('Campaign', campaign_id),
    campaign_name: line.campaign_name,
    collab_id: collab_id === null ? null : encodeId('Collab', collab_id),
    collab_name: line.collab_name,
    payout_id: payout_id === null ? null : encodeId('Payout', payout_id),
    created_at,
  }
}
