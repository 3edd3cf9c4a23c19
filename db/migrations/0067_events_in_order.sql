-- What has no place yet is found by `events_in_order` as well, where it comes last. An index less to enter each event into.
drop index events_without_position;
