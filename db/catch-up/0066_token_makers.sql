-- Which token made a token. Those that it made end with it, so that whoever revokes a stolen token has ended what was made with
-- it; and they are of the same user.
alter table access_tokens add unique (id, user_id);
alter table access_tokens add column made_by_id bigint check (made_by_id <> id),
  add foreign key (made_by_id, user_id) references access_tokens (id, user_id) on delete cascade;
create index on access_tokens (made_by_id) where made_by_id is not null;

-- No token makes one that may do more than itself.
create function keep_to_permission() returns trigger language plpgsql as $$
begin
  if new.permission = 'write'
    and (select permission from access_tokens where id = new.made_by_id) is distinct from 'write'
  then
    raise exception 'a token that may read cannot make one that may write' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger access_tokens_keep_to_permission before insert or update of permission, made_by_id on access_tokens
  for each row when (new.made_by_id is not null) execute function keep_to_permission();
