-- A funding is in the currency of its campaign, which therefore stays what it is once there is one.
alter table campaigns add unique (id, currency);
alter table fundings
  drop constraint fundings_campaign_id_fkey,
  add foreign key (campaign_id, currency) references campaigns (id, currency) on delete restrict;
