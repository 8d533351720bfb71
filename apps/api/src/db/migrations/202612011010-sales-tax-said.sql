-- Who set a tax, and when, stands in the log of the category, and was read nowhere here.
alter table sales_tax drop column set_at, drop column set_by;
