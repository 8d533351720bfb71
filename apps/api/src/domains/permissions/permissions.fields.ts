import { builtInPermissions, isBuiltInPermission } from '@nestling/rules/permissions.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { computed, described, fields, flag, ident, many, nested, text } from '../../kernel/read/entity.ts';
import { Role } from '../../model/user/entity.ts';
import { Permission } from './permissions.entities.ts';
import { allPermissions } from './permissions.reach.ts';

fields(Permission, {
  id: ident(),
  name: text(),
  display_name: text(),
  built_in: described('True for those that guard calls; they can be taken from roles, but not be deleted.', flag()),
  rule: described(
    'The lowest role that can be given it; null where any can.',
    computed('String', Permission, ['name'], ({ name }) =>
      isBuiltInPermission(name) ? builtInPermissions[name].rule : null,
    ),
  ),
});
nested(Permission, allPermissions);

fields(Role, {
  permissions: described(
    'What the role has been given in this centre.',
    many(
      Permission,
      Role,
      (permission, role) => sql`exists (select 1 from role_permission rp
        where rp.permission_id = ${col(permission, 'id')}
          and rp.role_id = ${col(role, 'id')})`,
      ['name'],
    ),
  ),
});
