-- What a campaign has, has spent and has left is what the ledger says. The columns are kept for reading, by
-- the database itself, with each transfer.
alter table ledger_accounts
  -- Counted with the balance, so that a statement of a million transfers costs what one of ten does.
  add column transfers_count bigint not null default 0;

create or replace function move_balances() returns trigger language plpgsql as $$
begin
  -- Rows are locked in one order, so that two transactions cannot wait for each other: campaigns, then
  -- accounts, each by id.
  perform from campaigns
    where id in (
      select account.owner_id from made
      join ledger_accounts account on account.id in (made.debit_account_id, made.credit_account_id)
      where account.kind = 'budget')
    order by id for no key update;
  perform from ledger_accounts
    where balance is not null and id in
      (select debit_account_id from made union all select credit_account_id from made)
    order by id for no key update;
  update ledger_accounts set
    balance = balance + change.amount,
    transfers_count = transfers_count + change.number
  from (
    select account_id, sum(amount) as amount, count(*) as number from (
      select debit_account_id as account_id, -amount as amount from made
      union all
      select credit_account_id, amount from made
    ) moved group by account_id
  ) change
  where ledger_accounts.id = change.account_id and balance is not null;

  -- What is held for creators is used. Everything else comes in or goes back.
  update campaigns set
    total_budget_amount = total_budget_amount + change.total,
    used_amount = used_amount + change.used,
    updated_at = now()
  from (
    select budget.owner_id as campaign_id,
      coalesce(sum(moved.amount) filter (where other.kind <> 'held'), 0) as total,
      coalesce(-sum(moved.amount) filter (where other.kind = 'held'), 0) as used
    from (
      select credit_account_id as budget_id, debit_account_id as other_id, amount from made
      union all
      select debit_account_id, credit_account_id, -amount from made
    ) moved
    join ledger_accounts budget on budget.id = moved.budget_id and budget.kind = 'budget'
    join ledger_accounts other on other.id = moved.other_id
    group by budget.owner_id
  ) change
  where campaigns.id = change.campaign_id;
  return null;
end $$;

-- When what was left went back to the organization, because nothing more can be earned.
alter table campaigns add column settled_at timestamptz(3)
  check (settled_at is null or status = 'finished');

-- A funding brings money into a campaign or, without one, into the balance of the organization.
alter table fundings
  -- No foreign key: what was paid stays on record when the organization is gone.
  add column organization_id bigint,
  add column provider text not null default 'test'
    check (provider in ('test', 'manual', 'balance', 'stripe')),
  -- Who asked for it.
  add column user_id bigint references users on delete set null,
  -- What to write on a bank transfer.
  add column reference text unique,
  -- What the provider calls it, and where it takes the money.
  add column provider_id text,
  add column checkout_url text,
  add column failure_reason text,
  add column refunded_amount amount not null default 0,
  add column disputed_amount amount not null default 0,
  add column succeeded_at timestamptz(3),
  alter column campaign_id drop not null,
  drop constraint fundings_status_check,
  drop constraint fundings_campaign_id_currency_fkey;
update fundings set organization_id = campaigns.organization_id,
  status = case fundings.status when 'refunded' then 'canceled' when 'disputed' then 'succeeded'
    else fundings.status end
from campaigns where campaigns.id = fundings.campaign_id;
update fundings set succeeded_at = updated_at where status = 'succeeded';
alter table fundings
  alter column organization_id set not null,
  alter column provider drop default,
  add check (status in ('pending', 'processing', 'succeeded', 'failed', 'canceled', 'disputed', 'lost')),
  add check (refunded_amount <= amount and disputed_amount <= amount),
  add check ((succeeded_at is not null) = (status in ('succeeded', 'disputed', 'lost'))),
  -- A draft can be deleted when none of its fundings ever brought money or still may.
  add foreign key (campaign_id, currency) references campaigns (id, currency)
    on delete set null (campaign_id),
  add unique (provider, provider_id);
create index fundings_newest on fundings (organization_id, created_at desc, id desc);
create index fundings_waiting on fundings (provider, created_at, id)
  where status in ('pending', 'processing');

-- Budgets from before there was a ledger were made up by hand, for trials: they came from the test
-- provider, as fundings or without any, and nothing of them can have been granted.
create temporary table opening on commit drop as
select 'funding:' || id as key, campaign_id, currency, amount from fundings where status = 'succeeded'
union all
select 'opening:' || campaign.id, campaign.id, campaign.currency, campaign.total_budget_amount - paid.amount
from campaigns campaign, lateral (
  select coalesce(sum(amount), 0) as amount from fundings
  where campaign_id = campaign.id and status = 'succeeded'
) paid
where campaign.total_budget_amount > paid.amount;
update campaigns set total_budget_amount = 0, used_amount = 0
where total_budget_amount > 0 or used_amount > 0;
insert into ledger_accounts (kind, owner_id, provider, currency, balance)
select distinct 'external', 0, 'test', currency, null::bigint from opening;
insert into ledger_accounts (kind, owner_id, currency, balance)
select distinct 'budget', campaign_id, currency, 0 from opening;
insert into ledger_transfers
  (idempotency_key, event, debit_account_id, credit_account_id, amount, currency)
select key, 'funding_succeeded', source.id, budget.id, amount, opening.currency
from opening
join ledger_accounts source on source.kind = 'external' and source.provider = 'test'
  and source.currency = opening.currency
join ledger_accounts budget on budget.kind = 'budget' and budget.owner_id = opening.campaign_id;

-- Only a transfer changes a budget.
create function keep_budget() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.total_budget_amount <> 0 or new.used_amount <> 0 then
      raise exception 'a campaign begins without budget';
    end if;
  elsif pg_trigger_depth() < 2 then
    raise exception 'a budget changes by transfers only';
  end if;
  return new;
end $$;
create trigger campaigns_begin_without_budget before insert on campaigns
  for each row execute function keep_budget();
create trigger campaigns_keep_budget before update on campaigns
  for each row when ((new.total_budget_amount, new.used_amount)
    is distinct from (old.total_budget_amount, old.used_amount))
  execute function keep_budget();

-- What was asked to be paid stays what it is.
create function keep_terms() returns trigger language plpgsql as $$
begin
  raise exception '% says what was paid, and is not changed', tg_table_name;
end $$;
create trigger fundings_keep_terms before update on fundings
  for each row when ((new.amount, new.currency, new.provider, new.organization_id)
    is distinct from (old.amount, old.currency, old.provider, old.organization_id))
  execute function keep_terms();
create trigger fundings_no_delete before delete on fundings
  for each row execute function refuse_change();
create trigger fundings_no_truncate before truncate on fundings
  for each statement execute function refuse_change();

-- Money of a funding that goes back to where it came from.
create table refunds (
  id bigint generated always as identity primary key,
  funding_id bigint not null references fundings on delete restrict,
  organization_id bigint not null,
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  user_id bigint references users on delete set null,
  provider_id text unique,
  failure_reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index refunds_of_funding on refunds (funding_id, created_at desc, id desc);
create index refunds_waiting on refunds (created_at, id) where status = 'pending';
create trigger refunds_keep_terms before update on refunds
  for each row when ((new.amount, new.currency, new.funding_id)
    is distinct from (old.amount, old.currency, old.funding_id))
  execute function keep_terms();
create trigger refunds_no_delete before delete on refunds
  for each row execute function refuse_change();
create trigger refunds_no_truncate before truncate on refunds
  for each statement execute function refuse_change();

-- What a submission was granted, and when it becomes the creator's to withdraw.
create table grants (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns on delete restrict,
  submission_id bigint not null,
  -- Counts the grants of the submission.
  number int not null check (number > 0),
  user_id bigint not null references users on delete restrict,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  reward_amount amount not null check (reward_amount > 0),
  fee_amount amount not null,
  -- What was taken back of it while it was held.
  returned_reward_amount amount not null default 0 check (returned_reward_amount <= reward_amount),
  returned_fee_amount amount not null default 0 check (returned_fee_amount <= fee_amount),
  returns_count int not null default 0,
  release_at timestamptz(3) not null,
  released_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (submission_id, number)
);
create index grants_due on grants (release_at, id) where released_at is null;
create index grants_held on grants (user_id, release_at) where released_at is null;
create index on grants (campaign_id);

-- What was answered to a request that must not be done twice, by the key its sender gave it.
create table idempotency_keys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  route text not null,
  key text not null,
  -- Tells another body under the same key.
  fingerprint bytea not null,
  -- The record that was made, from the transaction that made it.
  record_id bigint,
  -- What was answered, once it was.
  status int,
  location text,
  answer text,
  created_at timestamptz(3) not null default now(),
  unique (user_id, route, key)
);
create index on idempotency_keys (created_at);
