import type { Config } from '../../framework/config/config.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import type { FundingFacts } from './facts.ts'

type Asked = Pick<Funding, 'amount' | 'currency'>

/** The say that a provider has when a funding by it is asked for, in this order. */
export type Provider = {
  /** Guards that there may be one more. Whatever it locks is locked before the organization. */
  guardRoom?: (tx: Tx, config: Config, actor: Member) => Promise<void>
  guardAmount?: (asked: Asked, facts: FundingFacts) => void
  newReference?: () => string
  /** Begins to wait for money that is not here at once. */
  startWaiting?: (tx: Tx, config: Config, funding: Funding) => Promise<void>
}
