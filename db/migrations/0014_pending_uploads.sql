-- Files that are being stored for a change which is not committed yet. The change deletes its row, so
-- that whatever is still here after an hour belongs to nothing and is deleted from the store.
create table pending_uploads (
  key text primary key,
  created_at timestamptz(3) not null default now()
);
create index on pending_uploads (created_at);

-- What is swept by the hour is found without reading the whole table.
create index on email_changes (expires_at);
create index on invitations (expires_at);
create index on sessions (expires_at);
create index on sessions (last_active_at);
create index on rate_limits (resets_at);
