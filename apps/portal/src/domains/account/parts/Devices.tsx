import { Button } from '@mantine/core';
import { logout, logoutAllSessions } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { ago, momentWords } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { deviceName, isHandheld } from '../../../session/device-name.ts';
import type { OwnAccountQuery } from '../ownAccount.graphql.ts';
import { accountWords } from '../words.ts';
import classes from './Devices.module.css';

type Session = OwnAccountQuery['getUserSessions'][number];

/** Where one is signed in, this device first, and the ways to end it elsewhere. */
export const Devices = ({ sessions }: { sessions: readonly Session[] }) => {
  const t = useWords(accountWords);
  const [asking, setAsking] = useState(false);
  const endOthers = useAction(logoutAllSessions);
  const own = sessions.find(({ current }) => current);
  const sorted = [...sessions].sort((a, b) => Number(b.current === true) - Number(a.current === true));

  const end = async () => {
    const ended = await endOthers.run(own ? { except_session_id: own.id } : {});
    if (ended?.kind === 'done') setAsking(false);
  };
  const others = sessions.length > 1;
  return (
    <Section
      title={t('devices')}
      help={others ? t('devicesHelp') : t('onlyHere')}
      action={
        others ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('signOutOthers')}
          </Button>
        ) : null
      }
    >
      <ul>
        {sorted.map((session) => (
          <Line key={session.id} session={session} />
        ))}
      </ul>
      {asking ? (
        <Dialog label={t('othersTitle')} onClose={() => setAsking(false)}>
          <h2 className={classes.title}>{t('othersTitle')}</h2>
          <p>{t('othersText')}</p>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button loading={endOthers.busy} onClick={() => void end()}>
              {t('othersDo')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </Section>
  );
};

const Line = ({ session }: { session: Session }) => {
  const t = useWords(accountWords);
  const { language } = useSpeech();
  const end = useAction(logout);
  const name = deviceName(session.device) || t('unknownDevice');
  const Icon = isHandheld(session.device) ? IconDeviceMobile : IconDeviceLaptop;
  const told = [
    session.current ? null : t('used', { when: ago(session.last_used_at, language) }),
    t('since', { when: momentWords(session.login_time, language) }),
    session.ip ? t('from', { ip: session.ip }) : null,
  ];
  return (
    <li className={classes.line}>
      <Icon size={24} aria-hidden="true" />
      <div className={classes.words}>
        <b>{name}</b> {session.current ? <Badge kind="good">{t('thisDevice')}</Badge> : null}
        <span className={classes.quiet}>{told.filter(Boolean).join(' · ')}</span>
      </div>
      {session.current ? null : (
        <Button
          variant="default"
          loading={end.busy}
          aria-label={t('signOutNamed', { name })}
          onClick={() => void end.run({ session_id: session.id })}
        >
          {t('signOutOne')}
        </Button>
      )}
    </li>
  );
};
