-- Days on which silence approved posts of an organization that its admins have not been told of yet. The row goes with the notice,
-- which is what makes it one a day.
create table silent_days (
  organization_id bigint not null references organizations on delete cascade,
  day date not null,
  primary key (organization_id, day)
);

-- When whoever offered a price took it back. Until now nobody could.
alter table offers add column taken_back_at timestamptz(3);
