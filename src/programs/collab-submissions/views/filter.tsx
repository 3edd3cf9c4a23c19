import { collabSubmissionStates } from '../../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { collabSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { type ApplicantOrder, applicantOrders, orderNames } from '../applicants/orders.ts'
import { type WantedWork, waitingSides } from '../lists/queries.ts'
import { stateName } from '../words.ts'

const sideNames = { organization: 'Waits for you', creator: 'Waits for the creator' }

type Props = { collab: Collab; wanted: WantedWork; order: ApplicantOrder | undefined }

/** Leaves a part of those who applied to a collab, and puts them in order. */
export function ApplicantFilter({ collab, wanted, order }: Props) {
  const { state, waits_for } = namesOf(wanted)
  const several = (wanted.states ?? []).length > 1

  return (
    <form method="get" action={collabSubmissionsPath(collab)} class="mb-4 flex flex-wrap gap-2">
      <label for="state" class="sr-only">
        State
      </label>
      <select id="state" name="state" class="select select-sm w-auto">
        <option value="">All states</option>
        {collabSubmissionStates.map((known) => (
          <option value={known} selected={known === state}>
            {stateName(known)}
          </option>
        ))}
        {several && (
          <option value={state} selected>
            {wanted.states?.map(stateName).join(', ')}
          </option>
        )}
      </select>
      <label for="waits_for" class="sr-only">
        Waits for
      </label>
      <select id="waits_for" name="waits_for" class="select select-sm w-auto">
        <option value="">Whoever is next</option>
        {waitingSides.map((known) => (
          <option value={known} selected={known === waits_for}>
            {sideNames[known]}
          </option>
        ))}
      </select>
      <label for="order" class="sr-only">
        Order
      </label>
      <select id="order" name="order" class="select select-sm w-auto">
        {applicantOrders.map((known) => (
          <option value={known} selected={known === order}>
            {orderNames[known]}
          </option>
        ))}
      </select>
      <button type="submit" class="btn btn-sm">
        Show
      </button>
    </form>
  )
}

/** The parameters of the address that leave this part of the list. */
export const namesOf = ({ states = [], waitsFor }: WantedWork) => ({
  state: states.join(','),
  waits_for: waitsFor ?? '',
})
