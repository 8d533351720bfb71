import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What `navigator.credentials.create` gives, as JSON (WebAuthn Level 3, RegistrationResponseJSON). */
export const registrationShape: z.ZodType<RegistrationResponseJSON, unknown> = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
});

/** What `navigator.credentials.get` gives, as JSON (WebAuthn Level 3, AuthenticationResponseJSON). */
export const authenticationShape: z.ZodType<AuthenticationResponseJSON, unknown> = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
});
