-- What a post says, as its platform told it last.
alter table posts add column caption text check (char_length(caption) between 1 and 5000);
alter table simulated_posts add column caption text not null default '';
