import { createHash } from 'node:crypto'
import express from 'express'
import { DataTypes, fn, literal, Sequelize } from 'sequelize'

/**
 * Five of our requests on Express and Sequelize, as their manuals teach it: a middleware that authenticates, a model for
 * each table, relations that are included, a transaction for what belongs together. It validates less than ours, has no
 * pages, no headers for safety and no log.
 */
const { DATABASE_URL, BASE_URL, PORT, CAMPAIGN_FIELDS = '' } = process.env
const sequelize = new Sequelize(DATABASE_URL, { logging: false, pool: { max: 10 } })

const { BIGINT } = DataTypes
const types = {
  BIGINT: DataTypes.BIGINT,
  INTEGER: DataTypes.INTEGER,
  BOOLEAN: DataTypes.BOOLEAN,
  'TIMESTAMP WITH TIME ZONE': DataTypes.DATE,
  JSONB: DataTypes.JSONB,
  ARRAY: DataTypes.ARRAY(DataTypes.TEXT),
  BYTEA: DataTypes.BLOB,
}

const AccessToken = await modelOf('access_tokens')
const Organization = await modelOf('organizations')
const Membership = await modelOf('memberships')
const Campaign = await modelOf('campaigns')
const AuditEvent = await modelOf('audit_events')
Membership.belongsTo(Organization, { foreignKey: 'organization_id' })

/** A model with the columns that the table has. */
async function modelOf(table) {
  const columns = await sequelize.getQueryInterface().describeTable(table)
  const attributes = Object.entries(columns).map(([name, { type, primaryKey }]) => [
    name,
    { type: types[type] ?? DataTypes.TEXT, primaryKey, autoIncrement: primaryKey },
  ])
  return sequelize.define(table, Object.fromEntries(attributes), {
    tableName: table,
    timestamps: false,
  })
}

const app = express().use(express.json())

app.get('/up', (_request, response) => response.send('up'))

app.use(async (request, response, next) => {
  const token = (request.headers.authorization ?? '').slice(7)
  const token_hash = createHash('sha256').update(token).digest()
  request.token = await AccessToken.findOne({ where: { token_hash } })
  if (request.token === null) response.status(401).json({ error: 'Sign in first.' })
  else next()
})

app.get('/organizations.json', async ({ token, query }, response) => {
  const { rows, count } = await Membership.findAndCountAll({
    where: { user_id: token.user_id },
    include: { model: Organization, required: true },
    order: [[fn('lower', literal('"organization"."name"'))], [Organization, 'id']],
    ...pageOf(query),
  })
  sendList(response, count, rows, presentOrganization)
})

const within = '/organizations/:organization_id'

app.use(within, async (request, response, next) => {
  const membership = await Membership.findOne({
    where: { user_id: request.token.user_id },
    include: {
      model: Organization,
      where: { public_id: request.params.organization_id },
      required: true,
    },
  })
  if (membership === null) return response.status(404).json({ error: 'Organization not found.' })
  request.membership = membership
  request.organization = membership.organization
  next()
})

app.get(`${within}/campaigns.json`, async ({ organization, query }, response) => {
  const { rows, count } = await Campaign.findAndCountAll({
    where: { organization_id: organization.id },
    attributes: { exclude: ['brief'] },
    order: [
      ['created_at', 'desc'],
      ['id', 'desc'],
    ],
    ...pageOf(query),
  })
  sendList(response, count, rows, (campaign) => presentCampaign(organization, campaign))
})

app.get(`${within}/campaigns/:id.json`, async ({ organization, params }, response) => {
  const campaign = await Campaign.findOne({
    where: { public_id: params.id, organization_id: organization.id },
  })
  if (campaign === null) return response.status(404).json({ error: 'Campaign not found.' })
  response.json({ ...presentCampaign(organization, campaign), brief: campaign.brief })
})

app.post(`${within}/campaigns.json`, async (request, response) => {
  const { token, membership, organization, body } = request
  if (token.permission !== 'write' || membership.role !== 'admin')
    return response.status(403).json({ error: 'You may not do that.' })
  if (!body.campaign?.name)
    return response.status(422).json({ errors: { name: ["can't be blank"] } })

  const campaign = await sequelize.transaction(async (transaction) => {
    const made = await Campaign.create(
      { organization_id: organization.id, name: body.campaign.name, currency: 'usd' },
      { transaction, fields: ['organization_id', 'name', 'currency'], returning: true },
    )
    const event = {
      organization_id: organization.id,
      user_id: token.user_id,
      user_name: '',
      action: 'create',
      record_type: 'Campaign',
      record_id: made.id,
      changes: {},
      credential_type: 'access_token',
      credential_name: '',
      user_agent: '',
      ip: '',
    }
    await AuditEvent.create(event, { transaction, fields: Object.keys(event) })
    return made
  })
  response.status(201).json(presentCampaign(organization, campaign))
})

function pageOf({ page = 1, limit = 20 }) {
  return { limit: Number(limit), offset: (Number(page) - 1) * Number(limit) }
}

function sendList(response, total, rows, present) {
  response.set('Total-Count', String(total)).json(rows.map(present))
}

function presentOrganization({ organization, role, is_owner }) {
  const { public_id, name, privacy_setting, website, created_at, updated_at } = organization
  const { lets_work_be_shown } = organization
  const url = `${BASE_URL}/organizations/${public_id}.json`
  const own = { lets_work_be_shown, role, is_owner }
  return { id: public_id, name, privacy_setting, website, created_at, updated_at, url, ...own }
}

const campaignFields = CAMPAIGN_FIELDS.split(' ')
function presentCampaign(organization, campaign) {
  const values = campaignFields.map((name) => [name, shown(campaign, name)])
  const path = `/organizations/${organization.public_id}/campaigns/${campaign.public_id}.json`
  return {
    ...Object.fromEntries(values),
    id: campaign.public_id,
    url: `${BASE_URL}${path}`,
    banner_image_url: campaign.banner_image_key && `${BASE_URL}/files/${campaign.banner_image_key}`,
  }
}

/** Sequelize gives large whole numbers as texts. */
function shown(campaign, name) {
  const value = campaign[name] ?? null
  const isNumber = Campaign.rawAttributes[name]?.type instanceof BIGINT
  return value !== null && isNumber ? Number(value) : value
}

app.listen(Number(PORT), '127.0.0.1')
