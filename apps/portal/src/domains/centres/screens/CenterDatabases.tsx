import { backupAwsCenterDatabase } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDatabaseExport, IconListDetails, IconServer } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { databasesAsked, PER_PAGE } from '../asked.ts';
import { sizeWords } from '../backup-size.ts';
import { backupWords } from '../backup-words.ts';
import { type CenterDatabaseLineFragment, CenterDatabasesDocument } from '../backups.graphql.ts';
import { CenterDeployDocument } from '../hosting.graphql.ts';
import { BackupState } from '../parts/BackupState.tsx';
import { CenterBackups } from '../parts/CenterBackups.tsx';
import { CenterState } from '../parts/CenterState.tsx';
import { LeavingCenter } from '../parts/LeavingCenter.tsx';

const filters = ['state'] as const;
const states = ['none', 'waiting', 'running', 'done', 'failed'] as const;

/** The data of all centers: how large each is, when it was backed up last, and its backups. */
const CenterDatabases = () => {
  const t = useWords(backupWords);
  const { language } = useSpeech();
  const state = useListState(filters);
  const wanted = state.filter('state') || undefined;
  const { rows, answer } = useList(CenterDatabasesDocument, state, {
    rows: (data) => data.getAwsCenterDatabases,
    variables: databasesAsked({ state: wanted }),
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, []);
  const begin = useAction(backupAwsCenterDatabase);
  const navigate = useNavigate();
  const { role } = usePerson();
  useSubscription({ query: CenterDeployDocument, variables: {} }, (_, change) => {
    answer.again();
    return change;
  });
  const columns: Column<CenterDatabaseLineFragment>[] = [
    { key: 'name', head: t('center'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'status', head: t('status'), cell: ({ status }) => <CenterState status={status} /> },
    {
      key: 'database',
      head: t('database'),
      by: ({ database_name }) => database_name ?? '',
      wide: true,
      cell: ({ database_name }) => database_name ?? '—',
    },
    { key: 'server', head: t('server'), wide: true, cell: ({ server }) => server },
    {
      key: 'size',
      head: t('size'),
      by: ({ size }) => size ?? 0,
      end: true,
      cell: ({ size }) => (size === null ? '—' : sizeWords(size, language)),
    },
    {
      key: 'last',
      head: t('lastBackup'),
      by: ({ last_backup_at }) => last_backup_at ?? '',
      cell: ({ last_backup_at }) => (last_backup_at ? momentFigures(last_backup_at, language) : t('never')),
    },
    { key: 'state', head: t('state'), cell: ({ backup }) => <BackupState status={backup ?? 'none'} /> },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={
        <FilterMenu
          name={t('state')}
          value={wanted ?? ''}
          choices={states.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => state.set({ filters: { state: next } })}
        />
      }
      empty={
        <EmptyState picture={<BlocksPicture />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={
        open ? (
          <SidePanel title={open.name} onClose={() => setOpen(null)}>
            <CenterBackups key={open.id} center={open.id} />
            {allows(role, 'admin') ? <LeavingCenter center={open} onChanged={answer.again} /> : null}
          </SidePanel>
        ) : undefined
      }
    >
      <DataTable
        label={t('databases')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={setOpen}
        menuOf={(database) => [
          {
            key: 'backUp',
            label: t('backUp'),
            icon: <IconDatabaseExport size={18} />,
            onPick: () => void begin.run({ id: database.id }).then(answer.again),
          },
          {
            key: 'backups',
            label: t('backups'),
            icon: <IconListDetails size={18} />,
            onPick: () => setOpen(database),
          },
          {
            key: 'technical',
            label: t('technical'),
            icon: <IconServer size={18} />,
            onPick: () => void navigate({ href: href('centres.hosting', { centerId: database.id }) }),
          },
        ]}
      />
    </ListScreen>
  );
};

export default CenterDatabases;
