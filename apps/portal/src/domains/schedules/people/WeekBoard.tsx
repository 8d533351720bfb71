import { useMedia } from '@nestling/kit/media.ts';
import { timeOf } from '@nestling/ui/format/clock.ts';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useCallback, useState } from 'react';
import classes from './board.module.css';
import { Strip, type Wish } from './Strip.tsx';
import { hoursAround, type Place, stretchOf } from './strip.ts';
import type { Moved } from './use-moves.ts';
import type { Day, Week, Who } from './use-week.ts';
import { plannedWords } from './words.ts';

/** People by their rooms, in the order they came. */
const byRoom = (people: readonly Who[]) => {
  const rooms = Map.groupBy(people, (person) => person.program?.id ?? '');
  return [...rooms.entries()].map(([id, of]) => ({ id, room: of[0]?.program ?? null, people: of }));
};

/** A week of a location: a row for each person by room, a strip of hours for each day. On phones one day at a time. */
export const WeekBoard = ({
  week,
  moved,
  onForget,
  onWish,
}: {
  week: Week;
  /** How the last move of a block ended. */
  moved: Moved | null;
  onForget: () => void;
  onWish: (wish: Wish) => void;
}) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const narrow = useMedia('screen and (max-width: 991px)');
  const [chosen, setChosen] = useState(week.today);
  const [aim, setAim] = useState<Place | null | 'left'>(null);
  // Where one day is on show, it is that a block was moved to.
  const landed = moved?.kind === 'landed' ? moved.date : null;
  const one = week.days.find(({ date }) => date === (landed ?? chosen)) ?? week.days[0];
  const days = narrow && one ? [one] : week.days;
  const hours = hoursAround(week.days.flatMap(({ schedules }) => schedules.map(stretchOf)));
  const count = (day: Day): number => new Set(day.schedules.map(({ person }) => person?.id)).size;
  const forget = useCallback(() => {
    if (landed) setChosen(landed);
    onForget();
  }, [landed, onForget]);
  return (
    <>
      <p className={classes.said} role="status">
        {aim === 'left'
          ? t('leftThere')
          : aim
            ? t('onTheWay', {
                ...{ day: dayShort(aim.date, language), from: clockWords(timeOf(aim.at.from)) },
                to: clockWords(timeOf(aim.at.to)),
              })
            : null}
      </p>
      {narrow ? (
        <div className={classes.chooser}>
          {week.days.map(({ date }) => (
            <button
              key={date}
              type="button"
              data-day={date}
              aria-pressed={date === one?.date}
              data-today={date === week.today || undefined}
              onClick={() => {
                onForget();
                setChosen(date);
              }}
            >
              {dayShort(date, language)}
            </button>
          ))}
        </div>
      ) : null}
      <div className={classes.scroll}>
        <table className={classes.board} data-narrow={narrow || undefined} data-paper="across">
          <thead>
            <tr>
              <th scope="col" className={classes.who}>
                {t('person')}
              </th>
              {days.map((day) => (
                <th key={day.date} scope="col" data-today={day.date === week.today || undefined}>
                  <div className={classes.day}>
                    <span>{dayShort(day.date, language)}</span>
                    {day.closed === null ? (
                      <small title={t('coming', { count: count(day) })}>
                        <span className={classes.long}>{t('coming', { count: count(day) })}</span>
                        <span className={classes.short} aria-hidden="true">
                          {count(day)}
                        </span>
                      </small>
                    ) : (
                      <small data-closed="true">{t('closed', { name: day.closed })}</small>
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          {byRoom(week.people).map(({ id, room, people }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={days.length + 1} className={classes.room}>
                  <RoomName name={room?.name ?? t('noRoom')} colour={room?.color_code} />
                </th>
              </tr>
              {people.map((person) => (
                <tr key={person.id}>
                  <th scope="row" className={classes.who}>
                    <Person id={person.id} name={person.full_name} image={person.image} size={28} />
                  </th>
                  {days.map((day) => (
                    <td key={day.date} data-day={day.date}>
                      <Strip
                        person={person}
                        date={day.date}
                        planned={day.schedules.filter((each) => each.person?.id === person.id)}
                        away={day.away.filter((each) => each.person?.id === person.id)}
                        closed={day.closed !== null}
                        hours={hours}
                        days={week.days.map(({ date }) => date)}
                        moved={moved?.person === person.id && moved.date === day.date ? moved : null}
                        onForget={forget}
                        onPlace={(to) => setAim(to ?? 'left')}
                        onWish={onWish}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
};
