-- Posts are counted on the day of their approval, so that the sum of any days is the number of posts that were approved
-- on them and count. Before, a doubt took a post off on the day of the doubt, and brought it back on another. Nobody
-- else may count meanwhile.
lock table campaign_platform_days in share row exclusive mode;
update campaign_platform_days set posts_count = 0 where posts_count <> 0;
insert into campaign_platform_days (campaign_id, organization_id, platform_id, day, posts_count)
select campaign_id, post.organization_id, platform_id, (approved_at at time zone 'UTC')::date, count(*)
from campaign_submissions post join campaigns on campaigns.id = campaign_id
where state in ('approved', 'finalized', 'paid')
group by 1, 2, 3, 4
on conflict (campaign_id, platform_id, day) do update set posts_count = excluded.posts_count;
