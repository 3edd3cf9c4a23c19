-- Keeps payments as they were asked for: their amount, their currency, and whose they are.
create or replace function keep_terms() returns trigger language plpgsql as $$
begin
  raise exception '% says what was paid, and is not changed', tg_table_name;
end $$;

create or replace trigger fundings_keep_terms before update on fundings
  for each row when ((new.amount, new.currency, new.provider, new.organization_id)
    is distinct from (old.amount, old.currency, old.provider, old.organization_id))
  execute function keep_terms();

create or replace trigger refunds_keep_terms before update on refunds
  for each row when ((new.amount, new.currency, new.funding_id)
    is distinct from (old.amount, old.currency, old.funding_id))
  execute function keep_terms();

create or replace trigger payouts_keep_terms before update on payouts
  for each row when ((new.user_id, new.provider, new.amount, new.currency, new.closing, new.label, new.reference, new.sends_on)
    is distinct from (old.user_id, old.provider, old.amount, old.currency, old.closing, old.label, old.reference, old.sends_on))
  execute function keep_terms();

create or replace trigger disputes_keep_terms before update on disputes
  for each row when ((new.amount, new.currency, new.funding_id, new.provider_id, new.held_amount, new.debt_amount)
    is distinct from (old.amount, old.currency, old.funding_id, old.provider_id, old.held_amount, old.debt_amount))
  execute function keep_terms();
