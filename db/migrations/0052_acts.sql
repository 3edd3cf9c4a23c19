-- Posts that claim nothing any more, for whoever hands one in again: what claims is found by its own index.
create index campaign_submissions_let_go on campaign_submissions (platform_id, post_uid)
  where not is_claiming;
