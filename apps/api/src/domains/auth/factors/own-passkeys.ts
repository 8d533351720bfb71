import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { declined, done } from '../../../kernel/call.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { constraint } from '../../../kernel/refusals.ts';
import { say } from '../../../kernel/say.ts';
import { addresseeOf, deskOf } from '../desk.ts';
import { sendFactorChanged } from '../letters.ts';
import { beginChallenge, endChallenge, waitingChallenge } from './challenge.ts';
import { whenSure } from './confirm-self.ts';
import { creationOptions, madePasskey, relyingParty } from './passkeys.ts';
import { factorsOf } from './required.ts';

constraint('passkey_centre_id_credential_id_key', 'response', 'TAKEN', say('auth.passkeyTaken'));

/** Begins to add a passkey to the caller's account. */
export const beginOwnPasskey = (ctx: Ctx, { password }: { readonly password: string }) =>
  whenSure(ctx, password, async ({ id, username, full_name }) => {
    const host = relyingParty(ctx);
    if (!host) return declined(say('auth.noPasskeysHere'), { field: 'password', code: 'NO_HOST' });
    const { centreName } = await deskOf(ctx);
    const options = await creationOptions(ctx, host, { id, username, full_name, centre: centreName });
    const challenge = await beginChallenge(ctx, 'add passkey', { user: id, nonce: options.challenge });
    return done(say('auth.passkeyAsked'), { challenge, passkey_options: options });
  });

interface Made {
  readonly challenge: string;
  readonly response: RegistrationResponseJSON;
  readonly name: string;
}

/** Adds the passkey the browser has made. */
export const addOwnPasskey = async (ctx: Ctx, { challenge, response, name }: Made) => {
  const { centre, user, impersonator } = ctx.who;
  if (impersonator !== undefined) return declined(say('auth.notWhileActing'), { field: 'challenge', code: 'ACTING' });
  const begun = await waitingChallenge(ctx, 'add passkey', challenge);
  const host = relyingParty(ctx);
  if (begun?.user_id !== user || !begun.nonce || !host)
    return declined(say('auth.stepOver'), { field: 'challenge', code: 'OVER' });
  await endChallenge(ctx, challenge);
  const made = await madePasskey(ctx, host, begun.nonce, response);
  if (!made) return declined(say('auth.wrongPasskey'), { field: 'response', code: 'WRONG' });
  const { id } = await ctx.db
    .insertInto('passkey')
    .values({
      centre_id: centre,
      user_id: user,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: String(made.counter),
      transports: [...(made.transports ?? [])],
      name,
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'Passkey', id, after: { name, user } });
  await tell(ctx, 'letters.factor.passkeyOn');
  return done(say('auth.passkeyAdded'));
};

/** Takes a passkey of the caller away; not the last thing the centre asks for. */
export const removeOwnPasskey = async (ctx: Ctx, { id }: { readonly id: number }) => {
  const { centre, user, role, impersonator } = ctx.who;
  if (impersonator !== undefined) return declined(say('auth.notWhileActing'), { field: 'id', code: 'ACTING' });
  const { app, passkeys, required } = await factorsOf(ctx, user, role);
  if (required && !app && passkeys === 1) return declined(say('auth.stepRequired'), { field: 'id', code: 'REQUIRED' });
  const gone = await ctx.db
    .deleteFrom('passkey')
    .where('centre_id', '=', centre)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!gone) return declined(say('auth.noPasskey'), { field: 'id', code: 'NONE' });
  ctx.audit({ entity: 'Passkey', id, before: { name: gone.name, user }, after: null });
  await tell(ctx, 'letters.factor.passkeyOff');
  return done(say('auth.passkeyRemoved'));
};

const tell = async (ctx: Ctx, what: Parameters<typeof sendFactorChanged>[2]): Promise<void> => {
  const person = await addresseeOf(ctx, ctx.who.user);
  await sendFactorChanged(await deskOf(ctx), person, what);
};
