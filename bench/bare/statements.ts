import {
  brief,
  campaignFields,
  collabFields,
  membershipJson,
  notificationJson,
  object,
  organizationJson,
  socialAccountJson,
} from './json.ts'

/**
 * Statements that the bare server answers with: for each address one that authenticates, checks the
 * membership, reads or writes, and builds the whole body. `$1` is the hash of the token, then come the ids
 * in the address, then what was sent.
 */
export type Statement = { name: string; method: string; path: RegExp; text: string }

/** A page of what `from` gives, for whoever `caller` finds. */
const list = (caller: string, total: string, json: string, from: string) => `
  select ${total} as total, page.json from access_tokens t ${caller}
  cross join lateral (
    select coalesce(json_agg(row.json), '[]')::text as json, max(row.total) as total
    from (select ${json} as json, ${total === 'page.total' ? 'count(*) over ()' : '0'} as total
      from ${from} limit 20) row) page
  where t.token_hash = $1`

const withUser = 'join users me on me.id = t.user_id'
const withOrganization = `join organizations o on o.public_id = $2
  join memberships m on m.user_id = t.user_id and m.organization_id = o.id`
const newest = 'r.created_at desc, r.id desc'

const programs = (
  kind: string,
  root: string,
  fields: Record<string, string>,
  made: Record<string, string> = {},
): Statement[] => [
  {
    name: `list ${kind}`,
    method: 'GET',
    path: new RegExp(`^/organizations/(\\w+)/${kind}\\.json$`),
    text: list(
      withOrganization,
      `o.${kind}_count`,
      object(fields),
      `${kind} r where r.organization_id = o.id order by ${newest}`,
    ),
  },
  {
    name: `show ${kind}`,
    method: 'GET',
    path: new RegExp(`^/organizations/(\\w+)/${kind}/(\\w+)\\.json$`),
    text: `select ${object({ ...fields, ...brief })}::text as json
      from access_tokens t ${withOrganization}
      join ${kind} r on r.public_id = $3 and r.organization_id = o.id where t.token_hash = $1`,
  },
  {
    name: `create ${kind}`,
    method: 'POST',
    path: new RegExp(`^/organizations/(\\w+)/${kind}\\.json$`),
    text: `with o as (
        select o.*, t.user_id from access_tokens t ${withOrganization}
        where t.token_hash = $1 and t.permission = 'write' and m.role = 'admin'),
      r as (insert into ${kind} (organization_id, name, currency)
        select id, $3::json -> '${root}' ->> 'name', 'usd' from o returning *),
      audit as (${audit(root, 'r.organization_id, o.user_id', 'r, o')})
      select ${object({ ...fields, ...brief, ...made })}::text as json from r, o`,
  },
]

export const statements: Statement[] = [
  {
    name: 'list organizations',
    method: 'GET',
    path: /^\/organizations\.json$/,
    text: list(
      '',
      'page.total',
      organizationJson,
      `memberships m join organizations o on o.id = m.organization_id
       where m.user_id = t.user_id order by lower(o.name), o.id`,
    ),
  },
  {
    name: 'show organization',
    method: 'GET',
    path: /^\/organizations\/(\w+)\.json$/,
    text: `select ${organizationJson}::text as json
      from access_tokens t ${withOrganization} where t.token_hash = $1`,
  },
  {
    name: 'create organization',
    method: 'POST',
    path: /^\/organizations\.json$/,
    text: `with me as (select user_id from access_tokens where token_hash = $1 and permission = 'write'),
      o as (insert into organizations (name) select $2::json -> 'organization' ->> 'name' from me returning *),
      m as (insert into memberships (organization_id, user_id, role, is_owner)
        select o.id, me.user_id, 'admin', true from o, me returning *),
      audit as (${audit('organization', 'r.id, me.user_id', 'o r, me')})
      select ${organizationJson}::text as json from o, m`,
  },
  ...programs('campaigns', 'campaign', campaignFields),
  ...programs('collabs', 'collab', collabFields, { prefill: 'null' }),
  {
    name: 'list members',
    method: 'GET',
    path: /^\/organizations\/(\w+)\/members\.json$/,
    text: list(
      withOrganization,
      'page.total',
      membershipJson,
      `memberships r join users u on u.id = r.user_id where r.organization_id = o.id
       order by r.role = 'admin' desc, lower(coalesce(nullif(u.name, ''), u.email)), u.email, r.id`,
    ),
  },
  {
    name: 'list notifications',
    method: 'GET',
    path: /^\/me\/notifications\.json$/,
    text: list(
      withUser,
      'me.notifications_count',
      notificationJson,
      `notifications r where r.user_id = t.user_id and r.type <> 'SubmissionMessageNotifier'
       order by ${newest}`,
    ),
  },
  {
    name: 'list social accounts',
    method: 'GET',
    path: /^\/me\/social_accounts\.json$/,
    text: list(
      '',
      'page.total',
      socialAccountJson,
      `social_accounts r left join lateral (
         select * from social_account_snapshots where social_account_id = r.id
         order by taken_at desc, id desc limit 1) s on true
       where r.user_id = t.user_id order by r.created_at, r.id`,
    ),
  },
]

function audit(root: string, who: string, from: string): string {
  return `insert into audit_events (organization_id, user_id, user_name, action, record_type, record_id,
      changes, credential_type, credential_name, user_agent, ip)
    select ${who}, '', 'create', initcap('${root}'), r.id, '{}', 'access_token', '', '', '' from ${from}`
}
