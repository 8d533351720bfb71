import { useAsk } from '@nestling/kit/ask.ts';
import type { BuiltInPermission } from '@nestling/rules/permissions.ts';
import { allows } from '@nestling/rules/roles.ts';
import { usePerson } from '../../session/session.ts';
import { OwnPermissionsDocument } from './own.graphql.ts';

/**
 * Whether the centre lets the person's role do something, beside the ladder of roles: what it does not is not offered.
 * The server decides in the end; until it has told, the answer is yes, so that nothing comes late for nearly everybody.
 * Families have no permissions: their links and their location say what they may do.
 */
export const useMay = (): ((permission: BuiltInPermission) => boolean) => {
  const { role } = usePerson();
  const staff = allows(role, 'teacher');
  const { data } = useAsk(OwnPermissionsDocument, {}, { pause: !staff });
  const own = data?.roles.find(({ name }) => name === role)?.permissions;
  return (permission) => !own || own.some(({ name }) => name === permission);
};
