import './permissions.fields.ts';
import { roles } from '@nestling/rules/roles.ts';
import {
  type Calls,
  list,
  mutation,
  objects,
  objectsOf,
  out,
  outcome,
  outList,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { choices, id, ids, text, texts } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { Role, User } from '../../model/user/entity.ts';
import { managedPeople } from '../../model/user/reach.ts';
import { addPermission, deletePermission } from './custom-permissions.ts';
import { Permission } from './permissions.entities.ts';
import { allPermissions, rolesUpToOwn } from './permissions.reach.ts';
import { PersonCamera, personCameras, personReach, personReachAnswer } from './person-reach.ts';
import { givePermission, setPermissions, takePermission } from './role-permissions.ts';
import { orderLines, readSidebar, showTo } from './sidebar.ts';

const role = { role_id: orError(rolesUpToOwn) };
const pair = {
  reach: { ...role, permission_id: orError(allPermissions) },
  input: { role_id: id(Role), permission_id: id(Permission) },
};

export const calls: Calls = {
  roles: query({
    rule: 'teacher',
    about: "Lists the roles up to the caller's own with their permissions; admins are told of all.",
    reach: { rows: rolesUpToOwn },
    input: {},
    answer: list(Role),
    run: () => rows(Role, { order: ['rank'] }),
  }),
  permissions: query({
    rule: 'kvsupport',
    about: 'Lists the permissions of the centre, the built-in ones first.',
    reach: { rows: allPermissions },
    input: {},
    answer: list(Permission),
    run: () => rows(Permission, { order: ['-built_in', 'id'] }),
  }),
  addNewPermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Adds a permission that roles can be given; a name that exists or is badly formed gets Error.',
    reach: nobody,
    input: { name: text(1, 60), display_name: text(0, 100).optional() },
    answer: outcome(),
    run: addPermission,
  }),
  removePermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Deletes a permission and takes it from every role; a built-in one gets Error.',
    reach: { id: orError(allPermissions) },
    input: { id: id(Permission) },
    answer: outcome(),
    run: deletePermission,
  }),
  addRolePermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Gives a role one permission; one above its place on the ladder gets Error.',
    ...pair,
    answer: outcome(),
    run: givePermission,
  }),
  removeRolePermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: 'Takes one permission from a role; one it does not have gets Error.',
    ...pair,
    answer: outcome(),
    run: takePermission,
  }),
  updateRolePermissions: mutation({
    rule: 'kvsupport',
    permission: null,
    because:
      'whoever may give permissions is said by the role alone: what they took from themselves nobody could give back',
    about: "Makes the list the permissions of a role; an unknown one, or a role above the caller's, gets Error.",
    reach: { ...role, permissions: orError(allPermissions) },
    input: { role_id: id(Role), permissions: ids(Permission, 1000, 0) },
    answer: outcome(),
    run: setPermissions,
  }),
  getSidebarPermissions: query({
    rule: 'user',
    about: 'Lists the lines of the menu in their order, with the roles that see each and those that could.',
    reach: nobody,
    input: {},
    answer: objects(
      {
        name: out.text,
        group: out.text,
        rule: out.text,
        roles: outList(out.text),
        admitted: outList(out.text),
        position: outOrNull(out.int),
        changed: out.flag,
      },
      'SidebarEntry',
    ),
    run: readSidebar,
  }),
  updateSidebarPermission: mutation({
    rule: 'kvsupport',
    permission: null,
    because: 'what a menu shows is no right; only support orders it',
    about: 'Sets which roles see a line of the menu; a role its screen does not admit, or an unknown name, gets Error.',
    reach: nobody,
    input: { name: text(1, 60), roles: choices(...roles) },
    answer: outcome(),
    run: showTo,
  }),
  saveSidebarOrder: mutation({
    rule: 'kvsupport',
    permission: null,
    because: 'what a menu shows is no right; only support orders it',
    about: "Puts lines of the menu in the given order; none at all brings the product's order back.",
    reach: nobody,
    input: { names: texts(200, 60) },
    answer: outcome(),
    run: orderLines,
  }),
  personReach: query({
    rule: 'manager',
    about: 'What a person sees: locations, children and rooms, each with why; one out of reach answers null.',
    reach: { user_id: orNothing(managedPeople) },
    input: { user_id: id(User) },
    answer: personReachAnswer,
    run: personReach,
  }),
  personCameras: query({
    rule: 'manager',
    about: 'The cameras a person meets at this moment, each with whether it is open and the sentence it reads there.',
    reach: { user_id: managedPeople },
    input: { user_id: id(User) },
    answer: objectsOf(PersonCamera),
    run: personCameras,
  }),
};
