-- The picture of a post is kept with the post, whatever it was handed in to, so that those for collabs have one too.
alter table posts add column picture_key text;
update posts set picture_key = work.picture_key
from campaign_submissions work
where work.id = posts.submission_id and work.picture_key is not null;

drop trigger if exists campaign_submissions_drop_picture on campaign_submissions;
drop trigger if exists campaign_submissions_sweep_picture on campaign_submissions;
alter table campaign_submissions drop column picture_key;

-- Those for collabs that are still read are asked for theirs.
update posts set picture_tries_left = 3
from collab_submissions work
where work.id = posts.submission_id and posts.poll_at is not null;
