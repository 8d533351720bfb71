import { linkTickets, mergeTickets } from '@nestling/contract/operations/tickets.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { deskWords } from '../desk-words.ts';
import { FindTicket } from './FindTicket.tsx';
import type { Ticket } from './TicketPanel.tsx';

/** Closes a double of this ticket for good; what that means is said before. */
export const MergeDialog = ({ ticket: { id, ticket_number }, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const t = useWords(deskWords);
  const form = useCallForm({ call: mergeTickets, fixed: { id }, values: { double: null }, onSaved: onClose });
  return (
    <FormDialog
      form={form}
      danger
      title={t('merge')}
      says={t('mergeSays', { number: ticket_number })}
      submit={t('mergeNow')}
      onClose={onClose}
    >
      <FindTicket not={id} {...form.field('double', t('double'), t('findHelp'))} />
    </FormDialog>
  );
};

/** Links this ticket with another one. */
export const LinkDialog = ({ ticket: { id }, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const t = useWords(deskWords);
  const form = useCallForm({ call: linkTickets, fixed: { id }, values: { other: null }, onSaved: onClose });
  return (
    <FormDialog form={form} title={t('link')} says={t('linkSays')} submit={t('linkNow')} onClose={onClose}>
      <FindTicket not={id} {...form.field('other', t('other'), t('findHelp'))} />
    </FormDialog>
  );
};
