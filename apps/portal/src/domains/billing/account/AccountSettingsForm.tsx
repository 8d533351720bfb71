import { Button, Textarea, TextInput } from '@mantine/core';
import { updateStudentAccountDetail } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import billing from '../parts/billing.module.css';
import { accountSettingsIn } from '../parts/json.ts';
import type { Account } from './use-account.ts';
import { accountWords } from './words.ts';

/** What holds for one account alone: days to pay, a discount and why, a note of the office. */
export const AccountSettingsForm = ({ account }: { account: Account }) => {
  const may = useMay()('manage_billing');
  // After saving the form starts from what was saved.
  const [round, setRound] = useState(0);
  return may ? <Fields key={round} account={account} onSaved={() => setRound(round + 1)} /> : null;
};

const Fields = ({ account, onSaved }: { account: Account; onSaved: () => void }) => {
  const t = useWords(accountWords);
  const kept = accountSettingsIn(account.settings);
  const save = useAction(updateStudentAccountDetail, { ownErrors: true });
  const { language } = useSpeech();
  const initial: {
    due_days: number | null;
    discount: number | null;
    discount_reason: string;
    effective_date: string;
    note: string;
  } = {
    due_days: kept.due_days,
    discount: kept.discount / 100,
    discount_reason: kept.discount_reason ?? '',
    effective_date: '',
    note: kept.note ?? '',
  };
  const form = useRecordForm({
    name: `billing:account:${account.id}`,
    initial,
    save: ({ due_days, discount, discount_reason, effective_date, note }) =>
      save.run({
        student_id: account.id,
        ...(effective_date ? { effective_date } : {}),
        settings: {
          due_days,
          discount: Math.round((discount ?? 0) * 100),
          discount_reason: discount_reason.trim() || null,
          note: note.trim() || null,
        },
      }),
    onSaved,
  });
  const { fields } = form;
  return (
    <section>
      <h2 className={billing.heading}>{t('settings')}</h2>
      <FormBody
        form={form}
        labels={{
          due_days: t('dueDays'),
          discount: t('discount'),
          discount_reason: t('discountReason'),
          effective_date: t('discountFrom'),
          note: t('officeNote'),
        }}
        actions={
          <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <NumberField
          label={t('dueDays')}
          description={t('dueDaysHelp')}
          max={120}
          {...fields.getInputProps('due_days')}
        />
        <NumberField label={t('discount')} unit="%" decimals={2} max={100} {...fields.getInputProps('discount')} />
        {fields.getValues().discount ? (
          <TextInput label={t('discountReason')} maxLength={100} {...fields.getInputProps('discount_reason')} />
        ) : null}
        <DateField
          label={t('discountFrom')}
          description={t('discountFromHelp')}
          {...fields.getInputProps('effective_date')}
        />
        {kept.changes.map(({ effective_date, discount }) => (
          <p key={effective_date} className={billing.small}>
            {t('discountComing', { day: dateWords(effective_date, language), percent: String(discount / 100) })}
          </p>
        ))}
        <Textarea label={t('officeNote')} autosize minRows={2} maxLength={2000} {...fields.getInputProps('note')} />
      </FormBody>
    </section>
  );
};
