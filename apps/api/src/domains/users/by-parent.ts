import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { proposeGuardian } from '../relationships/relationships.door.ts';
import { type Columns, newPerson } from './save-person.ts';

interface Input {
  readonly student_id: Id<'student'>;
  readonly relation: Id<'relationship'>;
  readonly location: Id<'location'>;
  readonly fname: string;
  readonly lname: string;
  readonly email: string;
  readonly phone_type2?: Columns['phone2_type'];
}

/**
 * A guardian proposes another one for an own student. The account is made and invited at once and waits; no link is made
 * before the office decides of it, of the relation and of what comes with it.
 */
export const addGuardianByParent = async (ctx: Ctx, input: Input & Columns) => {
  const { student_id, relation, location, phone_type2, ...person } = input;
  const home = await ctx.db
    .selectFrom('student')
    .select('id')
    .where('id', '=', student_id)
    .where('location_id', '=', location)
    .executeTakeFirst();
  if (!home) return declined(message('users.notThere'), { field: 'location', code: 'OTHER_LOCATION' });
  const made = await newPerson(
    ctx,
    {
      ...person,
      phone2_type: phone_type2,
      username: person.email,
      pending: true,
      locations: [location],
    },
    { roles: ['user'], invite: 'email' },
  );
  if (made instanceof UserError) return made;
  await proposeGuardian(ctx, { student_id, user_id: idOf(User, made.id), relation });
  return done(message('users.addedByParent', { name: made.full_name }));
};
