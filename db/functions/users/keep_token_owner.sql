-- Keeps a token with the organization that its user acts for, or with a person, and what it may as it was made.
create or replace function keep_token_owner() returns trigger language plpgsql as $$
begin
  if new.organization_id is distinct from (select acts_for_id from users where id = new.user_id) then
    raise exception 'the token of an organization is used by nobody else' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.permission, old.areas, old.organization_ids, old.daily_limit_amount, old.daily_limit_currency,
    old.expires_at) is distinct from (new.permission, new.areas, new.organization_ids, new.daily_limit_amount,
    new.daily_limit_currency, new.expires_at)
  then
    raise exception 'what a token may never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger access_tokens_keep_owner
  before insert or update of user_id, organization_id, permission, areas, organization_ids, daily_limit_amount,
    daily_limit_currency, expires_at on access_tokens
  for each row execute function keep_token_owner();
