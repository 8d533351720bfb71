import type pg from 'pg';
import { addDays, dayAt } from '../../kernel/lib/local-time.ts';
import type { Teaching } from './learning-words.ts';
import type { Writer } from './writer.ts';

interface Place {
  readonly client: pg.ClientBase;
  readonly location: number;
  readonly room: number;
  readonly by: number;
  readonly zone: string;
  readonly now: Date;
}

/** What the rest of the demo names: skills by code, steps in their order, activities of the library by title. */
export interface Taught {
  readonly framework: number;
  readonly skills: ReadonlyMap<string, number>;
  readonly steps: readonly number[];
  readonly activities: ReadonlyMap<string, number>;
}

/** Adds a framework with its steps, and the library of activities for its skills. */
export const addLearning = async (to: Writer, teaching: Teaching, { by, now }: Place): Promise<Taught> => {
  const stamps = { created_by: by, created_at: now, updated_at: now };
  const framework = await to.add('learning_framework', {
    ...{ name: teaching.framework, description: teaching.description, version: '1', ...stamps },
    source: 'Written by the center',
  });
  const of = { framework_id: framework };
  const steps: number[] = [];
  for (const [position, [name, color]] of teaching.steps.entries())
    steps.push(await to.add('learning_progress', { ...of, name, color, position }));
  const skills = new Map<string, number>();
  for (const [position, { name, color, attributes }] of teaching.domains.entries()) {
    const domain_id = await to.add('learning_domain', { ...of, name, color, position });
    for (const [at, [called, known]] of attributes.entries()) {
      const attribute_id = await to.add('learning_attribute', { ...of, domain_id, name: called, position: at });
      for (const [place, [code, skill]] of known.entries())
        skills.set(
          code,
          await to.add('learning_skill', { ...of, domain_id, attribute_id, code, name: skill, position: place }),
        );
    }
  }
  const category_id = await to.add('learning_category', { name: teaching.category });
  const type_id = await to.add('learning_type', { name: teaching.type });
  const supplies = new Map<string, number>();
  const activities = new Map<string, number>();
  for (const { title, summary, mins, place, skills: codes, supplies: things } of teaching.activities) {
    const activity_id = await to.add('learning_activity', {
      ...{ title, summary, mins, loc: place, category_id, type_id, min_age: 24, max_age: 71, ...stamps },
    });
    activities.set(title, activity_id);
    for (const code of codes) await to.add('learning_activity_skill', { activity_id, skill_id: skills.get(code) ?? 0 });
    for (const name of things) {
      const supply_id = supplies.get(name) ?? (await to.add('learning_supply', { name }));
      supplies.set(name, supply_id);
      await to.add('learning_activity_supply', { activity_id, supply_id });
    }
  }
  return { framework, skills, steps, activities };
};

/** Days of a child at the place, some time before yesterday, with a moment amid each of its stays; the latest first. */
const staysOf = async (to: Writer, { client, now, zone }: Place, student: number, most: number) => {
  const { rows } = await client.query<{ date: string; at: Date }>(
    `select date::text, date_trunc('minute', checked_in_at + (checked_out_at - checked_in_at) / 2) as at from attendance
      where centre_id = $1 and student_id = $2 and checked_out_at is not null and date < $3::date
      order by date desc limit $4`,
    [to.centre, student, addDays(dayAt(now.getTime(), zone), -1), most],
  );
  // A guest that is here for the first time today was seen on the days before all the same.
  const days = [-2, -4, -5, -7].map((ago) => addDays(dayAt(now.getTime(), zone), ago)).slice(0, most);
  return rows.length > 0 ? rows : days.map((date) => ({ date, at: new Date(`${date}T18:00:00Z`) }));
};

/**
 * Adds what was seen of a child on its last days, each with the skill it shows, what it has reached since, and a portfolio of
 * it that its family reads. Answers whether there was anything: a child that was never there has none.
 */
export const addGrowth = async (
  to: Writer,
  teaching: Teaching,
  taught: Taught,
  at: Place,
  student: number,
): Promise<boolean> => {
  const { location, room, by, now } = at;
  const stays = await staysOf(to, at, student, teaching.seen.length);
  const [latest] = stays;
  const first = stays.at(-1);
  if (!latest || !first) return false;
  const entries: { id: number; date: string; note: string }[] = [];
  for (const [i, { date, at: when }] of stays.entries()) {
    const [note, code] = teaching.seen[i] ?? ['', ''];
    const skill_id = taught.skills.get(code) ?? 0;
    const stamps = { created_by: by, created_at: when, updated_at: when };
    const id = await to.add('activity', {
      ...{ kind: 'observation', location_id: location, room_id: room, at: when, date, note, details: {}, ...stamps },
    });
    await to.add('activity_student', { activity_id: id, student_id: student, room_id: room, date });
    await to.add('activity_skill', { activity_id: id, skill_id });
    const said = { kind: 'observation', date, note, staff_only: false, photo: null, details: {}, students: [student] };
    await to.add('activity_event', { activity_id: id, kind: 'save', at: when, recorded_by: by, after: said });
    entries.push({ id, date, note });
    const milestone = await to.add('milestone', {
      ...{ student_id: student, framework_id: taught.framework, skill_id, date, ...stamps, updated_by: by },
      progress_id: taught.steps[i % taught.steps.length] ?? 0,
    });
    await to.add('milestone_evidence', { milestone_id: milestone, activity_id: id });
  }
  const { name, section, text, progress } = teaching.portfolio;
  const portfolio_id = await to.add('portfolio', {
    ...{ student_id: student, name, start_date: first.date, end_date: latest.date, status: 'published' },
    ...{ published_at: now, published_by: by, created_by: by, created_at: now, updated_at: now },
  });
  const section_id = await to.add('portfolio_section', { portfolio_id, name: section, text, sort: 0, updated_at: now });
  for (const { id: activity_id, date, note } of entries.toReversed())
    await to.add('portfolio_activity', { portfolio_id, section_id, activity_id, kind: 'observation', date, note });
  const reached = await to.add('portfolio_section', {
    ...{ portfolio_id, name: progress, progress: true, sort: 1, updated_at: now },
  });
  await at.client.query(
    `insert into portfolio_milestone (centre_id, portfolio_id, section_id, milestone_id, domain, skill, step, color, date, note)
      select $1, $2, $3, m.id, d.name, s.name, p.name, p.color, m.date, m.note from milestone m
      join learning_skill s on s.centre_id = $1 and s.id = m.skill_id join learning_domain d on d.centre_id = $1 and d.id = s.domain_id
      join learning_progress p on p.centre_id = $1 and p.id = m.progress_id
      where m.centre_id = $1 and m.student_id = $4 order by d.position, s.position`,
    [to.centre, portfolio_id, reached, student],
  );
  return true;
};

/** Adds what the children of a room have reached by now, so that its grid is half full: no two alike. */
export const addReached = async (to: Writer, taught: Taught, { client, room, by, now, zone }: Place): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    `select id from student where centre_id = $1 and room_id = $2 and archived_at is null and not exists (select 1
      from milestone m where m.centre_id = $1 and m.student_id = student.id) order by id`,
    [to.centre, room],
  );
  const day = addDays(dayAt(now.getTime(), zone), -7);
  for (const [row, { id }] of rows.entries())
    for (const [column, skill_id] of [...taught.skills.values()].entries()) {
      const thrown = (row * 7 + column * 5) % 6;
      const progress_id = taught.steps[thrown];
      if (progress_id === undefined) continue;
      await to.add('milestone', {
        ...{ student_id: id, framework_id: taught.framework, skill_id, progress_id, date: addDays(day, -thrown) },
        ...{ created_by: by, created_at: now, updated_at: now, updated_by: by },
      });
    }
};
