-- Refuses a token that may do more than the one that made it. One that is limited makes none.
create or replace function keep_to_permission() returns trigger language plpgsql as $$
begin
  if new.permission = 'write'
    and (select permission from access_tokens where id = new.made_by_id) is distinct from 'write'
  then
    raise exception 'a token that may read cannot make one that may write' using errcode = 'check_violation';
  end if;
  if exists (
    select from access_tokens where id = new.made_by_id and (areas is not null or organization_ids is not null)
  ) then
    raise exception 'a token that is limited cannot make another' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger access_tokens_keep_to_permission before insert or update of permission, made_by_id on access_tokens
  for each row when (new.made_by_id is not null) execute function keep_to_permission();
