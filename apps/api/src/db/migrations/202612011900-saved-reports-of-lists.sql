-- small: saved_report: a location has some dozens of them
-- A saved report may be a list as it was filtered on a screen: the arguments of its call, the columns that are wanted (all of them
-- where none is named), and the address of that screen within the portal.
alter table saved_report
  add column args jsonb,
  add column columns text[],
  add column address text;
alter table saved_report
  add constraint saved_report_args_check check (jsonb_typeof(args) = 'object') not valid,
  add constraint saved_report_columns_check check (cardinality(columns) between 1 and 60) not valid,
  add constraint saved_report_address_check check (address ~ '^/[^/]' and length(address) <= 1000) not valid;
alter table saved_report validate constraint saved_report_args_check;
alter table saved_report validate constraint saved_report_columns_check;
alter table saved_report validate constraint saved_report_address_check;
