import { aContact } from '../../src/domains/users/test/users.factory.ts';
import { addLink } from '../../src/model/user/sign-in-links.ts';
import type { Bed, Story } from './story.ts';

/** A link as a mail carries it, to a new contact. */
const linkTo = async (
  { server: { tenant, clock } }: Bed,
  kind: 'reset' | 'approve' | 'autologin',
  given: object = {},
) => {
  const { id } = await aContact(tenant, given);
  return addLink(tenant.db, kind, { centre: tenant.centre, user: id, at: clock.now() });
};

/** Links of mails, each of which works once. */
export const ofAuth: readonly Story[] = [
  {
    of: ['approveUserByLink'],
    tell: async (bed) =>
      bed.call(bed.server.guest(), 'approveUserByLink', { token: await linkTo(bed, 'approve', { pending: true }) }),
  },
  {
    of: ['updateForgottenPassword'],
    tell: async (bed) => {
      const password = 'purple tractors at dawn';
      const token = await linkTo(bed, 'reset');
      await bed.call(bed.server.guest(), 'updateForgottenPassword', {
        token,
        password,
        password_confirmation: password,
      });
    },
  },
  {
    of: ['getUserLoginHistory'],
    tell: async (bed) => {
      const { contact } = bed.world.at('own');
      const person = await bed.server.as({ id: contact });
      await bed.call(person, 'logout', { session_id: person.session });
      await bed.ask('getUserLoginHistory', { user_id: contact });
    },
  },
  {
    of: ['verifyAutologin'],
    tell: async (bed) => bed.call(bed.server.guest(), 'verifyAutologin', { token: await linkTo(bed, 'autologin') }),
  },
];
