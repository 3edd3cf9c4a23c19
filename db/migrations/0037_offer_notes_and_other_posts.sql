-- The words with which a price was offered. 0065 looks at the rows that are there.
alter table offers
  add column note text,
  add constraint offers_note_check check (char_length(note) between 1 and 500) not valid;

-- The post that a correction put another one in place of; null where the same post was mended.
alter table corrections
  add column post_url_before text,
  add column post_uid_before text,
  add constraint corrections_check check ((post_url_before is null) = (post_uid_before is null)) not valid;
create index corrections_of_post on corrections (post_uid_before) where post_uid_before is not null;
