import { Button, Select } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { dataUrlOf } from '@nestling/kit/data-url.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { notify } from '@nestling/ui/notice/notices.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { href } from '../../../addresses.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { ReadCameraListDocument, type ReadCameraListMutation, SaveCameraListDocument } from './list.graphql.ts';
import classes from './many.module.css';
import { severalOf } from './outcome.ts';
import { manyWords } from './words.ts';

type Listed = NonNullable<ReadCameraListMutation['uploadCamerasList']>['cameras'][number];
/** A row as it stands: what is wrong with it, or that it is stored. */
type Row = Listed & { readonly faults: readonly string[]; readonly stored: boolean };

const MOST_BYTES = 250_000;

/** A list of cameras from a file: every row is looked at before anything is kept. */
const ImportCameras = () => {
  const t = useWords(manyWords);
  const places = useLocations();
  const current = useCurrentLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  const location = chosen ?? current?.id ?? null;
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = useAction(ReadCameraListDocument, { say: () => null, quiet: true, ownErrors: true });
  const save = useAction(SaveCameraListDocument, { say: () => null, ownErrors: true });
  const columns = useColumns();

  const take = async (file: File | undefined) => {
    if (!file || !location) return;
    setRows([]);
    setProblem(file.size > MOST_BYTES ? t('tooLarge') : null);
    if (file.size > MOST_BYTES) return;
    const ended = await read.run({ file: await dataUrlOf(file), location });
    const list = ended?.kind === 'done' ? ended.data.uploadCamerasList : null;
    if (!list) return setProblem(ended?.message ?? null);
    const faultsOf = (row: number) => list.errors.filter((one) => one.row === row).map(({ message }) => message);
    setRows(list.cameras.map((camera) => ({ ...camera, faults: faultsOf(camera.row), stored: false })));
  };

  const ready = rows.filter(({ faults, stored }) => faults.length === 0 && !stored);
  const wrong = rows.filter(({ faults }) => faults.length > 0).length;
  const add = async () => {
    const ended = await save.run({ cameras: ready.map(sent) });
    if (!ended) return;
    const { added, faults, message } = severalOf(ready.length, ended);
    setProblem(message);
    if (added.length > 0) notify({ kind: 'done', title: t('added', { count: added.length }) });
    const place = (row: Row) => ready.indexOf(row);
    setRows(
      rows.map((row) => ({
        ...row,
        stored: row.stored || added.includes(place(row)),
        faults: faults.get(place(row)) ?? row.faults,
      })),
    );
  };

  return (
    <Screen>
      <div className={classes.body}>
        <p className={classes.lead}>
          {t('lead')} {t('columns')}
        </p>
        <div className={classes.start}>
          <Select
            label={t('location')}
            data={places.map(({ id, name }) => ({ value: id, label: name }))}
            value={location}
            allowDeselect={false}
            onChange={(value) => {
              setChosen(value);
              setRows([]);
            }}
          />
          <Button
            leftSection={<IconFileTypeCsv size={18} />}
            variant={rows.length > 0 ? 'default' : 'filled'}
            loading={read.busy}
            disabled={location === null}
            onClick={() => input.current?.click()}
          >
            {t(rows.length > 0 ? 'another' : 'choose')}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            hidden
            aria-label={t('choose')}
            onChange={(event) => {
              const { files } = event.currentTarget;
              void take(files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </div>
        {problem ? (
          <p className={classes.wrong} role="alert">
            {problem}
          </p>
        ) : null}
        {rows.length === 0 ? (
          <EmptyState picture={<CameraPicture />} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        ) : (
          <>
            <DataTable
              label={t('cameras')}
              rows={rows}
              columns={columns}
              keyOf={({ row }) => String(row)}
              nameOf={({ name, row }) => name || t('line', { row: row + 1 })}
              card={(row) =>
                columns
                  .filter(({ key }) => key === 'name' || key === 'result')
                  .map(({ key, cell }) => <div key={key}>{cell(row)}</div>)
              }
            />
            <div className={classes.foot}>
              {ready.length > 0 ? (
                <Button loading={save.busy} onClick={() => void add()}>
                  {t('addCount', { count: ready.length })}
                </Button>
              ) : (
                <Button component={Link} to={href('cameras.list')} variant="default">
                  {t('toCameras')}
                </Button>
              )}
              <p className={classes.lead} role="status">
                {wrong > 0 ? t('wrong', { count: wrong }) : t('secrets')}
              </p>
            </div>
          </>
        )}
      </div>
    </Screen>
  );
};

/** What is sent of a row: the server looks at it again. */
const sent = ({ name, code, color_code, location_id, camera_id, room, schedule, sealed }: Row) => ({
  name,
  code,
  color_code,
  location_id,
  camera_id,
  room,
  schedule,
  sealed,
});

const useColumns = (): Column<Row>[] => {
  const t = useWords(manyWords);
  const way = ({ has_source, camera_id }: Row) =>
    has_source ? t('ownAddress') : camera_id ? t('onServer', { path: camera_id }) : t('nowhere');
  return [
    { key: 'row', head: t('row'), end: true, wide: true, width: '64px', cell: ({ row }) => row + 1 },
    {
      key: 'name',
      head: t('name'),
      cell: ({ name, color_code }) => (
        <>
          {color_code ? <span className={classes.dot} style={{ background: color_code }} /> : null}
          {name || '–'}
        </>
      ),
    },
    { key: 'code', head: t('code'), cell: ({ code }) => code || '–' },
    { key: 'room', head: t('room'), wide: true, cell: ({ room_name }) => room_name || '–' },
    { key: 'schedule', head: t('schedule'), wide: true, cell: ({ schedule_name }) => schedule_name || '–' },
    {
      key: 'source',
      head: t('source'),
      wide: true,
      cell: (row) => [way(row), row.has_low ? t('small') : null].filter(Boolean).join(', '),
    },
    {
      key: 'result',
      head: t('result'),
      cell: ({ faults, stored }) =>
        faults.length > 0 ? (
          <Badge kind="bad">{faults.join(' ')}</Badge>
        ) : (
          <Badge kind={stored ? 'good' : 'neutral'}>{t(stored ? 'stored' : 'ready')}</Badge>
        ),
    },
  ];
};

export default ImportCameras;
