import { Button, PasswordInput, Switch, TextInput } from '@mantine/core';
import { savePaymentProviderSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
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
  const form = useCallForm({
    call: savePaymentProviderSetting,
    fixed: { location },
    secret: ['secret_key', 'webhook_secret'],
    values: {
      can_pay: provider.can_pay,
      enable_test_mode: provider.enable_test_mode,
      publish_key: provider.publish_key,
      secret_key: '',
      webhook_secret: '',
    },
    // Keys that are kept are not shown: left empty they stay.
    args: ({ secret_key, webhook_secret, ...given }) => ({
      ...given,
      ...(secret_key ? { secret_key } : {}),
      ...(webhook_secret ? { webhook_secret } : {}),
    }),
    onSaved,
  });
  const { field } = form;
  return (
    <section className={classes.cards} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('cards')}
      </h2>
      <FormBody
        form={form}
        actions={
          <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <Switch {...field('can_pay', t('canPay'))} />
        <Switch {...field('enable_test_mode', t('testMode'), t('testModeHelp'))} />
        <TextInput autoComplete="off" {...field('publish_key', t('publishKey'))} />
        <PasswordInput
          autoComplete="new-password"
          {...field('secret_key', t('secretKey'), t(provider.has_secret_key ? 'secretKept' : 'secretNone'))}
        />
        <PasswordInput
          autoComplete="new-password"
          {...field(
            'webhook_secret',
            t('hookSecret'),
            `${t('hookHelp', { url: provider.webhook_url })} ${t(provider.has_webhook_secret ? 'secretKept' : 'secretNone')}`,
          )}
        />
      </FormBody>
    </section>
  );
};
