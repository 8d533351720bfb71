-- Who of the platform enters a center by a link, and why: the name, for the account is in another center.
alter table sign_in_link add column operator text, add column reason text;
alter table session add column operator text;
