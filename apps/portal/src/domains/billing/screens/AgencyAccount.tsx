import { RecordParts } from '@nestling/kit/RecordParts.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useHere } from '../../../shell/here.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AgencyActs } from '../agency/AgencyActs.tsx';
import { AgencyRecord, useAgency } from '../agency/use-agency.ts';
import { agencyWords } from '../agency/words.ts';

/** What one agency pays for, and what it owes, part by part. */
const AgencyAccount = () => {
  const t = useWords(agencyWords);
  const { params } = useHere();
  const may = useMay()('manage_billing');
  const answer = useAgency(params.agencyId ?? '');
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ agency }) => agency.name}
      actions={(account) => (may ? <AgencyActs {...account} /> : null)}
    >
      {(account) => <RecordParts shared={AgencyRecord} record={account} label={t('parts')} />}
    </RecordScreen>
  );
};

export default AgencyAccount;
