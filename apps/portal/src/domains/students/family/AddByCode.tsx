import { TextInput } from '@mantine/core';
import { addStudentByQrCode } from '@nestling/contract/operations/students.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { familyWords } from './words.ts';

/** A contact asks to be linked to a child by the code the centre gave out. */
const AddByCode = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(familyWords);
  const form = useCallForm({ call: addStudentByQrCode, values: { code: '' }, secret: ['code'], onSaved: onClose });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('addByCode')} says={t('addByCodeText')} submit={t('ask')} onClose={onClose}>
      <TextInput autoComplete="off" spellCheck={false} {...field('code', t('codeField'))} />
    </FormDialog>
  );
};

export default AddByCode;
