import { Button, TextInput } from '@mantine/core';
import type { Call } from '@nestling/contract/limits.ts';
import { cancelEmailChange, resendEmailChange } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { CodeField } from '../../auth/parts/CodeField.tsx';
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
  const form = useCallForm({
    call: RequestEmailChangeDocument,
    fixed: { id },
    values: { email: '' },
    needs: () => ['email'],
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormBody form={form} actions={<Two send={t('sendCode')} busy={form.busy} onCancel={onClose} />}>
      <TextInput type="email" autoComplete="email" {...field('email', t('email'))} />
    </FormBody>
  );
};

const EmailWaits = ({ id, email, pin }: { id: string; email: string; pin: string }) => {
  const t = useWords(addressWords);
  const again = useAction(resendEmailChange);
  const drop = useAction(cancelEmailChange);
  return (
    <div className={classes.waits}>
      <b className={classes.address}>{t('waits', { email })}</b>
      <CodeForm key={pin} call={VerifyEmailChangeDocument} pin={pin} onSaved={() => {}} />
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
  const form = useCallForm({
    call: RequestPhoneVerificationDocument,
    values: { phone },
    needs: () => ['phone'],
    onSaved: ({ requestPhoneVerification }) =>
      setSent({ phone: form.values.phone, pin: requestPhoneVerification?.pin_created_at ?? '' }),
  });
  const { field } = form;
  if (sent)
    return (
      <div className={classes.waits}>
        <b>{t('phoneWaits', { phone: phoneWords(sent.phone) })}</b>
        <CodeForm call={VerifyPhoneDocument} pin={sent.pin} onSaved={onClose} />
      </div>
    );
  return (
    <FormBody form={form} actions={<Two send={t('sendCode')} busy={form.busy} onCancel={onClose} />}>
      <PhoneField {...field('phone', t('phone'), t('phoneHelp'))} />
    </FormBody>
  );
};

const CodeForm = ({
  call,
  pin,
  onSaved,
}: {
  call: Call<object, { token: string; pin: string }>;
  pin: string;
  onSaved: () => void;
}) => {
  const t = useWords(addressWords);
  const form = useCallForm({
    call,
    fixed: { pin },
    values: { token: '' },
    secret: ['token'],
    onSaved,
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('confirm')}
        </Button>
      }
    >
      <CodeField {...form.field('token', t('code'))} />
    </FormBody>
  );
};

const Two = ({ send, busy, onCancel }: { send: string; busy: boolean; onCancel: () => void }) => {
  const t = useWords(addressWords);
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={busy}>
        {send}
      </Button>
    </>
  );
};

export default OwnAddress;
