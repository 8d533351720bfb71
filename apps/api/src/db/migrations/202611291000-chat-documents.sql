-- A message carries a picture or a document: the key of what was uploaded, its ending in the store, and what it is called.
alter table chat_message add column file text;
alter table chat_message add column file_type text;
alter table chat_message add column file_name text;
alter table chat_message drop constraint chat_message_type_check;
alter table chat_message add constraint chat_message_type_check check (type in ('text', 'image', 'file')) not valid;
alter table chat_message validate constraint chat_message_type_check;
alter table chat_message add constraint chat_message_file check ((type = 'file') = (num_nonnulls(file, file_type, file_name) = 3)) not valid;
alter table chat_message validate constraint chat_message_file;
