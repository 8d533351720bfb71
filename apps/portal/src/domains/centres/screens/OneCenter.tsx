import { Button } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { dateFigures, momentFigures } from '@nestling/ui/format/when.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { centerWords } from '../center-words.ts';
import { OneCenterDocument } from '../centers.graphql.ts';
import { hostingWords } from '../hosting-words.ts';
import { BillingDialog } from '../parts/BillingDialog.tsx';
import { CenterCards } from '../parts/CenterCards.tsx';
import { CenterSettings } from '../parts/CenterSettings.tsx';
import { CenterState } from '../parts/CenterState.tsx';
import { CenterTeam } from '../parts/CenterTeam.tsx';
import { ChildLocations } from '../parts/ChildLocations.tsx';
import { Facts } from '../parts/Facts.tsx';
import { useCenterActs } from '../parts/use-center-acts.tsx';
import { usePrice } from '../use-price.ts';

/** One center as the platform keeps it: how it stands, and what it is billed by. */
const OneCenter = () => {
  const t = useWords(centerWords);
  const { language } = useSpeech();
  const { params } = useHere();
  const { role } = usePerson();
  const priceOf = usePrice();
  const h = useWords(hostingWords);
  const [billing, setBilling] = useState(false);
  const { menuOf, beside } = useCenterActs();
  const answer = useRecord(OneCenterDocument, {
    variables: { id: params.centerId ?? '' },
    record: ({ getCenter }) => getCenter,
  });
  const day = (date: string | null | undefined) => (date ? dateFigures(date) : t('unset'));
  return (
    <RecordScreen
      answer={answer}
      titleOf={({ name }) => name}
      actions={(center) => (
        <Menu
          label={t('more', { name: center.name })}
          button={<IconDotsVertical size={20} aria-hidden="true" />}
          items={menuOf(center)}
        />
      )}
    >
      {(center) => (
        <Stack gap="l">
          {center.suspended_for ? <p>{t(center.suspended_for === 'days' ? 'forDays' : 'forSubscription')}</p> : null}
          <Facts
            facts={[
              [t('status'), <CenterState key="state" status={center.status} />],
              [t('address'), center.hostname ?? center.slug],
              [t('added'), momentFigures(center.added_at, language)],
              [
                t('changed'),
                center.changed_at
                  ? center.changed_by
                    ? t('changedBy', {
                        date: momentFigures(center.changed_at, language),
                        name: center.changed_by.full_name,
                      })
                    : momentFigures(center.changed_at, language)
                  : '—',
              ],
            ]}
          />
          <Section
            title={t('billing')}
            action={
              allows(role, 'admin') ? (
                <Button variant="default" onClick={() => setBilling(true)}>
                  {t('changeBilling')}
                </Button>
              ) : undefined
            }
          >
            <Facts
              facts={[
                [t('plan'), center.plan ? `${center.plan.name}, ${priceOf(center.plan)}` : t('noPlan')],
                [t('trial'), center.trial_end ? t('last', { date: dateFigures(center.trial_end) }) : t('notOnTrial')],
                [t('start'), day(center.payment_start)],
                [t('end'), day(center.payment_end)],
                [t('customer'), center.customer_id ?? t('unset')],
              ]}
            />
          </Section>
          <Row>
            <Button component="a" variant="default" href={href('centres.hosting', { centerId: center.id })}>
              {h('technical')}
            </Button>
          </Row>
          {allows(role, 'admin') ? <CenterCards center={center.id} /> : null}
          <ChildLocations center={center.id} />
          <CenterTeam center={center.id} />
          <CenterSettings center={center.id} />
          {billing ? <BillingDialog center={center} onClose={() => setBilling(false)} /> : null}
          {beside}
        </Stack>
      )}
    </RecordScreen>
  );
};

export default OneCenter;
