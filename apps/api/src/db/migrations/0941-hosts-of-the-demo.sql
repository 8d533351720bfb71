-- Which centre has the machine's own name is told by its hosts alone; the demo centre had it by its slug.
insert into centre_host (host, centre_id)
select host, centre.id
from centre, unnest(array['localhost', '127.0.0.1', '[::1]']) as host
where centre.slug = 'sunny'
on conflict do nothing;
