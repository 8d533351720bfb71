import './centers.fields.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { scope } from '../../kernel/read/reach.ts';
import { Center } from './centers.entities.ts';
import { ServerDomain } from './domains.entities.ts';
import { proofOf, RECORD } from './look-at-domain.ts';
import { isHome } from './whose.ts';

/** Names that are held, or were lost: the own center's; from home, all. */
export const domainsInSight = scope(
  ServerDomain,
  'domains of the own center; from home, all',
  (who, as) => sql`(${col(as, 'status')} <> 'released' and (${col(as, 'owner_id')} = ${who.centre} or ${isHome(who)}))`,
);

fields(ServerDomain, {
  id: ident(),
  domain: described('As the system of names knows it.', text()),
  center: one(Center, 'owner_id'),
  serves: described('portal, where people sign in, or site, the public pages.', text()),
  wanted: described('Whether it is to be active or inactive, once it may be.', text()),
  status: described('waiting for its proof, proven, active, inactive or lost.', text()),
  reason: described(
    'What is missing: no-record, other-token, points-elsewhere, points-nowhere, no-certificate or no-answer; null for nothing.',
    orNull.text(),
  ),
  record_name: described(
    'Where its proof is to stand, as a TXT record.',
    raw('String', ServerDomain, (as) => sql`${`${RECORD}.`} || ${col(as, 'domain')}`),
  ),
  record_value: described(
    'What that record is to say.',
    computed('String', ServerDomain, ['token'], ({ token }) => proofOf(token)),
  ),
  cloud_front: described('The CloudFront distribution it is another name of.', orNull.text()),
  confirmed: described('Whether it led elsewhere when it was claimed, and that was said to be right.', flag()),
  checked_at: orNull.datetime(),
  proven_at: orNull.datetime(),
  active_at: orNull.datetime(),
  created_at: datetime(),
});
nested(ServerDomain, domainsInSight);
