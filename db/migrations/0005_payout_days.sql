-- The day on which a payout goes out, as its creator was promised.
alter table payouts add column sends_on date;
update payouts set sends_on = (created_at at time zone 'UTC')::date + 2;
alter table payouts alter column sends_on set not null;
