-- When bin/backup last made one, so that it is noticed when it stops doing so; null where other means are used.
alter table installation add column backed_up_at timestamptz(3);
