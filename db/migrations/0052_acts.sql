-- Posts that claim nothing any more, for whoever hands one in again: what claims is found by its own index.
create index campaign_submissions_let_go on campaign_submissions (platform_id, post_uid)
  where not is_claiming;

-- What follows counts as before, with less work for one row, which is how nearly all of them come. Rows are locked
-- in the order of their ids where there are several, so that no two wait for each other.
create function count_new_campaign_submissions() returns trigger language plpgsql as $$
begin
  if (select min(campaign_id) < max(campaign_id) from added) then
    perform from campaigns where id in (select campaign_id from added) order by id for no key update;
  end if;
  update campaigns set
    submissions_count = submissions_count + change.number,
    view_count = campaigns.view_count + change.views,
    owed_amount = campaigns.owed_amount + change.owed
  from (
    select campaign_id, count(*) as number, sum(counted_views(added.*)) as views, sum(owed_amount) as owed
    from added group by campaign_id
  ) change
  where campaigns.id = change.campaign_id;
  return null;
end $$;
drop trigger campaign_submissions_count_new on campaign_submissions;
create trigger campaign_submissions_count_new after insert on campaign_submissions
  referencing new table as added
  for each statement execute function count_new_campaign_submissions();
drop function count_campaign_submissions();

create or replace function count_added_notifications() returns trigger language plpgsql as $$
begin
  if (select min(user_id) < max(user_id) from added) then
    perform from users where id in (select user_id from added) order by id for no key update;
  end if;
  update users set
    notifications_count = notifications_count + delta.listed,
    message_notifications_count = message_notifications_count + delta.messages,
    unseen_notifications_count = unseen_notifications_count + delta.unseen
  from (
    select user_id,
      count(*) filter (where type <> 'SubmissionMessageNotifier') as listed,
      count(*) filter (where type = 'SubmissionMessageNotifier') as messages,
      count(*) filter (where seen_at is null) as unseen
    from added group by user_id
  ) delta
  where users.id = delta.user_id;
  return null;
end $$;

-- Whoever has handed in something here before is found already.
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

-- The one by user and number finds the same events, and each of them is entered into every index.
drop index audit_events_user_id_idx;
