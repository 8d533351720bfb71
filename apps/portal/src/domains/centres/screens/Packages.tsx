import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { demoWords } from '../demo-words.ts';
import { PackagesDocument } from '../packages.graphql.ts';
import { PlanOffer } from '../parts/PlanOffer.tsx';

/** What the platform offers to new centers, and what it costs. */
const Packages = () => {
  const t = useWords(demoWords);
  const { data, error, again } = useAsk(PackagesDocument, {});
  return (
    <GuestPage title={t('packages')} lead={t('packagesLead')}>
      {data ? (
        <Stack gap="l">
          {data.packages.length === 0 ? <p>{t('none')}</p> : null}
          {data.packages.map((plan) => (
            <PlanOffer key={plan.id} plan={plan} />
          ))}
          {data.packages.length > 0 ? (
            <Button size="lg" fullWidth renderRoot={(props) => <Link to={href('centres.signUp')} {...props} />}>
              {t('signUp')}
            </Button>
          ) : null}
          <Button
            variant="default"
            size="lg"
            fullWidth
            renderRoot={(props) => <Link to={href('centres.demo')} {...props} />}
          >
            {t('ask')}
          </Button>
        </Stack>
      ) : (
        <Pending error={error} onRetry={again} rows={3} />
      )}
    </GuestPage>
  );
};

export default Packages;
