-- Whether what a person confirmed was done is known once its route has answered. Until then nobody is told that it was.
alter table confirmations
  add column done_at timestamptz(3),
  -- Looked at in 0065, so that nobody waits meanwhile. The same holds for those below.
  add constraint confirmations_done check (done_at is null or confirmed_at is not null) not valid;
update confirmations set done_at = confirmed_at where confirmed_at is not null;
