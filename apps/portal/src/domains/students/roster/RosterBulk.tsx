import { useAction } from '@nestling/kit/action.ts';
import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArchive, IconArchiveOff, IconArrowsExchange, IconPower, IconTrash, IconVideo } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CamerasDialog } from './CamerasDialog.tsx';
import { DeleteStudentsForGoodDocument } from './forceDelete.graphql.ts';
import bar from './RosterBulk.module.css';
import { useManyStudents } from './use-many.ts';
import type { RosterStudent } from './use-roster.ts';
import { rosterWords } from './words.ts';

type Choices = readonly { readonly id: string; readonly name: string; readonly color_code: string }[];

/** Students once seen, so that those ticked on an earlier page are still known on a later one. */
const useSeen = (rows: readonly RosterStudent[]): ReadonlyMap<string, RosterStudent> => {
  const seen = useRef(new Map<string, RosterStudent>());
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
}: {
  selection: Selection;
  rows: readonly RosterStudent[];
  archived: boolean;
  rooms: readonly { readonly id: string; readonly name: string }[];
  cameras: Choices;
}) => {
  const t = useWords(rosterWords);
  const { act, restore, busy } = useManyStudents();
  const [choosing, setChoosing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const forGood = useAction(DeleteStudentsForGoodDocument);
  const seen = useSeen(rows);
  const ticked = selection.keys.flatMap((id) => seen.get(id) ?? []);
  const done = async (work: Promise<boolean>) => {
    if (await work) selection.clear();
  };
  const allOn = ticked.every(({ status }) => status === 'active');

  if (archived)
    return (
      <BulkBar selection={selection}>
        <BulkAct
          icon={<IconArchiveOff size={18} />}
          onClick={() => {
            void restore(ticked);
            selection.clear();
          }}
        >
          {t('restore')}
        </BulkAct>
        <BulkAct icon={<IconTrash size={18} />} onClick={() => setDeleting(true)}>
          {t('deleteForGood')}
        </BulkAct>
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
  return (
    <>
      <BulkBar selection={selection}>
        <Menu
          className={bar.menu}
          align="start"
          button={
            <>
              <IconArrowsExchange size={18} aria-hidden="true" />
              {t('moveRoom')}
            </>
          }
          items={rooms.map(({ id, name }) => ({
            key: id,
            label: name,
            onPick: () => void done(act('move_room', ticked, id)),
          }))}
        />
        <BulkAct icon={<IconVideo size={18} />} onClick={() => setChoosing(true)}>
          {t('cameras')}
        </BulkAct>
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
