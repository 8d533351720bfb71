import { Button, Select } from '@mantine/core';
import { createBillingRun } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconFileInvoice } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSubscription } from 'urql';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { Sections } from '../lists/Sections.tsx';
import { RunList } from '../runs/RunList.tsx';
import { RunPreview } from '../runs/RunPreview.tsx';
import { RunPreviewDocument, RunsChangedDocument, RunsDocument } from '../runs/runs.graphql.ts';
import { runWords } from '../runs/words.ts';

/** How far ahead the server bills. */
const MOST_DAYS = 62;
const percents = ['1', '5', '10', '25', '50'];

/** The first day of the next month; of this one on its first day. */
const nextFirst = (today: string): string =>
  today.endsWith('-01') ? today : `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** The month's run: what would be billed beside last month, made after a look, then sent, and taken back until it is. */
const BillingRun = ({ place }: Located) => {
  const t = useWords(runWords);
  const may = useMay()('manage_billing');
  const state = useListState(['date', 'percent']);
  const date = state.filter('date') || nextFirst(place.today);
  const percent = Number(state.filter('percent') || 10);
  const { data, error, again } = useAsk(
    RunPreviewDocument,
    { location: place.id, date, percent },
    { keep: ['date', 'percent'] },
  );
  const made = useAsk(RunsDocument, { location: place.id });
  // Making and sending go on behind the screen: what has become of them shows by itself.
  useSubscription({ query: RunsChangedDocument }, (_, change) => {
    made.again();
    return change;
  });
  const create = useAction(createBillingRun);
  const preview = data?.getBillingRunPreview;
  const runs = made.data?.getBillingRuns ?? [];
  // A job makes them after its answer: what is left to bill is another thing once a run has ended.
  const ended = made.data && runs.map(({ id, finished_at }) => finished_at && id).join();
  const endedBefore = useRef(ended);
  useEffect(() => {
    if (endedBefore.current !== undefined && ended !== endedBefore.current) again();
    endedBefore.current = ended;
  }, [ended, again]);
  return (
    <Screen
      actions={
        may && preview && preview.invoices > 0 ? (
          <Button
            leftSection={<IconFileInvoice size={18} />}
            loading={create.busy}
            onClick={() => void create.run({ location: place.id, date })}
          >
            {t('create', { count: preview.invoices })}
          </Button>
        ) : null
      }
    >
      <Stack>
        <Sections location={place.id} />
        <Row align="end">
          <DateField
            label={t('throughLabel')}
            value={date}
            min={place.today}
            max={addDays(place.today, MOST_DAYS)}
            onChange={(picked) => state.set({ filters: { date: picked } })}
          />
          <Select
            label={t('percent')}
            data={percents.map((value) => ({ value, label: `${value}%` }))}
            allowDeselect={false}
            value={String(percent)}
            onChange={(picked) => state.set({ filters: { percent: picked ?? '10' } })}
          />
        </Row>
        {preview ? (
          preview.invoices === 0 && preview.exceptions.length === 0 ? (
            <p>{t('nothing')}</p>
          ) : (
            <RunPreview preview={preview} />
          )
        ) : (
          <Pending error={error} onRetry={again} rows={4} />
        )}
        {runs.length > 0 ? (
          <>
            <h2>{t('runs')}</h2>
            <RunList runs={runs} />
          </>
        ) : null}
      </Stack>
    </Screen>
  );
};

export default BillingRun;
