import { defineRecord } from '../../activity/records/record.ts'
import { addresses } from '../../tables/users/addresses.ts'

export const addressRecord = defineRecord({
  type: 'Address',
  table: addresses,
  confidential: ['name', 'line1', 'line2', 'postal_code', 'city', 'state', 'country', 'phone'],
  sentences: {
    create: () => 'saved their address',
    update: () => 'changed their address',
    destroy: () => 'deleted their address',
  },
})
