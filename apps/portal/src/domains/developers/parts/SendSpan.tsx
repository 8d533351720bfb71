import { Checkbox } from '@mantine/core';
import { resendWebhookDeliveries } from '@nestling/contract/operations/developers.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { instantOf } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { webhookWords } from '../webhook-words.ts';

/** When a day begins by the center's clock; '' of no day. */
const beginOf = (day: string): string => (day === '' ? '' : new Date(instantOf(day, '00:00')).toISOString());

/** Sends what a webhook was told on some days again. */
export const SendSpan = ({ webhook, onClose }: { webhook: string; onClose: () => void }) => {
  const t = useWords(webhookWords);
  const form = useCallForm({
    call: resendWebhookDeliveries,
    fixed: { webhook },
    values: { from: '', to: '', delivered: false },
    needs: () => ['from', 'to'],
    args: ({ delivered }, { from, to }) => ({
      delivered,
      since: beginOf(from),
      until: to === '' ? '' : beginOf(addDays(to, 1)),
    }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('span')} says={t('spanText')} submit={t('again')} onClose={onClose}>
      <DateField {...form.field('from', t('from'))} />
      <DateField {...form.field('to', t('to'))} />
      <Checkbox {...form.field('delivered', t('all'))} />
    </FormDialog>
  );
};
