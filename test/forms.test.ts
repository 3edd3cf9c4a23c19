import { expect, test } from 'vitest'
import { campaignPath, collabPath, organizationPath } from '../src/vocabulary/addresses/urls.ts'
import { db, withSession } from './support/helper.ts'
import { createCampaign, createCollab, createMembership } from './support/world/factories.ts'

/** Every form with more than two fields, and for each of its fields a value that is refused. */
const forms = [
  {
    record: 'campaign',
    path: async (organization_id: number) =>
      campaignPath(await createCampaign(db, { organization_id })),
    body: 'name=&website=x&category=x&platform_ids[]=x&countries[]=x&content_type=x&currency=x&typed[cpm_amount]=x&typed[base_reward_amount]=x&typed[min_payout_amount]=x&typed[max_payout_amount]=x',
  },
  {
    record: 'collab',
    path: async (organization_id: number) =>
      collabPath(await createCollab(db, { organization_id })),
    body: 'name=&website=x&countries[]=x&currency=x&requires_product_shipment=x&require_spark_ads=x',
  },
  {
    record: 'organization',
    path: async (organization_id: number) => organizationPath({ id: organization_id }),
    body: 'name=&website=x&privacy_setting=x',
  },
  {
    record: 'payout_method',
    path: async () => '/me/payout_method',
    body: 'account_holder=&iban=x&account_number=x&bank_code=x&bic=x&bank_country=x&account_currency=x&legal_name[]=x&tax_country=x&tax_id=x',
  },
  {
    record: 'address',
    path: async () => '/me/address',
    body: 'name=&line1=&line2[]=x&postal_code[]=x&city=&state[]=x&country=x&phone=x',
  },
]

test.each(forms)(
  'of a $record in which all is wrong the first field gets the focus',
  async ({ record, path: pathOf, body: wrong }) => {
    const { user, organization_id } = await createMembership(db)
    const browser = await withSession(user)
    const path = await pathOf(organization_id)
    let fields = wrong.split('&')

    // Leaves out one field after the other, so that each is the first refused field once.
    while (fields.length > 0) {
      const sent = fields.map((field) => field.replace(/^(\w+)/, `${record}[$1]`)).join('&')
      const { statusCode, body } = await browser.post(`${path}?_method=patch`, sent)
      expect(statusCode, sent).toBe(422)

      // Buttons in dialogs have an `autofocus` of their own, for when the dialog is opened.
      const form = body.replaceAll(/<button[^>]* autofocus[^>]*>/g, '')
      expect(form.match(/ autofocus/g), sent).toHaveLength(1)
      expect(form.indexOf(' autofocus'), sent).toBeLessThan(form.search(/<p id="\w+_error"/))
      fields = fields.slice(1)
    }
  },
)
