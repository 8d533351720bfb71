import { Button, Select } from '@mantine/core';
import { releaseImportInvitations } from '@nestling/contract/operations/imports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { SHOWN } from '../asked.ts';
import classes from '../imports.module.css';
import { ImportHistoryDocument, type ImportHistoryQuery, UndoImportDocument } from '../kept.graphql.ts';
import { importWords } from '../words.ts';
import { Part } from './Part.tsx';

type Batch = ImportHistoryQuery['importHistory']['data'][number];

/** How often it is looked how far an import is that goes on by itself. */
const LOOK_MS = 2_000;
const isUnderWay = ({ waiting }: Batch): boolean => (waiting ?? 0) > 0;

const isKind = (kind: string): kind is 'onboarding' | 'brightwheel' | 'procare' | 'procare_staff' =>
  ['onboarding', 'brightwheel', 'procare', 'procare_staff'].includes(kind);

type Undone = { readonly undone: number; readonly kept: number; readonly failed: number };

/** Takes an import back: asks once, goes on until nothing is left, and names what stays. */
const UndoDialog = ({ batch, onClose }: { batch: Batch; onClose: () => void }) => {
  const t = useWords(importWords);
  const undo = useAction(UndoImportDocument, { ownEnding: true });
  const [busy, setBusy] = useState(false);
  const [sum, setSum] = useState<Undone | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [stays, setStays] = useState<readonly string[]>([]);
  /** Takes back what one call reaches; answers whether more is left. */
  const takeBackMore = async (): Promise<boolean> => {
    const ended = await undo.run({ id: batch.id });
    if (!ended) return false;
    const named = (ended.kind === 'done' ? (ended.leftOut ?? []) : ended.fieldErrors).map((one) => one.message);
    setStays((before) => [...before, ...named]);
    if (ended.kind !== 'done') {
      setProblem(ended.message);
      return false;
    }
    const { undone, kept, failed, left } = ended.data.undoImport ?? {};
    setSum((before) => ({
      undone: (before?.undone ?? 0) + (undone ?? 0),
      kept: (before?.kept ?? 0) + (kept ?? 0),
      failed: (before?.failed ?? 0) + (failed ?? 0),
    }));
    return Boolean(left);
  };
  const run = async () => {
    setBusy(true);
    setProblem(null);
    while (await takeBackMore());
    setBusy(false);
  };
  const over = !busy && (sum !== null || stays.length > 0) && problem === null;
  return (
    <Dialog label={t('undo')} onClose={onClose}>
      <Stack gap="m">
        <h2>{t('undo')}</h2>
        <p role="status">{sum === null ? t('undoAsk') : t(busy ? 'undoSoFar' : 'undoResult', sum)}</p>
        {problem ? (
          <p className={classes.wrong} role="alert">
            {problem}
          </p>
        ) : null}
        {stays.length > 0 ? (
          <>
            <p>{t('stays')}</p>
            <ul>
              {stays.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        ) : null}
        <Row justify="end">
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t(over ? 'done' : 'cancel')}
          </Button>
          {over ? null : (
            <Button color="red" loading={busy} onClick={() => void run()}>
              {t('undo')}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
};

/** Releases the invitations an import has held, of one room or all. */
const ReleaseDialog = ({
  batch,
  rooms,
  onClose,
}: {
  batch: Batch;
  rooms: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
}) => {
  const t = useWords(importWords);
  const form = useCallForm({
    call: releaseImportInvitations,
    name: `import-release:${batch.id}`,
    values: { program_id: '' },
    fixed: { id: batch.id, type: 'email' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('release')} says={t('releaseAsk')} submit={t('release')} onClose={onClose}>
      {rooms.length > 0 ? (
        <Select
          {...form.field('program_id', t('releaseRoom'))}
          allowDeselect={false}
          data={[{ value: '', label: t('everyRoom') }, ...rooms.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      ) : null}
    </FormDialog>
  );
};

/** Past imports of a location, or of all: what each brought, taking it back, and its invitations. */
export const History = ({
  location,
  rooms = [],
}: {
  location: string | null;
  rooms?: readonly { readonly id: string; readonly name: string }[];
}) => {
  const t = useWords(importWords);
  const { language } = useSpeech();
  const { data } = useAsk(
    ImportHistoryDocument,
    { location, first: SHOWN, page: null },
    { everyMs: (found) => (found?.importHistory.data.some(isUnderWay) ? LOOK_MS : undefined) },
  );
  const [undoing, setUndoing] = useState<Batch | null>(null);
  const [releasing, setReleasing] = useState<Batch | null>(null);
  const rows = data?.importHistory.data ?? [];
  const columns: Column<Batch>[] = [
    { key: 'when', head: t('when'), main: true, cell: ({ created_at }) => momentFigures(created_at, language) },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => (isKind(kind) ? t(`kind_${kind}`) : kind) },
    { key: 'file', head: t('file'), wide: true, cell: ({ file }) => file ?? '–' },
    { key: 'by', head: t('by'), wide: true, cell: ({ created_by }) => created_by?.full_name ?? '–' },
    {
      key: 'figures',
      head: t('mark'),
      cell: (batch) => {
        const { added, changed, failed, state, waiting } = batch;
        if (state === 'undone') return <Badge kind="out">{t('undone')}</Badge>;
        const figures = t('figures', { added, changed, failed });
        if (!isUnderWay(batch)) return figures;
        return (
          <>
            {figures} <Badge kind="wait">{t('beingWritten', { count: waiting ?? 0 })}</Badge>
          </>
        );
      },
    },
  ];
  return (
    <Part title={t('history')}>
      {data && rows.length === 0 ? (
        <p className={classes.lead}>{`${t('noHistory')}. ${t('noHistoryText')}`}</p>
      ) : (
        <DataTable
          label={t('history')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ file, created_at }) => file ?? momentFigures(created_at, language)}
          menuOf={(batch) =>
            batch.state === 'saved'
              ? [
                  { key: 'release', label: t('release'), onPick: () => setReleasing(batch) },
                  { key: 'undo', label: t('undo'), danger: true, onPick: () => setUndoing(batch) },
                ]
              : []
          }
        />
      )}
      {undoing ? <UndoDialog batch={undoing} onClose={() => setUndoing(null)} /> : null}
      {releasing ? <ReleaseDialog batch={releasing} rooms={rooms} onClose={() => setReleasing(null)} /> : null}
    </Part>
  );
};
