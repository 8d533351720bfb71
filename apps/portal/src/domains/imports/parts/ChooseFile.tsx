import { Button } from '@mantine/core';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useTaking } from '@nestling/kit/taking.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import { useClient } from 'urql';
import { ImportTemplateDocument } from '../imports.graphql.ts';
import { importWords } from '../words.ts';
import { PasteRows } from './PasteRows.tsx';

/** Chooses the file of an import, and gives its empty sheet away. */
export const ChooseFile = ({
  template,
  again,
  busy,
  onFile,
}: {
  template: 'onboarding' | 'brightwheel' | 'procare' | 'procare_staff';
  again: boolean;
  busy: boolean;
  onFile: (file: File) => void;
}) => {
  const t = useWords(importWords);
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const { take } = useTaking();
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
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
      <Button variant="subtle" leftSection={<IconDownload size={18} />} onClick={() => void fetchIt()}>
        {t('template')}
      </Button>
      <PasteRows busy={busy} onFile={onFile} />
    </Row>
  );
};
