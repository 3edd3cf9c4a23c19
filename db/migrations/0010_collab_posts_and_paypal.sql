-- Posts for collabs are read as those for campaigns are. Those of the last 30 days begin now.
insert into posts (submission_id, platform_id, uid, social_account_id, poll_at, picture_tries_left, created_at)
select work.id, post_platform_id, post_uid,
  (select min(id) from social_accounts account
    where account.user_id = work.user_id and account.platform_id = work.post_platform_id
      and status = 'verified'),
  troupe_now(), 0, posted_at
from collab_submissions work
where post_uid is not null and posted_at > troupe_now() - interval '30 days' and state in ('posted', 'completed')
on conflict do nothing;

-- The posts of an organization for collabs, by the day.
create index collab_submissions_posted on collab_submissions (organization_id, posted_at) where posted_at is not null;

-- PayPal as a second way that staff pay by hand. What leads there is sealed as a bank account is.
alter table payout_methods drop constraint payout_methods_provider_check,
  add constraint payout_methods_provider_check check (provider in ('manual', 'stripe', 'paypal')),
  drop constraint payout_methods_check,
  add constraint payout_methods_check check ((provider <> 'stripe') = (details is not null));
alter table payouts drop constraint payouts_provider_check,
  add constraint payouts_provider_check check (provider in ('manual', 'stripe', 'paypal')),
  drop constraint payouts_check,
  add constraint payouts_check
    check (provider = 'stripe' or (batch_id is null) = (status in ('pending', 'canceled')));
-- A batch is of one way to pay, as it is of one currency.
alter table payout_batches
  add column provider text not null default 'manual' check (provider in ('manual', 'paypal')),
  add unique (id, currency, provider);
alter table payouts add foreign key (batch_id, currency, provider)
  references payout_batches (id, currency, provider) on delete restrict;
