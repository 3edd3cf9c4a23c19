-- Lists a creator anew under another name.
create or replace function keep_name_listed() returns trigger language plpgsql as $$
begin
  perform list_creator(new.id);
  return null;
end $$;

create or replace trigger users_keep_name_listed after update of name on users
  for each row when (new.name <> old.name) execute function keep_name_listed();
