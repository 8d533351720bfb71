-- A letter brings one document along: its key in the store, its ending there, and what it is called.
alter table letter_send add column file text;
alter table letter_send add column file_type text;
alter table letter_send add column file_name text;
alter table letter_send add constraint letter_send_file check (num_nonnulls(file, file_type, file_name) in (0, 3)) not valid;
alter table letter_send validate constraint letter_send_file;
