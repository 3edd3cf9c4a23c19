import { bankAccount, taxDetails } from '../../support/world/details.ts'
import { createPayoutMethod } from '../../support/world/earnings.ts'
import { forItsUser, forSessions, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function saved({ owner }: World) {
  await createPayoutMethod(owner.user)
  return {}
}

export const rows: Row[] = [
  { route: 'GET /me/payout_method', answers: forItsUser(200), given: saved },
  {
    route: 'PATCH /me/payout_method',
    answers: writes(forSessions(200)),
    body: () => ({ payout_method: bankAccount }),
    // An account has one of two kinds of number, and is saved as a whole.
    further: () => ({ account_number: null, bank_code: null, paypal_email: null }),
    dependent: ['account_holder', 'iban'],
  },
  {
    route: 'POST /me/payout_method/onboarding',
    // Here Stripe is not set up.
    answers: writes(forSessions(422)),
    body: () => ({ payout_method: taxDetails }),
  },
  { route: 'DELETE /me/payout_method', answers: writes(forSessions(204)), given: saved },
]
