-- Counts of the last minutes and hours need not outlive a crash, and every limited write had to wait until its count was
-- on disk, and on a standby, before the write itself.
alter table rate_limits set unlogged;
