import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { saveBillingSetting } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useId } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { ComingChanges } from './ComingChanges.tsx';
import type { BillingSettingOfQuery } from './prices.graphql.ts';
import { priceWords } from './words.ts';

type Settings = NonNullable<BillingSettingOfQuery['getBillingSetting']>;

const readDays = (text: string): number[] | null => {
  const days = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  return days.every((day) => Number.isInteger(day) && day > 0 && day <= 120) ? days : null;
};

/** How a location bills. */
export const SettingsForm = ({ settings }: { settings: Settings }) => {
  const t = useWords(priceWords);
  const may = useMay()('manage_billing');
  const {
    location_id,
    demo_processor,
    invoice_text,
    receipt_text,
    ein,
    late_fee_percent,
    sibling_discount,
    reminder_days,
    changes,
    ...kept
  } = settings;
  const numbers: {
    due_days: number | null;
    late_fee: number | null;
    late_fee_percent: number | null;
    late_fee_days: number | null;
    autopay_notice_days: number | null;
    sibling_discount: number | null;
    returned_fee: number | null;
  } = {
    due_days: kept.due_days,
    late_fee: kept.late_fee,
    returned_fee: kept.returned_fee,
    late_fee_percent: late_fee_percent / 100,
    late_fee_days: kept.late_fee_days,
    autopay_notice_days: kept.autopay_notice_days,
    sibling_discount: sibling_discount / 100,
  };
  const form = useCallForm({
    call: saveBillingSetting,
    fixed: { location_id },
    values: {
      invoice_prefix: kept.invoice_prefix,
      currency: kept.currency,
      invoice_text: invoice_text ?? '',
      receipt_text: receipt_text ?? '',
      ein: ein ?? '',
      reminder_days: reminder_days.join(', '),
      prorate: kept.prorate,
      credit_absences: kept.credit_absences,
      credit_closures: kept.credit_closures,
      apply_credits: kept.apply_credits,
      send_invoices: kept.send_invoices,
      ...numbers,
      effective_date: '',
    },
    validate: { reminder_days: (days) => (readDays(days) ? null : t('notNumbers')) },
    args: (given, { effective_date: _, ...values }) => ({
      ...given,
      settings: {
        ...values,
        invoice_text: values.invoice_text.trim() || null,
        receipt_text: values.receipt_text.trim() || null,
        ein: values.ein.trim() || null,
        reminder_days: readDays(values.reminder_days) ?? [],
        due_days: values.due_days ?? 0,
        late_fee: values.late_fee ?? 0,
        returned_fee: values.returned_fee ?? 0,
        late_fee_days: values.late_fee_days ?? 0,
        autopay_notice_days: values.autopay_notice_days ?? 0,
        late_fee_percent: Math.round((values.late_fee_percent ?? 0) * 100),
        sibling_discount: Math.round((values.sibling_discount ?? 0) * 100),
      },
    }),
    onSaved: () => undefined,
  });
  const { field } = form;
  return (
    <div className={classes.narrow}>
      {demo_processor ? (
        <p className={classes.demo}>
          <Badge kind="neutral">{t('demo')}</Badge>
        </p>
      ) : null}
      <FormBody
        form={form}
        actions={
          may ? (
            <Button type="submit" loading={form.busy} disabled={!form.dirty}>
              {t('save')}
            </Button>
          ) : null
        }
      >
        <Part title={t('invoicing')}>
          <NumberField {...field('due_days', t('dueDays'))} max={120} />
          <TextInput {...field('invoice_prefix', t('prefix'))} maxLength={12} />
          <Textarea autosize minRows={2} {...field('invoice_text', t('invoiceText'))} maxLength={2000} />
          <Textarea autosize minRows={2} {...field('receipt_text', t('receiptText'))} maxLength={2000} />
          <TextInput {...field('ein', t('ein'), t('einHelp'))} maxLength={30} />
          <Switch {...field('send_invoices', t('sendInvoices'), t('sendInvoicesHelp'))} />
        </Part>
        <Part title={t('reminders')}>
          <TextInput {...field('reminder_days', t('reminderDays'), t('reminderDaysHelp'))} />
          <MoneyField {...field('late_fee', t('lateFee'))} />
          <NumberField unit="%" decimals={2} {...field('late_fee_percent', t('lateFeePercent'))} max={100} />
          <NumberField {...field('late_fee_days', t('lateFeeDays'))} max={120} />
          <MoneyField {...field('returned_fee', t('returnedFee'), t('returnedFeeHelp'))} />
          <NumberField {...field('autopay_notice_days', t('noticeDays'))} max={30} />
        </Part>
        <Part title={t('discounts')}>
          <NumberField unit="%" decimals={2} {...field('sibling_discount', t('sibling'))} max={100} />
          <Switch {...field('prorate', t('prorate'))} />
          <Switch {...field('credit_absences', t('creditAbsences'))} />
          <Switch {...field('credit_closures', t('creditClosures'), t('creditClosuresHelp'))} />
          <Switch {...field('apply_credits', t('applyCredits'))} />
          <DateField {...field('effective_date', t('changesFrom'), t('changesFromHelp'))} />
          <ComingChanges now={settings} changes={changes} />
        </Part>
      </FormBody>
    </div>
  );
};

/** A subject of the form, which the list beside it leads to. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};
