import './domains.fields.ts';
import { type Calls, declined, list, message, query, rows } from '../../kernel/call/call.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { resource } from '../../kernel/write/resource.ts';
import { claimDomain, lookSoon } from './claim-domain.ts';
import { ServerDomain } from './domains.entities.ts';
import { domainsInSight } from './domains.fields.ts';
import { domainForm, domainsInput, wantedForm } from './domains.inputs.ts';
import { centersOf } from './whose.ts';

// Two who claim it at once: the index lets one of them through.
constraint('server_domain_held', 'domain', 'TAKEN', message('centres.domainJustTaken'));

const limit = { times: 60, seconds: 3600, by: 'user' } as const;
const domains = resource(ServerDomain, {
  as: 'domain',
  rule: 'kvsupport',
  permission: null,
  because: 'names and where they lead are the work of support, and no center takes it from those who do it',
  reach: domainsInSight,
  gone: message('centres.domainGone'),
  changed: ({ owner_id }) => ({ kind: 'centres', ids: [owner_id] }),
});

/** Names of their own that centers are reached at. */
export const domainCalls: Calls = {
  getServerDomains: query({
    rule: 'kvsupport',
    about:
      'Lists the domains with what is missing to each, by name: from home of all centers or of one, elsewhere of the own center. A page size that is not a positive integer is refused.',
    reach: { center_id: centersOf('getServerDomains'), rows: domainsInSight },
    input: domainsInput,
    answer: list(ServerDomain),
    run: (_, { search, center_id }) =>
      rows(ServerDomain, {
        order: ['domain', 'id'],
        where: () => [
          matching(ServerDomain, { owner_id: center_id }),
          search?.trim() && containing('server_domain.domain', search),
        ],
      }),
  }),
  addNewServerDomain: domains.add({
    about:
      'Claims a domain for a center, which a TXT record with a token of its own proves. What is no domain, the platform’s own, taken, or given up by another center within 30 days gets Error; one that leads elsewhere is confirmed first.',
    limit,
    confirms: { ELSEWHERE: 'where the domain leads to another server now: to which' },
    reach: { center_id: orError(centersOf('addNewServerDomain')) },
    input: domainForm,
    run: claimDomain,
    afterwards: lookSoon,
    says: ({ domain }) => message('centres.domainAdded', { domain }),
  }),
  updateServerDomain: domains.change({
    about: 'Switches a domain on or off, once it is proven; no step to it is skipped.',
    limit,
    input: wantedForm,
    run: (_, { released_at }, { status }) =>
      released_at === null
        ? { set: { wanted: status } }
        : declined(message('centres.domainOver'), { field: 'id', code: 'STATE' }),
    afterwards: lookSoon,
    says: ({ domain }) => message('centres.domainSaved', { domain }),
  }),
  checkServerDomain: domains.act({
    about: 'Has a domain looked at now, and not within the hour.',
    limit,
    changesNothing: 'a job looks, and changes what it finds',
    run: lookSoon,
    says: ({ domain }) => message('centres.domainLooked', { domain }),
  }),
  deleteServerDomain: domains.act({
    about:
      'Gives a domain up: it rests for 30 days before another center may have it. One that is active gets Error until it is switched off.',
    run: (ctx, { status, released_at }) =>
      status === 'active'
        ? declined(message('centres.domainInUse'), { field: 'id', code: 'IN_USE' })
        : { set: { status: 'released', released_at: released_at ?? ctx.now() } },
    says: ({ domain }) => message('centres.domainRemoved', { domain }),
  }),
};
