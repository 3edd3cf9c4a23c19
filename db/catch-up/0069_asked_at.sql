-- When a payout, a refund or an account at Stripe was really asked for: how long Stripe is given goes by the real clock.
alter table payouts add column asked_at timestamptz(3);
update payouts set asked_at = least(created_at, now());
alter table payouts alter column asked_at set default now(), alter column asked_at set not null;

alter table refunds add column asked_at timestamptz(3);
update refunds set asked_at = least(created_at, now());
alter table refunds alter column asked_at set default now(), alter column asked_at set not null;

alter table payout_methods add column asked_at timestamptz(3);
update payout_methods set asked_at = least(updated_at, now());
alter table payout_methods alter column asked_at set default now(), alter column asked_at set not null;
