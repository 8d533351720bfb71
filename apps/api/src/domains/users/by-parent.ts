import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { Declined } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
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
 * A guardian adds another one to an own student. The new one is invited at once, and pending until the office knows it:
 * until then nothing of the child is shown to it.
 */
export const addGuardianByParent = async (ctx: Ctx, input: Input & Columns) => {
  const { student_id, relation, location, phone_type2, ...person } = input;
  const home = await ctx.db
    .selectFrom('student')
    .select('id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', student_id)
    .where('location_id', '=', location)
    .executeTakeFirst();
  if (!home) return declined(say('users.notThere'), { field: 'location', code: 'OTHER_LOCATION' });
  const made = await newPerson(
    ctx,
    {
      ...person,
      phone2_type: phone_type2,
      username: person.email,
      pending: true,
      locations: [location],
      students: [student_id],
      relation,
    },
    { roles: ['user'], invite: 'email' },
  );
  return made instanceof Declined ? made : done(say('users.addedByParent', { name: made.full_name }));
};
