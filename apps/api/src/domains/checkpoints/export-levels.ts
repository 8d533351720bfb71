import { sql } from 'kysely';
import { exportSheet } from '../../files/sheet/export-sheet.ts';
import type { Column } from '../../files/sheet/sheet.ts';
import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, type InputOf, id } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { Export } from '../../model/export/entity.ts';
import { Checkpoint } from './checkpoints.entities.ts';
import { evidenceCount, observed } from './levels.ts';

export const exportLevelsInput = {
  id: id(Checkpoint),
  type: choice('xlsx', 'csv').optional(),
};

interface Line {
  readonly child: string;
  readonly born: string | null;
  readonly room: string | null;
  readonly domain: string | null;
  readonly code: string | null;
  readonly skill: string;
  readonly observed: string | null;
  readonly settled: string | null;
  readonly evidence: number;
  readonly set_at: string | null;
  readonly set_by: string | null;
}

/** Children of one statement, so that a large location needs no more memory than a small one. */
const AT_ONCE = 50;

async function* linesOf(ctx: Ctx, checkpoint: Asked['id']): AsyncGenerator<Line> {
  const { rows: children } = await sql<{ id: number }>`select st.id from learning_checkpoint c
    join student st on st.location_id = c.location_id and st.archived_at is null
    where c.id = ${checkpoint} order by st.lname, st.fname, st.id`.execute(ctx.db);
  for (let at = 0; at < children.length; at += AT_ONCE) {
    const some = children.slice(at, at + AT_ONCE).map((child) => child.id);
    const { rows } =
      await sql<Line>`select st.full_name as child, st.dob::text as born, r.name as room, d.name as domain,
        s.code, s.name as skill, seen.name as observed, p.name as settled, e.count as evidence,
        to_char(l.set_at at time zone z.value, 'YYYY-MM-DD"T"HH24:MI') as set_at, u.full_name as set_by
      from learning_checkpoint c
      join location h on h.id = c.location_id join timezone z on z.id = h.timezone_id
      join student st on st.id = any(${some}::int[])
      join learning_skill s on s.framework_id = c.framework_id
      left join learning_domain d on d.id = s.domain_id
      left join learning_attribute b on b.id = s.attribute_id
      left join room r on r.id = st.room_id
      left join learning_checkpoint_level l on l.checkpoint_id = c.id and l.student_id = st.id and l.skill_id = s.id
      left join learning_progress p on p.id = l.progress_id
      left join app_user u on u.id = l.set_by
      left join lateral (select ${observed} as step) o on true
      left join learning_progress seen on seen.id = o.step
      cross join lateral (${evidenceCount}) e
      where c.id = ${checkpoint} and (l.progress_id is not null or (s.archived_at is null and (o.step is not null or e.count > 0)))
      order by st.lname, st.fname, st.id, d.position, d.id, b.position, b.id, s.position, s.id`.execute(ctx.db);
    yield* rows;
  }
}
type Asked = InputOf<typeof exportLevelsInput>;

/** Makes a file of where each child stands at a checkpoint, a line for each skill something is known of, as states ask for. */
export const exportLevels = async (ctx: Ctx, { id: checkpoint, type = 'xlsx' }: Asked) => {
  const { rows } = await sql<{ name: string; place: string; framework: string; days: string }>`select c.name,
      h.name as place, f.name as framework, c.start_date || ' – ' || c.end_date as days
    from learning_checkpoint c join location h on h.id = c.location_id join learning_framework f on f.id = c.framework_id
    where c.id = ${checkpoint}`.execute(ctx.db);
  const [held] = rows;
  if (!held) return gone(message('learning.checkpointGone'));
  // After a statement: the language of the account is known then, and not that of the browser alone.
  const texts = textsIn(ctx.request);
  const head = (key: keyof Line): string => message('learning.levelColumn', { key }).in(texts);
  const text = (
    key: 'child' | 'room' | 'domain' | 'code' | 'skill' | 'observed' | 'settled' | 'set_by',
  ): Column<Line> => ({
    kind: 'text',
    head: head(key),
    value: (line) => line[key],
  });
  const columns: Column<Line>[] = [
    text('child'),
    { kind: 'date', head: head('born'), value: ({ born }) => born },
    ...(['room', 'domain', 'code', 'skill', 'observed', 'settled'] as const).map(text),
    { kind: 'number', head: head('evidence'), value: ({ evidence }) => evidence },
    { kind: 'moment', head: head('set_at'), value: ({ set_at }) => set_at },
    text('set_by'),
  ];
  const file = await exportSheet(ctx, type, `${held.place} ${held.name}`, {
    title: `${held.name}: ${held.framework}`,
    subtitle: `${held.place}, ${held.days}`,
    columns,
    rows: linesOf(ctx, checkpoint),
  });
  ctx.audit({ entity: Export, id: checkpoint, after: { report: 'checkpoint_levels', type } });
  return done(message('learning.levelsExported'), { file });
};
