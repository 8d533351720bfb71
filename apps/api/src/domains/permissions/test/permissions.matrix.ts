import { centre, type Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aPermission } from './permissions.factory.ts';

const TEACHER = 4;

const fresh = async (world: World, where: Where) => (await aPermission(world.at(where).tenant)).id;
/** Permissions are the centre's: whoever passes the rule works on all of them. */
const onPermission = (args: (id: number) => object, status: 'Success' | 'Error' = 'Success') =>
  ({
    args: async (world: World, where: Where) => ({ ...args(await fresh(world, where)) }),
    from: centre,
    outside: 'error',
    status,
  }) as const;

export const matrix: Matrix = {
  roles: { args: () => ({}) },
  permissions: { args: () => ({}) },
  addNewPermission: { args: () => ({ name: `added_${nth()}` }) },
  removePermission: onPermission((id) => ({ id })),
  addRolePermission: onPermission((permission_id) => ({ role_id: TEACHER, permission_id })),
  removeRolePermission: onPermission((permission_id) => ({ role_id: TEACHER, permission_id }), 'Error'),
  updateRolePermissions: onPermission((id) => ({ role_id: 3, permissions: [id] })),
  getSidebarPermissions: { args: () => ({}) },
  updateSidebarPermission: { args: () => ({ name: 'home', roles: ['user'] }) },
  saveSidebarOrder: { args: () => ({ names: ['people.contacts', 'students.list'] }) },
  personReach: {
    args: (world, where) => ({ user_id: world.at(where).contact }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'null',
  },
  personCameras: {
    args: (world, where) => ({ user_id: world.at(where).contact }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
};
