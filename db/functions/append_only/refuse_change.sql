create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger social_account_snapshots_no_update before update on social_account_snapshots
  for each row execute function refuse_change();

-- Emptying a table fires no trigger for its rows, so it needs one for the whole statement.
create or replace trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_change();

create or replace trigger social_account_snapshots_no_truncate before truncate on social_account_snapshots
  for each statement execute function refuse_change();

create or replace trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function refuse_change();

create or replace trigger ledger_transfers_no_truncate before truncate on ledger_transfers
  for each statement execute function refuse_change();

create or replace trigger ledger_accounts_no_delete before delete on ledger_accounts
  for each row execute function refuse_change();

create or replace trigger ledger_accounts_no_truncate before truncate on ledger_accounts
  for each statement execute function refuse_change();

create or replace trigger fundings_no_delete before delete on fundings
  for each row execute function refuse_change();

create or replace trigger fundings_no_truncate before truncate on fundings
  for each statement execute function refuse_change();

create or replace trigger refunds_no_delete before delete on refunds
  for each row execute function refuse_change();

create or replace trigger refunds_no_truncate before truncate on refunds
  for each statement execute function refuse_change();

create or replace trigger payouts_no_delete before delete on payouts
  for each row execute function refuse_change();

create or replace trigger payouts_no_truncate before truncate on payouts
  for each statement execute function refuse_change();

create or replace trigger payout_batches_no_delete before delete on payout_batches
  for each row execute function refuse_change();

create or replace trigger disputes_no_delete before delete on disputes
  for each row execute function refuse_change();

create or replace trigger disputes_no_truncate before truncate on disputes
  for each statement execute function refuse_change();

create or replace trigger papers_append_only before update or delete on papers
  for each row execute function refuse_change();

create or replace trigger papers_no_truncate before truncate on papers
  for each statement execute function refuse_change();

create or replace trigger exchange_rates_append_only before update or delete on exchange_rates
  for each row execute function refuse_change();

create or replace trigger exchange_rates_no_truncate before truncate on exchange_rates
  for each statement execute function refuse_change();

create or replace trigger paper_numbers_append_only before update or delete on paper_numbers
  for each row execute function refuse_change();

create or replace trigger paper_numbers_no_truncate before truncate on paper_numbers
  for each statement execute function refuse_change();

create or replace trigger offers_append_only before delete on offers
  for each row execute function refuse_change();
