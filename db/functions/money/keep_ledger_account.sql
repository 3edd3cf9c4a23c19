-- Lets a balance change by transfers only, and an account stay what it was opened as.
create or replace function keep_ledger_account() returns trigger language plpgsql as $$
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

create or replace trigger ledger_accounts_keep before insert or update on ledger_accounts
  for each row execute function keep_ledger_account();
