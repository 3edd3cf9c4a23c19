-- When a funding was really asked for, because Stripe is told when its checkout ends, and Stripe's clock is not moved.
alter table fundings add column asked_at timestamptz(3);
update fundings set asked_at = least(created_at, now());
alter table fundings alter column asked_at set default now(), alter column asked_at set not null;
