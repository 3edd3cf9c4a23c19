-- The figure that cards show: the pay for 10,000 views or, if these come to less than the minimum, what they come to by
-- the rate; for each post where views are not paid. `earnings.ts` has it for pages.
create or replace function pay_shown(cpm bigint, base bigint, least_amount bigint, most bigint) returns bigint
language sql immutable as $$
  select case
    when cpm = 0 then base
    when capped < least_amount or capped = 0 then cpm * 10
    else capped
  end
  from (select least(base + cpm * 10, nullif(most, 0)) as capped) earned
$$;
