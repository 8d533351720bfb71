import { isObject } from '../json.ts';
import { changedFields } from './changed-fields.ts';
import { isField, logFields } from './fields.ts';
import { kindOf, logKinds } from './kinds.ts';
import { logReports } from './reports.ts';
import { sentences } from './sentences.ts';
import { logWords } from './words.ts';

type Language = 'en' | 'es';

/** A line of the trail, as the log answers it. */
export interface LogLine {
  readonly object_type: string;
  /** The name of the record, or the keys of the settings it is about. */
  readonly object_info: string | null;
  /** The call by which it was done. */
  readonly activity: string;
  /** added, changed or removed. */
  readonly change: string | null;
  readonly username: string | null;
  readonly old_values: unknown;
  readonly new_values: unknown;
}
type Deed =
  | 'added'
  | 'changed'
  | 'removed'
  | 'archived'
  | 'restored'
  | 'approved'
  | 'rejected'
  | 'invited'
  | 'exported'
  | 'actedAs'
  | 'merged'
  | 'moved'
  | 'checkedIn'
  | 'blackedOut'
  | 'undone'
  | 'signed';

/** What a call did, by how calls are named; those left out added, changed or removed something, as the line says. */
const deeds: readonly (readonly [RegExp, Deed])[] = [
  [/^(export|download)/i, 'exported'],
  [/^loginAsUser$/, 'actedAs'],
  [/^(login|logout|finishLogin|refreshToken|addLoginTime|addReloginTime|signIn)/, 'signed'],
  [/^archive/i, 'archived'],
  [/^restore/i, 'restored'],
  [/^undo/i, 'undone'],
  [/^approve/i, 'approved'],
  [/^reject/i, 'rejected'],
  [/invite/i, 'invited'],
  [/^merge/i, 'merged'],
  [/^(move|transfer)/i, 'moved'],
  [/CheckInOut|^save(CheckIn|CheckOut)/, 'checkedIn'],
  [/^blackout/i, 'blackedOut'],
];

const deedOf = ({ activity, change }: Pick<LogLine, 'activity' | 'change'>): Deed =>
  deeds.find(([call]) => call.test(activity))?.[1] ??
  (change === 'added' ? 'added' : change === 'removed' ? 'removed' : 'changed');

/** Settings are named by their keys, which the server writes with spaces. */
const settings = (keys: string, language: Language): string =>
  keys
    .split(', ')
    .map((key) => key.replaceAll(' ', '_'))
    .flatMap((key) => (isField(key) ? logFields[language][key] : []))
    .join(', ');

const whatOf = ({ object_type: type, object_info: info }: LogLine, language: Language): string => {
  const t = logWords[language];
  const kind = kindOf(type);
  if (!kind) return [t.other, info].filter(Boolean).join(' ');
  const named = logKinds[language][kind];
  if (kind === 'AppSetting') {
    const keys = settings(info ?? '', language);
    return keys === '' ? named : `${named}: ${keys}`;
  }
  if (kind === 'Export' && info) return `${named} ${logReports[language][info] ?? info.replaceAll('_', ' ')}`;
  return `${named} ${info ? nameOf(info) : t.gone}`.trim();
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The name of a record; a day, as of a menu's week, in figures, which are the same in every language. */
const nameOf = (name: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(name) ?? [];
  return year === undefined ? name : `${month}/${day}/${year}`;
};

/** What a line says of money, in cents: what went back, else what it was about. */
const amountOf = (values: Readonly<Record<string, unknown>>): string | null => {
  const cents = [values.refunded, values.amount, values.total].find((one) => typeof one === 'number');
  return typeof cents === 'number' ? dollars.format(cents / 100) : null;
};

/** The sentence of a call that has one of its own, as far as its record has a name; a part in brackets only with its value. */
const ownSentence = (line: LogLine, language: Language): string | null => {
  const after = isObject(line.new_values) ? line.new_values : {};
  const { activity } = line;
  const field = Object.keys(after).find((one) => Object.hasOwn(sentences, `${activity}#${one}`));
  const own = field
    ? sentences[`${activity}#${field}`]
    : Object.hasOwn(sentences, activity)
      ? sentences[activity]
      : null;
  const text = own?.[language];
  if (!text || (text.includes('{name}') && !line.object_info)) return null;
  const amount = amountOf(after);
  const said: Readonly<Record<string, string>> = {
    who: line.username ?? logWords[language].system,
    name: nameOf(line.object_info ?? ''),
    amount: amount ?? '',
  };
  const whole = text.replace(/\[([^[\]]*)\]/g, (_, part: string) => (amount === null ? '' : part));
  return `${whole.replace(/\{(\w+)\}/g, (_, word: string) => said[word] ?? '')}.`;
};

/** A line of the log in words: who did what to whom. */
export const logSentence = (line: LogLine, language: Language): string => {
  const t = logWords[language];
  const own = ownSentence(line, language);
  if (own) return own;
  // Nobody is signed in yet who signs in: the account says who it was.
  if (
    kindOf(line.object_type) === 'User' &&
    line.object_info &&
    /^(login|finishLogin|signIn|logout)$/.test(line.activity)
  )
    return `${line.object_info} ${line.activity === 'logout' ? t.signedOut : t.signedIn}.`;
  return `${line.username ?? t.system} ${t[deedOf(line)]} ${whatOf(line, language)}.`;
};

/** What a line changed, where its values are told: "Last name: Brown → Braun". */
export const logChanges = ({ old_values, new_values }: LogLine, language: Language): string[] => {
  const t = logWords[language];
  const said = (value: string): string =>
    value === '' || value === 'null' ? t.nothing : value === 'true' ? t.yes : value === 'false' ? t.no : value;
  return changedFields({ before: old_values, after: new_values }).flatMap(({ field, before, after }) =>
    isField(field) && before !== after && !field.endsWith('_id')
      ? [`${logFields[language][field]}: ${said(before)} → ${said(after)}`]
      : [],
  );
};
