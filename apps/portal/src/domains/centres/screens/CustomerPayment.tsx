import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useOpening } from '@nestling/kit/opening.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { href } from '../../../addresses.ts';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { ConfirmCustomerPaymentDocument, OpenCustomerPaymentDocument } from '../customer.graphql.ts';
import { customerWords } from '../customer-words.ts';
import { PackagesDocument } from '../packages.graphql.ts';
import { PlanOffer } from '../parts/PlanOffer.tsx';
import { dropSignUp, keptSignUp } from '../sign-up.ts';
import { usePrice } from '../use-price.ts';

/** What a sign-up pays, and whether it was paid for as the provider says. */
const CustomerPayment = () => {
  const { session_id: session }: { session_id?: string } = useSearch({ strict: false });
  return session ? <Confirm session={session} /> : <Pay />;
};

const Pay = () => {
  const t = useWords(customerWords);
  const priceOf = usePrice();
  const [kept] = useState(keptSignUp);
  const { data, error, again } = useAsk(PackagesDocument, {});
  const { open, busy } = useOpening(OpenCustomerPaymentDocument, (data) => data.createCustomerPaymentSession?.url);
  if (!kept) return <Over />;
  if (!data)
    return (
      <GuestPage title={t('payment')}>
        <Pending error={error} onRetry={again} rows={4} />
      </GuestPage>
    );
  const plan = data.packages.find(({ id }) => id === kept.plan);
  if (!plan) return <Over />;
  return (
    <GuestPage title={t('payment')} lead={t('paymentLead')}>
      <Stack gap="l">
        <PlanOffer plan={plan} />
        <Button
          size="lg"
          fullWidth
          loading={busy}
          onClick={() => void open({ price_id: plan.id, customer_id: kept.handle })}
        >
          {t('pay', { price: priceOf(plan) })}
        </Button>
        <ToSignUp label={t('back')} />
      </Stack>
    </GuestPage>
  );
};

const Confirm = ({ session }: { session: string }) => {
  const t = useWords(customerWords);
  const { run } = useAction(ConfirmCustomerPaymentDocument, { ownEnding: true });
  const [ended, setEnded] = useState<{ readonly token: string | null } | { readonly problem: string } | null>(null);
  const asked = useRef(false);
  const ask = async () => {
    setEnded(null);
    const answer = await run({ session_id: session, customer_id: keptSignUp()?.handle ?? null });
    if (answer?.kind !== 'done') return setEnded({ problem: answer?.message ?? '' });
    dropSignUp();
    setEnded({ token: answer.data.confirmCustomerPayment?.token ?? null });
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });
  if (!ended)
    return (
      <GuestPage title={t('checking')}>
        <Pending error={undefined} onRetry={() => void ask()} rows={2} />
      </GuestPage>
    );
  if ('problem' in ended)
    return (
      <GuestPage title={t('unpaid')} lead={ended.problem}>
        <Button size="lg" fullWidth onClick={() => void ask()}>
          {t('tryAgain')}
        </Button>
        <ToSignUp label={t('back')} />
      </GuestPage>
    );
  const { token } = ended;
  return (
    <GuestPage title={t('paid')} lead={t('paidLead')}>
      {token ? (
        <Button
          size="lg"
          fullWidth
          renderRoot={(props) => <Link to={href('centres.newCenter', { token })} {...props} />}
        >
          {t('setUp')}
        </Button>
      ) : null}
    </GuestPage>
  );
};

const Over = () => {
  const t = useWords(customerWords);
  return (
    <GuestPage title={t('over')} lead={t('overLead')}>
      <ToSignUp label={t('again')} />
    </GuestPage>
  );
};

const ToSignUp = ({ label }: { label: string }) => (
  <Button variant="default" size="lg" fullWidth renderRoot={(props) => <Link to={href('centres.signUp')} {...props} />}>
    {label}
  </Button>
);

export default CustomerPayment;
