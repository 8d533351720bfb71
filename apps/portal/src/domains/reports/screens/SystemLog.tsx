import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { monthOf } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { useSpan } from '../../attendance/report/use-span.ts';
import { InviteList } from '../parts/InviteList.tsx';
import { LogList } from '../parts/LogList.tsx';
import { reportsWords } from '../words.ts';

/** What was done in the system and by whom, and who was invited. */
const SystemLog = ({ place: { id: location, today } }: Located) => {
  const t = useWords(reportsWords);
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const [span, onSpan] = useSpan(monthOf(today), 366);
  const report = tab === 'invites' ? 'invites' : 'log';
  const at = { location, span, onSpan, today };
  return (
    <Screen actions={<ReportActions paper={false} file={{ of: 'system', report, location, ...span }} />}>
      <Tabs
        label={t('tabs')}
        tabs={[
          { key: 'log', label: t('log'), content: () => <LogList {...at} /> },
          { key: 'invites', label: t('invites'), content: () => <InviteList {...at} /> },
        ]}
      />
    </Screen>
  );
};

export default SystemLog;
