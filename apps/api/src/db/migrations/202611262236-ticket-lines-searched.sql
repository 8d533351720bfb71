-- What is written on a ticket is searched as its own words are: kept folded.
alter table ticket_history add column searched text generated always as (folded(description)) stored;
