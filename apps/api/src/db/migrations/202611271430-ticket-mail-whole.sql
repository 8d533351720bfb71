-- What a mail quoted is folded below its words, and the mail itself is kept sealed as it came, as long as it is known to have come.
alter table ticket_history add column quoted text check (length(quoted) <= 20000);
alter table ticket_mail add column sealed bytea;
