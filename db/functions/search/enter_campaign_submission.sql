-- Enters a post into the search, and its creator, unless they have handed in something here before.
create or replace function enter_campaign_submission() returns trigger language plpgsql as $$
begin
  insert into search_entries (kind, record_id, organization_id, user_id, title, detail)
  select 'Submission', new.id, new.organization_id, new.user_id,
    regexp_replace(new.post_url, '^https?://(www\.)?', ''), name
  from campaigns where id = new.campaign_id;
  if not exists (select from search_entries
    where kind = 'Creator' and organization_id = new.organization_id and record_id = new.user_id) then
    insert into search_entries (kind, record_id, organization_id, title, detail)
    select 'Creator', users.id, new.organization_id, users.name, coalesce(account_url, '')
    from users left join social_accounts on social_accounts.id = new.social_account_id
    where users.id = new.user_id
    on conflict do nothing;
  end if;
  return new;
end $$;

create or replace trigger campaign_submissions_entered after insert on campaign_submissions
  for each row execute function enter_campaign_submission();
