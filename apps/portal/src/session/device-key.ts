import { askOnce } from '@nestling/kit/ask-once.ts';
import { deviceId, type KeyOf, keyFrom } from '@nestling/kit/device/sealed.ts';
import { currentClient } from '../graphql/client.ts';
import { DeviceKeyDocument } from './device-key.graphql.ts';
import { currentSession, onPersonChange } from './session.ts';

let known: { readonly person: string; readonly key: Promise<CryptoKey | null> } | null = null;
// With the session goes the key: what stands on the device is closed to whoever comes next.
onPersonChange(() => {
  known = null;
});

const ask = async (person: string): Promise<CryptoKey | null> => {
  const given = { device: deviceId(person) };
  const { data } = await askOnce(currentClient(), DeviceKeyDocument, given);
  const secret = data?.getDeviceKey?.key;
  return secret ? keyFrom(secret) : null;
};

/** The key of a person on this device while it is the one who is signed in here; null otherwise, and without a line. */
export const keyOfPerson =
  (person: string): KeyOf =>
  async () => {
    if (currentSession().person?.id !== person) return null;
    known ??= { person, key: ask(person).catch(() => null) };
    const key = await known.key;
    if (!key) known = null;
    return currentSession().person?.id === person ? key : null;
  };
