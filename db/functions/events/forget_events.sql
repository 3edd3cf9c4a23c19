-- Events go with whomever they were for.
create or replace function forget_events() returns trigger language plpgsql as $$
begin
  delete from events where audience = tg_argv[0] || ':' || old.id;
  return null;
end $$;

create or replace trigger organizations_forget_events after delete on organizations
  for each row execute function forget_events('organization');

create or replace trigger users_forget_events after delete on users
  for each row execute function forget_events('user');
