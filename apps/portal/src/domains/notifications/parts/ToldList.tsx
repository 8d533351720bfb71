import { deleteNotification, markSeenNotification } from '@nestling/contract/operations/notifications.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { ago } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { ToldFragment } from '../notifications.graphql.ts';
import { whereOf } from '../where.ts';
import { notificationWords } from '../words.ts';
import classes from './ToldList.module.css';

/** Notifications, the newest first. Opening one leads to where it is seen to, and marks it seen. */
export const ToldList = ({ told, onOpen }: { told: readonly ToldFragment[]; onOpen?: () => void }) => {
  const t = useWords(notificationWords);
  const remove = useAction(deleteNotification, { say: () => null });
  return (
    <ul className={classes.list}>
      {told.map((one) => (
        <li key={one.id} className={classes.item} data-new={!one.seen}>
          <Opens one={one} onOpen={onOpen}>
            <Line one={one} />
          </Opens>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('remove', { title: one.title ?? '' })}
            onClick={() => void remove.run({ id: one.id })}
          >
            <IconX size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
};

const Opens = ({
  one,
  onOpen,
  children,
}: {
  one: ToldFragment;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}) => {
  const { role } = usePerson();
  const see = useAction(markSeenNotification, { say: () => null, ownErrors: true });
  const to = whereOf(one, role);
  const opened = () => {
    if (!one.seen) void see.run({ id: one.id });
    onOpen?.();
  };
  return to ? (
    <Link className={classes.link} to={to} onClick={opened}>
      {children}
    </Link>
  ) : (
    <span className={classes.link}>{children}</span>
  );
};

const Line = ({ one }: { one: ToldFragment }) => {
  const t = useWords(notificationWords);
  const { language } = useSpeech();
  const now = useMinute();
  return (
    <>
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.words}>
        {one.seen ? null : <span className={classes.aside}>{t('new')}: </span>}
        <span className={classes.title}>{one.title}</span>
        {one.text ? <span className={classes.quiet}>{one.text}</span> : null}
        <span className={classes.quiet}>{ago(one.created_at, language, now)}</span>
      </span>
    </>
  );
};
