import { Button } from '@mantine/core';
import { addShippedFramework, importFrameworksCSVFile } from '@nestling/contract/operations/learning.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useRef, useState } from 'react';
import { importWords } from './import-words.ts';
import { packed } from './packed.ts';

/** Letters of a packed file that the server takes. */
const MOST_LETTERS = 1_000_000;

interface Fault {
  readonly key: string;
  readonly row: string;
  readonly message: string;
}
/** `file.12.name`: of the row 12; 0 is what the file says of itself. */
const faultOf = ({ field, message }: { readonly field: string; readonly message: string }, n: number): Fault => {
  const [, row = ''] = field.split('.');
  return { key: String(n), row: row === '0' ? '' : row, message };
};

/** Imports frameworks from a file: what it would do is shown first, and rows that are wrong are told. */
const ImportPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(importWords);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<string | null>(null);
  const [says, setSays] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const look = useAction(importFrameworksCSVFile, { ownEnding: true, quiet: true });
  const keep = useAction(importFrameworksCSVFile, { ownErrors: true });
  const shipped = useAction(addShippedFramework, { ownErrors: true });

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(null);
    setFaults([]);
    const sent = await packed(chosen).catch(() => null);
    if (sent === null || sent.length === 0) return setSays(t('unreadable'));
    if (sent.length > MOST_LETTERS) return setSays(t('tooLarge'));
    const ended = await look.run({ file: sent, preview: true });
    if (!ended) return;
    setSays(ended.message);
    if (ended.kind === 'done') return setFile(sent);
    const rows = ended.fieldErrors.filter(({ field }) => field.startsWith('file.'));
    setFaults(rows.map(faultOf));
  };
  const send = async () => {
    if (file === null) return;
    const ended = await keep.run({ file });
    if (ended?.kind === 'done') return onClose();
    if (ended) setSays(ended.message);
  };
  const addShipped = async () => {
    const ended = await shipped.run({ framework: 'ELOF_2015' });
    if (ended?.kind === 'done') return onClose();
    setFile(null);
    if (ended) setSays(ended.message);
  };
  const columns: Column<Fault>[] = [
    { key: 'row', head: t('row'), width: '80px', main: true, cell: ({ row }) => row || '–' },
    { key: 'problem', head: t('problem'), cell: ({ message }) => message },
  ];
  return (
    <Dialog label={t('title')} width={640} onClose={onClose}>
      <Stack>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.json"
          aria-label={t('choose')}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {says ? <p role={file === null ? 'alert' : 'status'}>{says}</p> : null}
        {faults.length > 0 ? (
          <DataTable
            label={t('faults')}
            rows={faults}
            columns={columns}
            keyOf={({ key }) => key}
            nameOf={({ row }) => t('rowNamed', { row: row || '–' })}
          />
        ) : null}
        <Section title={t('elof')} help={t('elofHelp')}>
          <Button variant="default" loading={shipped.busy} onClick={() => void addShipped()}>
            {t('addElof')}
          </Button>
        </Section>
        <Row>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={file === null ? 'filled' : 'default'}
            loading={look.busy}
            onClick={() => input.current?.click()}
          >
            {t(says ? 'another' : 'choose')}
          </Button>
          {file === null ? null : (
            <Button loading={keep.busy} onClick={() => void send()}>
              {t('import')}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
};

export default ImportPanel;
