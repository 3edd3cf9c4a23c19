-- What someone earned of late, for the page they begin with, however much they have earned before.
create index grants_newest on grants (user_id, created_at);
