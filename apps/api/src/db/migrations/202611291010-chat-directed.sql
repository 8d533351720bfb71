-- A family may write to some of the staff who read its conversation, and not to all of them.
alter table chat_message add column directed boolean not null default false;
