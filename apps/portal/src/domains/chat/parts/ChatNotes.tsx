import { allows } from '@nestling/rules/roles.ts';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconClock, IconUsersGroup } from '@tabler/icons-react';
import { usePerson } from '../../../session/session.ts';
import type { ChatInfoQuery } from '../chat.graphql.ts';
import type { Chat } from '../chat.ts';
import { chatWords } from '../words.ts';
import classes from './Thread.module.css';

type Info = NonNullable<ChatInfoQuery['getChatInfo']>;

/** What whoever writes should know before: when it is answered, who is away, and that a room is many families. */
export const ChatNotes = ({ chat, info }: { chat: Chat; info: Info }) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  if (allows(role, 'teacher')) return null;
  const notes: string[] = [];
  if (info.away_until)
    notes.push(
      [t('placeAway', { date: dateWords(info.away_until, language) }), info.away_note].filter(Boolean).join(' '),
    );
  else if (!info.open_now && info.opens && info.closes)
    notes.push(t('hours', { from: clockWords(info.opens), until: clockWords(info.closes) }));
  for (const { name, away_until, away_note, quiet } of info.readers) {
    if (away_until)
      notes.push(
        [t('awayUntil', { name, date: dateWords(away_until, language) }), away_note].filter(Boolean).join(' '),
      );
    else if (quiet) notes.push(t('quietNow', { name }));
  }
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          <IconClock size={18} aria-hidden="true" />
          {note}
        </p>
      ))}
      {chat.kind === 'room' && info.may_write ? (
        <p className={classes.note}>
          <IconUsersGroup size={18} aria-hidden="true" />
          {t('roomNote')}
        </p>
      ) : null}
    </>
  );
};
