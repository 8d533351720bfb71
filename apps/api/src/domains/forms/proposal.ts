import { answerText } from '@nestling/rules/forms/answers.ts';
import type { Address, Answers, AnswerValue, Block } from '@nestling/rules/forms/blocks.ts';
import {
  fitsTarget,
  isList,
  isProfileTarget,
  ownerOf,
  type ProfileTarget,
  profileTargetNames,
  wordsOfAnswer,
} from '@nestling/rules/forms/profile.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { storedDocument } from './versions.ts';

/** Where the answers of which block go: block ids and targets. */
export type Mapping = Readonly<Record<string, ProfileTarget>>;

/** A mapping as it is kept; what no longer means anything is left out. */
export const mappingOf = (kept: unknown): Mapping =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        Object.entries(kept).flatMap(([block, target]) => (isProfileTarget(target) ? [[block, target]] : [])),
      )
    : {};

/** What a profile holds today, as `current` reads it; null where nobody is meant. */
interface Profile {
  readonly texts: Readonly<Record<string, string | null>> | null;
  readonly address: Address;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly contact: Readonly<Record<string, string | null>> | null;
}

/** An answer that says something else than the profile. */
export interface Line {
  readonly block: string;
  readonly name: string;
  readonly target: ProfileTarget;
  readonly current: string;
  readonly proposed: string;
  readonly value: AnswerValue;
  /** Of a list: the words that are not there yet. */
  readonly added: readonly string[];
}

export interface Proposal {
  readonly active: boolean;
  readonly student: number | null;
  readonly user: number | null;
  readonly lines: readonly Line[];
}

interface Found extends Profile {
  readonly active: boolean;
  readonly fields: unknown;
  readonly document: unknown;
  readonly values: Answers;
  readonly student_id: number | null;
  readonly user_id: number | null;
}

const texts = profileTargetNames.filter((name) => ownerOf(name) === 'student' && !isList(name) && name !== 'address');
const columns = sql.join(
  texts.map((name) => sql`${sql.lit(name)}, ${sql.ref(`st.${name}`)}::text`),
  sql`, `,
);

const lineOf = (profile: Profile, block: Block, value: AnswerValue, target: ProfileTarget): Line | null => {
  const line = (current: string, proposed: string, added: readonly string[] = []): Line | null =>
    proposed === '' || proposed === current
      ? null
      : { block: block.id, name: block.label, target, current, proposed, value, added };
  if (isList(target)) {
    const known = profile.lists[target] ?? [];
    const lower = new Set(known.map((word) => word.toLowerCase()));
    const added = wordsOfAnswer(block, value).filter((word) => !lower.has(word.toLowerCase()));
    return added.length === 0 ? null : line(known.join(', '), [...known, ...added].join(', '), added);
  }
  if (target === 'address') return line(answerText(block, profile.address), answerText(block, value));
  const of = ownerOf(target) === 'student' ? profile.texts : profile.contact;
  return of === null ? null : line(of[target] ?? '', answerText(block, value));
};

/** How the answers of an entry differ from the profiles of its child and its sender, one line for each; one statement. */
export const proposalOf = async (ctx: Ctx, entry: number): Promise<Proposal> => {
  const { rows } = await sql<Found>`select a.active, a.fields, v.document, e.values, e.student_id, u.id as user_id,
      case when st.id is not null then jsonb_build_object(${columns}) end as texts,
      jsonb_build_object('line', coalesce(st.street_1, ''), 'city', coalesce(st.city, ''), 'state', coalesce(st.state, ''),
        'zip', coalesce(st.zip, '')) as address,
      jsonb_build_object(
        'allergies', coalesce((select jsonb_agg(w.name order by lower(w.name)) from student_allergy l
          join allergy w on w.id = l.allergy_id
          where l.student_id = st.id), '[]'),
        'medications', coalesce((select jsonb_agg(w.name order by lower(w.name)) from student_medication l
          join medication w on w.id = l.medication_id
          where l.student_id = st.id), '[]')) as lists,
      case when u.id is not null then jsonb_build_object('phone2', u.phone2, 'emergency_contact', u.emergency_contact) end as contact
    from form_entry e join form_automation a on a.form_id = e.form_id
    join form_version v on v.form_id = e.form_id and v.version = e.version
    left join student st on st.id = e.student_id
    left join app_user u on u.id = coalesce(e.on_paper_for, e.user_id) and u.deleted_at is null
      and not exists (select 1 from user_role ur where ur.user_id = u.id and ur.role_id <> 2)
    where e.id = ${entry}`.execute(ctx.db);
  const [found] = rows;
  if (!found) return { active: false, student: null, user: null, lines: [] };
  const mapping = mappingOf(found.fields);
  const lines = storedDocument(found.document).blocks.flatMap((block) => {
    const [target, value] = [mapping[block.id], found.values[block.id]];
    if (target === undefined || value === undefined || !fitsTarget(target, block.type)) return [];
    if (ownerOf(target) === 'student' && found.texts === null) return [];
    return lineOf(found, block, value, target) ?? [];
  });
  return { active: found.active, student: found.student_id, user: found.user_id, lines };
};
