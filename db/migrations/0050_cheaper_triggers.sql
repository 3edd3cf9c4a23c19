-- Triggers that look at a few columns name them. The database reads the condition of a trigger anew for every
-- statement, and for those that set none of its columns it need not any more.
drop trigger campaigns_keep_budget on campaigns;
create trigger campaigns_keep_budget before update of total_budget_amount, used_amount on campaigns
  for each row when ((new.total_budget_amount, new.used_amount)
    is distinct from (old.total_budget_amount, old.used_amount))
  execute function keep_budget();
drop trigger campaigns_follow_budget on campaigns;
create trigger campaigns_follow_budget after update of total_budget_amount, used_amount on campaigns
  for each row when ((new.total_budget_amount, new.used_amount)
    is distinct from (old.total_budget_amount, old.used_amount))
  execute function follow_budget();
drop trigger campaigns_keep_listed on campaigns;
create trigger campaigns_keep_listed after update of status, name, brief, currency, countries, platform_ids,
    category, content_type, cpm_amount, published_at, ends_at on campaigns
  for each row when (
    (new.status, new.name, new.brief, new.currency, new.countries, new.platform_ids, new.category,
      new.content_type, new.cpm_amount, new.published_at, new.ends_at)
    is distinct from
    (old.status, old.name, old.brief, old.currency, old.countries, old.platform_ids, old.category,
      old.content_type, old.cpm_amount, old.published_at, old.ends_at)
    and 'active' in (new.status, old.status))
  execute function keep_campaign_listed();
drop trigger campaigns_tell_changed on campaigns;
create trigger campaigns_tell_changed after update of total_budget_amount, used_amount, status on campaigns
  for each row when ((new.total_budget_amount, new.used_amount, new.status)
    is distinct from (old.total_budget_amount, old.used_amount, old.status))
  execute function tell_campaign();

drop trigger campaign_submissions_tell_moved on campaign_submissions;
create trigger campaign_submissions_tell_moved after update of state on campaign_submissions
  for each row when (new.state <> old.state) execute function tell_submission();
drop trigger campaign_submissions_drop_picture on campaign_submissions;
create trigger campaign_submissions_drop_picture
  before update of picture_key, user_id, social_account_id, frozen_because on campaign_submissions
  for each row when (new.picture_key is not null and (
    new.user_id is null or new.social_account_id is null or new.frozen_because = 'missing'))
  execute function drop_picture();
-- Also where the trigger before has dropped it.
drop trigger campaign_submissions_sweep_picture on campaign_submissions;
create trigger campaign_submissions_sweep_picture
  after update of picture_key, user_id, social_account_id, frozen_because on campaign_submissions
  for each row when (old.picture_key is not null and old.picture_key is distinct from new.picture_key)
  execute function sweep_picture();
drop trigger posts_drop_picture_url on posts;
create trigger posts_drop_picture_url before update of picture_url, social_account_id, missing_at on posts
  for each row when (
    new.picture_url is not null and (new.social_account_id is null or new.missing_at is not null))
  execute function drop_picture_url();

drop trigger users_tell_notifications on users;
create trigger users_tell_notifications after update of unseen_notifications_count on users
  for each row when (new.unseen_notifications_count <> old.unseen_notifications_count)
  execute function tell_user('notifications');
drop trigger users_tell_access on users;
create trigger users_tell_access after update of session_generation on users
  for each row when (new.session_generation <> old.session_generation)
  execute function tell_user('access');
