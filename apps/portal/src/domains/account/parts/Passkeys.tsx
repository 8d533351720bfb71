import { Button, TextInput } from '@mantine/core';
import { addPasskey, removePasskey } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { ago, momentWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { deviceName } from '../../../session/device-name.ts';
import { thisDevice } from '../../../session/session.ts';
import { passkeysHere } from '../../auth/passkeys-here.ts';
import { BeginPasskeyDocument } from '../beginPasskey.graphql.ts';
import { factorWords } from '../factor-words.ts';
import { makePasskey } from '../make-passkey.ts';
import dialogClasses from './AppDialog.module.css';
import deviceClasses from './Devices.module.css';
import type { Factors } from './SecondStepSection.tsx';
import { SureField } from './SureField.tsx';

type Passkey = Factors['passkeys'][number];

/** The passkeys of the account, and adding one for this device. */
export const Passkeys = ({ factors }: { factors: Factors }) => {
  const t = useWords(factorWords);
  const [adding, setAdding] = useState(false);
  const possible = factors.passkeys_possible && passkeysHere();
  return (
    <Section
      title={t('passkeys')}
      help={possible ? t('passkeysHelp') : t('notHere')}
      action={
        possible ? (
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('addPasskey')}
          </Button>
        ) : null
      }
    >
      <ul>
        {factors.passkeys.map((passkey) => (
          <Line key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {adding ? <Add onClose={() => setAdding(false)} /> : null}
    </Section>
  );
};

const Line = ({ passkey }: { passkey: Passkey }) => {
  const t = useWords(factorWords);
  const { language } = useSpeech();
  const [asking, setAsking] = useState(false);
  const remove = useAction(removePasskey);
  const { id, name, created_at, last_used_at } = passkey;
  const used = last_used_at ? t('used', { when: ago(last_used_at, language) }) : t('neverUsed');
  return (
    <li className={deviceClasses.line}>
      <IconKey size={24} aria-hidden="true" />
      <div className={deviceClasses.words}>
        <b>{name}</b>
        <span
          className={deviceClasses.quiet}
        >{`${used} · ${t('made', { when: momentWords(created_at, language) })}`}</span>
      </div>
      <Button variant="default" aria-label={t('removeNamed', { name })} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {asking ? (
        <Dialog label={t('removeTitle', { name })} onClose={() => setAsking(false)}>
          <h2 className={dialogClasses.title}>{t('removeTitle', { name })}</h2>
          <p>{t('removeText')}</p>
          <div className={deviceClasses.actions}>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              color="red"
              loading={remove.busy}
              onClick={() => void remove.run({ id }).then(() => setAsking(false))}
            >
              {t('remove')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </li>
  );
};

const Add = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(factorWords);
  const begin = useAction(BeginPasskeyDocument, { ownErrors: true, say: () => null, quiet: true });
  const add = useAction(addPasskey, { ownErrors: true });
  const form = useCallForm({
    call: addPasskey,
    name: 'account:passkey',
    fixed: { challenge: '', response: {} },
    values: { name: deviceName(thisDevice()), password: '' },
    secret: ['password'],
    needs: () => ['password'],
    args: (given) => given,
    save: async (_, { password, name }) => {
      const begun = await begin.run({ password });
      if (begun?.kind !== 'done') return begun;
      const { challenge, passkey_options } = begun.data.beginPasskey ?? {};
      const response = await makePasskey(passkey_options);
      if (!challenge || !response) return { kind: 'declined', message: t('notMade'), fieldErrors: [] };
      return add.run({ challenge, response, name: name.trim() });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('addTitle')} says={t('addText')} submit={t('goOn')} onClose={onClose}>
      <TextInput
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="lg"
        {...form.field('name', t('passkeyName'), t('passkeyNameHelp'))}
      />
      <SureField form={form} />
    </FormDialog>
  );
};
