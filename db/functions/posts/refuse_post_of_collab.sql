-- Refuses a post for a campaign that a collab pays for. A part is enough: what staff have split is no other
-- program's to pay.
create or replace function refuse_post_of_collab() returns trigger language plpgsql as $$
begin
  -- A submission that has claimed the post already keeps it, even if a collab has it from before this was
  -- checked.
  if tg_op = 'UPDATE' and old.is_claiming
    and (old.platform_id, old.post_uid) = (new.platform_id, new.post_uid) then
    return new;
  end if;
  perform claim_post(new.platform_id, new.post_uid);
  if exists (select from collab_submissions
    where post_platform_id = new.platform_id and post_uid = new.post_uid
      and (not is_ended_early(state) or paid_amount > 0)) then
    raise unique_violation using constraint = 'post_of_collab',
      message = 'this post was posted for a collab';
  end if;
  return new;
end
$$;

create or replace trigger campaign_submissions_paid_once
  before insert or update of is_claiming, platform_id, post_uid on campaign_submissions
  for each row when (new.is_claiming) execute function refuse_post_of_collab();
