-- Whether a creator may still appeal was told by the claim on the post. But what was paid for in part stays
-- claimed for good, so its campaign was never settled.
alter table campaign_submissions add column is_appealable boolean not null default false;
update campaign_submissions set is_appealable = true
where state = 'rejected' and appealed_at is null and is_claiming and exists (
  select from deadlines where kind = 'submission_appeal_window' and record_id = campaign_submissions.id);
alter table campaign_submissions
  add check (not is_appealable or state = 'rejected' and appealed_at is null);

-- A refused appeal gave up the claim even on what was paid for.
update campaign_submissions released set is_claiming = true
where state = 'rejected' and granted_amount > 0 and not is_claiming
  and not exists (select from campaign_submissions other where other.is_claiming
    and other.platform_id = released.platform_id and other.post_uid = released.post_uid)
  and not exists (select from collab_submissions
    where post_platform_id = released.platform_id and post_uid = released.post_uid)
  and id = (select min(id) from campaign_submissions same where same.state = 'rejected'
    and same.granted_amount > 0 and same.platform_id = released.platform_id and same.post_uid = released.post_uid);
