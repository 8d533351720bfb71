import { Radio, TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { withDraft } from '@nestling/kit/draft.ts';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { EmailField } from '../../auth/parts/EmailField.tsx';
import { GuestForm } from '../../auth/parts/GuestForm.tsx';
import { SaveCustomerDocument } from '../customer.graphql.ts';
import { customerWords } from '../customer-words.ts';
import type { PackagesQuery } from '../packages.graphql.ts';
import { dropSignUp, keepSignUp, keptSignUp } from '../sign-up.ts';
import { usePrice } from '../use-price.ts';
import classes from './set-up.module.css';

/** Who signs up for a center, and what is chosen. What was typed is kept for whoever goes back. */
export const SignUpForm = ({ plans, onSaved }: { plans: PackagesQuery['packages']; onSaved: () => void }) => {
  const t = useWords(customerWords);
  const priceOf = usePrice();
  const [begun] = useState(keptSignUp);
  const form = useCallForm({
    call: SaveCustomerDocument,
    within: 'data',
    name: 'customer-sign-up',
    values: withDraft(
      { name: '', email: '', phone: '', company: '', city: '', state: '', plan_id: plans[0]?.id ?? '' },
      begun?.told ?? null,
    ),
    args: (given) => {
      const kept = keptSignUp();
      // The same sign-up, when somebody came back to change it.
      return kept ? { ...given, customer_id: kept.handle } : given;
    },
    say: () => null,
    save: async (run, values) => {
      const ended = await run();
      const handle = ended?.kind === 'done' ? ended.data.saveCustomer?.customer_id : null;
      if (handle) keepSignUp({ handle, plan: String(values.plan_id), told: values });
      // Sent once more it is a sign-up of its own.
      const isOver =
        ended?.kind === 'declined' && ended.fieldErrors.some(({ code }) => code === 'OVER' || code === 'PAID');
      if (isOver) dropSignUp();
      return ended;
    },
    onSaved,
  });
  const { field } = form;
  const plan = field('plan_id', t('package'));
  return (
    <GuestForm form={form} send={t('next')}>
      <h2 className={classes.heading}>{t('you')}</h2>
      <TextInput autoComplete="name" size="lg" {...field('name', t('name'))} withAsterisk={false} />
      <EmailField {...field('email', t('email'))} />
      <PhoneField {...field('phone', t('phone'))} />
      <TextInput autoComplete="organization" size="lg" {...field('company', t('company'))} withAsterisk={false} />
      <TextInput autoComplete="address-level2" size="lg" {...field('city', t('city'))} />
      <TextInput autoComplete="address-level1" size="lg" {...field('state', t('state'))} />
      <Radio.Group {...plan} withAsterisk={false}>
        <Stack gap="s">
          {plans.map((one) => (
            <Radio key={one.id} value={one.id} size="md" label={`${one.name}, ${priceOf(one)}`} />
          ))}
        </Stack>
      </Radio.Group>
    </GuestForm>
  );
};
