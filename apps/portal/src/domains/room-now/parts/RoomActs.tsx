import { Button } from '@mantine/core';
import type { ActivityKindName } from '@nestling/rules/activity-kinds.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconX } from '@tabler/icons-react';
import { KindBar } from '../../activities/parts/KindBar.tsx';
import { CheckActs, type CheckActsProps } from '../../attendance/parts/CheckActs.tsx';
import { NoteAllergy } from '../../tags/parts/NoteAllergy.tsx';
import { roomNowWords } from '../words.ts';
import type { RoomChild } from './FaceTile.tsx';
import classes from './RoomActs.module.css';

/** What can be done with the selected children: write down, check in or out, move, note an allergy. */
export const RoomActs = ({
  picked,
  room,
  rooms,
  again,
  onKind,
  onAgain,
  onClear,
  ...acts
}: CheckActsProps & {
  picked: readonly RoomChild[];
  room: string;
  /** What was written down last, to be written down again. */
  again: string | null;
  onKind: (kind: ActivityKindName) => void;
  onAgain: () => void;
  onClear: () => void;
}) => {
  const t = useWords(roomNowWords);
  const [only] = picked.length === 1 ? picked : [];
  return (
    <section className={classes.acts} aria-label={t('selected', { count: picked.length })}>
      <div className={classes.count}>
        <b>{t('selected', { count: picked.length })}</b>
        <button type="button" className={classes.clear} aria-label={t('clear')} onClick={onClear}>
          <IconX size={20} />
        </button>
      </div>
      <div className={classes.row}>
        <CheckActs {...acts} rooms={rooms.filter(({ id }) => id !== room)} menuClass={classes.menu} />
        {only ? <NoteAllergy student={only} className={classes.menu} /> : null}
      </div>
      {again ? (
        <Button variant="default" size="md" onClick={onAgain}>
          {t('again', { what: again })}
        </Button>
      ) : null}
      <KindBar room={room} onPick={onKind} />
    </section>
  );
};
