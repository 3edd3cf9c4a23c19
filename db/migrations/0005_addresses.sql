-- Where products are shipped to: one for each user.
create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  name text not null check (name <> ''),
  line1 text not null check (line1 <> ''),
  line2 text,
  city text not null check (city <> ''),
  state text,
  postal_code text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
