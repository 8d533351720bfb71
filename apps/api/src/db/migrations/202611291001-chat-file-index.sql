-- no transaction: chat_message is large, and nobody waits for its new index
create index concurrently if not exists chat_file on chat_message (centre_id, file) where file is not null;
