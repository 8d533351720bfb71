import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value && 'rp' in value;

/** Has the device make a passkey; null when the person or the device does not want to. */
export const makePasskey = async (options: unknown): Promise<RegistrationResponseJSON | null> => {
  if (!isCreation(options)) return null;
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return await startRegistration({ optionsJSON: options });
  } catch {
    return null;
  }
};
