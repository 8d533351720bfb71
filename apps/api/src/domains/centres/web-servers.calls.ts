import './web-servers.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, outcome } from '../../kernel/call/call.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import { containing } from '../../kernel/read/search.ts';
import { resource } from '../../kernel/write/resource.ts';
import { keepServerPassword, webServerColumns } from './web-server.ts';
import { WebServer } from './web-servers.entities.ts';
import { webServersInSight } from './web-servers.fields.ts';
import { newWebServer, webServerChanges, webServersInput } from './web-servers.inputs.ts';

constraint('web_server_name', 'name', 'TAKEN', message('centres.serverTaken'));

const servers = resource(WebServer, {
  as: 'web_server',
  rule: 'kvsupport',
  permission: null,
  because: 'where pages are written to is the work of support, and no center takes it from those who do it',
  reach: webServersInSight,
  gone: message('centres.serverGone'),
});

/** Servers of their own that public pages are to be written to. */
export const webServerCalls: Calls = {
  webServers: servers.list({
    about:
      'Lists the web servers by name, never with a password. A page size that is not a positive integer is refused.',
    input: webServersInput,
    order: [() => sql`lower(web_server.name)`],
    where: (_, { search }) => [search?.trim() && containing('web_server.name', search)],
  }),
  webServer: servers.read({ about: 'Answers one web server, never with its password; an unknown id answers null.' }),
  createWebServer: servers.add({
    about: 'Adds a web server, its password sealed; a name that exists and an address that is none get Error.',
    secret: 'input',
    input: newWebServer,
    answer: outcome(),
    run: (ctx, given) => {
      const set = webServerColumns(given);
      if (set instanceof UserError) return set;
      return {
        set: {
          ...set,
          name: given.name.trim(),
          url: set.url ?? given.url,
          created_at: ctx.now(),
          updated_at: ctx.now(),
        },
      };
    },
    afterwards: (ctx, { id }, { password }) => keepServerPassword(ctx, id, password),
    says: ({ name }) => message('centres.serverAdded', { name }),
  }),
  updateWebServer: servers.change({
    about: 'Changes a web server; an empty password leaves the old one, and an unknown id gets Error.',
    secret: 'input',
    input: webServerChanges,
    answer: outcome(),
    run: (ctx, __, given) => {
      const set = webServerColumns(given);
      return set instanceof UserError ? set : { set: { ...set, updated_at: ctx.now() } };
    },
    afterwards: (ctx, { id }, { password }) => keepServerPassword(ctx, id, password),
    says: ({ name }) => message('centres.serverSaved', { name }),
  }),
  deleteWebServer: servers.remove({
    about: 'Deletes a web server with its password; an unknown id gets Error.',
    answer: outcome(),
    says: ({ name }) => message('centres.serverRemoved', { name }),
  }),
};
