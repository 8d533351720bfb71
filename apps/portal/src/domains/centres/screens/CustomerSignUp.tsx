import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { customerWords } from '../customer-words.ts';
import { PackagesDocument } from '../packages.graphql.ts';
import { SignUpForm } from '../parts/SignUpForm.tsx';

/** Signs up for a center: who one is and what is chosen; then on to payment. */
const CustomerSignUp = () => {
  const t = useWords(customerWords);
  const { action } = useHere().params;
  const navigate = useNavigate();
  const { data, error, again } = useAsk(PackagesDocument, {});
  if (action === 'success')
    return (
      <GuestPage title={t('paid')} lead={t('paidLead')}>
        <ToPackages />
      </GuestPage>
    );
  const canceled = action === 'cancel';
  const plans = data?.packages;
  return (
    <GuestPage title={t(canceled ? 'canceled' : 'title')} lead={t(canceled ? 'canceledLead' : 'lead')}>
      {plans === undefined ? <Pending error={error} onRetry={again} rows={6} /> : null}
      {plans?.length === 0 ? (
        <>
          <p>{t('none')}</p>
          <ToPackages />
        </>
      ) : null}
      {plans && plans.length > 0 ? (
        <SignUpForm plans={plans} onSaved={() => void navigate({ href: href('centres.payment') })} />
      ) : null}
    </GuestPage>
  );
};

const ToPackages = () => {
  const t = useWords(customerWords);
  return (
    <Button variant="default" size="lg" fullWidth renderRoot={(props) => <Link to={href('centres.demo')} {...props} />}>
      {t('ask')}
    </Button>
  );
};

export default CustomerSignUp;
