-- When more time for content was asked for, and when that was answered. Nobody knows it of what was before.
alter table collab_submissions
  add column extension_asked_at timestamptz(3),
  add column extension_answered_at timestamptz(3);
