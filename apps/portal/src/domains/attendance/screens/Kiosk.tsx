import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { Marks } from '../../health/parts/Marks.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { AreaTabs } from '../day/AreaTabs.tsx';
import { Alerts } from '../kiosk/Alerts.tsx';
import { Conflict, Sides } from '../kiosk/Conflict.tsx';
import { DoorQr } from '../kiosk/DoorQr.tsx';
import { DoorRules } from '../kiosk/DoorRules.tsx';
import {
  DoorAlertRaisedDocument,
  KioskChangedDocument,
  KioskDocument,
  SettledConflictsDocument,
} from '../kiosk/kiosk.graphql.ts';
import classes from '../kiosk/kiosk.module.css';
import { TabletCard } from '../kiosk/TabletCard.tsx';
import { kioskWords } from '../kiosk/words.ts';
import { TabletPanel } from '../tablet/TabletPanel.tsx';

/** The tablet at the door as staff see it: is it there, who was stopped, and where it says otherwise. */
const Kiosk = ({ place: { id: location, zone, today } }: Located) => {
  const t = useWords(kioskWords);
  const { role } = usePerson();
  const manages = allows(role, 'manager');
  const may = useMay();
  const settles = manages && may('edit_settings');
  const { data, again: ask } = useAsk(KioskDocument, { location, manages });
  const again = <V,>(_: unknown, change: V): V => {
    ask();
    return change;
  };
  useSubscription({ query: KioskChangedDocument, variables: { location } }, again);
  useSubscription({ query: DoorAlertRaisedDocument, variables: { location } }, again);
  const [settingUp, setSettingUp] = useState(false);
  const tablets = data?.getKiosks ?? [];
  const current = tablets.filter(({ revoked_at }) => !revoked_at);
  const before = tablets.filter(({ revoked_at, queued }) => revoked_at && queued > 0);
  const conflicts = data?.getKioskConflicts?.data ?? [];
  return (
    <Screen
      tabs={<AreaTabs here="kiosk" date={today} />}
      actions={
        manages ? (
          <Button variant={current.length > 0 ? 'default' : 'filled'} onClick={() => setSettingUp(true)}>
            {t('setUp')}
          </Button>
        ) : undefined
      }
      panel={settingUp ? <TabletPanel location={location} onClose={() => setSettingUp(false)} /> : undefined}
    >
      {data ? (
        <>
          <Marks location={location} />
          <Alerts alerts={data.getDoorAlerts?.data ?? []} zone={zone} />
          <section className={classes.section}>
            <h2>{t('tablet')}</h2>
            {current.length === 0 ? (
              <EmptyState picture={<DoorPicture />} title={t('noneTitle')}>
                {t('none')}
              </EmptyState>
            ) : null}
            {current.map((tablet) => (
              <TabletCard key={tablet.id} tablet={tablet} manages={settles} />
            ))}
            {before.length > 0 ? <h3>{t('earlier')}</h3> : null}
            {before.map((tablet) => (
              <TabletCard key={tablet.id} tablet={tablet} manages={settles} />
            ))}
          </section>
          <section className={classes.section}>
            <h2>{t('conflicts')}</h2>
            <p className={classes.quiet}>{conflicts.length > 0 ? t('conflictsText') : t('noConflicts')}</p>
            <div className={classes.cards}>
              {conflicts.map((check) => (
                <Conflict key={check.id} check={check} zone={zone} />
              ))}
            </div>
            <Settled location={location} zone={zone} />
          </section>
          <DoorQr location={location} />
          {settles ? <DoorRules location={location} /> : null}
          <section className={classes.section}>
            <h2>{t('install')}</h2>
            <ol className={classes.steps}>
              {(['step1', 'step2', 'step3', 'step4'] as const).map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </section>
        </>
      ) : (
        <CardsSkeleton cards={2} />
      )}
    </Screen>
  );
};

/** What was settled, when somebody wants to see it. */
const Settled = ({ location, zone }: { location: string; zone: string | null }) => {
  const t = useWords(kioskWords);
  const { language } = useSpeech();
  const [shown, setShown] = useState(false);
  const { data } = useAsk(SettledConflictsDocument, { location }, { pause: !shown });
  if (!shown)
    return (
      <div className={classes.row}>
        <Button variant="subtle" onClick={() => setShown(true)}>
          {t('showSettled')}
        </Button>
      </div>
    );
  return (
    <>
      <h3>{t('settled')}</h3>
      <div className={classes.cards}>
        {data?.getKioskConflicts?.data.map((check) => (
          <article key={check.id} className={classes.card}>
            <Sides check={check} zone={zone} />
            <p>
              {t(check.state === 'kept' ? 'kept' : 'taken')} · {check.settled_by?.full_name}
              {check.settled_at ? `, ${momentWords(check.settled_at, language, zone)}` : ''}
              <br />
              {check.reason}
            </p>
          </article>
        ))}
      </div>
    </>
  );
};

export default Kiosk;
