-- What has changed, told to every process once it is committed and never otherwise: whom it concerns and
-- what kind of thing it is. Nothing more, since whoever hears of it asks for the rest in their own name.
-- At the commit such a transaction waits for others that tell something, so only what people wait for is
-- told: no reading of a post, and no edit of a draft.
create function tell(audience text, id bigint, topic text) returns void language sql as $$
  select pg_notify('troupe_live', audience || ':' || id || ' ' || topic)
$$;

-- Both kinds of submissions have these columns.
create function tell_submission() returns trigger language plpgsql as $$
begin
  perform tell('organization', new.organization_id, 'submissions');
  if new.user_id is not null then
    perform tell('user', new.user_id, 'submissions');
  end if;
  return null;
end $$;
create trigger campaign_submissions_tell_new after insert on campaign_submissions
  for each row execute function tell_submission();
create trigger campaign_submissions_tell_moved after update on campaign_submissions
  for each row when (new.state <> old.state) execute function tell_submission();
create trigger collab_submissions_tell_new after insert on collab_submissions
  for each row execute function tell_submission();
create trigger collab_submissions_tell_moved after update on collab_submissions
  for each row when ((new.state, new.escalated_at, new.ended_at)
    is distinct from (old.state, old.escalated_at, old.ended_at))
  execute function tell_submission();

create function tell_message() returns trigger language plpgsql as $$
declare
  submission record;
begin
  select organization_id, user_id into submission from (
    select organization_id, user_id from campaign_submissions where id = new.submission_id
    union all
    select organization_id, user_id from collab_submissions where id = new.submission_id
  ) either;
  perform tell('organization', submission.organization_id, 'messages');
  if submission.user_id is not null then
    perform tell('user', submission.user_id, 'messages');
  end if;
  return null;
end $$;
create trigger messages_tell_new after insert on messages
  for each row execute function tell_message();

create function tell_campaign() returns trigger language plpgsql as $$
begin
  perform tell('organization', new.organization_id, 'campaigns');
  return null;
end $$;
create trigger campaigns_tell_changed after update on campaigns
  for each row when ((new.total_budget_amount, new.used_amount, new.status)
    is distinct from (old.total_budget_amount, old.used_amount, old.status))
  execute function tell_campaign();

create function tell_user() returns trigger language plpgsql as $$
begin
  perform tell('user', new.id, tg_argv[0]);
  return null;
end $$;
create trigger users_tell_notifications after update on users
  for each row when (new.unseen_notifications_count <> old.unseen_notifications_count)
  execute function tell_user('notifications');

-- Who may hear what. Streams look again when they are told of it.
create trigger users_tell_access after update on users
  for each row when (new.session_generation <> old.session_generation)
  execute function tell_user('access');

create function tell_access() returns trigger language plpgsql as $$
begin
  perform tell('user', user_id, 'access') from (select distinct user_id from changed) people;
  return null;
end $$;
create trigger sessions_tell_ended after delete on sessions
  referencing old table as changed for each statement execute function tell_access();
create trigger memberships_tell_joined after insert on memberships
  referencing new table as changed for each statement execute function tell_access();
create trigger memberships_tell_left after delete on memberships
  referencing old table as changed for each statement execute function tell_access();
