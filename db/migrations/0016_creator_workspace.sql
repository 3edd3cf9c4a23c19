-- An invitation may be to a program, and say something. Many are written at once, and mailed by a job.
alter table creator_invitations
  add column campaign_id bigint references campaigns on delete set null,
  add column collab_id bigint references collabs on delete set null,
  add column message text not null default '' check (char_length(message) <= 2000),
  add column mail_due boolean not null default false,
  add constraint creator_invitations_to_one_program check (num_nonnulls(campaign_id, collab_id) <= 1);
create index on creator_invitations (campaign_id) where campaign_id is not null;
create index on creator_invitations (collab_id) where collab_id is not null;
create index creator_invitations_due on creator_invitations (id) where mail_due;

-- Mails of invitations to creators in the last days, so that nobody's mailbox is filled, and nobody writes to everybody.
create table invitation_mails (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  -- A hash of the mailbox, or of the person where the organization does not know it.
  recipient bytea not null,
  created_at timestamptz(3) not null default troupe_now()
);
create index invitation_mails_of_recipient on invitation_mails (recipient, created_at);
create index invitation_mails_of_organization on invitation_mails (organization_id, created_at);
create index invitation_mails_oldest on invitation_mails (created_at);

-- Recipients who want no invitation any more: of one organization or, without one, of any.
create table invitation_refusals (
  id bigint generated always as identity primary key,
  recipient bytea not null,
  organization_id bigint references organizations on delete cascade,
  created_at timestamptz(3) not null default troupe_now(),
  unique nulls not distinct (recipient, organization_id)
);
create index on invitation_refusals (organization_id);

-- Submissions of either kind that someone wrote about, with the last message: what an inbox lists.
create table conversations (
  submission_id bigint primary key,
  kind text not null check (kind in ('campaign', 'collab')),
  program_id bigint not null,
  -- Known by its number only, like the submission: programs keep their organization from being deleted.
  organization_id bigint not null,
  user_id bigint references users on delete set null,
  last_message_id bigint not null,
  last_sender_id bigint references users on delete set null
);
create index conversations_of_user on conversations (user_id, last_message_id desc);
create index conversations_of_organization on conversations (organization_id, last_message_id desc);
create index on conversations (last_sender_id);

insert into conversations
  select submission.id, submission.kind, submission.program_id, submission.organization_id, submission.user_id,
    last.id, last.user_id
  from (select distinct on (submission_id) submission_id, id, user_id from messages
    order by submission_id, id desc) last
  join (select id, 'collab' as kind, collab_id as program_id, organization_id, user_id from collab_submissions
    union all
    select id, 'campaign', campaign_id, organization_id, user_id from campaign_submissions) submission
  on submission.id = last.submission_id;
