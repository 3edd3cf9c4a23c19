-- The creator begins. The sides need not take turns: an organization may raise an offer that waits.
alter table offers
  drop constraint offers_check,
  add constraint offers_first_check check (number > 1 or side = 'creator') not valid;
