-- Counts a funding that a token of an organization asked for as spent, so that none is left out.
create or replace function count_spending() returns trigger language plpgsql as $$
begin
  insert into token_spendings (access_token_id, amount, currency)
  select id, new.amount, new.currency from access_tokens
  where user_id = new.user_id and organization_id is not null;
  if not found and exists (select from users where id = new.user_id and acts_for_id is not null) then
    raise exception 'the access token is gone' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger fundings_count_spending after insert on fundings
  for each row when (new.user_id is not null) execute function count_spending();
