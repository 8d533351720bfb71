import { isRole } from '@nestling/rules/roles.ts';
import { declined, done } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { message } from '../../../kernel/call/message.ts';
import { activePerson } from '../acting.ts';
import { notSignedIn } from '../signed-in.ts';
import { letIn } from './admit.ts';
import { beginChallenge, endChallenge, waitingChallenge } from './challenge.ts';
import type { signInByPasskeyInput } from './factors.inputs.ts';
import { relyingParty, requestOptions, signedBy } from './passkeys.ts';

/** Begins a sign-in by passkey alone; who it is shows in the answer of the browser. */
export const beginPasskeySignIn = async (ctx: Ctx) => {
  const host = relyingParty(ctx);
  if (!host) return declined(message('auth.noPasskeysHere'), { field: 'challenge', code: 'NO_HOST' });
  const options = await requestOptions(host);
  const challenge = await beginChallenge(ctx, 'passkey', { user: null, nonce: options.challenge });
  return done(message('auth.passkeyAsked'), { challenge, passkey_options: options });
};

type Answered = InputOf<typeof signInByPasskeyInput>;

/**
 * Signs in by a passkey alone: the device has checked finger, face or PIN, which stands for password and second step.
 * A challenge is tried once, right or wrong.
 */
export const signInByPasskey = async (ctx: Ctx, { challenge, response, device = {} }: Answered) => {
  const begun = await waitingChallenge(ctx, 'passkey', challenge);
  const host = relyingParty(ctx);
  if (!begun?.nonce || !host) return notSignedIn(ctx, message('auth.stepOver'));
  await endChallenge(ctx, challenge);
  const signer = await signedBy(ctx, host, begun.nonce, response);
  const person = signer ? await activePerson(ctx, signer.user) : undefined;
  if (!signer || !person || !isRole(person.role)) return notSignedIn(ctx, message('auth.unknownPasskey'));
  const { remember = true, ...described } = device;
  return letIn(ctx, { id: signer.user, role: person.role }, { device: described, remember, reason: 'by passkey' });
};
