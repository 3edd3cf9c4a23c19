-- Whether what a person confirmed was done is known once its route has answered. Until then nobody is told that it was.
alter table confirmations
  add column done_at timestamptz(3),
  add constraint confirmations_done check (done_at is null or confirmed_at is not null);
update confirmations set done_at = confirmed_at where confirmed_at is not null;
