import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { saveBillingSetting } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useId, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { ComingChanges } from './ComingChanges.tsx';
import type { BillingSettingOfQuery } from './prices.graphql.ts';
import { priceWords } from './words.ts';

type Settings = NonNullable<BillingSettingOfQuery['getBillingSetting']>;

/** The form starts again from what was saved, so that it is clean then. */
export const SettingsForm = ({ settings }: { settings: Settings }) => {
  const [round, setRound] = useState(0);
  return <Fields key={round} settings={settings} onSaved={() => setRound(round + 1)} />;
};

const readDays = (text: string): number[] | null => {
  const days = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  return days.every((day) => Number.isInteger(day) && day > 0 && day <= 120) ? days : null;
};

const Fields = ({ settings, onSaved }: { settings: Settings; onSaved: () => void }) => {
  const t = useWords(priceWords);
  const may = useMay()('manage_billing');
  const save = useAction(saveBillingSetting, { ownErrors: true });
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
  } = { ...kept, late_fee_percent: late_fee_percent / 100, sibling_discount: sibling_discount / 100 };
  const form = useRecordForm({
    name: `billing:settings:${location_id}`,
    initial: {
      invoice_prefix: kept.invoice_prefix,
      currency: kept.currency,
      invoice_text: invoice_text ?? '',
      receipt_text: receipt_text ?? '',
      ein: ein ?? '',
      reminder_days: reminder_days.join(', '),
      prorate: kept.prorate,
      credit_absences: kept.credit_absences,
      apply_credits: kept.apply_credits,
      due_days: numbers.due_days,
      late_fee: numbers.late_fee,
      late_fee_percent: numbers.late_fee_percent,
      late_fee_days: numbers.late_fee_days,
      autopay_notice_days: numbers.autopay_notice_days,
      sibling_discount: numbers.sibling_discount,
      effective_date: '',
    },
    validate: { reminder_days: (days) => (readDays(days) ? null : t('notNumbers')) },
    save: async ({ effective_date, ...values }) => {
      const ended = await save.run({
        location_id,
        ...(effective_date ? { effective_date } : {}),
        settings: {
          ...values,
          invoice_text: values.invoice_text.trim() || null,
          receipt_text: values.receipt_text.trim() || null,
          ein: values.ein.trim() || null,
          reminder_days: readDays(values.reminder_days) ?? [],
          due_days: values.due_days ?? 0,
          late_fee: values.late_fee ?? 0,
          late_fee_days: values.late_fee_days ?? 0,
          autopay_notice_days: values.autopay_notice_days ?? 0,
          late_fee_percent: Math.round((values.late_fee_percent ?? 0) * 100),
          sibling_discount: Math.round((values.sibling_discount ?? 0) * 100),
        },
      });
      return ended?.kind === 'declined'
        ? {
            ...ended,
            fieldErrors: ended.fieldErrors.map((one) => ({ ...one, field: one.field.replace('settings.', '') })),
          }
        : ended;
    },
    onSaved,
  });
  const { fields } = form;
  return (
    <div className={classes.narrow}>
      {demo_processor ? (
        <p className={classes.demo}>
          <Badge kind="neutral">{t('demo')}</Badge>
        </p>
      ) : null}
      <FormBody
        form={form}
        labels={{
          due_days: t('dueDays'),
          invoice_prefix: t('prefix'),
          invoice_text: t('invoiceText'),
          receipt_text: t('receiptText'),
          ein: t('ein'),
          late_fee: t('lateFee'),
          late_fee_percent: t('lateFeePercent'),
          late_fee_days: t('lateFeeDays'),
          reminder_days: t('reminderDays'),
          autopay_notice_days: t('noticeDays'),
          sibling_discount: t('sibling'),
          effective_date: t('changesFrom'),
        }}
        actions={
          may ? (
            <Button type="submit" loading={form.busy} disabled={!form.dirty}>
              {t('save')}
            </Button>
          ) : null
        }
      >
        <Part title={t('invoicing')}>
          <NumberField label={t('dueDays')} max={120} {...fields.getInputProps('due_days')} />
          <TextInput label={t('prefix')} maxLength={12} {...fields.getInputProps('invoice_prefix')} />
          <Textarea
            label={t('invoiceText')}
            autosize
            minRows={2}
            maxLength={2000}
            {...fields.getInputProps('invoice_text')}
          />
          <Textarea
            label={t('receiptText')}
            autosize
            minRows={2}
            maxLength={2000}
            {...fields.getInputProps('receipt_text')}
          />
          <TextInput label={t('ein')} description={t('einHelp')} maxLength={30} {...fields.getInputProps('ein')} />
        </Part>
        <Part title={t('reminders')}>
          <TextInput
            label={t('reminderDays')}
            description={t('reminderDaysHelp')}
            {...fields.getInputProps('reminder_days')}
          />
          <MoneyField label={t('lateFee')} {...fields.getInputProps('late_fee')} />
          <NumberField
            label={t('lateFeePercent')}
            unit="%"
            decimals={2}
            max={100}
            {...fields.getInputProps('late_fee_percent')}
          />
          <NumberField label={t('lateFeeDays')} max={120} {...fields.getInputProps('late_fee_days')} />
          <NumberField label={t('noticeDays')} max={30} {...fields.getInputProps('autopay_notice_days')} />
        </Part>
        <Part title={t('discounts')}>
          <NumberField
            label={t('sibling')}
            unit="%"
            decimals={2}
            max={100}
            {...fields.getInputProps('sibling_discount')}
          />
          <Switch label={t('prorate')} {...fields.getInputProps('prorate', { type: 'checkbox' })} />
          <Switch label={t('creditAbsences')} {...fields.getInputProps('credit_absences', { type: 'checkbox' })} />
          <Switch label={t('applyCredits')} {...fields.getInputProps('apply_credits', { type: 'checkbox' })} />
          <DateField
            label={t('changesFrom')}
            description={t('changesFromHelp')}
            {...fields.getInputProps('effective_date')}
          />
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
