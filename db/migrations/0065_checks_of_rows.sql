-- What was added as not valid is looked at here, while others read and write: as a part of the change everybody would have waited
-- for it.
alter table confirmations validate constraint confirmations_done;
alter table collabs validate constraint collabs_content_days_check;
alter table collabs validate constraint collabs_revision_rounds_check;
alter table collab_submissions validate constraint collab_submissions_content_days_check;
alter table collab_submissions validate constraint collab_submissions_revision_rounds_check;
alter table collab_submissions validate constraint collab_submissions_rounds_check;
alter table offers validate constraint offers_note_check;
alter table corrections validate constraint corrections_check;
alter table campaign_submissions validate constraint campaign_submissions_appeal_answer_check;
alter table campaign_submissions validate constraint campaign_submissions_check15;
alter table campaign_submissions validate constraint campaign_submissions_check16;
alter table decisions validate constraint decisions_action_check;
