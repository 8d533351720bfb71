import { Button, Textarea } from '@mantine/core';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useFieldForm } from '@nestling/kit/field-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { importWords } from '../words.ts';

/** Letters that are taken; a longer list comes as a file. */
const MOST = 5_000_000;

const PasteDialog = ({ onFile, onClose }: { onFile: (file: File) => void; onClose: () => void }) => {
  const t = useWords(importWords);
  const form = useFieldForm({
    name: 'import-paste',
    // Data of families is not left behind on a device.
    secret: ['rows'],
    initial: { rows: '' },
    limits: { rows: { required: true, longest: MOST } },
    save: async ({ rows }) => {
      onFile(new File([rows], t('pastedName'), { type: 'text/plain' }));
      return { kind: 'done', message: '', data: {} };
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('paste')}
      says={t('pasteText')}
      submit={t('pasteRead')}
      width={720}
      onClose={onClose}
    >
      <Textarea {...form.field('rows', t('pasteRows'))} rows={10} wrap="off" spellCheck={false} />
    </FormDialog>
  );
};

/** Takes rows out of a sheet that is open beside: what is copied there comes as a file does, its cells parted by tabs. */
export const PasteRows = ({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) => {
  const t = useWords(importWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={18} />}
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        {t('paste')}
      </Button>
      {open ? <PasteDialog onFile={onFile} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
