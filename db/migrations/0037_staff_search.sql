-- Staff find people, organizations and social accounts by any part of their words. Programs and submissions
-- are in the entries of the search already, whose index answers without an organization too. What tells who
-- someone is stays in one row, and goes with it.
create index users_by_words on users
  using gin (lower(name || ' ' || email) gin_trgm_ops) with (fastupdate = off);
create index organizations_by_words on organizations
  using gin (lower(name) gin_trgm_ops) with (fastupdate = off);
create index social_accounts_by_words on social_accounts
  using gin (lower(account_url) gin_trgm_ops) with (fastupdate = off);

-- What was done to an account by others, such as staff who looked at it.
create index audit_events_of_users on audit_events (record_id, id desc) where record_type = 'User';
-- What someone did, newest first.
create index audit_events_by_user on audit_events (user_id, id desc) where user_id is not null;
