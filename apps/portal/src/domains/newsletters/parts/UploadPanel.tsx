import { FileInput, TextInput } from '@mantine/core';
import { uploadNewsletterTemplate } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { templateWords } from '../template-words.ts';

const nothing: { name: string; file: File | null } = { name: '', file: null };

/** Makes a template of a page somebody has as a file. */
export const UploadPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(templateWords);
  const upload = useAction(uploadNewsletterTemplate, { ownErrors: true });
  const form = useCallForm({
    call: uploadNewsletterTemplate,
    values: nothing,
    secret: ['file'],
    save: async (_, { name, file }) => upload.run({ name: name.trim(), file: (await file?.text()) ?? '' }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('upload')} onClose={onClose} submit={t('upload')}>
      <TextInput {...field('name', t('name'))} />
      <FileInput accept=".html,.htm,text/html" {...field('file', t('file'), t('uploadHelp'))} />
    </FormPanel>
  );
};
