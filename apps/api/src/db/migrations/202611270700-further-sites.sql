-- A further site of a center has hosts of its own; a host that names none is that of the first.
-- small: centre_host: a center has one host or two
alter table centre_host add column site_id integer;
alter table centre_host add constraint centre_host_of_site check (site_id is null or kind = 'site');
-- While a host leads to a site, that site stays: nothing else may answer there.
alter table centre_host add constraint centre_host_site foreign key (centre_id, site_id)
  references website_site (centre_id, id);
create index centre_host_site on centre_host (centre_id, site_id);
