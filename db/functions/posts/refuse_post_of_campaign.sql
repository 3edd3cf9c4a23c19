create or replace function refuse_post_of_campaign() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and not is_ended_early(old.state)
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

create or replace trigger collab_submissions_paid_once
  before insert or update of post_platform_id, post_uid, state on collab_submissions
  for each row when (new.post_uid is not null and not is_ended_early(new.state))
  execute function refuse_post_of_campaign();
