import { Checkbox, MultiSelect, Textarea } from '@mantine/core';
import { raiseTicket } from '@nestling/contract/operations/tickets.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { deskWords } from '../desk-words.ts';
import type { Ticket } from './TicketPanel.tsx';

const LONGEST_LABEL = 80;
const none: readonly string[] = [];

/** Hands a ticket up to the platform: what goes along is chosen, and nothing else does. */
export const RaiseDialog = ({ ticket: { id, history }, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const t = useWords(deskWords);
  const form = useCallForm({
    call: raiseTicket,
    fixed: { id },
    values: { comment: '', description: false, lines: [...none], attachments: [...none] },
    onSaved: onClose,
  });
  const replies = history.filter(({ kind, internal, description }) => kind === 'comment' && !internal && description);
  const files = history.flatMap(({ internal, attachment }) =>
    internal ? [] : attachment.filter(({ deleted_at }) => deleted_at === null),
  );
  return (
    <FormDialog form={form} title={t('raise')} says={t('raiseSays')} submit={t('raiseNow')} onClose={onClose}>
      <Textarea autosize minRows={4} {...form.field('comment', t('raiseComment'))} />
      <Checkbox {...form.field('description', t('raiseDescription'))} />
      {replies.length > 0 ? (
        <MultiSelect
          data={replies.map((line) => ({ value: line.id, label: (line.description ?? '').slice(0, LONGEST_LABEL) }))}
          {...form.field('lines', t('raiseLines'))}
        />
      ) : null}
      {files.length > 0 ? (
        <MultiSelect
          data={files.map((file) => ({ value: file.id, label: file.orignal_name }))}
          {...form.field('attachments', t('raiseFiles'))}
        />
      ) : null}
    </FormDialog>
  );
};
