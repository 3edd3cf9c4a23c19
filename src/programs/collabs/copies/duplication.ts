import type { Context } from '../../../framework/context.ts'
import type { Member } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { copiedBanner, copiedFields, copiedName } from '../../copies.ts'
import { createCollab } from '../model.ts'
import { termsToCopy } from '../schema.ts'

/** A draft with the same terms, brief and banner. Staff review it like any other. */
export async function duplicateCollab(
  context: Context,
  actor: Member,
  collab: Collab,
): Promise<Collab> {
  return createCollab(context, actor, {
    ...copiedFields(collab, termsToCopy),
    name: copiedName(collab.name),
    ...(await copiedBanner(context, collab.banner_image_key)),
  })
}
