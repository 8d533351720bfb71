import { Button, FileInput, TextInput } from '@mantine/core';
import { uploadNewsletterTemplate } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { templateWords } from '../template-words.ts';

const nothing: { name: string; file: File | null } = { name: '', file: null };

/** Makes a template of a page somebody has as a file. */
export const UploadPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(templateWords);
  const upload = useAction(uploadNewsletterTemplate, { ownErrors: true });
  const form = useRecordForm({
    name: 'template:upload',
    initial: nothing,
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      file: (value) => (value ? null : t('needFile')),
    },
    save: async ({ name, file }) => {
      const ended = await upload.run({ name: name.trim(), file: (await file?.text()) ?? '' });
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <SidePanel title={t('upload')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), file: t('file') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('upload')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk maxLength={120} {...fields.getInputProps('name')} />
        <FileInput
          label={t('file')}
          description={t('uploadHelp')}
          withAsterisk
          accept=".html,.htm,text/html"
          {...fields.getInputProps('file')}
        />
      </FormBody>
    </SidePanel>
  );
};
