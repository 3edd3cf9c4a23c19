-- Lets each side of finished work rate the other once, and shows both at the same moment, so that neither answers what
-- the other said. Afterwards it can be answered once and hidden once, and nothing else of it changes.
create or replace function keep_rating() returns trigger language plpgsql as $$
declare
  work collab_submissions;
begin
  if tg_op = 'DELETE' then
    if current_setting('troupe.erasure', true) is distinct from 'on' then
      raise exception 'ratings are never deleted';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    select * into work from collab_submissions where id = new.submission_id;
    if work.state is distinct from 'completed' then
      raise exception 'only finished work is rated' using errcode = 'check_violation';
    end if;
    new.organization_id := work.organization_id;
    new.user_id := work.user_id;
    new.shows_at := work.completed_at + interval '14 days';
    if troupe_now() >= new.shows_at then
      raise exception 'it is too late to rate this work' using errcode = 'check_violation';
    end if;
    if exists (select from ratings where submission_id = new.submission_id and side <> new.side) then
      new.shows_at := troupe_now();
      update ratings set shows_at = new.shows_at where submission_id = new.submission_id;
    end if;
    return new;
  end if;
  if to_jsonb(new) - array['answer', 'answered_at', 'shows_at', 'hidden_at', 'hidden_reason', 'user_id']
      <> to_jsonb(old) - array['answer', 'answered_at', 'shows_at', 'hidden_at', 'hidden_reason', 'user_id']
    or (old.answer is not null and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at))
    or (old.answer is null and new.answer is not null and troupe_now() < old.shows_at)
    or (old.hidden_at is not null
      and (new.hidden_at, new.hidden_reason) is distinct from (old.hidden_at, old.hidden_reason))
    or new.shows_at > old.shows_at
    or (new.user_id is distinct from old.user_id and new.user_id is not null)
  then
    raise exception 'what was said in a rating stays' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger ratings_keep before insert or update or delete on ratings
  for each row execute function keep_rating();
