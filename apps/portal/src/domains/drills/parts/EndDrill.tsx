import { Textarea } from '@mantine/core';
import { endDrill, updateDrill } from '@nestling/contract/operations/attendance.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useDrillWords } from '../drill-words.ts';

/** The all-clear, with what is to be remembered. */
export const EndDrill = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useDrillWords();
  const form = useCallForm({ call: endDrill, fixed: { id }, values: { notes: '' }, onSaved: onClose });
  return (
    <FormDialog form={form} title={t('end')} says={t('endText')} submit={t('end')} onClose={onClose}>
      <Textarea autosize minRows={3} {...form.field('notes', t('notes'), t('notesHelp'))} data-autofocus />
    </FormDialog>
  );
};

/** What is remembered in the evening. */
export const EditDrill = ({ id, notes, onClose }: { id: string; notes: string | null; onClose: () => void }) => {
  const { t } = useDrillWords();
  const form = useCallForm({ call: updateDrill, fixed: { id }, values: { notes: notes ?? '' }, onSaved: onClose });
  return (
    <FormDialog form={form} title={t('edit')} submit={t('save')} onClose={onClose}>
      <Textarea autosize minRows={3} {...form.field('notes', t('notes'), t('notesHelp'))} data-autofocus />
    </FormDialog>
  );
};
