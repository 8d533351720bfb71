import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { inkOn } from '@nestling/ui/colour/oklch.ts';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock, dateFigures, momentWords, stated, weekdayWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { firstLetter } from '@nestling/ui/person/letter.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { SearchChatDocument } from '../chat.graphql.ts';
import type { Chat } from '../chat.ts';
import type { ChatRow } from '../use-chats.ts';
import { chatWords } from '../words.ts';
import classes from './ChatList.module.css';

/** The conversations, the one with the latest message first; below them what a search finds in messages. */
export const ChatList = ({
  rows,
  open,
  search,
  unread,
  more,
  onOpen,
}: {
  rows: readonly ChatRow[];
  open: Chat | null;
  search: string;
  unread: boolean;
  /** Shows more of them; null where these are all. */
  more: (() => void) | null;
  onOpen: (chat: Chat) => void;
}) => {
  const t = useWords(chatWords);
  const found = search.trim();
  const { data } = useAsk(SearchChatDocument, { search: found }, { keep: ['search'], pause: found.length < 2 });
  const { language } = useSpeech();
  const hits = found.length < 2 ? [] : (data?.searchChat ?? []);
  if (rows.length === 0 && hits.length === 0)
    return found ? (
      <p className={classes.none}>{t('nothingFound')}</p>
    ) : (
      <EmptyState picture={<PaperPicture />} title={t(unread ? 'noUnread' : 'none')}>
        {t(unread ? 'noUnreadText' : 'noneText')}
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={`${row.chat.kind}${row.chat.id}`}>
            <Row row={row} here={open?.kind === row.chat.kind && open.id === row.chat.id} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {more ? (
        <Button variant="subtle" onClick={more}>
          {t('more')}
        </Button>
      ) : null}
      {hits.length > 0 ? (
        <>
          <h2 className={classes.heading}>{t('found')}</h2>
          <ul className={classes.list}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <button
                  type="button"
                  className={classes.row}
                  onClick={() =>
                    onOpen(
                      hit.student_id
                        ? { kind: 'student', id: hit.student_id }
                        : { kind: 'room', id: hit.program_id ?? '' },
                    )
                  }
                >
                  <span className={classes.words}>
                    <span className={classes.top}>
                      <span className={classes.name}>{hit.student?.full_name ?? hit.program?.name}</span>
                      <span className={classes.when}>{momentWords(hit.created_at, language)}</span>
                    </span>
                    <span className={classes.last}>
                      {t('bySaid', { name: hit.sender_name ?? '', text: hit.message ?? '' })}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
};

const DAY_MS = 86_400_000;

const Row = ({ row, here, onOpen }: { row: ChatRow; here: boolean; onOpen: (chat: Chat) => void }) => {
  const t = useWords(chatWords);
  const { language } = useSpeech();
  const now = useMinute();
  const at = row.last_at;
  const shortly = (moment: string): string => {
    if (stated(moment).date === stated(now).date) return clock(moment);
    return now - Date.parse(moment) < 6 * DAY_MS
      ? weekdayWords(moment, language, 'short')
      : dateFigures(moment, language);
  };
  const text = row.last_deleted ? t('deleted') : (row.last_message ?? '');
  const last = row.last_mine ? t('youSaid', { text }) : row.last_by ? t('bySaid', { name: row.last_by, text }) : text;
  return (
    <button
      type="button"
      className={classes.row}
      aria-current={here ? 'true' : undefined}
      data-unread={row.unread > 0}
      onClick={() => onOpen(row.chat)}
    >
      {row.chat.kind === 'room' ? (
        <span
          className={classes.room}
          style={row.colour ? { background: row.colour, color: inkOn(row.colour) } : undefined}
          aria-hidden="true"
        >
          {firstLetter(row.name)}
        </span>
      ) : (
        <Avatar id={row.chat.id} name={row.name} image={row.image} size={44} />
      )}
      <span className={classes.words}>
        <span className={classes.top}>
          <span className={classes.name}>{row.name}</span>
          {at ? <span className={classes.when}>{shortly(at)}</span> : null}
        </span>
        <span className={classes.bottom}>
          <span className={classes.last}>{at ? last : row.detail}</span>
          {row.unread > 0 ? (
            <span className={classes.count} role="img" aria-label={t('unreadCount', { count: row.unread })}>
              {row.unread > 99 ? '99+' : row.unread}
            </span>
          ) : null}
        </span>
      </span>
    </button>
  );
};
