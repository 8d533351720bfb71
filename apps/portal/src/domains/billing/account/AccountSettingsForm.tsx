import { Button, Textarea, TextInput } from '@mantine/core';
import { updateStudentAccountDetail } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import billing from '../parts/billing.module.css';
import { accountSettingsIn } from '../parts/json.ts';
import type { Account } from './use-account.ts';
import { accountWords } from './words.ts';

/** What holds for one account alone: days to pay, a discount and why, a note of the office. */
export const AccountSettingsForm = ({ account }: { account: Account }) => {
  const may = useMay()('manage_billing');
  return may ? <Fields account={account} /> : null;
};

const Fields = ({ account }: { account: Account }) => {
  const t = useWords(accountWords);
  const kept = accountSettingsIn(account.settings);
  const { language } = useSpeech();
  const form = useCallForm({
    call: updateStudentAccountDetail,
    fixed: { student_id: account.id },
    values: {
      due_days: kept.due_days,
      discount: kept.discount / 100,
      discount_reason: kept.discount_reason ?? '',
      effective_date: '',
      note: kept.note ?? '',
    },
    args: (given, { due_days, discount, discount_reason, note }) => ({
      ...given,
      settings: {
        due_days,
        discount: Math.round((discount ?? 0) * 100),
        discount_reason: discount_reason.trim() || null,
        note: note.trim() || null,
      },
    }),
    onSaved: () => undefined,
  });
  const { field, values } = form;
  return (
    <section>
      <h2 className={billing.heading}>{t('settings')}</h2>
      <FormBody
        form={form}
        actions={
          <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <NumberField {...field('due_days', t('dueDays'), t('dueDaysHelp'))} max={120} />
        <NumberField unit="%" decimals={2} {...field('discount', t('discount'))} max={100} />
        {values.discount ? <TextInput {...field('discount_reason', t('discountReason'))} maxLength={100} /> : null}
        <DateField {...field('effective_date', t('discountFrom'), t('discountFromHelp'))} />
        {kept.changes.map(({ effective_date, discount }) => (
          <p key={effective_date} className={billing.small}>
            {t('discountComing', { day: dateWords(effective_date, language), percent: String(discount / 100) })}
          </p>
        ))}
        <Textarea autosize minRows={2} {...field('note', t('officeNote'))} maxLength={2000} />
      </FormBody>
    </section>
  );
};
