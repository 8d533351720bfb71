import { Checkbox } from '@mantine/core';
import { resendWebhookDeliveries } from '@nestling/contract/operations/developers.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { webhookWords } from '../webhook-words.ts';

const DAY_MS = 86_400_000;
/** When a day begins by the clock of whoever reads it; the day behind it where it is to be over. */
const momentOf = (day: string, over = 0): string =>
  day === '' ? '' : new Date(new Date(`${day}T00:00`).getTime() + over * DAY_MS).toISOString();

/** Sends what a webhook was told on some days again. */
export const SendSpan = ({ webhook, onClose }: { webhook: string; onClose: () => void }) => {
  const t = useWords(webhookWords);
  const form = useCallForm({
    call: resendWebhookDeliveries,
    fixed: { webhook },
    values: { from: '', to: '', delivered: false },
    needs: () => ['from', 'to'],
    args: ({ delivered }, { from, to }) => ({ delivered, since: momentOf(from), until: momentOf(to, 1) }),
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
