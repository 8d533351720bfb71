import { allows, type Role } from '@nestling/rules/roles.ts';
import { href } from '../../addresses.ts';
import type { SystemLogQuery } from './log.graphql.ts';

type Line = Pick<SystemLogQuery['getLogReport']['data'][number], 'object_type' | 'object_id' | 'object_info'>;

/** Where a line of the log leads: to the record it is about; null where there is none any more, or no screen of it. */
export const logHref = ({ object_type: type, object_id: id, object_info: name }: Line, role: Role): string | null => {
  if (!id || !name) return null;
  switch (type) {
    case 'Student':
      return href('students.one', { userId: id });
    case 'User':
      return href('permissions.person', { userId: id });
    case 'Room':
      return href('rooms.list', {}, { search: name });
    case 'Camera':
      return href('cameras.list', {}, { search: name });
    case 'Location':
      return allows(role, 'kvsupport') ? href('locations.one', { locationId: id }) : href('locations.manage');
    default:
      return null;
  }
};
