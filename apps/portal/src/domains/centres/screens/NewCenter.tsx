import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { CenterSetUpDocument } from '../new-center.graphql.ts';
import { newCenterWords } from '../new-center-words.ts';
import { NewCenterForm } from '../parts/NewCenterForm.tsx';
import { SetUpProgress } from '../parts/SetUpProgress.tsx';

/** Guests hear of nothing by themselves: as long as something goes on, the page asks. */
const ASK_MS = 1_000;
const ASK_FAILED_MS = 10_000;
const everyMs = (state: string | undefined) => ({ running: ASK_MS, failed: ASK_FAILED_MS })[state ?? ''];

/** Sets up a center by the link of an email: what it is to be, then how far it is, until it is ready. */
const NewCenter = () => {
  const t = useWords(newCenterWords);
  const { token = '' } = useHere().params;
  const { data, error, again } = useAsk(CenterSetUpDocument, token ? { token } : null, {
    everyMs: (answer) => everyMs(answer?.checkValidCenterSetup?.state ?? undefined),
  });
  if (!token) return <NoLink lead={t('noLink')} />;
  const found = data?.checkValidCenterSetup;
  if (!found)
    return (
      <GuestPage title={t('title')}>
        <Pending error={error} onRetry={again} rows={6} />
      </GuestPage>
    );
  const { customer, state, step, address } = found;
  if (!customer || !state) return <NoLink lead={found.message} />;
  if (state === 'done')
    return (
      <GuestPage title={t('ready')} lead={t('readyLead')}>
        {/* Another host, with a look of its own. */}
        <Button component="a" href={address ?? '/'} size="lg" fullWidth>
          {t('signIn')}
        </Button>
      </GuestPage>
    );
  if (state !== 'waiting')
    return (
      <GuestPage title={t('making')} lead={t('makingLead')}>
        <SetUpProgress step={step} failed={state === 'failed'} />
      </GuestPage>
    );
  const { trial_days: days, plan } = customer;
  const given = [plan && t('onPlan', { plan }), days && t('trial', { count: days })].filter(Boolean);
  return (
    <GuestPage title={t('title')} lead={[t('lead', { name: customer.name }), ...given].join(' ')}>
      <NewCenterForm token={token} customer={customer} onBegun={again} />
    </GuestPage>
  );
};

const NoLink = ({ lead }: { lead: string }) => {
  const t = useWords(newCenterWords);
  return (
    <GuestPage title={t('linkOver')} lead={lead}>
      <Button
        variant="default"
        size="lg"
        fullWidth
        renderRoot={(props) => <Link to={href('centres.demo')} {...props} />}
      >
        {t('askAgain')}
      </Button>
    </GuestPage>
  );
};

export default NewCenter;
