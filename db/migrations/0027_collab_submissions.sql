-- What a creator and an organization have agreed on, from the application to the end.
alter table collabs add unique (id, organization_id);

alter table collab_submissions
  add column organization_id bigint,
  add column state text not null default 'applied' check (state in ('applied', 'awaiting_shipment',
    'shipped', 'in_progress', 'content_submitted', 'changes_requested', 'approved', 'posted', 'completed',
    'declined', 'withdrawn', 'cancelled', 'expired')),
  add column message text not null default '',
  add column quote_amount amount not null default 0,
  add column currency text check (currency ~ '^[a-z]{3}$'),
  -- The terms as they were when the creator applied: what both sides have agreed to by acceptance.
  add column brief text not null default '',
  add column requires_product_shipment boolean not null default false,
  add column require_spark_ads boolean not null default false,
  -- Where the product goes, for as long as it is needed.
  add column address jsonb check (jsonb_typeof(address) = 'object'),
  -- Fixed at acceptance, as everything below it happens later.
  add column fee_bps integer check (fee_bps between 0 and 10000),
  add column fee_amount amount not null default 0,
  -- Where what was reserved has gone.
  add column paid_amount amount not null default 0,
  add column paid_fee_amount amount not null default 0,
  add column returned_amount amount not null default 0,
  add column returned_fee_amount amount not null default 0,
  add column contents_count integer not null default 0 check (contents_count >= 0),
  add column rounds_count integer not null default 0 check (rounds_count between 0 and 2),
  add column shipments_count integer not null default 0 check (shipments_count >= 0),
  add column is_shipment_late boolean not null default false,
  add column post_url text,
  add column spark_code text,
  add column spark_days integer check (spark_days in (7, 30, 60, 365)),
  add column spark_ends_at timestamptz(3),
  -- Why it ended without being completed.
  add column note text,
  -- Since when staff are to decide, who asked them, and why.
  add column escalated_at timestamptz(3),
  add column escalated_by text check (escalated_by in ('creator', 'organization', 'clock')),
  add column escalation_note text,
  add column accepted_at timestamptz(3),
  add column approved_at timestamptz(3),
  add column posted_at timestamptz(3),
  add column completed_at timestamptz(3),
  add column ended_at timestamptz(3);

update collab_submissions set organization_id = collabs.organization_id, currency = collabs.currency,
  brief = collabs.brief
from collabs where collabs.id = collab_id;

create function is_over(state text) returns boolean language sql immutable as $$
  select state in ('completed', 'declined', 'withdrawn', 'cancelled', 'expired')
$$;

alter table collab_submissions
  alter column organization_id set not null,
  alter column currency set not null,
  alter column user_id drop not null,
  drop constraint collab_submissions_user_id_fkey,
  drop constraint collab_submissions_collab_id_user_id_key,
  drop constraint collab_submissions_collab_id_fkey,
  -- Whoever is gone leaves what they did. Nobody goes while it is not over.
  add foreign key (user_id) references users on delete set null,
  add foreign key (collab_id, organization_id) references collabs (id, organization_id) on delete restrict,
  add constraint collab_submissions_of_someone check (user_id is not null or is_over(state)),
  add check (is_over(state) = (ended_at is not null)),
  add check (address is null or not is_over(state)),
  add check ((state = 'completed') = (completed_at is not null)),
  add check ((fee_bps is null) = (accepted_at is null)),
  add check (fee_amount = 0 or accepted_at is not null),
  add check (accepted_at is not null or state in ('applied', 'declined', 'withdrawn', 'expired')),
  add check (state not in ('approved', 'posted', 'completed') or approved_at is not null),
  add check (state not in ('posted', 'completed') or (posted_at is not null and post_url is not null)),
  add check (state <> 'completed' or not require_spark_ads or spark_code is not null),
  add check ((spark_code is null) = (spark_days is null) and (spark_code is null) = (spark_ends_at is null)),
  add check ((escalated_at is null) = (escalated_by is null)),
  add check (escalated_at is null or not is_over(state)),
  add check (paid_amount + returned_amount <= quote_amount),
  add check (paid_fee_amount + returned_fee_amount <= fee_amount),
  -- Nothing is moved before acceptance has reserved it, and nothing paid before the end.
  add check (accepted_at is not null or (paid_amount, paid_fee_amount, returned_amount, returned_fee_amount) = (0, 0, 0, 0)),
  add check (is_over(state) or (paid_amount, paid_fee_amount, returned_amount, returned_fee_amount) = (0, 0, 0, 0));

-- One at a time for each creator and collab, and none after it was declined or completed.
create unique index collab_submissions_once on collab_submissions (collab_id, user_id)
  where state not in ('withdrawn', 'cancelled', 'expired');
create index collab_submissions_newest on collab_submissions (collab_id, created_at desc, id desc);
create index collab_submissions_by_state on collab_submissions
  (collab_id, state, created_at desc, id desc);
drop index collab_submissions_user_id_idx;
create index collab_submissions_of_user on collab_submissions (user_id, created_at desc, id desc);
create index collab_submissions_escalated on collab_submissions (escalated_at, id)
  where escalated_at is not null;

create trigger collab_submissions_kept before delete on collab_submissions
  for each row execute function refuse_submission_deletion();

-- A collab counts what is in these rows, whoever writes them.
update collabs set submissions_count = counted.number
from (select collab_id, count(*) as number from collab_submissions group by collab_id) counted
where counted.collab_id = collabs.id;

create function count_collab_submissions() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who change submissions of the same collabs do not wait for each other.
  if tg_op = 'INSERT' then
    perform from collabs where id in (select collab_id from added) order by id for no key update;
    update collabs set
      submissions_count = submissions_count + change.number,
      completed_count = completed_count + change.completed
    from (
      select collab_id, count(*) as number, count(*) filter (where state = 'completed') as completed
      from added group by collab_id
    ) change
    where collabs.id = change.collab_id;
  else
    perform from collabs
      where id in (select added.collab_id from added join removed using (id)
        where (added.state = 'completed') <> (removed.state = 'completed'))
      order by id for no key update;
    update collabs set completed_count = completed_count + change.completed
    from (
      select added.collab_id,
        sum((added.state = 'completed')::int - (removed.state = 'completed')::int) as completed
      from added join removed using (id) group by added.collab_id
    ) change
    where collabs.id = change.collab_id and change.completed <> 0;
  end if;
  return null;
end $$;
create trigger collab_submissions_count_new after insert on collab_submissions
  referencing new table as added
  for each statement execute function count_collab_submissions();
create trigger collab_submissions_count_changed after update on collab_submissions
  referencing old table as removed new table as added
  for each statement execute function count_collab_submissions();

-- What was agreed stays as it was, and what is over stays over.
create function keep_collab_submission() returns trigger language plpgsql as $$
begin
  if (new.collab_id, new.organization_id, new.quote_amount, new.currency, new.brief,
      new.requires_product_shipment, new.require_spark_ads)
    is distinct from (old.collab_id, old.organization_id, old.quote_amount, old.currency, old.brief,
      old.requires_product_shipment, old.require_spark_ads)
    or (new.user_id is distinct from old.user_id and new.user_id is not null)
    or (old.accepted_at is not null
      and (new.accepted_at, new.fee_bps, new.fee_amount) is distinct from (old.accepted_at, old.fee_bps, old.fee_amount))
  then
    raise exception 'what was agreed on stays';
  end if;
  if is_over(old.state) and new.state <> old.state then
    raise exception 'what is over stays over';
  end if;
  return new;
end $$;
create trigger collab_submissions_keep before update on collab_submissions
  for each row execute function keep_collab_submission();

-- A product on its way to a creator.
create table shipments (
  id bigint generated always as identity primary key,
  submission_id bigint not null references collab_submissions on delete restrict,
  -- A product that did not arrive as it should is sent again.
  number integer not null check (number > 0),
  carrier text not null check (carrier <> ''),
  tracking_number text,
  tracking_url text,
  received_at timestamptz(3),
  issue text check (issue in ('damaged', 'wrong', 'lost')),
  issue_note text,
  issued_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (submission_id, number),
  check ((issue is null) = (issued_at is null)),
  check (issue is null or received_at is null)
);

-- A version of what a creator has made.
create table contents (
  id bigint generated always as identity primary key,
  submission_id bigint not null references collab_submissions on delete restrict,
  number integer not null check (number > 0),
  note text,
  content_url text,
  -- What is to be changed, where something is.
  change_note text,
  changes_requested_at timestamptz(3),
  approved_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (submission_id, number),
  check ((change_note is null) = (changes_requested_at is null))
);

-- A file that belongs to a submission of either kind, for both its sides and nobody else.
create table submission_files (
  id bigint generated always as identity primary key,
  submission_id bigint not null,
  content_id bigint references contents on delete restrict,
  key text not null unique check (key <> ''),
  name text not null check (name <> ''),
  media_type text not null check (media_type ~ '^(image|video|application)/[a-z0-9.+-]+$'),
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz(3) not null default now()
);
create index on submission_files (submission_id);
create index on submission_files (content_id) where content_id is not null;
