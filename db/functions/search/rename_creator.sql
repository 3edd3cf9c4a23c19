create or replace function rename_creator() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entries where kind = 'Creator' and record_id = old.id;
    update search_entries set user_id = null, detail = '' where user_id = old.id;
    return old;
  end if;
  update search_entries set title = new.name where kind = 'Creator' and record_id = new.id;
  return new;
end $$;

create or replace trigger users_entered after update of name or delete on users
  for each row execute function rename_creator();
