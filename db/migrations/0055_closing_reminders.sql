-- The end of applications is reminded of a day and an hour before, also where it was set before there were reminders.
insert into deadlines (kind, record_id, due_at)
select 'closing_reminder', id, case
    when applications_end_at > troupe_now() + interval '1 day' then applications_end_at - interval '1 day'
    else applications_end_at - interval '1 hour'
  end
from collabs
where state in ('published', 'paused') and applications_end_at > troupe_now() + interval '1 hour'
on conflict (kind, record_id) do nothing;
