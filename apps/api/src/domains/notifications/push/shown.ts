import { textsIn } from '../../../kernel/call/languages.ts';
import { message } from '../../../kernel/call/message.ts';
import type { Shown } from '../../../outbox/push/push-sender.ts';
import { sentenceOf } from '../sentence.ts';
import type { Due } from './due.ts';

/** What fits into a push of 4,096 bytes however many bytes a letter takes. */
const TITLE = 120;
const BODY = 400;
const TITLES = 3;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
const wordsOf = ({ language, pets }: Due) => textsIn({ language: language === 'es' ? 'es' : 'en', pets });

const titleOf = (due: Due): string =>
  due.kind === null
    ? message('push.from', { by: due.writer ?? '', about: due.place ?? '' }).in(wordsOf(due))
    : sentenceOf(due.kind, due.facts).title.in(wordsOf(due));

const bodyOf = (due: Due): string => {
  const texts = wordsOf(due);
  if (due.kind !== null) return sentenceOf(due.kind, due.facts).text?.in(texts) ?? '';
  // A picture alone comes without a letter or a digit.
  return due.picture && !/[\p{L}\p{N}]/u.test(due.said ?? '') ? message('push.picture').in(texts) : (due.said ?? '');
};

/** Where a press leads: the portal finds the very thing by the kind and the record. */
const urlOf = ({ kind, about, notification_id, student_id, room_id }: Due): string => {
  if (kind === null) return student_id === null ? `/messages?room=${room_id}` : `/messages?student=${student_id}`;
  const query = new URLSearchParams({
    told: String(notification_id),
    kind,
    ...(about ? { about: String(about) } : {}),
  });
  return `/notifications?${query}`;
};
const tagOf = ({ kind, notification_id, student_id, room_id }: Due): string => {
  if (kind !== null) return `n-${notification_id}`;
  return student_id === null ? `chat-room-${room_id}` : `chat-student-${student_id}`;
};

/** What a device shows of one thing, or of several in one. */
export const shownOf = (all: readonly Due[]): Shown => {
  const [first] = all;
  if (!first) throw new Error('There is nothing to show.');
  if (all.length === 1)
    return {
      title: cut(titleOf(first), TITLE),
      body: cut(bodyOf(first), BODY),
      url: urlOf(first),
      tag: tagOf(first),
      urgent: first.urgent,
    };
  const titles = [...new Set(all.map(titleOf))].slice(0, TITLES).map((title) => cut(title, TITLE));
  const messages = all.every(({ kind }) => kind === null);
  return {
    title: message('push.several', { count: all.length }).in(wordsOf(first)),
    body: titles.join('\n'),
    url: messages ? '/messages' : '/notifications',
    tag: 'digest',
    urgent: false,
  };
};
