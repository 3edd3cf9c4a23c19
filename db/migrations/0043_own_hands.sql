-- What was paid in part is paid: a post of a collab that staff have split is no other program's to pay.
create or replace function refuse_post_of_collab() returns trigger language plpgsql as $$
begin
  -- Whoever has it already keeps it, also where both did before this was looked at.
  if tg_op = 'UPDATE' and old.is_claiming
    and (old.platform_id, old.post_uid) = (new.platform_id, new.post_uid) then
    return new;
  end if;
  perform claim_post(new.platform_id, new.post_uid);
  if exists (select from collab_submissions
    where post_platform_id = new.platform_id and post_uid = new.post_uid
      and (state not in ('declined', 'withdrawn', 'cancelled', 'expired') or paid_amount > 0)) then
    raise unique_violation using constraint = 'post_of_collab',
      message = 'this post was posted for a collab';
  end if;
  return new;
end
$$;

drop index collab_submissions_posts;
-- Of two that were both paid already, the one that ended early stays without its post.
update collab_submissions early set post_platform_id = null, post_uid = null
where state in ('declined', 'withdrawn', 'cancelled', 'expired') and paid_amount > 0 and exists (
  select from collab_submissions other
  where other.id <> early.id
    and (other.post_platform_id, other.post_uid) = (early.post_platform_id, early.post_uid)
    and (other.state not in ('declined', 'withdrawn', 'cancelled', 'expired')
      or other.paid_amount > 0 and other.id < early.id));
create unique index collab_submissions_posts on collab_submissions (post_platform_id, post_uid)
  where post_uid is not null
    and (state not in ('declined', 'withdrawn', 'cancelled', 'expired') or paid_amount > 0);

-- Whether someone acted as staff: until now only the name said so, and everyone chooses their name.
alter table audit_events add column is_staff boolean not null default false;
alter table audit_events disable trigger audit_events_append_only;
update audit_events set is_staff = true where user_name like '%(staff)';
alter table audit_events enable trigger audit_events_append_only;
