-- Rejections of before that were decided by staff. Locks no more than the rows it changes.
update campaign_submissions set is_rejected_by_staff = true
where state in ('rejected', 'appealed') and not is_rejected_by_staff and (
  select is_staff from audit_events
  where record_type = 'Submission' and record_id = campaign_submissions.id and action = 'reject'
  order by audit_events.id desc limit 1);
