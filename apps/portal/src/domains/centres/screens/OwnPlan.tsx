import { Button } from '@mantine/core';
import { attachCenterPlan } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from '../center-words.ts';
import { type CenterPlanLineFragment, CenterPlansDocument, OwnCenterPlanDocument } from '../centers.graphql.ts';
import { CenterCards } from '../parts/CenterCards.tsx';
import { Facts } from '../parts/Facts.tsx';
import { MendCard, PayOwn, useOwnPaid } from '../parts/PayOwn.tsx';
import { PlanOffer } from '../parts/PlanOffer.tsx';
import { usePrice } from '../use-price.ts';

const MOST = 200;
/** From this part of what a plan holds on it is said that it is nearly full. */
const NEARLY = 0.8;

/** What one's own center has of the platform, until when, and what else it can choose. */
const OwnPlan = () => {
  const t = useWords(centerWords);
  const priceOf = usePrice();
  const { data, error, again } = useAsk(OwnCenterPlanDocument, {});
  const { data: all } = useAsk(CenterPlansDocument, { first: MOST });
  const own = data?.getCurrentCenterPlan;
  useOwnPaid(again);
  const plan = own?.plan;
  const held: (readonly [head: string, count: number, most: number | null])[] = [
    [t('locations'), own?.locations ?? 0, plan?.max_locations ?? null],
    [t('students'), own?.students ?? 0, plan?.max_students ?? null],
    [t('cameras'), own?.cameras ?? 0, plan?.max_cameras ?? null],
  ];
  const others = (all?.centerPlans ?? []).filter(({ id, active }) => active && id !== own?.plan?.id);
  return (
    <Screen>
      {own ? (
        <Stack gap="l">
          {own.center?.status === 'suspended' ? <p role="alert">{t('suspendedHere')}</p> : null}
          <Section title={t('chosen')}>
            <Stack>
              <Facts
                facts={[
                  [t('plan'), own.plan ? `${own.plan.name}, ${priceOf(own.plan)}` : t('noPlan')],
                  [t('trial'), own.trial_end ? t('last', { date: dateFigures(own.trial_end) }) : t('notOnTrial')],
                  [t('end'), own.payment_end ? dateFigures(own.payment_end) : t('unset')],
                  [t('next'), own.next_payment ? dateFigures(own.next_payment) : t('unset')],
                  ...held.map(([head, count, most]): [string, string] => [
                    head,
                    most === null ? String(count) : t('heldOf', { count, most }),
                  ]),
                ]}
              />
              {held.some(([, count, most]) => most !== null && count >= most * NEARLY) ? (
                <p role="status">{t('nearlyFull')}</p>
              ) : null}
              {own.subscribed ? (
                <Row>
                  <MendCard />
                </Row>
              ) : null}
              {!own.subscribed && plan && plan.price > 0 ? (
                <Row>
                  <PayOwn plan={plan} />
                </Row>
              ) : null}
            </Stack>
          </Section>
          {own.center ? <CenterCards own center={own.center.id} /> : null}
          <Section title={t('others')} help={t('othersHelp')}>
            {others.length === 0 ? <p>{t('noOthers')}</p> : null}
            <Stack gap="l">
              {others.map((plan) => (
                <Offer
                  key={plan.id}
                  plan={plan}
                  center={own.center?.id ?? ''}
                  pays={!own.subscribed && plan.price > 0}
                />
              ))}
            </Stack>
          </Section>
        </Stack>
      ) : (
        <Pending error={error} onRetry={again} rows={4} />
      )}
    </Screen>
  );
};

const Offer = ({ plan, center, pays }: { plan: CenterPlanLineFragment; center: string; pays: boolean }) => {
  const t = useWords(centerWords);
  const choose = useAction(attachCenterPlan);
  return (
    <PlanOffer plan={plan} heading="h3">
      {pays ? <PayOwn plan={plan} /> : null}
      <Button
        variant="default"
        aria-label={`${t('choose')}: ${plan.name}`}
        loading={choose.busy}
        onClick={() => void choose.run({ center_id: center, plan_id: plan.id })}
      >
        {t('choose')}
      </Button>
    </PlanOffer>
  );
};

export default OwnPlan;
