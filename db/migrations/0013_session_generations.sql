-- Sessions end together by a number, however many there are: those of an earlier generation than their
-- user's are over at once. Their rows are deleted afterwards, a few at a time.
alter table users add column session_generation integer not null default 0;
alter table sessions add column generation integer not null default 0;

-- A list of sessions, and their number, are read from this index alone.
create index on sessions (user_id, generation, last_active_at desc, id desc) include (expires_at);
drop index sessions_user_id_last_active_at_idx;

-- Deleting someone must not take as long as they have sessions: nobody is recognised by one without a
-- user, and a job deletes the rows.
alter table sessions drop constraint sessions_user_id_fkey;
