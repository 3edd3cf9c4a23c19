-- What staff were mailed of that is wrong with the installation, so that each thing is told once, and again each day.
create table told_concerns (
  name text primary key,
  told_at timestamptz(3) not null default now()
);
