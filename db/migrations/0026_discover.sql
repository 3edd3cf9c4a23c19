-- What creators can find: one row for each program that takes submissions, kept by the database itself with
-- every change of the program and its organization. Nothing else is in it, so that the first page of any
-- list is read from an index, however many programs there are.
create table listings (
  kind text not null check (kind in ('Campaign', 'Collab')),
  program_id bigint not null,
  -- Known by its number only: a key would lock the organization after its program, and money does so before.
  organization_id bigint not null,
  -- As the organization has it.
  privacy_setting text not null,
  currency text not null,
  cpm_amount amount not null,
  unused_amount amount not null,
  published_at timestamptz(3) not null,
  ends_at timestamptz(3),
  -- The words of the program, and what it can be filtered by: `platform:tiktok`. No word has a colon.
  search tsvector not null,
  primary key (kind, program_id)
);
create index listings_newest on listings
  (kind, privacy_setting, published_at desc, program_id desc);
create index listings_by_rate on listings
  (kind, privacy_setting, currency, cpm_amount desc, program_id desc);
create index listings_by_budget on listings
  (kind, privacy_setting, currency, unused_amount desc, program_id desc);
create index listings_by_end on listings
  (kind, privacy_setting, ends_at, program_id desc);
create index listings_of_organization on listings (organization_id, published_at desc, program_id desc);
-- Rows come one by one and are read at once: a list of those still to be sorted in would be searched whole.
create index listings_search on listings using gin (search) with (fastupdate = off);

create function words_of(name text, organization_name text, brief text) returns tsvector
language sql immutable as $$
  select strip(to_tsvector('pg_catalog.english', concat_ws(' ', name, organization_name, brief)))
$$;

create function countries_searched(countries text[]) returns text[] language sql immutable as $$
  select case cardinality(countries)
    when 0 then array['country:any']
    else array(select 'country:' || country from unnest(countries) country)
  end
$$;

-- Whoever lists a program and whoever changes its organization take turns, so that neither misses the
-- other. A lock of its own, because organizations are locked before their programs, never after.
create function await_listings(organization_id bigint, is_alone boolean) returns void
language plpgsql as $$
declare
  lock bigint := hashtextextended('listings', organization_id);
begin
  if is_alone then
    perform pg_advisory_xact_lock(lock);
  else
    perform pg_advisory_xact_lock_shared(lock);
  end if;
end $$;

create function list_campaigns(ids bigint[]) returns void language sql as $$
  insert into listings (kind, program_id, organization_id, privacy_setting, currency, cpm_amount,
    unused_amount, published_at, ends_at, search)
  select 'Campaign', campaign.id, organization.id, organization.privacy_setting, campaign.currency,
    campaign.cpm_amount, campaign.unused_amount, campaign.published_at, campaign.ends_at,
    words_of(campaign.name, organization.name, campaign.brief) || array_to_tsvector(
      countries_searched(campaign.countries)
      || array(select 'platform:' || platform from unnest(campaign.platform_ids) platform)
      || array['currency:' || campaign.currency, 'category:' || campaign.category,
        'content_type:' || campaign.content_type])
  from campaigns campaign
  join organizations organization on organization.id = campaign.organization_id
  where campaign.id = any (ids) and campaign.status = 'active'
  order by campaign.id
  on conflict (kind, program_id) do update set
    privacy_setting = excluded.privacy_setting, currency = excluded.currency,
    cpm_amount = excluded.cpm_amount, unused_amount = excluded.unused_amount,
    published_at = excluded.published_at, ends_at = excluded.ends_at, search = excluded.search
$$;

create function list_collabs(ids bigint[]) returns void language sql as $$
  insert into listings (kind, program_id, organization_id, privacy_setting, currency, cpm_amount,
    unused_amount, published_at, search)
  select 'Collab', collab.id, organization.id, organization.privacy_setting, collab.currency, 0, 0,
    collab.published_at,
    words_of(collab.name, organization.name, collab.brief) || array_to_tsvector(
      countries_searched(collab.countries) || array['currency:' || collab.currency])
  from collabs collab
  join organizations organization on organization.id = collab.organization_id
  where collab.id = any (ids) and collab.state = 'published'
  order by collab.id
  on conflict (kind, program_id) do update set
    privacy_setting = excluded.privacy_setting, currency = excluded.currency,
    published_at = excluded.published_at, search = excluded.search
$$;

create function keep_campaign_listed() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.status = 'active' then
    perform list_campaigns(array[new.id]);
  else
    delete from listings where kind = 'Campaign' and program_id = new.id;
  end if;
  return null;
end $$;
create trigger campaigns_list_new after insert on campaigns
  for each row when (new.status = 'active') execute function keep_campaign_listed();
create trigger campaigns_keep_listed after update on campaigns
  for each row when (
    (new.status, new.name, new.brief, new.currency, new.countries, new.platform_ids, new.category,
      new.content_type, new.cpm_amount, new.published_at, new.ends_at)
    is distinct from
    (old.status, old.name, old.brief, old.currency, old.countries, old.platform_ids, old.category,
      old.content_type, old.cpm_amount, old.published_at, old.ends_at)
    and 'active' in (new.status, old.status))
  execute function keep_campaign_listed();

create function keep_collab_listed() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.state = 'published' then
    perform list_collabs(array[new.id]);
  else
    delete from listings where kind = 'Collab' and program_id = new.id;
  end if;
  return null;
end $$;
create trigger collabs_list_new after insert on collabs
  for each row when (new.state = 'published') execute function keep_collab_listed();
create trigger collabs_keep_listed after update on collabs
  for each row when (
    (new.state, new.name, new.brief, new.currency, new.countries, new.published_at)
    is distinct from
    (old.state, old.name, old.brief, old.currency, old.countries, old.published_at)
    and 'published' in (new.state, old.state))
  execute function keep_collab_listed();

create function unlist_program() returns trigger language plpgsql as $$
begin
  delete from listings where kind = tg_argv[0] and program_id = old.id;
  return null;
end $$;
create trigger campaigns_unlist after delete on campaigns
  for each row when (old.status = 'active') execute function unlist_program('Campaign');
create trigger collabs_unlist after delete on collabs
  for each row when (old.state = 'published') execute function unlist_program('Collab');

create function keep_organization_listed() returns trigger language plpgsql as $$
begin
  perform await_listings(new.id, true);
  perform list_campaigns(array(
    select program_id from listings where organization_id = new.id and kind = 'Campaign'));
  perform list_collabs(array(
    select program_id from listings where organization_id = new.id and kind = 'Collab'));
  return null;
end $$;
create trigger organizations_keep_listed after update on organizations
  for each row when ((new.name, new.privacy_setting) is distinct from (old.name, old.privacy_setting))
  execute function keep_organization_listed();

-- What a campaign used on each day (UTC), less what came back: how fast its budget goes.
create table campaign_days (
  campaign_id bigint not null references campaigns on delete cascade,
  day date not null,
  used_amount bigint not null,
  primary key (campaign_id, day)
);

create function follow_budget() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.used_amount <> old.used_amount then
    insert into campaign_days (campaign_id, day, used_amount)
    values (new.id, (now() at time zone 'UTC')::date, new.used_amount - old.used_amount)
    on conflict (campaign_id, day) do update
      set used_amount = campaign_days.used_amount + excluded.used_amount;
  end if;
  update listings set unused_amount = new.unused_amount
  where kind = 'Campaign' and program_id = new.id and unused_amount <> new.unused_amount;
  return null;
end $$;
create trigger campaigns_follow_budget after update on campaigns
  for each row when ((new.total_budget_amount, new.used_amount)
    is distinct from (old.total_budget_amount, old.used_amount))
  execute function follow_budget();

-- How an organization decides.
create index campaign_submissions_decided_by on campaign_submissions (organization_id, decided_at desc)
  where decided_at is not null;

-- From before.
insert into campaign_days (campaign_id, day, used_amount)
select owner_id, day, sum(amount) from (
  select budget.owner_id, (transfer.created_at at time zone 'UTC')::date as day,
    case when budget.id = transfer.debit_account_id then transfer.amount else -transfer.amount end as amount
  from ledger_transfers transfer
  join ledger_accounts debit on debit.id = transfer.debit_account_id
  join ledger_accounts credit on credit.id = transfer.credit_account_id
  join ledger_accounts budget on budget.id in (debit.id, credit.id) and budget.kind = 'budget'
  where 'held' in (debit.kind, credit.kind)
) moved
group by owner_id, day;
select list_campaigns(array(select id from campaigns where status = 'active'));
select list_collabs(array(select id from collabs where state = 'published'));

-- A creator who may see the programs of an organization that shows them to nobody else.
create table creator_invitations (
  id bigint generated always as identity primary key,
  -- Known by its number only: a key would lock the organization after its program, and money does so before.
  organization_id bigint not null,
  email text not null check (email <> ''),
  invited_by_id bigint references users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, email)
);
create index on creator_invitations (email);
create index on creator_invitations (invited_by_id);
create index creator_invitations_newest on creator_invitations
  (organization_id, created_at desc, id desc);
