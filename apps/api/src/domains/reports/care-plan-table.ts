import { phoneWords } from '@nestling/rules/phones.ts';
import type { Acting } from '../../kernel/call/context.ts';
import { carePlanLines, type PlanLine } from '../../model/health/plan-lines.ts';
import { type Table, table, wordsOf } from './table.ts';

interface Of {
  readonly location: number;
}
/** So many are called before the doctor is. */
const MOST_CONTACTS = 3;
const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

/** What goes along on a trip or out of the building: what to do for whom, where the medicine is, and whom to call. */
export const carePlanTable = async (ctx: Acting, { location }: Of): Promise<Table> => {
  const t = wordsOf(ctx);
  const stepsOf = ({ steps }: PlanLine): string => steps.map((step, at) => `${at + 1}. ${step}`).join(' ');
  return table(
    t['carePlans.listTitle'],
    await carePlanLines(ctx, location),
    [
      { head: t['carePlans.child'], kind: 'text', value: ({ child }) => child },
      { head: t['carePlans.room'], kind: 'text', value: ({ room }) => room },
      {
        head: t['carePlans.plan'],
        kind: 'text',
        value: ({ plan, severity }) => t['carePlans.named']({ plan, severity }),
      },
      {
        head: t['carePlans.signs'],
        kind: 'text',
        width: 30,
        value: ({ triggers, signs }) => [triggers, signs].filter(Boolean).join('. '),
      },
      { head: t['carePlans.steps'], kind: 'text', width: 48, value: stepsOf },
      {
        head: t['carePlans.medicine'],
        kind: 'text',
        width: 24,
        value: ({ medicine, medicine_at }) => joined(medicine, medicine_at),
      },
      {
        head: t['carePlans.call'],
        kind: 'text',
        width: 32,
        value: ({ contacts, doctor, doctor_phone }) =>
          [
            ...contacts.slice(0, MOST_CONTACTS).map(({ name, phone }) => joined(name, phoneWords(phone))),
            joined(doctor, doctor_phone && phoneWords(doctor_phone)),
          ]
            .filter(Boolean)
            .join('; '),
      },
      { head: t['carePlans.reviewBy'], kind: 'date', value: ({ ends_on }) => ends_on },
    ],
    [t['carePlans.listNote']],
  );
};
