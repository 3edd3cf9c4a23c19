-- Where each table lies when an installation is spread over several machines by Citus. docs/scaling.md says why, and a test
-- refuses a table that is not in here. Read by distribute.sql.
create temp table plan (
  place int generated always as identity,
  name text primary key,
  -- distributed: by its organization. reference: a copy on every machine. local: on the coordinator.
  placement text not null check (placement in ('distributed', 'reference', 'local')),
  -- The column by which it is distributed.
  distributed_by text not null default 'organization_id',
  -- How a row without an organization finds it: `column>table` of what it belongs to, whichever is there.
  parents text[] not null default '{}',
  -- Rows of nobody are kept under the number 0, since a row without an organization has no place.
  has_rows_of_nobody boolean not null default false
);

insert into plan (name, placement, distributed_by) values ('organizations', 'distributed', 'id');

insert into plan (name, placement)
select unnest(array['memberships', 'invitations', 'creator_invitations', 'creator_notes', 'creator_groups',
  'organization_creators', 'billing_details', 'subscriptions', 'campaigns', 'campaign_platform_days', 'campaign_creators',
  'campaign_submissions', 'silent_days', 'decisions', 'collabs', 'collab_submissions', 'conversations', 'ratings', 'search_entries']),
  'distributed';

insert into plan (name, placement, has_rows_of_nobody) values ('audit_events', 'distributed', true);

insert into plan (name, placement, parents) values
  ('grouped_creators', 'distributed', '{group_id>creator_groups}'),
  ('campaign_days', 'distributed', '{campaign_id>campaigns}'),
  ('passed_shares', 'distributed', '{campaign_id>campaigns}'),
  ('ledger_links', 'distributed', '{campaign_id>campaigns}'),
  ('corrections', 'distributed', '{submission_id>campaign_submissions}'),
  ('flags', 'distributed', '{submission_id>campaign_submissions,submission_id>collab_submissions}'),
  ('posts', 'distributed', '{submission_id>campaign_submissions,submission_id>collab_submissions}'),
  ('post_snapshots', 'distributed', '{submission_id>campaign_submissions,submission_id>collab_submissions}'),
  ('grants', 'distributed', '{campaign_id>campaigns}'),
  ('contents', 'distributed', '{submission_id>collab_submissions}'),
  ('offers', 'distributed', '{submission_id>collab_submissions}'),
  ('shipments', 'distributed', '{submission_id>collab_submissions}'),
  ('messages', 'distributed', '{submission_id>campaign_submissions,submission_id>collab_submissions}'),
  ('message_marks', 'distributed', '{submission_id>campaign_submissions,submission_id>collab_submissions}'),
  ('submission_files', 'distributed', '{submission_id>campaign_submissions,submission_id>collab_submissions}');

insert into plan (name, placement) values ('exchange_rates', 'reference');

insert into plan (name, placement)
select unnest(array[
  -- People, and what proves who they are.
  'users', 'sessions', 'step_ups', 'identities', 'pending_sign_ins', 'pending_two_factors', 'backup_codes', 'email_changes',
  'email_change_undos', 'access_tokens', 'token_spendings', 'confirmations', 'idempotency_keys', 'calendar_links',
  -- What people bring along, and what they are told.
  'addresses', 'social_accounts', 'social_account_accesses', 'social_account_codes', 'social_account_snapshots',
  'creator_profiles', 'creator_listings', 'uploads', 'upload_pieces', 'notifications', 'notification_choices', 'digests',
  'digest_entries', 'push_subscriptions', 'saved_programs',
  -- Money.
  'ledger_accounts', 'ledger_transfers', 'fundings', 'refunds', 'disputes', 'papers', 'paper_numbers', 'payouts',
  'payout_batches', 'payout_methods', 'stripe_accounts', 'stripe_events', 'reconciliations',
  -- Read or counted across organizations.
  'listings', 'events', 'webhooks', 'webhook_former_secrets', 'webhook_deliveries', 'webhook_tries', 'invitation_mails',
  'invitation_refusals',
  -- The installation, and what machines do.
  'installation', 'schema_migrations', 'schema_functions', 'rate_limits', 'deadlines', 'pending_uploads', 'push_keys',
  'platform_states', 'platform_usages', 'told_concerns', 'trial_mails', 'simulated_accounts', 'simulated_posts'
]), 'local';
