-- Those who run the installation are staff everywhere.
alter table campaign_submissions drop constraint campaign_submissions_approved_by_check;
update campaign_submissions set approved_by = 'staff' where approved_by = 'team';
alter table campaign_submissions add constraint campaign_submissions_approved_by_check
  check (approved_by in ('organization', 'staff', 'clock'));
