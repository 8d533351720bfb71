import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { RatioForecastDocument, type RatioForecastQuery } from './ahead.graphql.ts';
import { aheadWords } from './ahead-words.ts';
import classes from './ratio.module.css';

type Day = NonNullable<RatioForecastQuery['getRatioForecast']>['days'][number];

/** The next two weeks by the schedules: the staff needed, and where somebody will be missing. */
export const Forecast = ({ location }: { location: string }) => {
  const t = useWords(aheadWords);
  const { data, error, again } = useAsk(RatioForecastDocument, { location });
  const forecast = data?.getRatioForecast;
  if (!forecast) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton cards={4} />;
  return (
    <>
      {forecast.unplanned > 0 ? <p className={classes.quiet}>{t('unplanned', { count: forecast.unplanned })}</p> : null}
      <ul className={classes.board}>
        {forecast.days.map((day) => (
          <li key={day.date} className={classes.card} data-broken={day.short.length > 0}>
            <DayCard day={day} />
          </li>
        ))}
      </ul>
    </>
  );
};

const DayCard = ({ day }: { day: Day }) => {
  const t = useWords(aheadWords);
  const { language } = useSpeech();
  const { closed, children, needed, planned, at, short } = day;
  const state = closed ? 'closed' : children === 0 ? 'nobody' : short.length > 0 ? 'short' : 'enough';
  return (
    <>
      <div className={classes.head}>
        <b>{dayShort(day.date, language)}</b>
        <Badge kind={state === 'short' ? 'bad' : state === 'enough' ? 'good' : 'neutral'}>{t(state)}</Badge>
      </div>
      {children > 0 && !closed ? (
        <p className={classes.quiet}>
          {t('children', { count: children })}, {t('staff', { needed, planned, at: clockWords(at) })}
        </p>
      ) : null}
      {short.map(({ room, from, until, ...gap }) => (
        <p key={`${room?.id}:${from}`}>
          {room ? <RoomName name={room.name} colour={room.color_code} /> : null} {clockWords(from)} –{' '}
          {clockWords(until)}: {t('missing', { count: gap.needed - gap.planned })}
        </p>
      ))}
    </>
  );
};
