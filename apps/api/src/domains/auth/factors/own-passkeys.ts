import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { declined, done } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { createRow, deleteRows } from '../../../kernel/write/write-rows.ts';
import { addresseeOf, mailerOf } from '../../../outbox/mailer.ts';
import { sendFactorChanged } from '../account-emails.ts';
import { Passkey } from '../auth.entities.ts';
import { mayChangeSignIn } from '../sign-in-data.ts';
import { beginChallenge, endChallenge, waitingChallenge } from './challenge.ts';
import { whenSure } from './confirm-self.ts';
import { creationOptions, madePasskey, relyingParty } from './passkeys.ts';
import { factorsOf } from './required.ts';

constraint('passkey_centre_id_credential_id_key', 'response', 'TAKEN', message('auth.passkeyTaken'));

/** Begins to add a passkey to the caller's account. */
export const beginOwnPasskey = (ctx: Ctx, { password }: { readonly password: string }) =>
  whenSure(ctx, password, async ({ id, username, full_name }) => {
    const host = relyingParty(ctx);
    if (!host) return declined(message('auth.noPasskeysHere'), { field: 'password', code: 'NO_HOST' });
    const { centreName } = await mailerOf(ctx);
    const options = await creationOptions(ctx, host, { id, username, full_name, centre: centreName });
    const challenge = await beginChallenge(ctx, 'add passkey', { user: id, nonce: options.challenge });
    return done(message('auth.passkeyAsked'), { challenge, passkey_options: options });
  });

interface Made {
  readonly challenge: string;
  readonly response: RegistrationResponseJSON;
  readonly name: string;
}

/** Adds the passkey the browser has made. */
export const addOwnPasskey = async (ctx: Ctx, { challenge, response, name }: Made) => {
  const { user } = ctx.who;
  const begun = await waitingChallenge(ctx, 'add passkey', challenge);
  const host = relyingParty(ctx);
  if (begun?.user_id !== user || !begun.nonce || !host)
    return declined(message('auth.stepOver'), { field: 'challenge', code: 'OVER' });
  await endChallenge(ctx, challenge);
  const made = await madePasskey(ctx, host, begun.nonce, response);
  if (!made) return declined(message('auth.wrongPasskey'), { field: 'response', code: 'WRONG' });
  const { id } = await createRow(ctx, 'passkey', {
    user_id: user,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: String(made.counter),
    transports: [...(made.transports ?? [])],
    name,
    created_at: ctx.now(),
  });
  ctx.audit({ entity: Passkey, id, after: { name, user } });
  await publish(ctx, 'letters.factor.passkeyOn');
  return done(message('auth.passkeyAdded'));
};

/** Takes a passkey of the caller away; not the last thing the centre asks for. */
export const removeOwnPasskey = async (ctx: Ctx, { id }: { readonly id: number }) => {
  const { user, role } = ctx.who;
  const wrong = await mayChangeSignIn(ctx, user);
  if (wrong) return wrong;
  const { app, passkeys, required } = await factorsOf(ctx, user, role);
  if (required && !app && passkeys === 1)
    return declined(message('auth.stepRequired'), { field: 'id', code: 'REQUIRED' });
  const [gone] = await deleteRows(ctx, 'passkey', { user_id: user, id }, ['name']);
  if (!gone) return declined(message('auth.noPasskey'), { field: 'id', code: 'NONE' });
  ctx.audit({ entity: Passkey, id, before: { name: gone.name, user }, after: null });
  await publish(ctx, 'letters.factor.passkeyOff');
  return done(message('auth.passkeyRemoved'));
};

const publish = async (ctx: Ctx, what: Parameters<typeof sendFactorChanged>[2]): Promise<void> => {
  const person = await addresseeOf(ctx, ctx.who.user);
  await sendFactorChanged(await mailerOf(ctx), person, what);
};
