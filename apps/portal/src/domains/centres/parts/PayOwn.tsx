import { Button } from '@mantine/core';
import { confirmCenterPayment } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useOpening } from '@nestling/kit/opening.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { href } from '../../../addresses.ts';
import { centerWords } from '../center-words.ts';
import { OpenCardPageDocument, OpenCenterPaymentDocument } from '../own-payment.graphql.ts';
import { usePrice } from '../use-price.ts';

type Plan = { readonly id: string; readonly name: string; readonly price: number; readonly period: string };

/** Leads to the provider's page, where the own center pays for a plan. */
export const PayOwn = ({ plan }: { plan: Plan }) => {
  const t = useWords(centerWords);
  const priceOf = usePrice();
  const { open, busy } = useOpening(OpenCenterPaymentDocument, (data) => data.openCenterPayment?.url);
  return (
    <Button
      aria-label={`${t('pay', { price: priceOf(plan) })}: ${plan.name}`}
      loading={busy}
      onClick={() => void open({ plan_id: plan.id })}
    >
      {t('pay', { price: priceOf(plan) })}
    </Button>
  );
};

/** Leads to the provider's page of the own center's card. */
export const MendCard = () => {
  const t = useWords(centerWords);
  const { open, busy } = useOpening(OpenCardPageDocument, (data) => data.centerCardSession?.url);
  return (
    <Button variant="default" loading={busy} onClick={() => void open({})}>
      {t('mendCard')}
    </Button>
  );
};

/** Asks the provider about a page one comes back from, once. */
export const useOwnPaid = (onPaid: () => void): void => {
  const { session_id: session }: { session_id?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { run } = useAction(confirmCenterPayment);
  const asked = useRef(false);
  useEffect(() => {
    if (!session || asked.current) return;
    asked.current = true;
    void run({ session_id: session }).then(() => {
      onPaid();
      void navigate({ href: href('centres.own'), replace: true });
    });
  });
};
