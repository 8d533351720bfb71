import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { DepositDialog } from '../acts/DepositDialog.tsx';
import { useDepositActs } from '../acts/use-deposit-acts.tsx';
import { Money } from '../parts/Money.tsx';
import { billingWords } from '../parts/words.ts';
import type { DepositRow } from '../rows.ts';
import { depositWords } from './deposit-words.ts';
import { chargedAccount, useAccountRecord } from './use-account.ts';

/** Whether a deposit is waited for, held or over, with where its money went. */
const Standing = ({ deposit: { open, held, returned, applied, kept } }: { deposit: DepositRow }) => {
  const t = useWords(depositWords);
  const went = [
    ...(returned ? [t('returned', { amount: money(returned) })] : []),
    ...(applied ? [t('applied', { amount: money(applied) })] : []),
    ...(kept ? [t('kept', { amount: money(kept) })] : []),
  ];
  return (
    <Row gap="s">
      {held ? <Badge kind="good">{t('isHeld')}</Badge> : null}
      {open > 0 ? <Badge kind="wait">{t('waits')}</Badge> : null}
      {!held && open === 0 ? <Badge kind="out">{t('done')}</Badge> : null}
      {went.length > 0 ? <span>{went.join(', ')}</span> : null}
    </Row>
  );
};

/** Deposits of an account: what was charged, what is held, and what became of the rest. */
const Deposits = () => {
  const account = useAccountRecord();
  const t = useWords(depositWords);
  const b = useWords(billingWords);
  const { language } = useSpeech();
  const may = useMay()('manage_billing');
  const [charging, setCharging] = useState(false);
  const charged = chargedAccount(account);
  const { menuOf, dialogs } = useDepositActs(charged);
  const rows = account.deposits.toReversed();
  const columns: Column<DepositRow>[] = [
    { key: 'date', head: b('date'), cell: ({ date }) => dateFigures(date, language) },
    {
      key: 'name',
      head: b('what'),
      main: true,
      cell: ({ name, number }) => [name, number].filter(Boolean).join(' · '),
    },
    { key: 'payer', head: b('payer'), wide: true, cell: ({ payer_name }) => payer_name ?? b('noPayer') },
    { key: 'state', head: t('state'), cell: (deposit) => <Standing deposit={deposit} /> },
    { key: 'asked', head: t('asked'), end: true, wide: true, cell: ({ amount }) => <Money cents={amount} /> },
    {
      key: 'open',
      head: t('open'),
      end: true,
      wide: true,
      cell: ({ open }) => (open === 0 ? null : <Money cents={open} />),
    },
    {
      key: 'held',
      head: t('now'),
      end: true,
      cell: ({ held }) => <Money cents={held} look="strong" />,
      total: <Money cents={account.deposit} />,
    },
  ];
  return (
    <Stack>
      {may ? (
        <Row justify="end">
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setCharging(true)}>
            {t('charge')}
          </Button>
        </Row>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {t('noneText', { name: charged.name })}
        </EmptyState>
      ) : (
        <DataTable
          label={t('deposits')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name, number }) => [name, number].filter(Boolean).join(' ')}
          menuOf={menuOf}
        />
      )}
      {charging ? <DepositDialog account={charged} onClose={() => setCharging(false)} /> : null}
      {dialogs}
    </Stack>
  );
};

export default Deposits;
