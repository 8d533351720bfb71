import { useWords } from '@nestling/ui/words.ts';
import { changedFields } from '../students/record/changed-fields.ts';
import type { SystemLogQuery } from './log.graphql.ts';
import { isField, logFieldWords } from './log-fields.ts';
import { kindOf, logKindWords } from './log-kinds.ts';
import { logWords } from './log-words.ts';

type Line = SystemLogQuery['getLogReport']['data'][number];
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

const deedOf = ({ activity, change }: Pick<Line, 'activity' | 'change'>): Deed =>
  deeds.find(([call]) => call.test(activity))?.[1] ??
  (change === 'added' ? 'added' : change === 'removed' ? 'removed' : 'changed');

/** A line of the log in words: who did what to whom, and what stood before and stands since, where that is told. */
export const useLogLine = () => {
  const t = useWords(logWords);
  const kinds = useWords(logKindWords);
  const fields = useWords(logFieldWords);
  const said = (value: string): string =>
    value === '' || value === 'null' ? t('nothing') : value === 'true' ? t('yes') : value === 'false' ? t('no') : value;
  /** Settings are named by their keys, which the server writes with spaces. */
  const settings = (keys: string): string =>
    keys
      .split(', ')
      .map((key) => key.replaceAll(' ', '_'))
      .flatMap((key) => (isField(key) ? fields(key) : []))
      .join(', ');
  const whatOf = ({ object_type: type, object_info: info }: Line): string => {
    const kind = kindOf(type);
    if (!kind) return [t('other'), info].filter(Boolean).join(' ');
    const name = kind === 'AppSetting' ? settings(info ?? '') : (info ?? t('gone'));
    return kind === 'AppSetting' && name !== '' ? `${kinds(kind)}: ${name}` : `${kinds(kind)} ${name}`.trim();
  };
  return {
    sentence: (line: Line): string =>
      t('sentence', { who: line.username ?? t('system'), did: t(deedOf(line)), what: whatOf(line) }),
    /** What changed, for who may read it. */
    changes: ({ old_values: before, new_values: after }: Line): string[] =>
      changedFields({ before, after }).flatMap(({ field, before: old, after: now }) => {
        return isField(field) && old !== now && !field.endsWith('_id')
          ? [t('change', { field: fields(field), before: said(old), after: said(now) })]
          : [];
      }),
  };
};
