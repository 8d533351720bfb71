import { percentWords } from '@nestling/rules/sales-tax.ts';
import { money } from '@nestling/ui/format/money.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { workingWords } from './working-words.ts';

/** A line of an invoice, made or to come. */
type Line = { readonly detail?: string | null; readonly worked: unknown; readonly amount: number };

const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null;
const numberIn = (of: object, key: string): number => Number(Reflect.get(of, key) ?? 0);
const textIn = (of: object, key: string): string => String(Reflect.get(of, key) ?? '');

/**
 * Says how a line of an invoice was worked out, in the reader's language: "Dec 1 – 31, 2026 · 12 of 31 days at $900.00". What
 * somebody wrote about it comes first; an empty text for neither.
 */
export const useWorking = () => {
  const t = useWords(workingWords);
  const { language } = useSpeech();
  const sumOf = (worked: object, say: (cents: number) => string): string => {
    const amount = say(numberIn(worked, 'amount'));
    const count = numberIn(worked, 'count');
    switch (Reflect.get(worked, 'kind')) {
      case 'period':
        return amount;
      case 'part':
      case 'closed':
        return [
          t('part', { count, of: numberIn(worked, 'of'), amount }),
          numberIn(worked, 'closed') > 0 ? t('closed', { count: numberIn(worked, 'closed') }) : null,
        ]
          .filter(Boolean)
          .join(' · ');
      case 'once':
        return t('once', { amount });
      case 'days':
        return t('days', { count, amount });
      case 'visits':
        return t('visits', { count, amount });
      case 'minutes':
        return t('hours', { hours: Math.floor(count / 60), minutes: count % 60, amount });
      case 'stay':
        return t('stay', { count });
      case 'tax':
        return t(Reflect.get(worked, 'included') === true ? 'taxWithin' : 'tax', {
          percent: percentWords(numberIn(worked, 'rate'), language),
          of: say(numberIn(worked, 'of')),
          tax: say(numberIn(worked, 'tax')),
        });
      default:
        return `${(numberIn(worked, 'share') / 100).toLocaleString(language)}%`;
    }
  };
  return ({ detail, worked, amount }: Line, currency?: string | null): string => {
    if (!isObject(worked)) return detail ?? '';
    const say = (cents: number) => money(cents, currency ?? 'USD');
    const from = textIn(worked, 'from');
    const total = numberIn(worked, 'total');
    return [
      detail,
      from ? spanWords({ from, to: textIn(worked, 'to') || from }, language) : null,
      sumOf(worked, say),
      total === amount ? null : t('yours', { amount: say(total) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};
