import { Textarea, TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useSendFile } from '../../files/use-send-file.ts';
import { useMay } from '../../permissions/use-may.ts';
import { CreateFormDocument } from '../forms.graphql.ts';
import { paperWords } from './words.ts';

const noFile: readonly SentFile[] = [];

/** Adds a printed form; its fields are placed next. */
export const NewPrinted = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(paperWords);
  const navigate = useNavigate();
  const may = useMay();
  const send = useSendFile();
  const form = useCallForm({
    add: CreateFormDocument,
    name: 'form:new-printed',
    fixed: { location, type: 'printed' },
    values: { name: '', description: '', file: noFile },
    needs: () => ['file'],
    args: (given, { file: [one] }) => ({ ...given, file_original: one?.name }),
    onSaved: ({ createNewForm: made }) => {
      const formId = made?.form?.id;
      if (formId) void navigate({ href: href('forms.one.edit', { formId }) });
      else onClose();
    },
  });
  const { field } = form;
  if (!may('edit_forms')) return null;
  return (
    <FormPanel form={form} title={t('add')} onClose={onClose} submit={t('create')}>
      <TextInput {...field('name', t('name'))} />
      <FileField send={send} accept={['.pdf']} megabytes={20} most={1} {...field('file', t('file'), t('fileHelp'))} />
      <Textarea autosize minRows={2} {...field('description', t('description'))} />
    </FormPanel>
  );
};
