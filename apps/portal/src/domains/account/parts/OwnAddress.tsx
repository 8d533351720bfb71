import { Button, TextInput } from '@mantine/core';
import { cancelEmailChange, resendEmailChange } from '@nestling/contract/operations/users.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { bareCode, CodeField } from '../../auth/parts/CodeField.tsx';
import { addressWords } from '../address-words.ts';
import {
  RequestEmailChangeDocument,
  RequestPhoneVerificationDocument,
  VerifyEmailChangeDocument,
  VerifyPhoneDocument,
  WaitingEmailDocument,
} from '../ownAddress.graphql.ts';
import classes from './OwnAddress.module.css';

/** One's own e-mail and phone, each changed by a code that is sent to the new one. */
const OwnAddress = ({ id, phone }: { id: string; phone: string | null }) => {
  const t = useWords(addressWords);
  const { data } = useAsk(WaitingEmailDocument, {});
  const [open, setOpen] = useState<'email' | 'phone' | null>(null);
  const waiting = data?.getEmailChange;
  const close = () => setOpen(null);
  return (
    <Section title={t('title')} help={t('help')}>
      {waiting?.email && waiting.pin_created_at ? (
        <EmailWaits id={id} email={waiting.email} pin={waiting.pin_created_at} />
      ) : open === 'email' ? (
        <AskEmail id={id} onClose={close} />
      ) : null}
      {open === 'phone' ? <PhoneSteps phone={phone ?? ''} onClose={close} /> : null}
      <div className={classes.acts}>
        {waiting?.email || open === 'email' ? null : (
          <Button variant="default" onClick={() => setOpen('email')}>
            {t('changeEmail')}
          </Button>
        )}
        {open === 'phone' ? null : (
          <Button variant="default" onClick={() => setOpen('phone')}>
            {t('verifyPhone')}
          </Button>
        )}
      </div>
    </Section>
  );
};

const AskEmail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords(addressWords);
  const ask = useAction(RequestEmailChangeDocument, { ownErrors: true });
  const form = useRecordForm({
    name: 'account:email',
    initial: { email: '' },
    validate: { email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('needEmail')) },
    save: ({ email }) => ask.run({ id, email: email.trim() }),
    onSaved: onClose,
  });
  return (
    <FormBody
      form={form}
      labels={{ email: t('email') }}
      actions={<Two send={t('sendCode')} busy={form.busy} onCancel={onClose} />}
    >
      <TextInput label={t('email')} type="email" autoComplete="email" {...form.fields.getInputProps('email')} />
    </FormBody>
  );
};

const EmailWaits = ({ id, email, pin }: { id: string; email: string; pin: string }) => {
  const t = useWords(addressWords);
  const verify = useAction(VerifyEmailChangeDocument, { ownErrors: true });
  const again = useAction(resendEmailChange);
  const drop = useAction(cancelEmailChange);
  return (
    <div className={classes.waits}>
      <b className={classes.address}>{t('waits', { email })}</b>
      <CodeForm key={pin} name="email" save={(token) => verify.run({ token, pin })} onSaved={() => {}} />
      <div className={classes.acts}>
        <Button variant="subtle" loading={again.busy} onClick={() => void again.run({ id })}>
          {t('again')}
        </Button>
        <Button variant="subtle" loading={drop.busy} onClick={() => void drop.run({ id })}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
};

const PhoneSteps = ({ phone, onClose }: { phone: string; onClose: () => void }) => {
  const t = useWords(addressWords);
  const [sent, setSent] = useState<{ readonly phone: string; readonly pin: string } | null>(null);
  const ask = useAction(RequestPhoneVerificationDocument, { ownErrors: true });
  const verify = useAction(VerifyPhoneDocument, { ownErrors: true });
  const form = useRecordForm({
    name: 'account:phone',
    initial: { phone },
    validate: { phone: (value) => (value.trim() ? null : t('needPhone')) },
    save: (values) => ask.run({ phone: values.phone.trim() }),
    onSaved: ({ requestPhoneVerification }) =>
      setSent({ phone: form.fields.getValues().phone, pin: requestPhoneVerification?.pin_created_at ?? '' }),
  });
  if (sent)
    return (
      <div className={classes.waits}>
        <b>{t('phoneWaits', { phone: phoneWords(sent.phone) })}</b>
        <CodeForm name="phone" save={(token) => verify.run({ token, pin: sent.pin })} onSaved={onClose} />
      </div>
    );
  return (
    <FormBody
      form={form}
      labels={{ phone: t('phone') }}
      actions={<Two send={t('sendCode')} busy={form.busy} onCancel={onClose} />}
    >
      <PhoneField label={t('phone')} description={t('phoneHelp')} {...form.fields.getInputProps('phone')} />
    </FormBody>
  );
};

const CodeForm = <D extends object>({
  name,
  save,
  onSaved,
}: {
  name: string;
  save: (token: string) => Promise<Ended<D> | null>;
  onSaved: () => void;
}) => {
  const t = useWords(addressWords);
  const form = useRecordForm({
    name: `account:code:${name}`,
    secret: ['code'],
    initial: { code: '' },
    validate: { code: (value) => (bareCode(value) ? null : t('needCode')) },
    save: ({ code }) => save(bareCode(code)),
    onSaved,
  });
  return (
    <FormBody
      form={form}
      labels={{ code: t('code') }}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('confirm')}
        </Button>
      }
    >
      <CodeField fields={form.fields} />
    </FormBody>
  );
};

const Two = ({ send, busy, onCancel }: { send: string; busy: boolean; onCancel: () => void }) => {
  const t = useWords(addressWords);
  return (
    <>
      <Button type="submit" loading={busy}>
        {send}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
};

export default OwnAddress;
