import { forceDeleteAllStudent } from '@nestling/contract/operations/students.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { BulkAct, BulkBar, BulkMenu } from '@nestling/kit/BulkBar.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowsExchange,
  IconBuilding,
  IconChecks,
  IconPower,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { BulkMessage } from '../../../shell/BulkMessage.tsx';
import { useLocations } from '../../../shell/location.ts';
import { useMay } from '../../permissions/use-may.ts';
import { BulkTag } from '../../tags/parts/BulkTag.tsx';
import type { MovedStudent } from '../family/MovedAllergies.tsx';
import { CamerasDialog } from './CamerasDialog.tsx';
import { type Before, type ManyAct, useManyStudents } from './use-many.ts';
import type { RosterStudent } from './use-roster.ts';
import { rosterWords } from './words.ts';

const ManyDialog = lazy(() => import('./ManyDialog.tsx'));
const TransferDialog = lazy(() =>
  import('../family/TransferDialog.tsx').then((file) => ({ default: file.TransferDialog })),
);

type Choices = readonly { readonly id: string; readonly name: string; readonly color_code: string }[];

/** What a bulk act has to know of a student. */
export type RosterSeen = Before & MovedStudent;
type Many = { readonly name: ManyAct; readonly value: string | null; readonly students: readonly RosterSeen[] };

/** So many go in one call, with a way back in its notice; more are done in parts, with their progress. */
const ONE_CALL = 200;

/** Students once seen, so that those ticked on an earlier page are still known on a later one. */
const useSeen = (rows: readonly RosterSeen[]): Map<string, RosterSeen> => {
  const seen = useRef(new Map<string, RosterSeen>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row.id, row);
  }, [rows]);
  return seen.current;
};

/** What can be done with the ticked students. */
export const RosterBulk = ({
  selection,
  rows,
  archived,
  rooms,
  cameras,
  location,
  total,
  onAll,
}: {
  selection: Selection;
  rows: readonly RosterStudent[];
  archived: boolean;
  rooms: readonly { readonly id: string; readonly name: string }[];
  cameras: Choices;
  location: string;
  /** How many the list has over all its pages. */
  total: number;
  /** Reads all of them, to be ticked. */
  onAll: () => Promise<readonly RosterSeen[]>;
}) => {
  const t = useWords(rosterWords);
  const { act: actOnFew, restore, busy } = useManyStudents();
  const [many, setMany] = useState<Many | null>(null);
  const [moving, setMoving] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const forGood = useAction(forceDeleteAllStudent);
  const seen = useSeen(rows);
  const places = useLocations();
  const may = useMay();
  const enrolls = may('enroll_students');
  const tickAll = async () => {
    const all = await onAll();
    for (const one of all) seen.set(one.id, one);
    selection.setAll(
      all.map(({ id }) => id),
      true,
    );
  };
  const ticked = selection.keys.flatMap((id) => seen.get(id) ?? []);
  const act = async (name: ManyAct, students: readonly RosterSeen[], value?: string): Promise<boolean> => {
    if (students.length <= ONE_CALL) return actOnFew(name, students, value);
    setMany({ name, value: value ?? null, students });
    return false;
  };
  const done = async (work: Promise<boolean>) => {
    if (await work) selection.clear();
  };
  const allOn = ticked.every(({ status }) => status === 'active');

  if (archived)
    return (
      <BulkBar selection={selection}>
        {enrolls ? (
          <BulkAct
            icon={<IconArchiveOff size={18} />}
            onClick={() => {
              void restore(ticked);
              selection.clear();
            }}
          >
            {t('restore')}
          </BulkAct>
        ) : null}
        {may('delete_students') ? (
          <BulkAct icon={<IconTrash size={18} />} onClick={() => setDeleting(true)}>
            {t('deleteForGood')}
          </BulkAct>
        ) : null}
        {deleting ? (
          <ConfirmDelete
            onCancel={() => setDeleting(false)}
            onDelete={async () => {
              await forGood.run({ students: ticked.map(({ id }) => id) });
              setDeleting(false);
              selection.clear();
            }}
          >
            <b>{ticked.map(({ full_name }) => full_name).join(', ')}</b>
            <p>{t('deleteWhat')}</p>
          </ConfirmDelete>
        ) : null}
      </BulkBar>
    );
  if (!enrolls) return null;
  return (
    <>
      <BulkBar selection={selection}>
        {total > selection.keys.length ? (
          <BulkAct icon={<IconChecks size={18} />} onClick={() => void tickAll()}>
            {t('all', { count: total })}
          </BulkAct>
        ) : null}
        <BulkMenu
          icon={<IconArrowsExchange size={18} aria-hidden="true" />}
          label={t('moveRoom')}
          items={rooms.map(({ id, name }) => ({
            key: id,
            label: name,
            onPick: () => void done(act('move_room', ticked, id)),
          }))}
        />
        {places.length > 1 ? (
          <BulkAct icon={<IconBuilding size={18} />} onClick={() => setMoving(true)}>
            {t('transfer')}
          </BulkAct>
        ) : null}
        <BulkAct icon={<IconVideo size={18} />} onClick={() => setChoosing(true)}>
          {t('cameras')}
        </BulkAct>
        {may('send_announcements') ? <BulkMessage kind="child" to={ticked} /> : null}
        {may('edit_students') ? <BulkTag students={ticked.map(({ id }) => id)} onDone={selection.clear} /> : null}
        <BulkAct
          icon={<IconPower size={18} />}
          onClick={() => void done(act(allOn ? 'deactivate' : 'activate', ticked))}
        >
          {t(allOn ? 'deactivate' : 'activate')}
        </BulkAct>
        <BulkAct icon={<IconArchive size={18} />} onClick={() => void done(act('archive', ticked))}>
          {t('archive')}
        </BulkAct>
      </BulkBar>
      {many ? (
        <Suspense>
          <ManyDialog
            {...many}
            onClose={() => {
              setMany(null);
              selection.clear();
            }}
          />
        </Suspense>
      ) : null}
      {moving ? (
        <Suspense>
          <TransferDialog
            students={ticked}
            from={location}
            onClose={() => setMoving(false)}
            onDone={() => {
              setMoving(false);
              selection.clear();
            }}
          />
        </Suspense>
      ) : null}
      {choosing ? (
        <CamerasDialog
          count={ticked.length}
          cameras={cameras}
          chosen={cameras
            .filter(({ id }) => ticked.every((one) => one.cameras.some((own) => own.id === id)))
            .map(({ id }) => id)}
          busy={busy}
          onClose={() => setChoosing(false)}
          onSave={(chosen) => {
            setChoosing(false);
            void done(act('assign_cameras', ticked, chosen.join(',')));
          }}
        />
      ) : null}
    </>
  );
};
