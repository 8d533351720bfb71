import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { AccessToken, ApiClient } from './developers.entities.ts';

/** Tokens the caller has made for itself. */
export const ownTokens = scope(
  AccessToken,
  'own tokens',
  (who, as) => sql`(${col(as, 'user_id')} = ${who.user} and ${col(as, 'kind')} = 'personal')`,
);

/** Clients of the center, for its administrators. */
export const clientsOfCenter = scope(ApiClient, 'clients of the center', (who, as) =>
  allows(who.role, 'admin') ? sql`${col(as, 'kind')} = 'client'` : sql`false`,
);
