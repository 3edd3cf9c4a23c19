-- Money in minor units of its currency, within what every JSON reader can hold exactly.
create domain amount as bigint check (value between 0 and 9007199254740991);

-- Counted as rows come and go, so that a list of a million costs what a list of ten does.
alter table organizations
  add column campaigns_count bigint not null default 0 check (campaigns_count >= 0);

create table campaigns (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete restrict,
  name text not null check (name <> ''),
  status text not null default 'draft'
    check (status in ('draft', 'active', 'paused', 'finished')),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Two-letter codes; none means everywhere.
  countries text[] not null default '{}'
    check (array_to_string(countries, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  website text,
  content_type text not null default 'ugc'
    check (content_type in ('clipping', 'ugc', 'music', 'logo', 'slideshow', 'other')),
  category text not null default 'other'
    check (category in ('personal_brand', 'entertainment', 'product', 'music', 'gaming',
      'technology', 'education', 'beauty', 'fashion', 'food', 'fitness', 'travel', 'finance',
      'sports', 'news', 'other')),
  platform_ids text[] not null default '{}'
    check (platform_ids <@ array['tiktok', 'youtube', 'instagram', 'x', 'facebook', 'twitch',
      'snapchat', 'threads', 'linkedin']),
  tiktok_music_id text,
  brief text not null default '',
  banner_image_key text,
  cpm_amount amount not null default 0,
  min_payout_amount amount not null default 0,
  max_payout_amount amount not null default 0,
  base_reward_amount amount not null default 0,
  -- Kept here for reading; each equals what the money and submission tables add up to.
  total_budget_amount amount not null default 0,
  used_amount amount not null default 0,
  unused_amount bigint generated always as (total_budget_amount - used_amount) stored,
  view_count bigint not null default 0 check (view_count >= 0),
  submissions_count bigint not null default 0 check (submissions_count >= 0),
  published_at timestamptz(3),
  paused_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Zero means that there is no upper limit.
  check (max_payout_amount = 0 or min_payout_amount <= max_payout_amount),
  check (unused_amount >= 0),
  check ((status = 'draft') = (published_at is null)),
  check (status <> 'paused' or paused_at is not null),
  check (status not in ('draft', 'active') or paused_at is null)
);
create index campaigns_newest on campaigns (organization_id, created_at desc, id desc);

create table fundings (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns on delete restrict,
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'succeeded', 'failed', 'canceled', 'refunded',
      'disputed')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index on fundings (campaign_id);

-- Adds to, or takes from, the counter that the trigger names, once for each statement.
create function count_in_organization() returns trigger language plpgsql as $$
begin
  execute format(
    'update organizations set %1$I = %1$I + changed_rows.number
     from (select organization_id, %2$s count(*) as number from changed group by 1 order by 1)
       as changed_rows
     where organizations.id = changed_rows.organization_id',
    tg_argv[0], case tg_op when 'INSERT' then '' else '-' end);
  return null;
end $$;

create trigger campaigns_count_new after insert on campaigns
  referencing new table as changed
  for each statement execute function count_in_organization('campaigns_count');
create trigger campaigns_count_gone after delete on campaigns
  referencing old table as changed
  for each statement execute function count_in_organization('campaigns_count');
