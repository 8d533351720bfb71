import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { PlanDialog } from '../plans/PlanDialog.tsx';
import { PlanTable } from '../plans/PlanTable.tsx';
import { usePlanActs } from '../plans/use-plan-acts.tsx';
import { planWords } from '../plans/words.ts';
import { AccountPlansDocument } from './account.graphql.ts';
import { chargedAccount, useAccountRecord } from './use-account.ts';

/** What bills an account by itself. */
const AccountPlans = () => {
  const account = useAccountRecord();
  const t = useWords(planWords);
  const may = useMay()('manage_billing');
  const [adding, setAdding] = useState(false);
  const { data, error, again } = useAsk(AccountPlansDocument, { student: account.id });
  const rows = data?.getStudentBillingPlans;
  const charged = chargedAccount(account);
  const { menuOf, dialogs } = usePlanActs(charged.today, () => charged);
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <Stack>
      {rows && rows.length > 0 ? <Row justify="end">{add}</Row> : null}
      <ListBody
        count={rows?.length}
        error={error}
        onRetry={again}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        }
      >
        <PlanTable rows={rows ?? []} menuOf={menuOf} />
      </ListBody>
      {adding ? <PlanDialog account={charged} onClose={() => setAdding(false)} /> : null}
      {dialogs}
    </Stack>
  );
};

export default AccountPlans;
