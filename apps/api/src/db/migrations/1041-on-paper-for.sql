-- An answer is by who gives it: what staff enter from a sheet of paper says whose sheet that was in a column of its own.
alter table form_entry add column on_paper_for integer;
alter table form_entry
  add foreign key (centre_id, on_paper_for) references app_user (centre_id, id) on delete set null (on_paper_for);
create index form_entry_on_paper_for on form_entry (centre_id, on_paper_for, form_id) where on_paper_for is not null;
