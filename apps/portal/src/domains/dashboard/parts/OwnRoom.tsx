import { useAsk } from '@nestling/kit/ask.ts';
import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useRoom } from '../../attendance/use-room.ts';
import { RoomNowDocument } from '../../room-now/roomNow.graphql.ts';
import { roomNowWords } from '../../room-now/words.ts';
import { useSafety } from '../../tags/safety.ts';
import { childrenOfRoom, roomsOfDay } from '../own-room.ts';
import type { Day } from '../use-day.ts';
import { dashboardWords } from '../words.ts';
import classes from './OwnRoom.module.css';
import { Quiet, Widget, WidgetSize } from './Widget.tsx';

/**
 * The children of the room a teacher works in, with what must not be missed; each leads to the room with that child
 * picked. Nothing while no room is known.
 */
export const OwnRoom = ({ day, location }: { day: Day; location: string }) => {
  const t = useWords(dashboardWords);
  const words = useWords(roomNowWords);
  const rooms = roomsOfDay(day.students);
  const { room } = useRoom(rooms);
  const { short } = useSafety();
  // What the room asks as well: it opens at once.
  const { data } = useAsk(RoomNowDocument, { location });
  const own = rooms.find(({ id }) => id === room);
  if (!own) return null;
  const known = new Map(data?.getActiveStudents.map((child) => [child.id, child]));
  const children = childrenOfRoom(day.students, own.id);
  return (
    <WidgetSize value="wide">
      <Widget title={own.name} to={href('room.now')} link={t('openRoom')}>
        {children.length === 0 ? <Quiet>{t('roomEmpty')}</Quiet> : null}
        <ul className={classes.children}>
          {children.map(({ student: { id, full_name, image }, here }) => {
            const child = known.get(id);
            return (
              <li key={id}>
                <Link className={classes.child} data-here={here} to={href('room.now', {}, { child: id })}>
                  <Person
                    id={id}
                    name={full_name}
                    image={image}
                    size={36}
                    chips={child ? <SafetyBadges notes={short(child, words('blocked'))} /> : null}
                    detail={here ? undefined : words('notHere')}
                  />
                </Link>
              </li>
            );
          })}
        </ul>
      </Widget>
    </WidgetSize>
  );
};
