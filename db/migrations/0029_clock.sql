-- What time it is for the business: for programs, posts, money and what is told of them. On a trial people let
-- weeks pass, and then this function is replaced by one that is ahead. What guards sign-ins and machines asks
-- now(): nobody is signed out because someone looked into the future.
-- Inlined wherever it is called, so that it costs what now() costs.
create function troupe_now() returns timestamptz language sql stable parallel safe as 'select now()';

-- Every moment that the database fills in by itself, but for these: credentials and what leads to them, limits,
-- what machines do among themselves, and the mails of a trial, which people wait for.
do $$
declare
  filled record;
begin
  for filled in
    select relation.relname as table_name, attribute.attname as column_name
    from pg_attrdef fill
    join pg_class relation on relation.oid = fill.adrelid
    join pg_attribute attribute on attribute.attrelid = fill.adrelid and attribute.attnum = fill.adnum
    where relation.relnamespace = 'public'::regnamespace
      and pg_get_expr(fill.adbin, fill.adrelid) = 'now()'
      and relation.relname not in ('installation', 'schema_migrations', 'sessions', 'pending_sign_ins',
        'pending_two_factors', 'step_ups', 'email_change_undos', 'identities', 'access_tokens',
        'social_account_accesses', 'push_keys', 'idempotency_keys', 'pending_uploads',
        'stripe_events', 'trial_mails')
      and (relation.relname, attribute.attname) <> ('simulated_accounts', 'access_revoked_at')
  loop
    execute format('alter table %I alter column %I set default troupe_now()',
      filled.table_name, filled.column_name);
  end loop;
end $$;

-- As before, by this clock.
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
    updated_at = troupe_now()
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

create or replace function follow_budget() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.used_amount <> old.used_amount then
    insert into campaign_days (campaign_id, day, used_amount)
    values (new.id, (troupe_now() at time zone 'UTC')::date, new.used_amount - old.used_amount)
    on conflict (campaign_id, day) do update
      set used_amount = campaign_days.used_amount + excluded.used_amount;
  end if;
  update listings set unused_amount = new.unused_amount
  where kind = 'Campaign' and program_id = new.id and unused_amount <> new.unused_amount;
  return null;
end $$;

create or replace function give_number() returns trigger language plpgsql as $$
begin
  select kind into strict new.kind from papers where id = new.paper_id;
  perform pg_advisory_xact_lock(hashtextextended('paper_numbers:' || new.kind, 0));
  -- Not when the transaction began: numbers and dates are in the same order.
  new.issued_at = clock_timestamp() + (troupe_now() - now());
  new.year = extract(year from new.issued_at at time zone 'UTC');
  select coalesce(max(serial), 0) + 1 into new.serial
    from paper_numbers where kind = new.kind and year = new.year;
  return new;
end $$;

create or replace function make_snapshot_months(ahead integer) returns void language plpgsql as $$
declare
  begins date;
  name text;
begin
  for month in 0..ahead loop
    begins := date_trunc('month', troupe_now() at time zone 'UTC') + make_interval(months => month);
    name := 'post_snapshots_' || to_char(begins, 'YYYY_MM');
    if to_regclass(name) is null then
      execute format('create table %I partition of post_snapshots for values from (%L) to (%L)',
        name, begins::timestamp at time zone 'UTC',
        (begins + interval '1 month')::timestamp at time zone 'UTC');
    end if;
  end loop;
end $$;

-- The simulated platform had a clock of its own. What its posts have grown older by is kept.
update simulated_posts set posted_at = posted_at
  - make_interval(secs => (select seconds from simulated_clock) - clock_seconds);
alter table simulated_posts drop column clock_seconds;
drop table simulated_clock;
