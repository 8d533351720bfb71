-- no transaction: notification is large, and nobody waits for its new index
create index concurrently if not exists notification_of_key on notification (centre_id, key);
