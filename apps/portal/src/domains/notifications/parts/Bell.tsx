import { Button } from '@mantine/core';
import { markSeenNotificationAll } from '@nestling/contract/operations/notifications.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { later } from '../../../later.ts';
import { NotificationAddedDocument, NotificationsShortDocument } from '../notifications.graphql.ts';
import { notificationWords } from '../words.ts';
import classes from './Bell.module.css';
import { ToldList } from './ToldList.tsx';

const KeptPush = later(() => import('./KeptPush.tsx'));

/** The bell of the bar. It says what comes in while the portal is open; mounted once. */
const Bell = () => {
  const [, ask] = useQuery({ query: NotificationsShortDocument });
  useSubscription({ query: NotificationAddedDocument }, (_, change) => {
    const added = change.notificationAdded;
    if (added) notify({ kind: 'look', title: added.title ?? '', ...(added.text ? { detail: added.text } : {}) });
    ask({ requestPolicy: 'network-only' });
    return change;
  });
  return (
    <>
      <BellButton />
      <KeptPush />
    </>
  );
};

/** How much is new, and the newest behind it. */
export const BellButton = () => {
  const t = useWords(notificationWords);
  const [open, setOpen] = useState(false);
  const { data } = useAsk(NotificationsShortDocument, {});
  const unread = data?.notificationsShort?.unread ?? 0;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `${t('bell')}: ${t('unread', { count: unread })}` : t('bell')}
        onClick={() => setOpen(true)}
      >
        <IconBell size={20} />
        {unread > 0 ? (
          <span className={classes.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </button>
      {open ? <Newest onClose={close} /> : null}
    </>
  );
};

const Newest = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(notificationWords);
  const [{ data }] = useQuery({ query: NotificationsShortDocument, requestPolicy: 'cache-only' });
  const seeAll = useAction(markSeenNotificationAll, { say: () => null });
  const { unread = 0, data: told = [] } = data?.notificationsShort ?? {};
  return (
    <Dialog label={t('bell')} place="side" width={420} onClose={onClose}>
      <div className={classes.panel}>
        <div className={classes.head}>
          <h2>{t('bell')}</h2>
          {unread > 0 ? (
            <Button variant="subtle" size="compact-md" loading={seeAll.busy} onClick={() => void seeAll.run({})}>
              {t('seeAll')}
            </Button>
          ) : null}
        </div>
        {told.length > 0 ? <ToldList told={told} onOpen={onClose} /> : <p className={classes.none}>{t('noneText')}</p>}
        <Link className={classes.all} to={href('notifications.list')} onClick={onClose}>
          {t('all')}
        </Link>
      </div>
    </Dialog>
  );
};

export default Bell;
