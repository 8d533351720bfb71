import { Button } from '@mantine/core';
import type { ArgumentsOf, Call } from '@nestling/contract/limits.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
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

const noFile: readonly SentFile[] = [];

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
  const call: Call<HandInPdfMutation | HandInPdfStaffMutation, ArgumentsOf<typeof HandInPdfDocument>> = student === null
    ? HandInPdfStaffDocument
    : HandInPdfDocument;
  const one = useCallForm({
    call,
    name: `form-paper:${form}:${student}`,
    fixed: { file: form, user, student: student ?? '', date: stated(Date.now()).date },
    values: { filepath: noFile },
    needs: () => ['filepath'],
    args: (given, { filepath: [file] }) => ({ ...given, filename: file?.name, original: file?.name }),
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
        actions={
          <Button type="submit" loading={one.busy}>
            {t('sendPaper')}
          </Button>
        }
      >
        <FileField
          send={send}
          accept={['.pdf']}
          megabytes={20}
          most={1}
          {...one.field('filepath', t('filled'), t('filledHelp'))}
        />
      </FormBody>
    </details>
  );
};
