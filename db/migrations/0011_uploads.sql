-- Files that someone sends in pieces, before something uses them. Who deletes one releases the files of its pieces first.
create table uploads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete restrict,
  name text not null check (name <> '') check (name = clean_name(name)),
  byte_size bigint not null check (byte_size between 1 and 524288000),
  received_size bigint not null default 0 check (received_size between 0 and byte_size),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index on uploads (user_id, id);
create index on uploads (expires_at);

create table upload_pieces (
  upload_id bigint not null references uploads on delete restrict,
  -- Where it begins in the file.
  position bigint not null check (position >= 0),
  byte_size bigint not null check (byte_size > 0),
  key text not null unique check (key <> ''),
  primary key (upload_id, position)
);
