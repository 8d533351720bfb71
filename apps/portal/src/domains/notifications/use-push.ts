import { removeFcmToken, saveFcmToken } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { thisDevice, usePerson } from '../../session/session.ts';
import { PushChoicesDocument } from './push.graphql.ts';
import { askPermission, isPushedTo, noteOwner, switchOff, switchOn } from './push.ts';

/** Whether this device is pushed to for the person, and how that is switched. */
export const usePush = () => {
  const { id } = usePerson();
  const client = useClient();
  const save = useAction(saveFcmToken);
  const forget = useAction(removeFcmToken);
  const [on, setOn] = useState(() => isPushedTo(id));
  const [why, setWhy] = useState<'refused' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);

  const turnOn = useCallback(async () => {
    setBusy(true);
    if (!(await askPermission())) {
      setWhy('refused');
      setBusy(false);
      return;
    }
    const { data } = await client.query(PushChoicesDocument, {}).toPromise();
    const key = data?.getPushChoices?.public_key;
    const done = key ? await switchOn(key) : ({ why: 'failed' } as const);
    if ('why' in done) setWhy(done.why);
    else {
      const ended = await save.run({ token: done.token, device: thisDevice() });
      if (ended?.kind === 'done') {
        noteOwner(id);
        setOn(true);
        setWhy(null);
      }
    }
    setBusy(false);
  }, [client, id, save.run]);

  const turnOff = useCallback(async () => {
    setBusy(true);
    const token = await switchOff();
    if (token) await forget.run({ token });
    setOn(false);
    setBusy(false);
  }, [forget.run]);

  return { on, why, busy, turnOn, turnOff };
};
