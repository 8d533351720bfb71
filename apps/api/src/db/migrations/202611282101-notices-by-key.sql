-- What was told of an entry follows it when it is changed or taken back: found by its key, whoever was told.
create index notification_of_key on notification (centre_id, key);
