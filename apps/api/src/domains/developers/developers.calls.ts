import './developers.fields.ts';
import { sql } from 'kysely';
import { type Calls, done, list, mutation, out, outcome, outOrNull, query, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { id } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError } from '../../kernel/read/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { endTokenSession } from '../auth/auth.door.ts';
import { AccessToken, ApiClient } from './developers.entities.ts';
import { clientsOfCenter, ownTokens } from './developers.reach.ts';
import { makeToken, tokenForm } from './make-token.ts';
import { webhookCalls } from './webhooks/webhooks.calls.ts';

/** Those nobody has revoked; one that has run out is still told. */
const lasting = () => [
  sql<boolean>`exists (select 1 from session s where s.id = access_token.session_id and s.ended_at is null)`,
];

/** A token acts in no more than its owner reaches when it is made; and later, than is left of that. */
const partReach = { locations: orError(ownLocations), students: orError(ownStudents) };

const end = async (ctx: Ctx, entity: typeof AccessToken | typeof ApiClient, { id }: { readonly id: number }) => {
  const { name, session_id } = await ctx.db
    .selectFrom('access_token')
    .select(['name', 'session_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ended = await endTokenSession(ctx, session_id);
  if (ended > 0) ctx.audit({ entity, id, before: { name }, after: null });
  return done(message('developers.revoked', { name }));
};

/** How programs of others are let in: by a person's own token, or as a client of the center. */
export const calls: Calls = {
  ...webhookCalls,
  getAccessTokens: query({
    rule: 'user',
    about: "Lists the caller's own tokens for programs, the newest first; none that was revoked.",
    reach: { rows: ownTokens },
    input: {},
    answer: list(AccessToken),
    run: () => rows(AccessToken, { where: lasting, order: ['-created_at'] }),
  }),
  createAccessToken: mutation({
    rule: 'user',
    permission: null,
    because: 'it gives a program no more than its owner may at each moment',
    about:
      'Makes a token with which a program acts as the caller, within the scopes named and in the locations or for the students named alone, for 90 days or as many as are said; the token is answered this once. Asks for the password again; no scope, an unknown one, a network that is none, locations and students at once, or one out of reach gets Error.',
    reach: { rows: ownTokens, ...partReach },
    secret: true,
    input: tokenForm,
    answer: outcome({ token: outOrNull(out.text), access_token: AccessToken }),
    run: async (ctx, form) => {
      const made = await makeToken(ctx, 'personal', form);
      if (made instanceof UserError) return made;
      return done(message('developers.tokenMade', { name: form.name }), {
        token: made.secret,
        access_token: idOf(AccessToken, made.id),
      });
    },
  }),
  revokeAccessToken: mutation({
    rule: 'user',
    permission: null,
    because: 'everybody ends what acts in their own name',
    about: "Ends a token of the caller at once; somebody else's gets Error.",
    reach: { id: orError(ownTokens) },
    input: { id: id(AccessToken) },
    answer: outcome(),
    run: (ctx, i) => end(ctx, AccessToken, i),
  }),
  getApiClients: query({
    rule: 'admin',
    about: 'Lists the clients of the center that nobody has revoked, the newest first.',
    reach: { rows: clientsOfCenter },
    input: {},
    answer: list(ApiClient),
    run: () => rows(ApiClient, { where: lasting, order: ['-created_at'] }),
  }),
  createApiClient: mutation({
    rule: 'admin',
    about:
      'Lets a program of the center in: with its id and secret it fetches tokens at /oauth/token and acts in the name of the caller, within the scopes named and in the locations or for the students named alone. The secret is answered this once. Asks for the password again; no scope, an unknown one, a network that is none, locations and students at once, or one out of reach gets Error.',
    reach: { rows: clientsOfCenter, ...partReach },
    secret: true,
    input: tokenForm,
    answer: outcome({
      client_id: outOrNull(out.text),
      client_secret: outOrNull(out.text),
      client: ApiClient,
    }),
    run: async (ctx, form) => {
      const made = await makeToken(ctx, 'client', form);
      if (made instanceof UserError) return made;
      const { id, secret, client_id } = made;
      return done(message('developers.clientMade', { name: form.name }), {
        client_id,
        client_secret: secret,
        client: idOf(ApiClient, id),
      });
    },
  }),
  revokeApiClient: mutation({
    rule: 'admin',
    about: 'Ends a client of the center at once, and the tokens it has fetched; one of another center gets Error.',
    reach: { id: orError(clientsOfCenter) },
    input: { id: id(ApiClient) },
    answer: outcome(),
    run: (ctx, i) => end(ctx, ApiClient, i),
  }),
};
