-- Everyone who worked with an organization, with all of it added up, kept by count_creators: lists are read in the order of
-- an index, however many there are. Organizations are known by their number only, as with submissions.
create table organization_creators (
  organization_id bigint not null,
  user_id bigint not null references users on delete cascade,
  submissions_count bigint not null default 0,
  approved_count bigint not null default 0,
  rejected_count bigint not null default 0,
  -- The approved share of what was decided; null if nothing was.
  approved_percent integer generated always as
    (round(approved_count * 100.0 / nullif(approved_count + rejected_count, 0))::integer) stored,
  view_count bigint not null default 0,
  collabs_count integer not null default 0,
  completed_count integer not null default 0,
  -- What all of their work cost, and their posts alone, in millionths of a euro; null where no currency has a rate.
  spent_reference_amount bigint,
  posts_reference_amount bigint,
  -- What a thousand of the views cost.
  cpm_reference_amount bigint generated always as
    (least(posts_reference_amount::numeric * 1000 / nullif(view_count, 0), 9223372036854775807)::bigint) stored,
  last_active_at timestamptz(3) not null,
  primary key (organization_id, user_id)
);

insert into organization_creators
  (organization_id, user_id, submissions_count, approved_count, rejected_count, view_count, collabs_count,
    completed_count, spent_reference_amount, posts_reference_amount, last_active_at)
select organization_id, user_id, sum(submissions_count), sum(approved_count), sum(rejected_count), sum(view_count),
  sum(collabs_count), sum(completed_count),
  least(sum(least(round((used_amount + collab_amount) * euro), 9223372036854775807)), 9223372036854775807)::bigint,
  least(sum(least(round(used_amount * euro), 9223372036854775807)), 9223372036854775807)::bigint,
  max(last_active_at)
from (
  select work.organization_id, user_id, currency, work.submissions_count, approved_count, rejected_count,
    work.view_count, work.used_amount, 0 as collabs_count, 0 as completed_count, 0::bigint as collab_amount,
    last_active_at
  from campaign_creators work join campaigns on campaigns.id = campaign_id
  union all
  select organization_id, user_id, currency, 0, 0, 0, 0, 0, (accepted_at is not null)::int, (state = 'completed')::int,
    paid_amount + paid_fee_amount, created_at
  from collab_submissions where user_id is not null
) done left join (
  -- Millionths of a euro that a minor unit is, by the latest rate, as in_micro_euros has it.
  select code, 1000000::numeric / case
      when code = any ('{bif,clp,djf,gnf,isk,jpy,kmf,krw,pyg,rwf,ugx,vnd,vuv,xaf,xof,xpf}') then 1
      when code = any ('{bhd,iqd,jod,kwd,lyd,omr,tnd}') then 1000
      else 100
    end / rate as euro
  from (
    select 'eur' as code, 1::numeric as rate
    union all
    (select distinct on (currency) currency, rate from exchange_rates where currency <> 'eur'
      order by currency, day desc, id desc)
  ) latest
) rates on code = currency
group by 1, 2;

create index on organization_creators (user_id);
create index organization_creators_by_views on organization_creators (organization_id, view_count desc, user_id);
create index organization_creators_by_spend on organization_creators
  (organization_id, spent_reference_amount desc nulls last, user_id);
create index organization_creators_by_posts on organization_creators (organization_id, submissions_count desc, user_id);
create index organization_creators_by_approved on organization_creators
  (organization_id, approved_percent desc nulls last, user_id);
create index organization_creators_by_cpm on organization_creators (organization_id, cpm_reference_amount, user_id);
create index organization_creators_by_activity on organization_creators (organization_id, last_active_at desc, user_id);
