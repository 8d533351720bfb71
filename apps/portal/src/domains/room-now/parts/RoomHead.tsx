import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock } from '@nestling/ui/format/when.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { StandingBadge } from '../../attendance/ratio/RoomCard.tsx';
import type { RoomStandingFragment } from '../roomNow.graphql.ts';
import { roomNowWords } from '../words.ts';
import classes from './RoomHead.module.css';

type Room = { readonly id: string; readonly name: string; readonly color_code: string | null };

/** Which room it is, how many are here, who looks after them, and whether these are enough. */
export const RoomHead = ({
  room,
  rooms,
  standing,
  all,
  zone,
  onChoose,
}: {
  room: Room;
  rooms: readonly Room[];
  standing: RoomStandingFragment | undefined;
  /** How many children belong here or are here. */
  all: number;
  zone: string | null;
  onChoose: (room: string) => void;
}) => {
  const t = useWords(roomNowWords);
  const now = useMinute();
  return (
    <header className={classes.head}>
      <span className={classes.edge} style={{ background: room.color_code ?? 'var(--n-ink-3)' }} aria-hidden="true" />
      <div className={classes.words}>
        <h1 className={classes.title}>
          <Menu
            align="start"
            className={classes.change}
            label={t('change', { room: room.name })}
            button={
              <>
                {room.name}
                <IconChevronDown size={22} aria-hidden="true" />
              </>
            }
            items={rooms.map(({ id, name }) => ({
              key: id,
              label: name,
              checked: id === room.id,
              onPick: () => onChoose(id),
            }))}
          />
        </h1>
        <p className={classes.quiet}>
          {standing ? `${t('here', { here: standing.children, all })} · ` : ''}
          {clock(now, zone)}
        </p>
      </div>
      {standing ? (
        <div className={classes.ratio}>
          <p className={classes.figures}>
            <b>{t('ratio', { staff: standing.staff, count: standing.children })}</b> <StandingBadge room={standing} />
          </p>
          {standing.team.length === 0 ? (
            <p className={classes.quiet}>{t('staffNone')}</p>
          ) : (
            <ul className={classes.team}>
              {standing.team.map(({ id, full_name }) => (
                <li key={id}>
                  <Person id={id} name={full_name} size={28} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </header>
  );
};
