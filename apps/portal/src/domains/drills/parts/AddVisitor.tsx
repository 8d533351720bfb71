import { Switch, TextInput } from '@mantine/core';
import { addDrillVisitor } from '@nestling/contract/operations/attendance.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useDrillWords } from '../drill-words.ts';

/** Somebody who is in the house without an account, put on the list by name. */
export const AddVisitor = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useDrillWords();
  const form = useCallForm({
    call: addDrillVisitor,
    fixed: { id },
    values: { name: '', here: true },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('addVisitor')} says={t('visitorText')} submit={t('addVisitor')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('visitorName'))} data-autofocus />
      <Switch {...form.field('here', t('visitorHere'))} />
    </FormDialog>
  );
};
