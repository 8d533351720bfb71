import { isActivityKind, kindOf } from '@nestling/rules/activity-kinds.ts';
import { isObject } from '@nestling/rules/json.ts';
import { clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ActivityEntryFragment } from './activities.graphql.ts';
import { fieldWords, kindWords, valueWords } from './kind-words.ts';
import { activityWords } from './words.ts';

type Row = Pick<ActivityEntryFragment, 'type' | 'details' | 'medication'>;

const isKey = <E extends object>(name: string, words: E): name is keyof E & string => Object.hasOwn(words, name);

/** What kinds, their values and the words in these are called, and what an entry holds in words: "most, Pasta". */
export const useKindWords = () => {
  const t = useWords(activityWords);
  const sayKind = useWords(kindWords);
  const sayField = useWords(fieldWords);
  const sayValue = useWords(valueWords);
  const kindName = (kind: string): string => {
    const key = kind.replaceAll(/[ -]/g, '_');
    return isKey(key, kindWords.en) ? sayKind(key) : kind;
  };
  const fieldName = (field: string): string => (isKey(field, fieldWords.en) ? sayField(field) : field);
  const valueName = (value: string): string => (isKey(value, valueWords.en) ? sayValue(value) : value);
  const held = (value: unknown): string =>
    Array.isArray(value) ? value.map((one) => valueName(String(one))).join(', ') : valueName(String(value));
  const detailsOf = ({ type, details, medication }: Row): string => {
    if (!isObject(details)) return '';
    const kept = isActivityKind(type) ? Object.keys(kindOf(type).values) : Object.keys(details);
    // What became of a dose that was not given as planned stands behind its amount.
    const names = type === 'medication' && details.outcome !== 'given' ? [...kept, 'outcome'] : kept;
    return names
      .filter((name) => details[name] !== undefined)
      .map((name) => {
        if (name === 'medication') return medication ?? '';
        return name === 'end_time' ? t('until', { time: clockWords(String(details[name])) }) : held(details[name]);
      })
      .filter((words) => words !== '')
      .join(', ');
  };
  return { t, kindName, fieldName, valueName, detailsOf };
};
