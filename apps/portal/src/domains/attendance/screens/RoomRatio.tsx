import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { monthOf } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { useSubscription } from 'urql';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { aheadWords } from '../ratio/ahead-words.ts';
import { Forecast } from '../ratio/Forecast.tsx';
import { NowBoard } from '../ratio/NowBoard.tsx';
import { RatioLog } from '../ratio/RatioLog.tsx';
import { RoomRatiosChangedDocument } from '../ratio/roomRatiosChanged.graphql.ts';
import { RoomRatiosDocument } from '../ratio/rooms.graphql.ts';
import { ratioWords } from '../ratio/words.ts';
import { PaperLine } from '../report/PaperLine.tsx';
import { useSpan } from '../report/use-span.ts';
import { statedNow } from '../stated.ts';

/** The rooms of the location against the rule they are held to: now, two weeks ahead, and what went wrong before. */
const RoomRatio = ({ place: { id: location, name, zone, today } }: Located) => {
  const t = useWords(ratioWords);
  const ahead = useWords(aheadWords);
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const [span, onSpan] = useSpan(monthOf(today), 93);
  const { data, error, again } = useAsk(RoomRatiosDocument, { location });

  useSubscription({ query: RoomRatiosChangedDocument, variables: { location } }, (_, change) => {
    again();
    return change;
  });
  const rooms = data?.getRoomRatio;
  const broken = rooms?.filter((room) => room.broken !== null).length ?? 0;
  const detail = !rooms || rooms.length === 0 ? undefined : broken > 0 ? t('broken', { count: broken }) : t('well');
  const file = { of: 'attendance', report: 'ratio_log', location, ...span } as const;
  return (
    <Screen detail={detail} actions={tab === 'log' ? <ReportActions file={file} /> : null}>
      {tab === 'log' ? (
        <PaperLine place={name} span={span} />
      ) : (
        <PaperLine place={name} span={{ from: today, to: today }} time={statedNow(zone).time} />
      )}
      <Tabs
        label={ahead('views')}
        tabs={[
          {
            key: 'now',
            label: ahead('nowTab'),
            content: () => <NowBoard location={location} data={data} error={error} again={again} />,
          },
          { key: 'ahead', label: ahead('ahead'), content: () => <Forecast location={location} /> },
          {
            key: 'log',
            label: ahead('log'),
            content: () => <RatioLog location={location} span={span} onSpan={onSpan} today={today} />,
          },
        ]}
      />
    </Screen>
  );
};

export default RoomRatio;
