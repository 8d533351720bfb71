import { z } from 'zod';
import { type Message, message } from '../../kernel/call/message.ts';
import { namesOfDetails } from '../../model/activity/kind-words.ts';

/** What is said in places of its own: the name of a medicine, until when, a whole report. */
const ELSEWHERE = new Set(['medication', 'end_time', 'details', 'name']);

const factsShape = z.object({
  name: z.string().catch(''),
  activity: z.string().catch(''),
  /** 'HH:mm', as the clocks of the location showed it. */
  time: z.string().catch(''),
  by: z.string().catch(''),
  note: z.string().catch(''),
  medicine: z.string().catch(''),
  details: z.record(z.string(), z.unknown()).catch({}),
});

const wordsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/**
 * What a family reads of an entry: "Sofía: 5 ml Ibuprofen at 1:05 PM by Hannah Reed", with its note below. Notices of before
 * hold a name and a kind alone, and say these.
 */
export const activitySentence = (facts: unknown): { title: Message; text: Message | null } => {
  const { name, activity: kind, time, by, note, medicine, details } = factsShape.parse(facts);
  const held = namesOfDetails(kind, details).filter((one) => !ELSEWHERE.has(one));
  const said = { words: held.flatMap((one) => wordsIn(details[one])), medicine };
  const title = String(details.name ?? '');
  const until = String(details.end_time ?? '');
  const text = [details.details, note].filter((one) => typeof one === 'string' && one !== '').join('\n');
  return {
    title: message('activities.notice', { name, kind, title, time, until, by, ...said }),
    text: text === '' ? null : message('notice.announcementText', { text }),
  };
};
