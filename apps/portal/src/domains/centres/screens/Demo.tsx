import { Button, Textarea, TextInput } from '@mantine/core';
import { createDemoRequest } from '@nestling/contract/operations/centres.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { EmailField } from '../../auth/parts/EmailField.tsx';
import { GuestForm } from '../../auth/parts/GuestForm.tsx';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { demoWords } from '../demo-words.ts';

const THANKS = 'thanks';

/** Asks the platform for a demo, and thanks for it. */
const Demo = () => {
  const t = useWords(demoWords);
  const { action = '' } = useHere().params;
  if (action !== THANKS) return <Ask action={action} />;
  return (
    <GuestPage title={t('thanks')} lead={t('thanksLead')}>
      <Button
        variant="default"
        size="lg"
        fullWidth
        renderRoot={(props) => <Link to={href('centres.demo')} {...props} />}
      >
        {t('again')}
      </Button>
    </GuestPage>
  );
};

const Ask = ({ action }: { action: string }) => {
  const t = useWords(demoWords);
  const navigate = useNavigate();
  const form = useCallForm({
    call: createDemoRequest,
    ...(action ? { fixed: { action } } : {}),
    values: {
      name: '',
      email: '',
      phone: '',
      company: '',
      city: '',
      state: '',
      locations: undefined,
      message: '',
    },
    say: () => null,
    onSaved: () => void navigate({ href: href('centres.demo', { action: THANKS }), replace: true }),
  });
  const { field } = form;
  return (
    <GuestPage title={t('title')} lead={t('lead')}>
      <GuestForm form={form} send={t('send')}>
        <TextInput autoComplete="name" size="lg" {...field('name', t('name'))} />
        <EmailField {...field('email', t('email'))} />
        <PhoneField {...field('phone', t('phone'))} />
        <TextInput autoComplete="organization" size="lg" {...field('company', t('company'))} />
        <TextInput autoComplete="address-level2" size="lg" {...field('city', t('city'))} />
        <TextInput autoComplete="address-level1" size="lg" {...field('state', t('state'))} />
        <NumberField {...field('locations', t('locations'))} />
        <Textarea autosize minRows={3} size="lg" {...field('message', t('message'))} />
      </GuestForm>
    </GuestPage>
  );
};

export default Demo;
