import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AgencyActs } from '../agency/AgencyActs.tsx';
import { AgencyInfo } from '../agency/AgencyInfo.tsx';
import { AgencyInvoices } from '../agency/AgencyInvoices.tsx';
import { AgencyOverview } from '../agency/AgencyOverview.tsx';
import { AgencyPayments } from '../agency/AgencyPayments.tsx';
import { AgencyStudents } from '../agency/AgencyStudents.tsx';
import { AgencyUpcoming } from '../agency/AgencyUpcoming.tsx';
import { type Agency, type AgencySums, useAgency } from '../agency/use-agency.ts';
import { agencyWords } from '../agency/words.ts';

/** What one agency pays for, and what it owes; each part has its own address. */
const AgencyAccount = () => {
  const { params } = useHere();
  const may = useMay()('manage_billing');
  const answer = useAgency(params.agencyId ?? '');
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ agency }) => agency.name}
      actions={(account) => (may ? <AgencyActs {...account} /> : null)}
    >
      {(account) => <Body key={account.agency.id} {...account} />}
    </RecordScreen>
  );
};

const Body = ({ agency, sums }: { agency: Agency; sums: AgencySums }) => {
  const t = useWords(agencyWords);
  const { id: here } = useHere();
  const at = { agencyId: agency.id };
  const tabs = [
    { key: 'billing.agency.overview', label: t('overview'), to: href('billing.agency.overview', at) },
    { key: 'billing.agency.invoices', label: t('invoices'), to: href('billing.agency.invoices', at) },
    { key: 'billing.agency.payments', label: t('payments'), to: href('billing.agency.payments', at) },
    { key: 'billing.agency.students', label: t('students'), to: href('billing.agency.students', at) },
    { key: 'billing.agency.upcoming', label: t('upcoming'), to: href('billing.agency.upcoming', at) },
    { key: 'billing.agency.info', label: t('info'), to: href('billing.agency.info', at) },
  ];
  const content = () => {
    if (here === 'billing.agency.invoices') return <AgencyInvoices agency={agency.id} />;
    if (here === 'billing.agency.payments') return <AgencyPayments agency={agency.id} />;
    if (here === 'billing.agency.students') return <AgencyStudents agency={agency} />;
    if (here === 'billing.agency.upcoming') return <AgencyUpcoming agency={agency.id} />;
    if (here === 'billing.agency.info') return <AgencyInfo agency={agency} />;
    return <AgencyOverview sums={sums} />;
  };
  return (
    <>
      <LinkTabs tabs={tabs} here={here ?? 'billing.agency.overview'} label={t('parts')} />
      {content()}
    </>
  );
};

export default AgencyAccount;
