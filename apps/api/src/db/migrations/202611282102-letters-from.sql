-- A letter goes as its center said when it was set on its way: from whom, and where answers go.
alter table letter_send add column from_name text;
alter table letter_send add column reply_to text;
