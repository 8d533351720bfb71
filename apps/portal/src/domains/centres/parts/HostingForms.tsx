import { Select, TextInput } from '@mantine/core';
import { addNewAWSCenter, updateAWSCenter } from '@nestling/contract/operations/centres.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { CenterPlansDocument } from '../centers.graphql.ts';
import type { HostedCenterFragment } from '../hosting.graphql.ts';
import { hostingWords } from '../hosting-words.ts';
import { usePrice } from '../use-price.ts';

const MOST = 200;
/** A month to try. */
const USUAL = '30';

/** Adds a center at an address: its set-up follows by a job. */
export const AddHosted = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(hostingWords);
  const priceOf = usePrice();
  const { data } = useAsk(CenterPlansDocument, { first: MOST });
  const form = useCallForm({
    call: addNewAWSCenter,
    values: { name: '', hostname: '', email: '', theme: 'nestling', trial_days: USUAL, center_billing_plan_id: '' },
    args: (given, { hostname, trial_days }) => ({
      ...given,
      url: `${location.protocol}//${String(hostname).trim()}`,
      on_trial: trial_days !== '',
    }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('addCenter')} submit={t('addCenter')} onClose={onClose}>
      <p>{t('addText')}</p>
      <TextInput {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" inputMode="url" {...form.field('hostname', t('host'), t('hostHelp'))} />
      <TextInput type="email" {...form.field('email', t('adminEmail'), t('adminHelp'))} />
      <Select
        allowDeselect={false}
        data={[
          { value: 'nestling', label: t('nestling') },
          { value: 'pets', label: t('pets') },
        ]}
        {...form.field('theme', t('theme'))}
      />
      <Select
        clearable
        data={(data?.centerPlans ?? [])
          .filter(({ active }) => active)
          .map((plan) => ({ value: plan.id, label: `${plan.name}, ${priceOf(plan)}` }))}
        {...form.field('center_billing_plan_id', t('plan'))}
      />
      <DigitsField {...form.field('trial_days', t('trialDays'))} />
    </FormDialog>
  );
};

/** Changes how a center and its data are called. */
export const EditHosted = ({ center, onClose }: { center: HostedCenterFragment; onClose: () => void }) => {
  const t = useWords(hostingWords);
  const form = useCallForm({
    call: updateAWSCenter,
    fixed: { id: center.id },
    values: { name: center.name, database_name: center.database_name ?? '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('editTitle', { name: center.name })} onClose={onClose}>
      <TextInput {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" {...form.field('database_name', t('database'), t('databaseHelp'))} />
    </FormDialog>
  );
};
