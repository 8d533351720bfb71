import { Button } from '@mantine/core';
import { sendStudentStatement } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { DaySpan, isSpan } from '../parts/DaySpan.tsx';
import { LedgerTable } from '../parts/LedgerTable.tsx';
import { AccountSettingsForm } from './AccountSettingsForm.tsx';
import { AccountStatementDocument } from './account.graphql.ts';
import classes from './account.module.css';
import { PayerSide } from './PayerSide.tsx';
import { TakeStatement } from './TakeStatement.tsx';
import { todayAt, useAccountRecord } from './use-account.ts';
import { accountWords } from './words.ts';

const names = ['from', 'to'] as const;

/** Three months, unless other days are chosen. */
const USUAL_DAYS = 90;

/** Everything that was booked on an account with its running balance, and the account's own settings. */
const Ledger = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const may = useMay();
  const send = useAction(sendStudentStatement);
  const state = useListState(names);
  const today = todayAt(account.location);
  const to = state.filter('to') || today;
  const days = { from: state.filter('from') || addDays(to, -USUAL_DAYS), to };
  const { data, error, again } = useAsk(
    AccountStatementDocument,
    { student: account.id, ...days },
    { pause: !isSpan(days) },
  );
  const rows = data?.getStudentStatement;
  return (
    <div className={classes.columns}>
      <Stack>
        <Row align="end" justify="between">
          <DaySpan days={days} onChange={(filters) => state.set({ filters })} />
          {may('manage_billing') ? (
            <Button
              variant="default"
              leftSection={<IconSend size={18} />}
              disabled={!isSpan(days)}
              loading={send.busy}
              onClick={() => void send.run({ student_id: account.id, start_date: days.from, end_date: days.to })}
            >
              {t('sendLedger')}
            </Button>
          ) : null}
          {isSpan(days) ? <TakeStatement student={account.id} days={days} /> : null}
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('printLedger')}
          </Button>
        </Row>
        {rows ? <LedgerTable rows={rows} label={t('ledger')} /> : <Pending error={error} onRetry={again} rows={6} />}
      </Stack>
      <div className={classes.side}>
        <PayerSide account={account} />
        <AccountSettingsForm account={account} />
      </div>
    </div>
  );
};

export default Ledger;
