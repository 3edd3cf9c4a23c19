-- Whether a submission is a post for a campaign: its ids are even and those of applications to collabs odd, so that nothing
-- has to be read to know.
create or replace function is_post_id(id bigint) returns boolean
language sql immutable parallel safe
return id % 2 = 0;
