-- Money is a ledger. Each transfer moves a positive amount from one account to another of the same
-- currency, so that the books balance by construction. Nothing in it is ever changed or deleted: what was
-- wrong is put right by another transfer.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('external', 'wallet', 'budget', 'held', 'creator', 'payout',
    'refund', 'disputed', 'debt', 'fees', 'costs')),
  -- Whose it is, by the kind: an organization's, a campaign's, a submission's, a user's. 0 where it is the
  -- installation's own. No foreign key: an account outlives its owner.
  owner_id bigint not null check (owner_id >= 0),
  -- The kind of the owner where a kind of account has several: held money of campaigns and collabs.
  owner_type text not null default '',
  -- Who moves the money where it leaves or enters the ledger.
  provider text not null default '' check ((provider <> '') = (kind in ('external', 'costs'))),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Kept by the database with each transfer. Accounts that everybody pays into or out of keep none: their
  -- row would be waited for by all.
  balance bigint default 0 check ((balance is null) = (kind in ('external', 'fees', 'costs'))),
  created_at timestamptz(3) not null default now(),
  constraint ledger_accounts_not_overdrawn check (balance >= 0 or kind = 'debt'),
  constraint ledger_accounts_exact check (balance between -9007199254740991 and 9007199254740991),
  unique (kind, owner_id, owner_type, provider, currency),
  unique (id, currency)
);

create table ledger_transfers (
  id bigint generated always as identity primary key,
  -- The same for all that were made together.
  transaction_id bigint not null default (pg_current_xact_id()::text::bigint),
  -- Names what the transfer is for, so that it cannot be made twice.
  idempotency_key text not null unique check (idempotency_key <> ''),
  event text not null check (event ~ '^[a-z_]+$'),
  debit_account_id bigint not null,
  credit_account_id bigint not null check (credit_account_id <> debit_account_id),
  amount amount not null check (amount > 0),
  currency text not null,
  created_at timestamptz(3) not null default now(),
  foreign key (debit_account_id, currency) references ledger_accounts (id, currency),
  foreign key (credit_account_id, currency) references ledger_accounts (id, currency)
);
-- The statement of an account, newest first.
create index ledger_transfers_debits on ledger_transfers (debit_account_id, id desc);
create index ledger_transfers_credits on ledger_transfers (credit_account_id, id desc);

create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function refuse_change();
create trigger ledger_transfers_no_truncate before truncate on ledger_transfers
  for each statement execute function refuse_change();
create trigger ledger_accounts_no_delete before delete on ledger_accounts
  for each row execute function refuse_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts
  for each statement execute function refuse_change();

-- Rows are locked in the order of their ids, so that two transactions cannot wait for each other.
create function move_balances() returns trigger language plpgsql as $$
begin
  perform from ledger_accounts
    where balance is not null and id in
      (select debit_account_id from made union all select credit_account_id from made)
    order by id for no key update;
  update ledger_accounts set balance = balance + change.amount
  from (
    select account_id, sum(amount) as amount from (
      select debit_account_id as account_id, -amount as amount from made
      union all
      select credit_account_id, amount from made
    ) moved group by account_id
  ) change
  where ledger_accounts.id = change.account_id and balance is not null;
  return null;
end $$;
create trigger ledger_transfers_move_balances after insert on ledger_transfers
  referencing new table as made for each statement execute function move_balances();

-- A balance is what transfers have made of it, and an account is what it was opened as.
create function keep_ledger_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then raise exception 'an account begins with nothing'; end if;
    return new;
  end if;
  if pg_trigger_depth() < 2
    or (new.id, new.kind, new.owner_id, new.owner_type, new.provider, new.currency)
      is distinct from (old.id, old.kind, old.owner_id, old.owner_type, old.provider, old.currency)
  then
    raise exception 'an account changes by transfers only';
  end if;
  return new;
end $$;
create trigger ledger_accounts_keep before insert or update on ledger_accounts
  for each row execute function keep_ledger_account();
