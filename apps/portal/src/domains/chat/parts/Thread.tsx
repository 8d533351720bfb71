import { Button } from '@mantine/core';
import { markAsReadChat } from '@nestling/contract/operations/chat.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { allows } from '@nestling/rules/roles.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock, dateWords, dayWords, stated } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconFileText } from '@tabler/icons-react';
import { Fragment, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSubscription } from 'urql';
import { usePerson } from '../../../session/session.ts';
import type { ChatLineFragment } from '../chat.graphql.ts';
import { ChatInfoDocument, ChatLineAddedDocument, ChatTypingDocument } from '../chat.graphql.ts';
import { type Chat, chatArgs } from '../chat.ts';
import { discard, tryAgain, useOutgoing } from '../outbox.ts';
import { useThread } from '../use-thread.ts';
import { chatWords } from '../words.ts';
import { ChatNotes } from './ChatNotes.tsx';
import { type About, Composer } from './Composer.tsx';
import { Line } from './Line.tsx';
import { SeenBy } from './SeenBy.tsx';
import classes from './Thread.module.css';
import { ThreadHead } from './ThreadHead.tsx';

const AskForPush = lazy(() => import('../../notifications/parts/AskForPush.tsx'));

const NEAR = 120;
const TYPING_MS = 6_000;
const RUN_MS = 5 * 60_000;

const dayOf = ({ created_at }: ChatLineFragment): string => stated(created_at).date;

/** Of lines one after another by the same person within minutes only the first shows who. */
const beginsRun = (line: ChatLineFragment, before: ChatLineFragment | undefined): boolean =>
  !before ||
  before.sender_id !== line.sender_id ||
  Date.parse(line.created_at) - Date.parse(before.created_at) > RUN_MS ||
  dayOf(before) !== dayOf(line);

/** One conversation: its head, its lines, and the field to write in. */
export const Thread = ({ chat, onBack }: { chat: Chat; onBack: () => void }) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const [around, setAround] = useState<string | null>(null);
  const thread = useThread(chat, around);
  const { lines, whole, atEnd, hear, earlier } = thread;
  const args = useMemo(() => chatArgs(chat), [chat]);
  const { data } = useAsk(ChatInfoDocument, args);
  const info = data?.getChatInfo ?? null;
  const outgoing = useOutgoing(chat);
  const [about, setAbout] = useState<About | null>(null);
  const [seen, setSeen] = useState<ChatLineFragment | null>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const mark = useAction(markAsReadChat, { quiet: true, say: () => null, ownErrors: true });
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const stick = useRef(true);
  const now = useMinute();

  useSubscription({ query: ChatLineAddedDocument }, (_, change) => {
    if (change.chatMessageAdded) {
      hear(change.chatMessageAdded);
      if (!change.chatMessageAdded.mine) setTyping(null);
    }
    return change;
  });
  useSubscription({ query: ChatTypingDocument, variables: args }, (_, change) => {
    setTyping(change.chatTypingChanged?.name ?? null);
    return change;
  });
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing]);

  // Where the reading ended when the conversation was opened; it stays where it was while one reads on.
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!info || asked.current) return;
    asked.current = true;
    setFirstNew(info.first_new);
  }, [info]);

  const newest = lines?.at(-1);
  const marked = useRef(0);
  const look = useCallback(() => {
    if (!newest || document.hidden || !atEnd || Number(newest.id) <= marked.current) return;
    marked.current = Number(newest.id);
    void mark.run({ ...args, up_to: Number(newest.id) });
  }, [newest, atEnd, args, mark.run]);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);

  // The place stays: at the newest while one is there, at what one reads while older ones come in above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was drawn
  useLayoutEffect(() => {
    const at = box.current;
    if (!at) return;
    const target = around ? at.querySelector(`#line-${around}`) : null;
    if (target && height.current === 0) target.scrollIntoView({ block: 'center' });
    else if (stick.current && !around) at.scrollTop = at.scrollHeight;
    else if (height.current > 0 && at.scrollTop < NEAR) at.scrollTop += at.scrollHeight - height.current;
    height.current = lines ? at.scrollHeight : 0;
  }, [lines, outgoing.length, around]);

  // What comes up below the lines (the offer to tell this device, a field that grows) covers none of them.
  useEffect(() => {
    const at = box.current;
    if (!at) return;
    const watch = new ResizeObserver(() => {
      if (stick.current && !around) at.scrollTop = at.scrollHeight;
    });
    watch.observe(at);
    return () => watch.disconnect();
  }, [around]);

  const scroll = () => {
    const at = box.current;
    if (!at) return;
    stick.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR;
    height.current = at.scrollHeight;
    if (at.scrollTop < NEAR && !whole) void earlier();
  };
  const jump = (id: string) => {
    const known = box.current?.querySelector(`#line-${id}`);
    if (known) known.scrollIntoView({ block: 'center' });
    height.current = 0;
    stick.current = false;
    setAround(id);
  };
  const acts = {
    reply: (line: ChatLineFragment) => setAbout({ kind: 'reply', line }),
    edit: (line: ChatLineFragment) => setAbout({ kind: 'edit', line }),
    seen: setSeen,
    jump,
  };
  const lastRead = lines?.findLast(({ mine, seen_at }) => mine && seen_at !== null)?.id;
  const name = info?.name ?? '';
  // Families choose; staff write to everybody who reads along.
  const staff =
    chat.kind === 'student' && !allows(role, 'teacher') ? (info?.readers ?? []).filter((one) => one.staff) : [];
  if (lines === null)
    return (
      <EmptyState
        picture={<PaperPicture />}
        title={t('closed')}
        actions={<Button onClick={onBack}>{t('back')}</Button>}
      />
    );
  return (
    <section className={classes.thread} aria-label={name}>
      <ThreadHead chat={chat} info={info} onBack={onBack} onJump={jump} />
      {info ? <ChatNotes chat={chat} info={info} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className={classes.scroll} ref={box} onScroll={scroll} tabIndex={0} role="log" aria-label={t('log')}>
        {lines === undefined ? <LineSkeleton /> : null}
        {lines && !whole ? (
          <div className={classes.center}>
            <Button variant="subtle" size="compact-md" onClick={() => void earlier()}>
              {t('earlier')}
            </Button>
          </div>
        ) : null}
        {lines && whole ? (
          <p className={classes.day}>{lines.length === 0 ? t('startText', { name }) : t('first')}</p>
        ) : null}
        <ol className={classes.lines}>
          {lines?.map((line, i) => {
            const before = lines[i - 1];
            const newDay = !before || dayOf(before) !== dayOf(line);
            return (
              <Fragment key={line.id}>
                {newDay ? <li className={classes.day}>{dayName(line, now, language, t)}</li> : null}
                {line.id === firstNew ? <li className={classes.new}>{t('newMark')}</li> : null}
                <Line
                  line={line}
                  named={beginsRun(line, before)}
                  read={line.id === lastRead}
                  marked={line.id === around}
                  acts={acts}
                />
              </Fragment>
            );
          })}
          {outgoing.map((one) => (
            <li key={one.operation} className={`${classes.line} ${classes.waiting}`} data-own="true">
              <div className={classes.said}>
                <div className={classes.bubble} data-picture={one.image !== null}>
                  {one.image ? <img className={classes.picture} src={one.image} alt={t('photo')} /> : null}
                  {one.document ? (
                    <p className={classes.fileName}>
                      <IconFileText size={18} aria-hidden="true" /> {one.document.name}
                    </p>
                  ) : null}
                  {one.document?.name === one.message ? null : <p className={classes.text}>{one.message}</p>}
                </div>
                {one.problem === null ? (
                  <p className={classes.when}>{`${clock(one.at)} · ${t('waiting')}`}</p>
                ) : (
                  <p className={classes.when} role="alert">
                    <span className={classes.problem}>{one.problem || t('failed')}</span>{' '}
                    <button type="button" className={classes.link} onClick={() => tryAgain(one.operation)}>
                      {t('tryAgain')}
                    </button>
                    <button type="button" className={classes.link} onClick={() => discard(one.operation)}>
                      {t('discard')}
                    </button>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        {around ? (
          <div className={classes.center}>
            <Button
              variant="default"
              size="compact-md"
              onClick={() => {
                stick.current = true;
                setAround(null);
              }}
            >
              {t('latest')}
            </Button>
          </div>
        ) : null}
      </div>
      {lines?.some(({ mine }) => mine) ? (
        <Suspense>
          <AskForPush about="message" />
        </Suspense>
      ) : null}
      <p className={classes.typing} role="status">
        {typing ? t('typing', { name: typing }) : ''}
      </p>
      {info?.may_write === false ? (
        <p className={classes.note}>{t('staffOnly')}</p>
      ) : (
        <Composer chat={chat} name={name} about={about} staff={staff} onDone={() => setAbout(null)} />
      )}
      {seen ? <SeenBy line={seen} onClose={() => setSeen(null)} /> : null}
    </section>
  );
};

const DAY_MS = 86_400_000;
const dayName = (
  line: ChatLineFragment,
  now: number,
  language: 'en' | 'es',
  t: (key: 'today' | 'yesterday') => string,
): string => {
  const day = dayOf(line);
  if (day === stated(now).date) return t('today');
  if (day === addDays(stated(now).date, -1)) return t('yesterday');
  return now - Date.parse(line.created_at) < 300 * DAY_MS
    ? dayWords(line.created_at, language)
    : dateWords(line.created_at, language);
};
