import { Button } from '@mantine/core';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useTaking } from '@nestling/kit/taking.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { ImportTemplateDocument } from '../imports.graphql.ts';
import { importWords } from '../words.ts';
import { isLocked } from './locked.ts';
import { OpenLocked } from './OpenLocked.tsx';
import { PasteRows } from './PasteRows.tsx';

/** Chooses the file of an import, and gives its empty sheet away. */
export const ChooseFile = ({
  template,
  again,
  busy,
  wrong,
  onFile,
}: {
  template: 'onboarding' | 'brightwheel' | 'procare' | 'procare_staff';
  again: boolean;
  busy: boolean;
  /** What was sent last was not read. */
  wrong: boolean;
  /** With the password of a ZIP that is locked. */
  onFile: (file: File, password: string | null) => void;
}) => {
  const t = useWords(importWords);
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const { take } = useTaking();
  const [locked, setLocked] = useState<{ readonly file: File; readonly sent: boolean } | null>(null);
  const choose = async (file: File) => {
    const asks = await isLocked(file);
    setLocked(asks ? { file, sent: false } : null);
    if (!asks) onFile(file, null);
  };
  const fetchIt = () =>
    take(async () => (await askOnce(client, ImportTemplateDocument, { type: template })).data?.downloadImportTemplate);
  return (
    <Row>
      <Button
        leftSection={<IconFileImport size={18} />}
        variant={again ? 'default' : 'filled'}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {t(again ? 'another' : 'choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.zip"
        hidden
        aria-label={t('choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
          currentTarget.value = '';
        }}
      />
      <Button variant="subtle" leftSection={<IconDownload size={18} />} onClick={() => void fetchIt()}>
        {t('template')}
      </Button>
      <PasteRows busy={busy} onFile={(file) => onFile(file, null)} />
      {locked && (!locked.sent || busy || wrong) ? (
        <OpenLocked
          key={locked.file.name}
          name={locked.file.name}
          busy={busy}
          onOpen={(password) => {
            setLocked({ ...locked, sent: true });
            onFile(locked.file, password);
          }}
          onCancel={() => setLocked(null)}
        />
      ) : null}
    </Row>
  );
};
