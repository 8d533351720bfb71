import { isActivityKind, kindOf } from '@nestling/rules/activity-kinds.ts';
import { clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ActivityEntryFragment } from './activities.graphql.ts';
import { kindKeys, valueKeys } from './word-keys.ts';
import { activityWords } from './words.ts';

type Row = Pick<ActivityEntryFragment, 'type' | 'details' | 'medication'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What kinds and their values are called, and what an entry holds in words: "most, Pasta", "until 2:05 PM". */
export const useKindWords = () => {
  const t = useWords(activityWords);
  const kindName = (kind: string): string => {
    const key = kindKeys.find((one) => one === `kind_${kind.replaceAll(/[ -]/g, '_')}`);
    return key ? t(key) : kind;
  };
  const valueName = (value: string): string => {
    const key = valueKeys.find((one) => one === `value_${value}`);
    return key ? t(key) : value;
  };
  const held = (value: unknown): string =>
    Array.isArray(value) ? value.map((one) => valueName(String(one))).join(', ') : valueName(String(value));
  const detailsOf = ({ type, details, medication }: Row): string => {
    if (!isObject(details)) return '';
    const names = isActivityKind(type) ? Object.keys(kindOf(type).values) : Object.keys(details);
    return names
      .filter((name) => details[name] !== undefined)
      .map((name) => {
        if (name === 'medication') return medication ?? '';
        return name === 'end_time' ? t('until', { time: clockWords(String(details[name])) }) : held(details[name]);
      })
      .filter((words) => words !== '')
      .join(', ');
  };
  return { t, kindName, valueName, detailsOf };
};
