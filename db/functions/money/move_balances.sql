-- Changes with each transfer the balances of both accounts, and the sums that a campaign shows of its budget.
create or replace function move_balances() returns trigger language plpgsql as $$
declare
  has_budget boolean;
begin
  -- Rows are locked in one order, so that two transactions cannot wait for each other: campaigns, then
  -- accounts, each by id.
  perform from campaigns
    where id in (
      select account.owner_id from ledger_accounts account
      where account.kind = 'budget' and account.id in
        (select debit_account_id from made union all select credit_account_id from made))
    order by id for no key update;
  has_budget := found;
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
  if not has_budget then return null; end if;

  -- Money that goes to what is held for creators counts as used. Everything else comes into the budget or
  -- goes back.
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

create or replace trigger ledger_transfers_move_balances after insert on ledger_transfers
  referencing new table as made for each statement execute function move_balances();
