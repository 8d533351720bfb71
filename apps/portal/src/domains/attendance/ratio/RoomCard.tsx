import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import classes from './ratio.module.css';
import type { RoomRatiosQuery } from './rooms.graphql.ts';
import { ratioWords } from './words.ts';

export type RoomNow = RoomRatiosQuery['getRoomRatio'][number];

/** What a room's chip says: what is broken, else how many may still come. */
export const StandingBadge = ({
  room,
}: {
  room: Pick<RoomNow, 'children' | 'staff' | 'needed' | 'most' | 'broken' | 'capacity' | 'exceeded'>;
}) => {
  const t = useWords(ratioWords);
  const { children, staff, needed, most, broken, capacity } = room;
  if (broken === 'staff') return <Badge kind="bad">{t('short', { count: needed - staff })}</Badge>;
  if (broken === 'group') return <Badge kind="bad">{t('over', { count: children - (most ?? capacity ?? 0) })}</Badge>;
  if (room.exceeded) return <Badge kind="bad">{t('alone')}</Badge>;
  if (children === 0) return <Badge kind="out">{t('empty')}</Badge>;
  if (most === null) return <Badge>{t('noLimit')}</Badge>;
  return most > children ? (
    <Badge kind="good">{t('free', { count: most - children })}</Badge>
  ) : (
    <Badge kind="wait">{t('full')}</Badge>
  );
};

/** A room of the board: children, staff, what they need. The words say all that the colour says. */
export const RoomCard = ({ room }: { room: RoomNow }) => {
  const t = useWords(ratioWords);
  const { id, name, color_code, children, staff, per_staff, most, needed, teachers, broken, unknown_ages } = room;
  const scale = Math.max(most ?? 0, children, 1) * 1.1;
  return (
    <li className={classes.card} data-broken={broken !== null || room.exceeded}>
      <div className={classes.head}>
        <RoomName name={name} colour={color_code} />
        <StandingBadge room={room} />
      </div>
      <p className={classes.figures} data-figures>
        <b>{t('children', { count: children })}</b>
        <b>{t('staff', { count: staff })}</b>
        {per_staff === null ? null : (
          <span className={classes.per} title={t('perStaffLong', { count: per_staff })}>
            {t('perStaff', { count: per_staff })}
          </span>
        )}
      </p>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ width: `${(children / scale) * 100}%` }} />
        {most === null || staff === 0 ? null : (
          <span className={classes.most} style={{ left: `${(most / scale) * 100}%` }} />
        )}
      </span>
      <p className={classes.quiet}>
        {[
          children > 0 && needed > 0 ? t('needs', { count: needed }) : null,
          children > 0 && teachers ? t('teachers', { count: teachers }) : null,
          most === null || staff === 0 ? null : t('most', { count: most }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {unknown_ages > 0 ? <p className={classes.quiet}>{t('unknown', { count: unknown_ages })}</p> : null}
      <p className={classes.links}>
        <Link to={href('attendance.students', {}, { room: id, state: 'in' })}>{t('who')}</Link>
        <Link to={href('attendance.staff', {}, { room: id })}>{t('team')}</Link>
      </p>
    </li>
  );
};
