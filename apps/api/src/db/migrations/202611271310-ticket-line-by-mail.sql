-- Whether a line came by mail: whoever reads it then knows that its writer saw the letter, and not the screen.
alter table ticket_history add column by_mail boolean not null default false;
