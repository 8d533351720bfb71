// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds a permission that roles can be given; a name that exists or is badly formed gets Error. */
export const addNewPermission = /* @__PURE__ */ operation<{ name: string; display_name?: string | null | undefined }>(
  'addNewPermission', 'name:String! display_name:String operation_id:String', 'audit permission', {"name":{"required":true,"shortest":1,"longest":60},"display_name":{"shortest":0,"longest":100}});

/** Gives a role one permission; one above its place on the ladder gets Error. */
export const addRolePermission = /* @__PURE__ */ operation<{ role_id: string | number; permission_id: string | number }>(
  'addRolePermission', 'role_id:ID! permission_id:ID! operation_id:String', 'audit role_permission', {"role_id":{"required":true,"id":true},"permission_id":{"required":true,"id":true}});

/** Deletes a permission and takes it from every role; a built-in one gets Error. */
export const removePermission = /* @__PURE__ */ operation<{ id: string | number }>(
  'removePermission', 'id:ID! operation_id:String', 'audit permission', {"id":{"required":true,"id":true}});

/** Takes one permission from a role; one it does not have gets Error. */
export const removeRolePermission = /* @__PURE__ */ operation<{ role_id: string | number; permission_id: string | number }>(
  'removeRolePermission', 'role_id:ID! permission_id:ID! operation_id:String', 'audit reader_epoch role_permission', {"role_id":{"required":true,"id":true},"permission_id":{"required":true,"id":true}});

/** Puts lines of the menu in the given order; none at all brings the product's order back. */
export const saveSidebarOrder = /* @__PURE__ */ operation<{ names: readonly (string)[] }>(
  'saveSidebarOrder', 'names:[String!]! operation_id:String', 'audit sidebar_entry', {"names":{"required":true,"longest":200,"list":true}});

/** Makes the list the permissions of a role; an unknown one, or a role above the caller's, gets Error. */
export const updateRolePermissions = /* @__PURE__ */ operation<{ role_id: string | number; permissions: readonly (string | number)[] }>(
  'updateRolePermissions', 'role_id:ID! permissions:[ID!]! operation_id:String', 'audit reader_epoch role_permission', {"role_id":{"required":true,"id":true},"permissions":{"required":true,"shortest":0,"longest":1000,"list":true,"id":true}});

/** Sets which roles see a line of the menu; a role its screen does not admit, or an unknown name, gets Error. */
export const updateSidebarPermission = /* @__PURE__ */ operation<{ name: string; roles: readonly (string)[] }>(
  'updateSidebarPermission', 'name:String! roles:[String!]! operation_id:String', 'audit sidebar_entry', {"name":{"required":true,"shortest":1,"longest":60},"roles":{"required":true,"longest":8,"list":true}});
