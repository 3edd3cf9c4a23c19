-- The submissions to a program are found by its name, too, and so by its new one after it was renamed.
create or replace function enter_program() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entries where kind = tg_argv[0] and organization_id = old.organization_id
      and record_id = old.id;
    return old;
  end if;
  insert into search_entries (kind, record_id, organization_id, title)
  values (tg_argv[0], new.id, new.organization_id, new.name)
  on conflict (kind, organization_id, record_id) do update set title = excluded.title;
  if tg_op = 'UPDATE' and new.name <> old.name then
    if tg_argv[0] = 'Campaign' then
      update search_entries set detail = new.name
      where kind = 'Submission' and organization_id = new.organization_id
        and record_id in (select id from campaign_submissions where campaign_id = new.id);
    else
      update search_entries set title = new.name
      where kind = 'Submission' and organization_id = new.organization_id
        and record_id in (select id from collab_submissions where collab_id = new.id);
    end if;
  end if;
  return new;
end $$;

update search_entries set detail = campaigns.name
from campaign_submissions submission join campaigns on campaigns.id = submission.campaign_id
where kind = 'Submission' and record_id = submission.id
  and search_entries.organization_id = submission.organization_id and detail <> campaigns.name;
update search_entries set title = collabs.name
from collab_submissions submission join collabs on collabs.id = submission.collab_id
where kind = 'Submission' and record_id = submission.id
  and search_entries.organization_id = submission.organization_id and title <> collabs.name;
