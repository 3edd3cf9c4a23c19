-- Nobody waits for a bank transfer for ever. Those that are open already have the usual thirty days from when they were asked
-- for, and a week at least.
insert into deadlines (kind, record_id, due_at)
select 'transfer_lapse', id, greatest(created_at + interval '30 days', troupe_now() + interval '7 days')
from fundings where status = 'pending' and provider = 'manual'
on conflict do nothing;
