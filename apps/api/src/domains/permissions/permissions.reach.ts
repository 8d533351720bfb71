import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { Role } from '../../model/user/entity.ts';
import { Permission } from './permissions.entities.ts';

export const allPermissions = everyone(Permission, "the names of the centre's permissions say nothing of a person");

/** Admins: all roles. Others: their own and those below. */
export const rolesUpToOwn = scope(Role, 'roles up to the own one', (who, as) =>
  allows(who.role, 'admin')
    ? sql`true`
    : sql`${col(as, 'rank')} <= (select own.rank from role own where own.name = ${who.role})`,
);
