import { Button } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { usePerson } from '../../../session/session.ts';
import { useSendFile } from '../../files/use-send-file.ts';
import {
  HandInPdfDocument,
  type HandInPdfMutation,
  HandInPdfStaffDocument,
  type HandInPdfStaffMutation,
} from '../fill.graphql.ts';
import { paperWords } from './words.ts';

/** The other way: the empty pages to print, and the filled-in ones to send. */
export const OnPaper = ({
  form,
  url,
  student,
  onSent,
}: {
  form: string;
  url: string | null;
  /** For which child; null where one fills it in for oneself. */
  student: string | null;
  onSent: (entry: string) => void;
}) => {
  const t = useWords(paperWords);
  const { id: user } = usePerson();
  const send = useSendFile();
  const family = useAction(HandInPdfDocument, { ownErrors: true });
  const team = useAction(HandInPdfStaffDocument, { ownErrors: true });
  const initial: { filepath: readonly SentFile[] } = { filepath: [] };
  const one = useRecordForm({
    name: `form-paper:${form}:${student}`,
    initial,
    validate: { filepath: (value) => (value.length > 0 ? null : t('needFile')) },
    save: ({ filepath: [file] }): Promise<Ended<HandInPdfMutation | HandInPdfStaffMutation> | null> => {
      const { date } = stated(Date.now());
      const given = { file: form, user, date, filename: file?.name, filepath: file?.key, original: file?.name };
      return student === null ? team.run(given) : family.run({ ...given, student });
    },
    onSaved: (said) => {
      const kept = 'submitPDFForm' in said ? said.submitPDFForm : said.submitPDFFormStaff;
      onSent(kept?.entry_id ?? '');
    },
  });
  return (
    <details>
      <summary>{t('onPaper')}</summary>
      <p>{t('onPaperText')}</p>
      {url ? (
        <Button component="a" href={url} download variant="default" leftSection={<IconDownload size={18} />}>
          {t('blank')}
        </Button>
      ) : null}
      <FormBody
        form={one}
        labels={{ filepath: t('filled') }}
        actions={
          <Button type="submit" loading={one.busy}>
            {t('sendPaper')}
          </Button>
        }
      >
        <FileField
          label={t('filled')}
          description={t('filledHelp')}
          send={send}
          accept={['.pdf']}
          megabytes={20}
          most={1}
          {...one.fields.getInputProps('filepath')}
        />
      </FormBody>
    </details>
  );
};
