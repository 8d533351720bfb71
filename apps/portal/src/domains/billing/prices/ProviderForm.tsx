import { Button, PasswordInput, Switch, TextInput } from '@mantine/core';
import { savePaymentProviderSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useId, useState } from 'react';
import { useQuery } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { ProviderSettingDocument, type ProviderSettingQuery } from './prices.graphql.ts';
import { providerWords } from './provider-words.ts';

type Provider = NonNullable<ProviderSettingQuery['getPaymentProviderSetting']>;

/** Whether families of a location pay by card, and by which keys. The secret one is never shown again. */
export const ProviderForm = ({ location }: { location: string }) => {
  const { role } = usePerson();
  const may = useMay()('edit_settings');
  const [round, setRound] = useState(0);
  const [{ data }] = useQuery({
    query: ProviderSettingDocument,
    variables: { location },
    pause: !allows(role, 'admin'),
  });
  const provider = data?.getPaymentProviderSetting;
  return may && provider ? (
    <Fields key={round} location={location} provider={provider} onSaved={() => setRound(round + 1)} />
  ) : null;
};

const Fields = ({ location, provider, onSaved }: { location: string; provider: Provider; onSaved: () => void }) => {
  const t = useWords(providerWords);
  const heading = useId();
  const save = useAction(savePaymentProviderSetting, { ownErrors: true });
  const form = useRecordForm({
    name: `billing:provider:${location}`,
    secret: ['secret_key', 'webhook_secret'],
    initial: {
      can_pay: provider.can_pay,
      enable_test_mode: provider.enable_test_mode,
      publish_key: provider.publish_key ?? '',
      secret_key: '',
      webhook_secret: '',
    },
    save: ({ secret_key, webhook_secret, publish_key, ...switches }) =>
      save.run({
        location,
        ...switches,
        publish_key: publish_key.trim() || null,
        ...(secret_key.trim() ? { secret_key: secret_key.trim() } : {}),
        ...(webhook_secret.trim() ? { webhook_secret: webhook_secret.trim() } : {}),
      }),
    onSaved,
  });
  const { fields } = form;
  return (
    <section className={classes.cards} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('cards')}
      </h2>
      <FormBody
        form={form}
        labels={{ publish_key: t('publishKey'), secret_key: t('secretKey'), webhook_secret: t('hookSecret') }}
        actions={
          <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <Switch label={t('canPay')} {...fields.getInputProps('can_pay', { type: 'checkbox' })} />
        <Switch
          label={t('testMode')}
          description={t('testModeHelp')}
          {...fields.getInputProps('enable_test_mode', { type: 'checkbox' })}
        />
        <TextInput label={t('publishKey')} autoComplete="off" {...fields.getInputProps('publish_key')} />
        <PasswordInput
          label={t('secretKey')}
          description={t(provider.has_secret_key ? 'secretKept' : 'secretNone')}
          autoComplete="new-password"
          {...fields.getInputProps('secret_key')}
        />
        <PasswordInput
          label={t('hookSecret')}
          description={`${t('hookHelp', { url: provider.webhook_url })} ${t(provider.has_webhook_secret ? 'secretKept' : 'secretNone')}`}
          autoComplete="new-password"
          {...fields.getInputProps('webhook_secret')}
        />
      </FormBody>
    </section>
  );
};
