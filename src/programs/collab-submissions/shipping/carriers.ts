import type { Shipment } from '../../../tables/collabs/shipments.ts'

/** The addresses at which carriers tell where a parcel is, by how their names begin. */
const addresses: [RegExp, string][] = [
  [/^dhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/^ups\b/i, 'https://www.ups.com/track?tracknum='],
  [/^fedex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/^usps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/^dpd\b/i, 'https://www.dpdgroup.com/mydpd/my-parcels/track?parcelNumber='],
  [/^gls\b/i, 'https://gls-group.com/track/'],
  [/^royal mail\b/i, 'https://www.royalmail.com/track-your-item#/tracking-results/'],
]

type Followed = Pick<Shipment, 'carrier' | 'tracking_number' | 'tracking_url'>

/**
 * Where a shipment can be followed: as its sender says, or as its carrier is known to; null where neither is.
 */
export function trackingUrlOf({ carrier, tracking_number, tracking_url }: Followed): string | null {
  if (tracking_url !== null || tracking_number === null) return tracking_url
  const [, address] = addresses.find(([name]) => name.test(carrier.trim())) ?? []
  return address === undefined ? null : address + encodeURIComponent(tracking_number.trim())
}
