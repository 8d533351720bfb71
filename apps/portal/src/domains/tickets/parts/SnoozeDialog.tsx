import { snoozeTicket } from '@nestling/contract/operations/tickets.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useTodayHere } from '../../../shell/today.ts';
import { deskWords } from '../desk-words.ts';
import type { Ticket } from './TicketPanel.tsx';

/** Lets a ticket rest until a day. */
export const SnoozeDialog = ({ ticket: { id }, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const t = useWords(deskWords);
  const tomorrow = addDays(useTodayHere(), 1);
  const form = useCallForm({
    call: snoozeTicket,
    fixed: { id },
    values: { until: tomorrow },
    needs: () => ['until'],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('snooze')} says={t('snoozeSays')} submit={t('snooze')} onClose={onClose}>
      <DateField {...form.field('until', t('until'))} min={tomorrow} />
    </FormDialog>
  );
};
