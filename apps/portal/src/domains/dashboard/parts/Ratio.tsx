import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { type RoomNow, standingOf } from '../ratio.ts';
import { useRoomsNow } from '../use-rooms-now.ts';
import { dashboardWords } from '../words.ts';
import classes from './Ratio.module.css';
import { Quiet, Widget } from './Widget.tsx';

/** The rooms of the location with their children and how many more they may take; follows the day by itself. */
export const Ratio = ({ location }: { location: string }) => {
  const t = useWords(dashboardWords);
  const rooms = useRoomsNow(location);
  return (
    <Widget title={t('ratio')} to={href('attendance.door')} link={t('ratioLink')}>
      {rooms === undefined ? (
        <LineSkeleton />
      ) : rooms.length === 0 ? (
        <Quiet>{t('noRooms')}</Quiet>
      ) : (
        <>
          <ul className={classes.rooms}>
            {rooms.map((room) => (
              <RoomLine key={room.id} room={room} />
            ))}
          </ul>
          {rooms.some((room) => standingOf(room).most !== null) ? (
            <p className={classes.foot}>{t('ratioFoot')}</p>
          ) : null}
        </>
      )}
    </Widget>
  );
};

const RoomLine = ({ room }: { room: RoomNow }) => {
  const t = useWords(dashboardWords);
  const standing = standingOf(room);
  const { children } = room;
  const { most } = standing;
  const scale = Math.max(most ?? 0, children, 1) * 1.15;
  const danger = standing.kind === 'short' || standing.kind === 'over';
  return (
    <li className={classes.room}>
      <Link className={classes.open} to={href('attendance.students', {}, { room: room.id })}>
        <RoomName name={room.name} colour={room.color_code} />
      </Link>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} data-danger={danger} style={{ width: `${(children / scale) * 100}%` }} />
        {most === null ? null : <span className={classes.most} style={{ left: `${(most / scale) * 100}%` }} />}
      </span>
      <span className={classes.count}>{most === null ? children : t('ratioRow', { children, most })}</span>
      <span className={classes.chip}>
        {standing.kind === 'open' ? (
          <Badge kind="good">{t('free', { count: standing.free })}</Badge>
        ) : standing.kind === 'full' ? (
          <Badge kind="wait">{t('full')}</Badge>
        ) : standing.kind === 'short' ? (
          <Badge kind="bad">{t('short', { count: standing.short })}</Badge>
        ) : standing.kind === 'over' ? (
          <Badge kind="bad">{t('over', { count: standing.over })}</Badge>
        ) : (
          <Badge>{t(standing.kind === 'unstaffed' ? 'noStaff' : 'noLimit')}</Badge>
        )}
      </span>
    </li>
  );
};
