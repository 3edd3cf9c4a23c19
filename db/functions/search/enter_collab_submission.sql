create or replace function enter_collab_submission() returns trigger language plpgsql as $$
begin
  insert into search_entries (kind, record_id, organization_id, user_id, title, detail)
  select 'Submission', new.id, new.organization_id, new.user_id, name, left(new.message, 200)
  from collabs where id = new.collab_id;
  if not exists (select from search_entries
    where kind = 'Creator' and organization_id = new.organization_id and record_id = new.user_id) then
    insert into search_entries (kind, record_id, organization_id, title)
    select 'Creator', id, new.organization_id, name from users where id = new.user_id
    on conflict do nothing;
  end if;
  return new;
end $$;

create or replace trigger collab_submissions_entered after insert on collab_submissions
  for each row execute function enter_collab_submission();
