-- What the search finds within organizations and of one's own work: one row for each program, creator and
-- submission, kept by the database itself, so that one index answers whatever is typed.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table search_entries (
  kind text not null check (kind in ('Campaign', 'Collab', 'Creator', 'Submission')),
  -- Of a creator the number of the user.
  record_id bigint not null,
  -- Known by its number only: a key would lock the organization after its programs.
  organization_id bigint not null,
  -- Whose work it is, for them to find it too.
  user_id bigint,
  title text not null,
  detail text not null default '',
  words text not null generated always as (lower(title || ' ' || detail)) stored,
  primary key (kind, organization_id, record_id)
);
create index search_entries_of_organization on search_entries
  using gin (organization_id, words gin_trgm_ops) with (fastupdate = off);
create index search_entries_of_user on search_entries
  using gin (user_id, words gin_trgm_ops) with (fastupdate = off) where user_id is not null;
create index on search_entries (record_id);

create function enter_program() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entries where kind = tg_argv[0] and organization_id = old.organization_id
      and record_id = old.id;
    return old;
  end if;
  insert into search_entries (kind, record_id, organization_id, title)
  values (tg_argv[0], new.id, new.organization_id, new.name)
  on conflict (kind, organization_id, record_id) do update set title = excluded.title;
  return new;
end $$;

create trigger campaigns_entered after insert or update of name or delete on campaigns
  for each row execute function enter_program('Campaign');
create trigger collabs_entered after insert or update of name or delete on collabs
  for each row execute function enter_program('Collab');

-- A post by its address without the scheme, an application by its program. No name of a person is in
-- it, which would have to be taken out when they leave.
create function enter_campaign_submission() returns trigger language plpgsql as $$
begin
  insert into search_entries (kind, record_id, organization_id, user_id, title, detail)
  select 'Submission', new.id, new.organization_id, new.user_id,
    regexp_replace(new.post_url, '^https?://(www\.)?', ''), name
  from campaigns where id = new.campaign_id;
  insert into search_entries (kind, record_id, organization_id, title, detail)
  select 'Creator', users.id, new.organization_id, users.name, coalesce(account_url, '')
  from users left join social_accounts on social_accounts.id = new.social_account_id
  where users.id = new.user_id
  on conflict do nothing;
  return new;
end $$;

create function enter_collab_submission() returns trigger language plpgsql as $$
begin
  insert into search_entries (kind, record_id, organization_id, user_id, title, detail)
  select 'Submission', new.id, new.organization_id, new.user_id, name, left(new.message, 200)
  from collabs where id = new.collab_id;
  insert into search_entries (kind, record_id, organization_id, title)
  select 'Creator', id, new.organization_id, name from users where id = new.user_id
  on conflict do nothing;
  return new;
end $$;

create trigger campaign_submissions_entered after insert on campaign_submissions
  for each row execute function enter_campaign_submission();
create trigger collab_submissions_entered after insert on collab_submissions
  for each row execute function enter_collab_submission();

create function rename_creator() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from search_entries where kind = 'Creator' and record_id = old.id;
    update search_entries set user_id = null, detail = '' where user_id = old.id;
    return old;
  end if;
  update search_entries set title = new.name where kind = 'Creator' and record_id = new.id;
  return new;
end $$;

create trigger users_entered after update of name or delete on users
  for each row execute function rename_creator();

insert into search_entries (kind, record_id, organization_id, title)
  select 'Campaign', id, organization_id, name from campaigns
  union all select 'Collab', id, organization_id, name from collabs;
insert into search_entries (kind, record_id, organization_id, user_id, title, detail)
  select 'Submission', submission.id, submission.organization_id, submission.user_id,
    regexp_replace(post_url, '^https?://(www\.)?', ''), name
  from campaign_submissions submission join campaigns on campaigns.id = campaign_id
  union all
  select 'Submission', submission.id, submission.organization_id, submission.user_id, name,
    left(message, 200)
  from collab_submissions submission join collabs on collabs.id = collab_id;
insert into search_entries (kind, record_id, organization_id, title, detail)
  select distinct on (submission.organization_id, users.id) 'Creator', users.id,
    submission.organization_id, users.name, coalesce(account_url, '')
  from (
    select organization_id, user_id, social_account_id from campaign_submissions
    union all select organization_id, user_id, null from collab_submissions
  ) submission join users on users.id = submission.user_id
  left join social_accounts on social_accounts.id = submission.social_account_id
  order by submission.organization_id, users.id, account_url nulls last;
