import type { Context } from '../../framework/context.ts'
import type { Member } from '../../tables/actor.ts'
import type { Collab } from '../../tables/collabs/collabs.ts'
import { copiedBanner, copiedName } from '../banners.ts'
import { createCollab } from './model.ts'

/** A draft with the same terms, brief and banner. Staff review it like any other. */
export async function duplicateCollab(
  context: Context,
  actor: Member,
  collab: Collab,
): Promise<Collab> {
  const { website, brief, countries, currency, require_spark_ads } = collab
  return createCollab(context, actor, {
    name: copiedName(collab.name),
    website,
    brief,
    countries,
    currency,
    require_spark_ads,
    requires_product_shipment: collab.requires_product_shipment,
    banner_focus_x: collab.banner_focus_x,
    banner_focus_y: collab.banner_focus_y,
    ...(await copiedBanner(context, collab.banner_image_key)),
  })
}
