import { percentOf } from '@nestling/rules/sales-tax.ts';
import { z } from 'zod';
import { languages } from '../../../kernel/call/languages.ts';
import { amountIn } from '../../../messages/amount.ts';
import { spanOf } from '../../../messages/when.ts';

const days = { from: z.string(), to: z.string() };
/** Cents of a unit, and of the whole line before it was divided among its payers. */
const cents = { amount: z.int(), total: z.int() };

const working = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('period'), ...days, ...cents }),
  z.object({ kind: z.literal('part'), ...days, ...cents, count: z.int(), of: z.int() }),
  z.object({ kind: z.literal('closed'), ...days, ...cents, count: z.int(), of: z.int(), closed: z.int() }),
  z.object({ kind: z.enum(['days', 'visits', 'minutes']), ...days, ...cents, count: z.int() }),
  z.object({ kind: z.literal('once'), ...days, ...cents }),
  z.object({ kind: z.literal('share'), share: z.int(), total: z.int() }),
  z.object({
    ...{ kind: z.literal('tax'), rate: z.int(), of: z.int(), tax: z.int(), total: z.int() },
    included: z.boolean(),
  }),
  z.object({ kind: z.literal('stay'), from: z.string(), count: z.int(), total: z.int() }),
]);

/**
 * How a line was worked out. `period`: the whole of it; `part`: some of its days; `closed`: the same
 * where days the place was closed are among those that are not billed; `once`: an
 * amount set for this once instead of the usual one, which `amount` is; `days`, `visits` and `minutes` (at so much
 * an hour) come from attendance; `share`: hundredths of a percent of the line above; `tax`: thousandths
 * of a percent of the taxed amount `of`, `included` in it or on top; `stay`: minutes of one day.
 */
export type Working = z.output<typeof working>;

/** A working as it was kept; null where there is none. */
export const readWorking = (json: unknown): Working | null => working.safeParse(json).data ?? null;

/** The sentence of a working on paper; null where there is none. */
export const workingWords = (
  language: 'en' | 'es',
  json: unknown,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string | null => {
  const one = readWorking(json);
  if (!one) return null;
  const w = languages[language];
  const say = (cents: number) => amountIn(cents, currency);
  const span = 'from' in one ? spanOf(language, one.from, 'to' in one ? one.to : one.from) : null;
  const sum = () => {
    switch (one.kind) {
      case 'period':
        return say(one.amount);
      case 'part':
        return w['bills.worked.part']({ ...one, closed: 0, amount: say(one.amount) });
      case 'closed':
        return w['bills.worked.part']({ ...one, amount: say(one.amount) });
      case 'once':
        return w['bills.worked.once']({ amount: say(one.amount) });
      case 'days':
        return w['bills.worked.days']({ count: one.count, amount: say(one.amount) });
      case 'visits':
        return w['bills.worked.visits']({ count: one.count, amount: say(one.amount) });
      case 'minutes':
        return w['bills.worked.hours']({
          hours: Math.floor(one.count / 60),
          minutes: one.count % 60,
          amount: say(one.amount),
        });
      case 'stay':
        return w['bills.worked.stay']({ minutes: one.count });
      case 'tax':
        return w[one.included ? 'bills.worked.taxWithin' : 'bills.worked.tax']({
          ...{ percent: percentOf(one.rate), of: say(one.of), tax: say(one.tax) },
        });
      default:
        return `${one.share / 100}%`;
    }
  };
  const part = one.total === amount ? null : w['bills.worked.yours']({ amount: say(one.total) });
  return [span, sum(), part].filter(Boolean).join(' · ');
};
