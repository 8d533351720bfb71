import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { post } from '../../graphql/post.ts';
import { takeOver, thisDevice } from '../../session/session.ts';
import { BeginPasskeySignInDocument } from './beginPasskeySignIn.graphql.ts';
import { FinishLoginDocument } from './finishLogin.graphql.ts';
import { FinishLoginByPasskeyDocument } from './finishLoginByPasskey.graphql.ts';
import { SignInByPasskeyDocument } from './signInByPasskey.graphql.ts';

/** How a second step ended: the server's sentence, or the session, which opens when `enter` is called. */
export type Finished =
  | { readonly said: string }
  | { readonly said: null; readonly codes: readonly string[]; readonly enter: () => Promise<unknown> };

/** Finishes a sign-in by a code; recovery codes come along where an app was set up by it. */
export const finishByCode = async (challenge: string, code: string): Promise<Finished> => {
  const { finishLogin } = await post(FinishLoginDocument, { challenge, code });
  if (!finishLogin?.access_token) return { said: finishLogin?.error ?? finishLogin?.message ?? '' };
  return { said: null, codes: finishLogin.recovery_codes ?? [], enter: () => takeOver(finishLogin) };
};

const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value;

/** Asks the device for a passkey; null when the person or the device does not want to. */
const askDevice = async (options: unknown): Promise<AuthenticationResponseJSON | null> => {
  if (!isRequest(options)) return null;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return await startAuthentication({ optionsJSON: options });
  } catch {
    return null;
  }
};

/** Finishes a sign-in by a passkey. Answers null when it went well, else the server's sentence; `none` without a passkey. */
export const finishByPasskey = async (challenge: string, options: unknown, none: string): Promise<string | null> => {
  const response = await askDevice(options);
  if (!response) return none;
  return takeOver((await post(FinishLoginByPasskeyDocument, { challenge, response })).finishLoginByPasskey);
};

/** Signs in by a passkey alone. Answers null when it went well, else the server's sentence; `none` without a passkey. */
export const signInByPasskey = async (remember: boolean, none: string): Promise<string | null> => {
  const { beginPasskeySignIn } = await post(BeginPasskeySignInDocument, {});
  if (!beginPasskeySignIn?.challenge) return beginPasskeySignIn?.message ?? '';
  const { challenge, passkey_options } = beginPasskeySignIn;
  const response = await askDevice(passkey_options);
  if (!response) return none;
  const device = { ...thisDevice(), remember };
  return takeOver((await post(SignInByPasskeyDocument, { challenge, response, device })).signInByPasskey);
};
