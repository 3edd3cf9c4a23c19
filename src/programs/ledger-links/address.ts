import { z } from 'zod'
import { type SecretKeys, unseal } from '../../framework/secrets.ts'
import type { LedgerLink } from '../../tables/campaigns/ledger-links.ts'
import { openLedgerPath } from '../../vocabulary/addresses/ledger-urls.ts'

/** The address at which everyone who knows it reads the ledger. */
export function openLedgerPathOf(keys: SecretKeys, { token }: Pick<LedgerLink, 'token'>): string {
  return openLedgerPath(z.string().parse(unseal(keys, token)))
}
