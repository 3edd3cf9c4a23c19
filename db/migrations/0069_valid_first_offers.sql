alter table offers validate constraint offers_first_check;
