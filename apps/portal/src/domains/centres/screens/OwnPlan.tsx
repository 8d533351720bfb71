import { Button } from '@mantine/core';
import { attachCenterPlan } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from '../center-words.ts';
import { type CenterPlanLineFragment, CenterPlansDocument, OwnCenterPlanDocument } from '../centers.graphql.ts';
import { Facts } from '../parts/Facts.tsx';
import { PlanOffer } from '../parts/PlanOffer.tsx';
import { usePrice } from '../use-price.ts';

const MOST = 200;

/** What one's own center has of the platform, until when, and what else it can choose. */
const OwnPlan = () => {
  const t = useWords(centerWords);
  const priceOf = usePrice();
  const { data, error, again } = useAsk(OwnCenterPlanDocument, {});
  const { data: all } = useAsk(CenterPlansDocument, { first: MOST });
  const own = data?.getCurrentCenterPlan;
  const others = (all?.centerPlans ?? []).filter(({ id, active }) => active && id !== own?.plan?.id);
  return (
    <Screen>
      {own ? (
        <Stack gap="l">
          {own.center?.status === 'suspended' ? <p role="alert">{t('suspendedHere')}</p> : null}
          <Section title={t('chosen')}>
            <Facts
              facts={[
                [t('plan'), own.plan ? `${own.plan.name}, ${priceOf(own.plan)}` : t('noPlan')],
                [t('trial'), own.trial_end ? t('last', { date: dateFigures(own.trial_end) }) : t('notOnTrial')],
                [t('end'), own.payment_end ? dateFigures(own.payment_end) : t('unset')],
                [t('next'), own.next_payment ? dateFigures(own.next_payment) : t('unset')],
              ]}
            />
          </Section>
          <Section title={t('others')} help={t('othersHelp')}>
            {others.length === 0 ? <p>{t('noOthers')}</p> : null}
            {others.map((plan) => (
              <Offer key={plan.id} plan={plan} center={own.center?.id ?? ''} />
            ))}
          </Section>
        </Stack>
      ) : (
        <Pending error={error} onRetry={again} rows={4} />
      )}
    </Screen>
  );
};

const Offer = ({ plan, center }: { plan: CenterPlanLineFragment; center: string }) => {
  const t = useWords(centerWords);
  const choose = useAction(attachCenterPlan);
  return (
    <PlanOffer plan={plan}>
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
