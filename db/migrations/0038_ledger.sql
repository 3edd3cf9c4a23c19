-- The posts of a campaign that count, as its ledger lists them: the last to be approved first.
create index campaign_submissions_counted on campaign_submissions (campaign_id, approved_at desc, id desc)
  where state in ('approved', 'finalized', 'paid');
-- What was granted to posts that count no more. They are few, so a ledger can tell what they come to.
create index campaign_submissions_granted_aside on campaign_submissions (campaign_id)
  where granted_amount > 0 and state not in ('approved', 'finalized', 'paid');

-- The address at which everyone who knows it reads the ledger of a campaign, where its organization wants
-- that. Requests find it by its hash; sealed it is kept to be shown again.
create table ledger_links (
  id bigint generated always as identity primary key,
  campaign_id bigint not null unique references campaigns on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token bytea not null,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now()
);
