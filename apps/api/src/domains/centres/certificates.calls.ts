import './certificates.fields.ts';
import { type Calls, declined, done, list, message, mutation, outcome, query, rows } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { resource } from '../../kernel/write/resource.ts';
import { Center } from './centers.entities.ts';
import { CenterCertificate } from './certificates.entities.ts';
import { certificatesInSight } from './certificates.fields.ts';
import { certificateForm } from './certificates.inputs.ts';
import { hostsBy, keepCertificate } from './keep-certificate.ts';
import { centersOf } from './whose.ts';

// Two who save the same one at once: the second finds it kept.
constraint('center_certificate_owner_id_fingerprint_key', 'certificate', 'TAKEN', message('centres.certificateKept'));

const because = 'a key decides who may pretend to be the center, and no center takes that from those who run it';
const certificates = resource(CenterCertificate, {
  as: 'certificate',
  rule: 'admin',
  permission: null,
  because,
  reach: certificatesInSight,
  gone: message('centres.certificateGone'),
  changed: ({ owner_id }) => ({ kind: 'centres', ids: [owner_id] }),
});

/** Certificates that are handed in for hosts of centers, where this system greets with them itself. */
export const certificateCalls: Calls = {
  getCenterSslKeys: query({
    rule: 'admin',
    about:
      'Lists the certificates of a center with their hosts and until when they hold, those that end first at first; never a key. An id outside of the caller’s reach is refused.',
    reach: { id: centersOf('getCenterSslKeys'), rows: certificatesInSight },
    input: { id: id(Center) },
    answer: list(CenterCertificate),
    run: (_, given) =>
      rows(CenterCertificate, {
        order: ['not_after', 'id'],
        where: () => [matching(CenterCertificate, { owner_id: given.id })],
      }),
  }),
  saveCenterSslKeys: mutation({
    rule: 'admin',
    permission: null,
    because,
    about:
      'Keeps a certificate of a center with its key, sealed. A pair that does not belong together, is too weak for browsers, is over, has no name, or is not for the domain that is told gets Error.',
    secret: 'input',
    limit: { times: 60, seconds: 3600, by: 'user' },
    reach: { id: orError(centersOf('saveCenterSslKeys')) },
    input: { id: id(Center), ...certificateForm },
    answer: outcome(),
    run: async (ctx, { id: center, ...given }) => {
      const kept = await keepCertificate(ctx, center, given);
      if (kept instanceof UserError) return kept;
      return done(message('centres.certificateSaved', { name: kept.names[0] ?? '' }));
    },
  }),
  deleteCenterSslKeys: certificates.remove({
    about: 'Removes a certificate of a center; the only one that holds for one of its hosts gets Error.',
    answer: outcome(),
    run: async (ctx, { id: certificate }) => {
      const [host] = await hostsBy(ctx, certificate);
      return host === undefined
        ? undefined
        : declined(message('centres.certificateInUse', { host }), { field: 'id', code: 'IN_USE' });
    },
    says: ({ names }) => message('centres.certificateRemoved', { name: names[0] ?? '' }),
  }),
};
