-- When a post was made, as its platform says. Nobody knows it of those that were not read since.
alter table posts add column posted_at timestamptz(3);
