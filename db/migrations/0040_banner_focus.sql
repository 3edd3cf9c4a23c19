-- What of a banner stays in sight where it is cut off: how far from the left and from the top, in percent.
alter table campaigns
  add column banner_focus_x smallint not null default 50
    check (banner_focus_x between 0 and 100 and banner_focus_x % 10 = 0),
  add column banner_focus_y smallint not null default 50
    check (banner_focus_y between 0 and 100 and banner_focus_y % 10 = 0);

alter table collabs
  add column banner_focus_x smallint not null default 50
    check (banner_focus_x between 0 and 100 and banner_focus_x % 10 = 0),
  add column banner_focus_y smallint not null default 50
    check (banner_focus_y between 0 and 100 and banner_focus_y % 10 = 0);
