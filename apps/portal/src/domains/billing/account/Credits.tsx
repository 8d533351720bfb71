import { Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useCreditActs } from '../acts/use-credit-acts.tsx';
import { Money } from '../parts/Money.tsx';
import { PaymentState } from '../parts/state.tsx';
import { billingWords } from '../parts/words.ts';
import type { CreditRow } from '../rows.ts';
import { AccountAllCreditsDocument, AccountCreditsDocument } from './account.graphql.ts';
import { chargedAccount, useAccountRecord } from './use-account.ts';
import { accountWords } from './words.ts';

/** Credits of an account: those of which something is left, or all that were given. */
const Credits = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const b = useWords(billingWords);
  const { language } = useSpeech();
  const [all, setAll] = useState(false);
  const available = useAsk(AccountCreditsDocument, { student: account.id }, { pause: all });
  const given = useAsk(AccountAllCreditsDocument, { student: account.id, first: 200 }, { pause: !all });
  const rows = all ? given.data?.getCredits.data : available.data?.getStudentAvailableCredits;
  const { menuOf, dialogs } = useCreditActs(chargedAccount(account));
  const columns: Column<CreditRow>[] = [
    { key: 'date', head: b('date'), cell: ({ date }) => dateFigures(date, language) },
    { key: 'reason', head: t('reason'), main: true, cell: ({ detail }) => detail ?? b('credit') },
    { key: 'payer', head: b('payer'), wide: true, cell: ({ payer_name }) => payer_name ?? b('noPayer') },
    { key: 'status', head: b('status'), cell: ({ status }) => <PaymentState status={status} /> },
    {
      key: 'expires',
      head: t('expires'),
      wide: true,
      cell: ({ expires_on }) => (expires_on ? dateFigures(expires_on, language) : null),
    },
    { key: 'amount', head: b('amount'), end: true, wide: true, cell: ({ amount }) => <Money cents={amount} /> },
    {
      key: 'left',
      head: t('left'),
      end: true,
      cell: ({ left }) => <Money cents={left} look="strong" />,
      total: <Money cents={rows?.reduce((sum, { left, status }) => sum + (status === 'voided' ? 0 : left), 0)} />,
    },
  ];
  return (
    <Stack>
      <Switch label={t('allCredits')} checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
      <ListBody
        count={rows?.length}
        error={all ? given.error : available.error}
        onRetry={all ? given.again : available.again}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noCredits')}>
            {t('noCreditsText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('credits')}
          rows={rows ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ detail }) => detail ?? b('credit')}
          menuOf={menuOf}
        />
      </ListBody>
      {dialogs}
    </Stack>
  );
};

export default Credits;
