import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { flag, type InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import {
  addGuardian,
  blackListGuardian,
  changeGuardian,
  type Flags,
  notLinked,
  type Pair,
  unlistGuardian,
} from '../relationships/relationships.door.ts';
import { type Columns, changePerson, newPerson } from '../users/users.door.ts';
import { outsideOfGroup } from './siblings.ts';

/** What is the person's own; `emergency_contact` is a flag of the link here. */
type Own = Omit<Columns, 'emergency_contact'>;
type New = Own &
  Flags & {
    readonly student_id: Id<'student'>;
    readonly fname: string;
    readonly lname: string;
    readonly email: string;
  };

/** Flags of the link, apart from what is the person's own. */
const flagsOf = (input: Flags): Flags => {
  const { relation, emergency_contact, alert, watch_camera, legal_guardian, pickup, is_payer } = input;
  const flags = { relation, emergency_contact, alert, watch_camera, legal_guardian, pickup, is_payer };
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
};
const personOf = <I extends Own & Flags>(input: I) => {
  const { relation, emergency_contact, alert, watch_camera, legal_guardian, pickup, is_payer, ...person } = input;
  return person;
};

/** Adds a contact and links it to the student, both or neither. Who has the e-mail already is named, to be linked. */
export const addContactOf = async (ctx: Ctx, input: New) => {
  const known = await ctx.db
    .selectFrom('app_user as u')
    .select('u.full_name')
    .where('u.email_key', '=', input.email.toLowerCase())
    .where(sql<boolean>`${ownPeople.filter(ctx.who, { name: 'u' })}`)
    .executeTakeFirst();
  if (known) return declined(message('users.emailOf', { name: known.full_name }), { field: 'email', code: 'TAKEN' });
  const { student_id, ...person } = personOf(input);
  const made = await newPerson(ctx, {
    ...person,
    username: person.username ?? person.email,
    students: [student_id],
    ...(input.relation === undefined ? {} : { relation: input.relation }),
  });
  if (made instanceof UserError) return made;
  const linked = await changeGuardian(ctx, { student_id, user_id: idOf(User, made.id), ...flagsOf(input) });
  return linked instanceof UserError
    ? linked
    : done(message('users.addedLinked', { name: `${input.fname} ${input.lname}` }));
};

export const listed = { black_list: flag().optional() };
type Changes = Omit<Own, 'username'> & Flags & Pair & InputOf<typeof listed>;

/** Changes a guardian's own data and the link to the student together. */
export const changeContactOf = async (ctx: Ctx, { black_list, ...input }: Changes) => {
  const { student_id, user_id, ...columns } = personOf(input);
  const pair = { student_id, user_id };
  const link = await ctx.db
    .selectFrom('guardian_link')
    .select('black_list')
    .where('student_id', '=', student_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return notLinked();
  const sent = Object.values(columns).some((value) => value !== undefined);
  const changed = sent ? await changePerson(ctx, { id: user_id, ...columns }, 'user') : null;
  if (changed instanceof UserError) return changed;
  // Off the list first, so that flags can be given; on the list last, so that it takes them away.
  if (black_list === false && link.black_list) await unlistGuardian(ctx, pair);
  const linked = await changeGuardian(ctx, { ...pair, ...flagsOf(input) });
  if (linked instanceof UserError) return linked;
  if (black_list === true && !link.black_list) await blackListGuardian(ctx, pair);
  return linked;
};

type ForSiblings = Pair & Flags & { readonly siblings: readonly Id<'student'>[] };

/** Links a guardian of a student to siblings of it, with the same flags; links that exist stay as they are. */
export const linkToSiblings = async (ctx: Ctx, { student_id, user_id, siblings, relation }: ForSiblings) => {
  const strangers = await outsideOfGroup(ctx, { student_id, siblings });
  if (strangers) return strangers;
  const link = await ctx.db
    .selectFrom('guardian_link')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!link) return notLinked();
  if (link.black_list)
    return declined(message('relationships.blackListed'), { field: 'user_id', code: 'BLACK_LISTED' });
  const { rows } = await sql<{ student_id: Id<'student'> }>`select student_id from guardian_link
    where user_id = ${user_id} and student_id = any(${[...siblings]}::int[])`.execute(ctx.db);
  const known = new Set(rows.map((row) => row.student_id));
  const usual = relation ?? link.relationship_id;
  if (usual === null) return declined(message('relationships.none'), { field: 'relation', code: 'REQUIRED' });
  const { emergency_contact, alert, watch_camera, legal_guardian, pickup, is_payer } = link;
  for (const sibling of siblings.filter((id) => !known.has(id))) {
    const flags = { emergency_contact, alert, watch_camera, legal_guardian, pickup, is_payer };
    const linked = await addGuardian(ctx, {
      student_id: sibling,
      user_id,
      relation: idOf(Relationship, usual),
      ...flags,
    });
    if (linked instanceof UserError) return linked;
  }
  return done(message('relationships.linkedSiblings'));
};

/** Sets the given flags on the guardian's links to siblings; a sibling without that guardian gets Error. */
export const changeForSiblings = async (ctx: Ctx, { student_id, user_id, siblings, ...flags }: ForSiblings) => {
  const strangers = await outsideOfGroup(ctx, { student_id, siblings });
  if (strangers) return strangers;
  for (const sibling of siblings) {
    const changed = await changeGuardian(ctx, { student_id: sibling, user_id, ...flagsOf(flags) });
    if (changed instanceof UserError) return changed;
  }
  return done(message('relationships.changed'));
};
