import { fromNow, setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { randomCode } from '../../../framework/codes.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import type { Provider } from '../provider.ts'
import { lapseDeadline } from './deadline-kinds.ts'
import { guardOpenTransfers } from './open-transfers.ts'

export const bankTransfer: Provider = {
  guardRoom: guardOpenTransfers,
  // Easy to type into a form of a bank, without letters that are taken for others.
  newReference: () => `TRP-${randomCode(4)}-${randomCode(4)}`,
  startWaiting: (tx, { money }, funding) =>
    setDeadline(tx, lapseDeadline, funding, fromNow(days(money.transferDays))),
}
