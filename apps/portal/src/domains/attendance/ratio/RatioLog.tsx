import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import type { Span } from '@nestling/ui/format/day.ts';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import hours from '../hours/hours.module.css';
import { sumOf } from '../report/days.ts';
import { SpanField } from '../report/SpanField.tsx';
import { RatioLogDocument } from './ahead.graphql.ts';
import { aheadWords } from './ahead-words.ts';
import classes from './ratio.module.css';

/** Every stretch of time a room was out of ratio, as an inspector asks for it. */
export const RatioLog = ({
  location,
  span,
  onSpan,
  today,
}: {
  location: string;
  span: Span;
  onSpan: (span: Span) => void;
  today: string;
}) => {
  const t = useWords(aheadWords);
  const { language } = useSpeech();
  const { data, error, again } = useAsk(RatioLogDocument, { location, ...span });
  const rows = data?.getRatioLog;
  return (
    <>
      <div className={hours.filters}>
        <SpanField span={span} today={today} onChange={onSpan} />
      </div>
      <div className={hours.scroll}>
        <ListBody
          count={rows?.length}
          error={error}
          onRetry={again}
          filtered={false}
          onClearFilters={() => {}}
          empty={
            <EmptyState picture={<PaperPicture />} title={t('allWell')}>
              {t('allWellText')}
            </EmptyState>
          }
        >
          <DataTable
            label={t('log')}
            rows={rows ?? []}
            keyOf={({ room, date, from }) => `${room?.id}:${date}:${from}`}
            nameOf={({ room, date, from }) => `${room?.name ?? ''} ${date} ${from}`}
            columns={[
              { key: 'day', head: t('day'), cell: ({ date }) => dayShort(date, language), total: t('total') },
              {
                key: 'room',
                head: t('room'),
                cell: ({ room }) => (room ? <RoomName name={room.name} colour={room.color_code} /> : null),
              },
              {
                key: 'time',
                head: t('time'),
                cell: ({ from, until }) => `${clockWords(from)} – ${until ? clockWords(until) : t('now')}`,
              },
              {
                key: 'who',
                head: t('who'),
                wide: true,
                cell: ({ children, staff }) => t('had', { children, staff }),
              },
              {
                key: 'why',
                head: t('why'),
                wide: true,
                cell: ({ broken, needed }) => (broken === 'staff' ? t('needed', { count: needed }) : t('tooMany')),
              },
              {
                key: 'minutes',
                head: t('minutes'),
                end: true,
                cell: ({ minutes }) => minutes,
                total: sumOf(rows ?? [], ({ minutes }) => minutes),
              },
            ]}
          />
        </ListBody>
      </div>
      <p className={`${classes.quiet} ${classes.foot}`}>{t('told')}</p>
    </>
  );
};
