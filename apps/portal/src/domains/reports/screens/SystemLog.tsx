import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { monthOf } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { usePlace } from '../../attendance/report/use-place.ts';
import { useSpan } from '../../attendance/report/use-span.ts';
import { InviteList } from '../parts/InviteList.tsx';
import { LogList } from '../parts/LogList.tsx';
import { reportsWords } from '../words.ts';

/** What was done in the system and by whom, and who was invited. */
const SystemLog = () => {
  const t = useWords(reportsWords);
  const { location, known, today } = usePlace();
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const [span, onSpan] = useSpan(monthOf(today), 366);
  const report = tab === 'invites' ? 'invites' : 'log';
  const at = { location, pause: !known, span, onSpan, today };
  return (
    <Screen actions={<ReportActions paper={false} file={known ? { of: 'system', report, location, ...span } : null} />}>
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
