import { type RawBuilder, sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { email, type InputOf, id, listOf, phone, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { changeGuardian, linkFlags } from '../relationships/relationships.door.ts';
import { newPerson } from '../users/users.door.ts';

const contactForm = {
  fname: text(1, 200),
  lname: text(1, 200),
  email: email().optional(),
  phone: phone().optional(),
  relation: id(Relationship),
  ...linkFlags,
};

/** Contacts the centre does not have yet, typed with a student. */
export const withContacts = { new_users: listOf(contactForm, 10).optional() };

/** Who a typed contact is, how it is reached, and what it may do. */
export type NewContact = InputOf<typeof contactForm>;

/** Whose the email is already: a name to link where the caller may see the person, '' where not. */
const ownerOf = async (ctx: Ctx, email: string): Promise<string | null> => {
  const known = await ctx.db
    .selectFrom('app_user as u')
    .select(['u.full_name', sql<boolean>`${ownPeople.filter(ctx.who, { name: 'u' })}`.as('seen')])
    .where('u.email_key', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!known) return null;
  return known.seen ? known.full_name : '';
};

/** Letters and digits of the names, as most people choose a username: 'tess.okafor'. */
const nameOf = ({ fname, lname }: Pick<NewContact, 'fname' | 'lname'>): string =>
  [fname, lname]
    .map((name) =>
      name
        .normalize('NFD')
        .replace(/[^A-Za-z0-9]/g, '')
        .toLowerCase(),
    )
    .filter(Boolean)
    .join('.')
    .slice(0, 80) || 'contact';

/** The first of these names that is nobody's username. */
const firstFree = async (ctx: Ctx, names: RawBuilder<unknown>): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select t.name from unnest(${names}) with ordinality t (name, at)
    where not exists (select 1 from app_user u where lower(u.username) = lower(t.name))
    order by t.at limit 1`.execute(ctx.db);
  return rows[0]?.name;
};

/**
 * Usernames of people who come together, in their order: what nobody has and no two of them would take, in one question. The
 * few whose own is taken get another one, as by `usernameOf`.
 */
export const usernamesOf = async (
  ctx: Ctx,
  contacts: readonly Pick<NewContact, 'fname' | 'lname' | 'email'>[],
): Promise<readonly string[]> => {
  const wanted = contacts.map((contact) => (contact.email ?? nameOf(contact)).toLowerCase());
  const { rows } = await sql<{ name: string }>`select distinct lower(u.username) as name from app_user u
    where lower(u.username) = any(${wanted}::text[])`.execute(ctx.db);
  const taken = new Set(rows.map(({ name }) => name));
  const names: string[] = [];
  for (const [place, contact] of contacts.entries()) {
    const own = wanted[place];
    let name = own !== undefined && !taken.has(own) ? own : await usernameOf(ctx, contact);
    // Two of one name who came together: nobody has what the first of them is about to take.
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${nameOf(contact)}${place}.${n}`;
    taken.add(name.toLowerCase());
    names.push(name);
  }
  return names;
};

/** The first username that nobody has: the email, or one made of the names, with a number where that is taken. */
export const usernameOf = async (ctx: Ctx, contact: Pick<NewContact, 'fname' | 'lname' | 'email'>): Promise<string> => {
  const base = nameOf(contact);
  const likely = contact.email ? [contact.email, base] : [base];
  const free = await firstFree(ctx, sql`${likely}::text[]`);
  // A thousand names are looked up for the few alone whose own are taken.
  return free ?? (await firstFree(ctx, sql`array(select ${base}::text || n from generate_series(2, 1000) n)`)) ?? base;
};

/**
 * Makes the contacts that were typed with a student and links them to it; the first that does not fit declines all of
 * them, at its field. What a contact may do is what was said, and nothing else.
 */
export const addNewContacts = async (
  ctx: Ctx,
  student: Id<'student'>,
  contacts: readonly NewContact[],
): Promise<UserError | null> => {
  for (const [at, contact] of contacts.entries()) {
    const { relation, emergency_contact, alert, watch_camera, legal_guardian, pickup, is_payer, ...person } = contact;
    const field = `new_users.${at}.email`;
    if (!person.email && !person.phone)
      return declined(message('student.contactReach', { name: `${person.fname} ${person.lname}` }), {
        field,
        code: 'REQUIRED',
      });
    const owner = person.email ? await ownerOf(ctx, person.email) : null;
    if (owner !== null)
      return declined(owner ? message('users.emailOf', { name: owner }) : message('users.taken'), {
        field,
        code: 'TAKEN',
      });
    const made = await newPerson(ctx, {
      ...person,
      username: await usernameOf(ctx, contact),
      students: [student],
      relation,
    });
    if (made instanceof UserError) return made;
    const flags = { emergency_contact, alert, watch_camera, legal_guardian, pickup, is_payer };
    const linked = await changeGuardian(ctx, {
      student_id: student,
      user_id: idOf(User, made.id),
      ...Object.fromEntries(Object.entries(flags).map(([flag, on]) => [flag, on ?? false])),
    });
    if (linked instanceof UserError) return linked;
  }
  return null;
};
