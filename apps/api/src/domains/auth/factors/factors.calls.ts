import { type Calls, mutation, object, out, outcome, outList, query, rows } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { id, json, secret, text } from '../../../kernel/call/input.ts';
import { nobody, orError } from '../../../kernel/read/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { ownPeople } from '../../../model/user/reach.ts';
import { Passkey } from '../auth.entities.ts';
import { ownPasskeys } from '../auth.reach.ts';
import { confirmIdentity, confirmIdentityInput } from '../confirm-identity.ts';
import { finishedParts, signedInParts } from '../signed-in.ts';
import { challenge, signInByPasskeyInput } from './factors.inputs.ts';
import { finishLogin, finishLoginByPasskey } from './finish-login.ts';
import { beginOwnApp, confirmOwnApp, removeOwnApp, renewRecoveryCodes } from './own-app.ts';
import { addOwnPasskey, beginOwnPasskey, removeOwnPasskey } from './own-passkeys.ts';
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts';
import { relyingParty } from './passkeys.ts';
import { factorsOf } from './required.ts';
import { resetSecondFactors } from './reset.ts';
import { authenticationShape, registrationShape } from './responses.ts';

/** Many people of one centre sign in from one address at eight in the morning. */
const signIns = { times: 300, seconds: 600, by: 'address' } as const;
/** Passwords typed again in an open session. */
const sure = { times: 10, seconds: 600, by: 'user' } as const;
const password = { password: secret(1, 1000) };
const asked = outcome({ challenge: out.text, passkey_options: out.json });
const codes = outcome({ recovery_codes: outList(out.text) });

const own = async (ctx: Ctx) => {
  const { app, recovery, required, from } = await factorsOf(ctx, ctx.who.user, ctx.who.role);
  return {
    app,
    recovery_left: recovery,
    required,
    required_from: from,
    passkeys_possible: relyingParty(ctx) !== null,
    passkeys: rows(Passkey, { order: ['name'] }),
  };
};

/** Calls about the second step of signing in, and about passkeys, which sign in by themselves. */
export const factorCalls: Calls = {
  finishLogin: mutation({
    rule: 'guest',
    about:
      'Finishes a sign-in by a code of the authenticator app or a recovery code. A wrong or used code gets Error; five end the sign-in, and lock the second step for a while.',
    reach: nobody,
    secret: true,
    limit: signIns,
    input: { challenge, code: secret(1, 40) },
    answer: outcome(finishedParts),
    run: finishLogin,
  }),
  finishLoginByPasskey: mutation({
    rule: 'guest',
    about: 'Finishes a sign-in by a passkey of the same person; any other gets Error.',
    reach: nobody,
    secret: true,
    limit: signIns,
    input: { challenge, response: json(authenticationShape, 50_000) },
    answer: outcome(signedInParts),
    run: finishLoginByPasskey,
  }),
  beginPasskeySignIn: mutation({
    rule: 'guest',
    about: 'Begins a sign-in by passkey alone; under an address of numbers it gets Error.',
    reach: nobody,
    secret: true,
    limit: signIns,
    input: {},
    answer: asked,
    run: beginPasskeySignIn,
  }),
  signInByPasskey: mutation({
    rule: 'guest',
    about: 'Opens a session by a passkey alone. One that is unknown here, or a challenge that was tried, gets Error.',
    reach: nobody,
    secret: true,
    limit: signIns,
    input: signInByPasskeyInput,
    answer: outcome(signedInParts),
    run: signInByPasskey,
  }),
  getSecondFactors: query({
    rule: 'user',
    about: "The caller's authenticator app, passkeys and recovery codes, and whether the centre asks for one.",
    reach: { rows: ownPasskeys },
    input: {},
    answer: object(
      {
        app: out.flag,
        recovery_left: out.int,
        required: out.flag,
        /** Role from which up the centre asks for a second step; or nobody. */
        required_from: out.text,
        passkeys_possible: out.flag,
        passkeys: [Passkey],
      },
      'SecondFactors',
    ),
    run: own,
  }),
  confirmIdentity: mutation({
    rule: 'user',
    about:
      'Takes the password, or a code of the authenticator app, once more. For five minutes this session may then change who signs in; a wrong one gets Error.',
    reach: nobody,
    secret: true,
    limit: sure,
    input: confirmIdentityInput,
    answer: outcome(),
    run: confirmIdentity,
  }),
  beginAuthenticatorApp: mutation({
    rule: 'user',
    about: 'Makes the secret of an authenticator app for the caller; a wrong password or an app in use gets Error.',
    reach: nobody,
    secret: true,
    limit: sure,
    input: password,
    answer: outcome({ app_secret: out.text, app_uri: out.text }),
    run: beginOwnApp,
  }),
  confirmAuthenticatorApp: mutation({
    rule: 'user',
    about: 'Switches the second step on by the first code of the app, and answers the recovery codes this once.',
    reach: nobody,
    secret: true,
    limit: sure,
    input: { code: secret(1, 40) },
    answer: codes,
    run: confirmOwnApp,
  }),
  removeAuthenticatorApp: mutation({
    rule: 'user',
    about: 'Switches the second step off; a wrong password, or a centre that asks for it, gets Error.',
    reach: nobody,
    secret: true,
    limit: sure,
    input: password,
    answer: outcome(),
    run: removeOwnApp,
  }),
  renewRecoveryCodes: mutation({
    rule: 'user',
    about: "Makes the caller's recovery codes anew; a wrong password gets Error.",
    reach: nobody,
    secret: true,
    limit: sure,
    input: password,
    answer: codes,
    run: renewRecoveryCodes,
  }),
  beginPasskey: mutation({
    rule: 'user',
    about: 'Begins to add a passkey to the own account; a wrong password gets Error.',
    reach: nobody,
    secret: true,
    limit: sure,
    input: password,
    answer: asked,
    run: beginOwnPasskey,
  }),
  addPasskey: mutation({
    rule: 'user',
    about: 'Adds the passkey the browser has made; one that does not fit what was begun gets Error.',
    reach: nobody,
    secret: true,
    limit: sure,
    input: { challenge, response: json(registrationShape, 50_000), name: text(1, 60) },
    answer: outcome(),
    run: addOwnPasskey,
  }),
  removePasskey: mutation({
    rule: 'user',
    about: 'Removes a passkey of the caller; not the last factor where the centre asks for one.',
    reach: { id: orError(ownPasskeys) },
    input: { id: id(Passkey) },
    answer: outcome(),
    run: removeOwnPasskey,
  }),
  resetSecondFactors: mutation({
    rule: 'admin',
    permission: 'reset_second_factors',
    about:
      'Takes the authenticator app, recovery codes and passkeys of somebody who lost them; tells the person. Oneself, or somebody who has none, gets Error.',
    reach: { id: orError(ownPeople) },
    input: { id: id(User), reason: text(3, 500) },
    answer: outcome(),
    run: resetSecondFactors,
  }),
};
