-- The certificate a sealed PDF is signed with: a stranger compares it with what a reader shows.
alter table form_entry_file add column certificate text;
alter table form_entry_file add constraint form_entry_file_certificate
  check (certificate ~ '^([0-9A-F]{2}:){31}[0-9A-F]{2}$') not valid;
alter table form_entry_file validate constraint form_entry_file_certificate;
