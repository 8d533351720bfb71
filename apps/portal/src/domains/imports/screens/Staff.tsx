import { TextInput } from '@mantine/core';
import { deleteTempProcareStaff, saveTempProcareStaff } from '@nestling/contract/operations/imports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Paging } from '@nestling/kit/Paging.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useSelection } from '@nestling/kit/selection.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { counted } from '../counts.ts';
import { ReadStaffDocument, SaveImportedStaffDocument } from '../imports.graphql.ts';
import classes from '../imports.module.css';
import { type Keep, keepAll } from '../keeping.ts';
import { KeptStaffDocument } from '../kept.graphql.ts';
import { ChooseFile } from '../parts/ChooseFile.tsx';
import { FileFaults } from '../parts/FileFaults.tsx';
import { History } from '../parts/History.tsx';
import { KeepRows } from '../parts/KeepRows.tsx';
import { KeptNotice } from '../parts/KeptNotice.tsx';
import { NotYours } from '../parts/NotYours.tsx';
import { SaveFoot } from '../parts/SaveFoot.tsx';
import { faultAt, nameOf, type StaffCell, type StaffRow, staffCells, staffRows, staffSent, stateOf } from '../rows.ts';
import { useFileArgument } from '../use-file.ts';
import { usePages } from '../use-pages.ts';
import { useSaving } from '../use-saving.ts';
import { importWords } from '../words.ts';

const StaffList = ({ place }: LocatedWithRooms) => {
  const t = useWords(importWords);
  const location = place.id;
  const read = useAction(ReadStaffDocument, { quiet: true, ownEnding: true });
  const saveStaff = useAction(SaveImportedStaffDocument, { ownEnding: true });
  const keep = useAction(saveTempProcareStaff, { quiet: true, ownEnding: true });
  const drop = useAction(deleteTempProcareStaff);
  const argumentOf = useFileArgument();
  const [name, setName] = useState('');
  const [rows, setRows] = useState<readonly StaffRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const selection = useSelection();
  const start = (read: readonly StaffRow[]) => {
    setRows(read);
    selection.choose(read.map(({ key }) => key));
  };
  const take = async (file: File, password: string | null) => {
    setProblem(null);
    setName(file.name);
    const made = await argumentOf(file);
    if (!('file' in made)) return setProblem(made.problem);
    const ended = await read.run({ file: made.file, location, password });
    if (ended?.kind !== 'done') return setProblem(ended?.message ?? null);
    setLeft((ended.leftOut ?? []).filter(({ field }) => field === 'file').map(({ message }) => message));
    start(staffRows(ended.data.uploadProcareStaffFile?.staff ?? []));
  };
  const all = rows ?? [];
  const pages = usePages(all);
  const chosen = all.filter(({ key }) => selection.has(key));
  const change = (edit: (before: readonly StaffRow[]) => readonly StaffRow[]) =>
    setRows((before) => before && edit(before));
  const unsaved = all.filter(({ stored }) => !stored);
  const keepRows: Keep<StaffRow> = (sent, how) => keep.run({ staff: sent.map(staffSent), location, ...how });
  const saving = useSaving(
    'staff',
    chosen,
    change,
    async (sent, batch) =>
      counted(
        await saveStaff.run({ staff: sent.map(staffSent), location, batch, file_name: name }),
        (data) => data.saveProcareStaff,
      ),
    async () => (await keepAll(unsaved, keepRows))?.kind === 'done',
  );
  const type = (row: StaffRow, cell: StaffCell, value: string) =>
    change((before) =>
      before.map((one) =>
        one.key === row.key ? { ...one, [cell]: value, faults: one.faults.filter(({ field }) => field !== cell) } : one,
      ),
    );
  const labels = (cell: StaffCell): string => (cell === 'rooms' ? t('staffRooms') : t(cell));
  const columns: Column<StaffRow>[] = [
    { key: 'row', head: t('row'), end: true, wide: true, width: '56px', cell: ({ row }) => row },
    ...staffCells
      .filter((cell) => cell !== 'middle_name')
      .map(
        (cell): Column<StaffRow> => ({
          key: cell,
          head: labels(cell),
          main: cell === 'fname',
          wide: cell === 'phone' || cell === 'job_title',
          ...(cell === 'email' ? { width: '200px' } : {}),
          cell: (row) =>
            row.stored ? (
              (row[cell] ?? '–')
            ) : (
              <TextInput
                className={classes.cell}
                size="xs"
                aria-label={labels(cell)}
                value={row[cell] ?? ''}
                error={faultAt(row, cell)}
                onChange={({ currentTarget }) => type(row, cell, currentTarget.value)}
              />
            ),
        }),
      ),
    {
      key: 'mark',
      head: t('mark'),
      cell: (row) => {
        const state = stateOf(row);
        return (
          <span className={classes.mark}>
            <Badge kind={state === 'clash' ? 'bad' : state === 'saved' ? 'good' : 'neutral'}>{t(state)}</Badge>
          </span>
        );
      },
    },
  ];
  // What is kept is put beside the center each time it is asked: not again after each sending.
  const kept = useAsk(KeptStaffDocument, { location }, { pause: rows !== null });
  const before = kept.data?.getTempProcareStaff ?? [];
  return (
    <Screen>
      <Stack gap="l">
        <p className={classes.lead}>{t('leadStaff')}</p>
        {rows === null && before.length > 0 ? (
          <KeptNotice
            count={before.length}
            onGoOn={() => start(staffRows(before))}
            onDrop={() => drop.run({ location })}
          />
        ) : null}
        <ChooseFile
          template="procare_staff"
          again={rows !== null}
          busy={read.busy}
          wrong={problem !== null}
          onFile={(file, password) => void take(file, password)}
        />
        <FileFaults problem={problem} faults={left} />
        {rows === null ? (
          <EmptyState picture={<PaperPicture />} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        ) : (
          <>
            <DataTable
              label={t('rows')}
              rows={pages.shown}
              columns={columns}
              keyOf={({ key }) => key}
              nameOf={(row) => nameOf(row) || `${t('row')} ${row.row}`}
              selection={selection}
            />
            <Paging page={pages.page} onPage={pages.setPage} />
            <SaveFoot
              ready={chosen.filter(({ stored, faults }) => !stored && faults.length === 0).length}
              wrong={chosen.filter(({ stored, faults }) => !stored && faults.length > 0).length}
              progress={saving.progress}
              saved={saving.saved}
              safe={saving.safe}
              problem={saving.problem}
              onSave={() => void saving.save()}
            >
              <KeepRows rows={unsaved} keep={keepRows} />
            </SaveFoot>
            <LeaveGuard active={saving.progress !== null && !saving.safe} />
          </>
        )}
        <History location={location} rooms={place.rooms} />
      </Stack>
    </Screen>
  );
};

/** Staff out of a report of Procare: mended in the table, saved as accounts whose invitations wait. */
const Staff = (props: LocatedWithRooms) => (useMay()('import_people') ? <StaffList {...props} /> : <NotYours />);

export default Staff;
