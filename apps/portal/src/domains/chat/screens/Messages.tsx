import { Button } from '@mantine/core';
import { useFrame } from '@nestling/kit/frame.ts';
import { usePhone } from '@nestling/kit/media.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { useWindowTitle } from '@nestling/kit/title.ts';
import { allows } from '@nestling/rules/roles.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconClock, IconDots, IconSend } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { chatKey, useOpenChat } from '../chat.ts';
import { openOutbox } from '../outbox.ts';
import { ChatList } from '../parts/ChatList.tsx';
import { Thread } from '../parts/Thread.tsx';
import { useChats } from '../use-chats.ts';
import { chatWords } from '../words.ts';
import classes from './Messages.module.css';

const Settings = lazy(() => import('../parts/ChatSettings.tsx'));
const ToMany = lazy(() => import('../parts/ToMany.tsx'));

const views = ['all', 'unread', 'rooms'] as const;

/** What families and staff write to one another: the conversations, and one of them. */
const Messages = () => {
  const t = useWords(chatWords);
  const { id, role } = usePerson();
  const may = useMay();
  const { chat, open } = useOpenChat();
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<(typeof views)[number]>('all');
  const [dialog, setDialog] = useState<'settings' | 'many' | null>(null);
  const { rows, error, again, more } = useChats(search, show);
  const phone = usePhone();
  const { title } = useFrame();
  useWindowTitle(title);
  useEffect(() => openOutbox(id), [id]);
  const items: MenuItem[] = [
    ...(allows(role, 'manager') && may('send_announcements')
      ? [{ key: 'many', label: t('toMany'), icon: <IconSend size={18} />, onPick: () => setDialog('many') }]
      : []),
    { key: 'settings', label: t('settings'), icon: <IconClock size={18} />, onPick: () => setDialog('settings') },
  ];
  return (
    <div className={classes.messages} data-open={chat !== null}>
      <div className={classes.side}>
        <header className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          <Menu className={classes.more} label={t('settings')} button={<IconDots size={20} />} items={items} />
        </header>
        <div className={classes.filters}>
          <input
            type="search"
            className={classes.search}
            value={search}
            placeholder={t('find')}
            aria-label={t('find')}
            onChange={(event) => setSearch(event.target.value)}
          />
          <div className={classes.views}>
            {views.map((view) => (
              <Button
                key={view}
                size="compact-md"
                variant={show === view ? 'light' : 'default'}
                aria-pressed={show === view}
                onClick={() => setShow(view)}
              >
                {t(view)}
              </Button>
            ))}
          </div>
        </div>
        <div className={classes.list}>
          {error && !rows ? <Problem error={error} onRetry={again} /> : null}
          {!rows && !error ? <LineSkeleton /> : null}
          {rows ? (
            <ChatList rows={rows} open={chat} search={search} unread={show === 'unread'} more={more} onOpen={open} />
          ) : null}
        </div>
      </div>
      <div className={classes.main}>
        {chat ? (
          <Thread key={chatKey(chat)} chat={chat} onBack={() => open(null)} />
        ) : phone ? null : (
          <EmptyState picture={<PaperPicture />} title={t('choose')}>
            {t('chooseText')}
          </EmptyState>
        )}
      </div>
      <Suspense>
        {dialog === 'settings' ? <Settings onClose={() => setDialog(null)} /> : null}
        {dialog === 'many' ? <ToMany onClose={() => setDialog(null)} /> : null}
      </Suspense>
    </div>
  );
};

export default Messages;
