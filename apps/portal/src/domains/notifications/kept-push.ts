import { saveFcmToken } from '@nestling/contract/operations/auth.gen.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import type { Client } from 'urql';
import { thisDevice } from '../../session/session.ts';
import { PushChoicesDocument } from './push.graphql.ts';
import { isPushedTo, switchOn } from './push.ts';

/**
 * Ties the subscription of this device to the session that is open now, where the person has switched pushes on here:
 * the one it was saved in may have ended, and browsers renew what they subscribed to.
 */
export const renewPush = async (client: Client, person: string): Promise<void> => {
  if (!isPushedTo(person)) return;
  const { data } = await client.query(PushChoicesDocument, {}).toPromise();
  const key = data?.getPushChoices?.public_key;
  const done = key ? await switchOn(key) : null;
  if (!done || !('token' in done)) return;
  await sendMutation(client, saveFcmToken, { token: done.token, device: thisDevice() }, { quiet: true });
};

/** Opens what was pressed in a notification, in the tab that is open. Answers how to stop. */
export const openPressed = (open: (path: string) => void): (() => void) => {
  const heard = ({ data }: MessageEvent<unknown>) => {
    const path: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'open') : null;
    if (typeof path === 'string' && /^\/(?!\/)/.test(path)) open(path);
  };
  navigator.serviceWorker?.addEventListener('message', heard);
  navigator.serviceWorker?.startMessages();
  return () => navigator.serviceWorker?.removeEventListener('message', heard);
};
