-- One post is paid for by one program. Posts of campaigns and of collabs have an index each; between the two
-- stands this. Whoever claims a post holds a lock on it until the end of the transaction, so that of two at
-- the same moment the second sees the first.
create function claim_post(platform_id text, post_uid text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('post:' || platform_id || ':' || post_uid, 0))
$$;

create function refuse_post_of_collab() returns trigger language plpgsql as $$
begin
  -- Whoever has it already keeps it, also where both did before this was looked at.
  if tg_op = 'UPDATE' and old.is_claiming
    and (old.platform_id, old.post_uid) = (new.platform_id, new.post_uid) then
    return new;
  end if;
  perform claim_post(new.platform_id, new.post_uid);
  if exists (select from collab_submissions
    where post_platform_id = new.platform_id and post_uid = new.post_uid
      and state not in ('declined', 'withdrawn', 'cancelled', 'expired')) then
    raise unique_violation using constraint = 'post_of_collab',
      message = 'this post was posted for a collab';
  end if;
  return new;
end
$$;

create trigger campaign_submissions_paid_once
  before insert or update of is_claiming, platform_id, post_uid on campaign_submissions
  for each row when (new.is_claiming) execute function refuse_post_of_collab();

create function refuse_post_of_campaign() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state not in ('declined', 'withdrawn', 'cancelled', 'expired')
    and (old.post_platform_id, old.post_uid) = (new.post_platform_id, new.post_uid) then
    return new;
  end if;
  perform claim_post(new.post_platform_id, new.post_uid);
  if exists (select from campaign_submissions
    where platform_id = new.post_platform_id and post_uid = new.post_uid and is_claiming) then
    raise unique_violation using constraint = 'post_of_campaign',
      message = 'this post was submitted to a campaign';
  end if;
  return new;
end
$$;

create trigger collab_submissions_paid_once
  before insert or update of post_platform_id, post_uid, state on collab_submissions
  for each row when (new.post_uid is not null
    and new.state not in ('declined', 'withdrawn', 'cancelled', 'expired'))
  execute function refuse_post_of_campaign();
