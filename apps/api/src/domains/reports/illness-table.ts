import { illnessNames } from '@nestling/rules/illnesses.ts';
import { sql } from 'kysely';
import type { Acting } from '../../kernel/call/context.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { type OfPlace, type Table, table, wordsOf } from './table.ts';

interface Line {
  readonly date: string;
  readonly child: string;
  readonly room: string | null;
  readonly kind: string;
  /** In tenths of its unit. */
  readonly temperature: number | null;
  readonly unit: string | null;
  /** 'HH:MM' by the clock of the location; the last two 'YYYY-MM-DDTHH:MM'. */
  readonly time: string;
  readonly sent_home: string | null;
  readonly until: string | null;
  readonly lifted: string | null;
  readonly details: string | null;
  readonly needs_note: boolean;
  readonly note_seen: boolean;
  readonly by: string | null;
  readonly lifted_by: string | null;
  readonly why: string | null;
}

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone z.value, 'YYYY-MM-DD"T"HH24:MI')`;
const degrees = ({ temperature, unit }: Line): string | null =>
  temperature === null ? null : `${(temperature / 10).toFixed(1)} °${unit ?? ''}`;

/** What a licensing office reads of illnesses: who showed what when, until when it stayed away, and who let it back in. */
export const illnessTable = async (ctx: Acting, { location, start_date, end_date }: OfPlace): Promise<Table> => {
  const t = wordsOf(ctx);
  const names = illnessNames[ctx.request.language];
  const { rows } =
    await sql<Line>`select i.date::text as date, st.full_name as child, ro.name as room, i.kind, i.temperature,
      i.unit, to_char(i.time, 'HH24:MI') as time, to_char(i.sent_home_at, 'HH24:MI') as sent_home,
      ${moment('i.excluded_until')} as until, ${moment('i.lifted_at')} as lifted, i.details, i.needs_note, i.note_seen,
      w.full_name as by, v.full_name as lifted_by, i.why
    from illness i join student st on st.id = i.student_id
    join location l on l.id = i.location_id join timezone z on z.id = l.timezone_id
    left join room ro on ro.id = st.room_id left join app_user w on w.id = i.created_by
    left join app_user v on v.id = i.lifted_by
    where i.location_id = ${location} and ${inOwnLocations(ctx.who, sql`i.location_id`)}
      and i.date between ${start_date}::date and ${end_date}::date
    order by i.date, i.time, i.id`.execute(ctx.db);
  const note = ({ needs_note, note_seen }: Line): string | null =>
    needs_note ? t[note_seen ? 'illnesses.noteSeen' : 'illnesses.noteNeeded'] : null;
  return table(t['illnesses.listTitle'], rows, [
    { head: t['illnesses.day'], kind: 'date', value: ({ date }) => date },
    { head: t['illnesses.noticed'], kind: 'clock', value: ({ time }) => time },
    { head: t['injuries.child'], kind: 'text', value: ({ child }) => child },
    { head: t['illnesses.room'], kind: 'text', value: ({ room }) => room },
    { head: t['illnesses.what'], kind: 'text', value: ({ kind }) => names[kind] ?? kind },
    { head: t['illnesses.degrees'], kind: 'text', width: 12, value: degrees },
    { head: t['illnesses.details'], kind: 'text', width: 36, value: ({ details }) => details },
    { head: t['illnesses.sentHome'], kind: 'clock', value: ({ sent_home }) => sent_home },
    { head: t['illnesses.awayUntil'], kind: 'moment', value: ({ until }) => until },
    { head: t['illnesses.doctor'], kind: 'text', value: note },
    { head: t['illnesses.by'], kind: 'text', value: ({ by }) => by },
    { head: t['illnesses.lifted_at'], kind: 'moment', value: ({ lifted }) => lifted },
    { head: t['illnesses.liftedBy'], kind: 'text', value: ({ lifted_by }) => lifted_by },
    { head: t['illnesses.why'], kind: 'text', width: 30, value: ({ why }) => why },
  ]);
};
