import type { Acting } from '../../kernel/call/context.ts';
import { type LogLine, medicationLog } from '../../model/health/medication-lines.ts';
import { type OfPlace, type Table, table, wordsOf } from './table.ts';

/** What an inspector reads of medicines: who gave what to whom, when, seen by whom, and what was taken back. */
export const medicationTable = async (ctx: Acting, of: OfPlace): Promise<Table> => {
  const t = wordsOf(ctx);
  const remark = ({ note, override, against, withdrawn }: LogLine): string =>
    t['medications.remark']({
      note: note ?? '',
      override: override ?? '',
      against: against.map((code) => t['medications.against']({ code })).join(' '),
      withdrawn: withdrawn ?? '',
    });
  return table(
    t['medications.logTitle'],
    await medicationLog(ctx, of),
    [
      { head: t['medications.at'], kind: 'moment', value: ({ at }) => at },
      { head: t['medications.child'], kind: 'text', value: ({ child }) => child },
      { head: t['medications.medicine'], kind: 'text', value: ({ medicine }) => medicine },
      { head: t['medications.what'], kind: 'text', value: ({ kind }) => t['medications.kind']({ kind }) },
      {
        head: t['medications.amount'],
        kind: 'text',
        value: ({ amount, unit }) => (amount === null ? null : t['medications.dose']({ amount, unit })),
      },
      { head: t['medications.due'], kind: 'clock', width: 16, value: ({ due }) => due },
      { head: t['medications.by'], kind: 'text', value: ({ by }) => by },
      { head: t['medications.witness'], kind: 'text', value: ({ witness }) => witness },
      {
        head: t['medications.doctorSigned'],
        kind: 'text',
        value: ({ doctor, doctor_signed_on: date }) =>
          date === null ? null : t['medications.signedOn']({ doctor: doctor ?? '', date }),
      },
      { head: t['medications.remarks'], kind: 'text', width: 40, value: remark },
    ],
    [t['medications.logNote']],
  );
};
