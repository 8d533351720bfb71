import { Button, Textarea, TextInput } from '@mantine/core';
import { createNewForm } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useSendFile } from '../../files/use-send-file.ts';
import { useMay } from '../../permissions/use-may.ts';
import { CreateFormDocument } from '../forms.graphql.ts';
import { paperWords } from './words.ts';

/** Adds a printed form; its fields are placed next. */
export const NewPrinted = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(paperWords);
  const navigate = useNavigate();
  const may = useMay();
  const send = useSendFile();
  const add = useAction(CreateFormDocument, { ownErrors: true });
  const initial: { name: string; description: string; file: readonly SentFile[] } = {
    name: '',
    description: '',
    file: [],
  };
  const form = useRecordForm({
    name: 'form:new-printed',
    initial,
    limits: createNewForm.limits,
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      file: (value) => (value.length > 0 ? null : t('needPdf')),
    },
    save: ({ name, description, file: [file] }) =>
      add.run({
        name: name.trim(),
        description: description.trim() || null,
        location,
        type: 'printed',
        file: file?.key,
        file_original: file?.name,
      }),
    onSaved: ({ createNewForm: made }) => {
      const formId = made?.form?.id;
      if (formId) void navigate({ href: href('forms.one.edit', { formId }) });
      else onClose();
    },
  });
  if (!may('edit_forms')) return null;
  return (
    <SidePanel title={t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), description: t('description'), file: t('file') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('create')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...form.fields.getInputProps('name')} />
        <FileField
          label={t('file')}
          description={t('fileHelp')}
          withAsterisk
          send={send}
          accept={['.pdf']}
          megabytes={20}
          most={1}
          {...form.fields.getInputProps('file')}
        />
        <Textarea label={t('description')} autosize minRows={2} {...form.fields.getInputProps('description')} />
      </FormBody>
    </SidePanel>
  );
};
