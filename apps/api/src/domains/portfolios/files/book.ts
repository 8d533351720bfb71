import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { ownStudentIds } from '../../../model/student/reach.ts';
import { isPicturedIn, isReachedIn, isShownIn } from '../portfolios.reach.ts';

/** A recorded moment as a portfolio tells it. */
interface Moment {
  readonly id: number;
  readonly kind: string;
  /** ISO day. */
  readonly date: string;
  readonly note: string | null;
  /** Key of the picture; null where it has none, or none that may be seen. */
  readonly photo: string | null;
}

/** What a child has reached, in the words of the framework. */
interface Reached {
  readonly id: number;
  readonly domain: string | null;
  readonly skill: string;
  readonly step: string;
  readonly date: string;
  readonly note: string | null;
}

interface BookSection {
  readonly name: string;
  /** Clean HTML. */
  readonly text: string;
  readonly moments: readonly Moment[];
  readonly reached: readonly Reached[];
}

/** A published portfolio as it is taken away: all that its reader may see of it now, and nothing else. */
export interface Book {
  readonly name: string;
  readonly child: string;
  /** Name of the location. */
  readonly place: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly sections: readonly BookSection[];
}

/** Who takes it away: the family with its children, or staff, who are shown what the child's family is. */
interface Reader {
  readonly centre: number;
  readonly user: number;
  readonly staff: boolean;
}

/** Reads a published portfolio for somebody, in one statement; null where it is not there any more. */
export const readBook = async (db: Kysely<DB>, portfolio: number, reader: Reader): Promise<Book | null> => {
  const own = reader.staff
    ? sql`select pc.student_id from portfolio pc where pc.id = ${portfolio}`
    : ownStudentIds(reader);
  const { rows } =
    await sql<Book>`select p.name, coalesce(nullif(st.nick_name, ''), st.fname) as child, l.name as place,
      p.start_date::text, p.end_date::text,
      (select coalesce(json_agg(json_build_object('name', s.name, 'text', s.text,
        'moments', (select coalesce(json_agg(json_build_object('id', a.id, 'kind', coalesce(pa.kind, a.kind),
            'date', coalesce(pa.date, a.date)::text, 'note', case when pa.kind is null then a.note else pa.note end, 'photo', case when ${isPicturedIn(sql`a.id`, own)} then a.photo end) order by pa.id), '[]')
          from portfolio_activity pa join activity a on a.id = pa.activity_id
          where pa.section_id = s.id and ${isShownIn(sql`a.id`, own)}),
        'reached', (select coalesce(json_agg(json_build_object('id', pm.milestone_id, 'domain', pm.domain, 'skill', pm.skill,
            'step', pm.step, 'date', pm.date::text, 'note', pm.note) order by pm.id), '[]')
          from portfolio_milestone pm where pm.section_id = s.id and ${isReachedIn(sql`pm.milestone_id`, own)}))
        order by s.sort, s.id), '[]') from portfolio_section s where s.portfolio_id = p.id) as sections
    from portfolio p join student st on st.id = p.student_id
    join location l on l.id = st.location_id
    where p.id = ${portfolio} and p.status = 'published' and p.deleted_at is null`.execute(db);
  return rows[0] ?? null;
};

/** What is said around it, and its pictures as they were read from the store. */
export interface Around {
  readonly language: 'en' | 'es';
  readonly title: string;
  readonly foot: string;
  /** "03/01/2026 – 03/31/2026". */
  readonly days: string;
  /** The name of a kind of moment, such as "Observation". */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Sections something is said in. */
export const told = ({ sections }: Book): readonly BookSection[] =>
  sections.filter(({ text, moments, reached }) => text !== '' || moments.length > 0 || reached.length > 0);
