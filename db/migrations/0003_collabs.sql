alter table organizations
  add column collabs_count bigint not null default 0 check (collabs_count >= 0);

create table collabs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete restrict,
  name text not null check (name <> ''),
  state text not null default 'draft'
    check (state in ('draft', 'submitted_for_review', 'published', 'paused')),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Two-letter codes; none means everywhere.
  countries text[] not null default '{}'
    check (array_to_string(countries, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  website text,
  require_spark_ads boolean not null default false,
  requires_product_shipment boolean not null default false,
  brief text not null default '',
  banner_image_key text,
  -- Kept here for reading; each equals what the submissions add up to.
  submissions_count bigint not null default 0 check (submissions_count >= 0),
  completed_count bigint not null default 0 check (completed_count >= 0),
  published_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (completed_count <= submissions_count),
  check ((state in ('published', 'paused')) = (published_at is not null))
);
create index collabs_newest on collabs (organization_id, created_at desc, id desc);

-- A creator's application to a collab.
create table collab_submissions (
  id bigint generated always as identity primary key,
  collab_id bigint not null references collabs on delete restrict,
  user_id bigint not null references users on delete restrict,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (collab_id, user_id)
);
create index on collab_submissions (user_id);

create trigger collabs_count_new after insert on collabs
  referencing new table as changed
  for each statement execute function count_in_organization('collabs_count');
create trigger collabs_count_gone after delete on collabs
  referencing old table as changed
  for each statement execute function count_in_organization('collabs_count');
