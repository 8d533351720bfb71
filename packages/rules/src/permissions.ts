import { allows, type Role, type Rule } from './roles.ts';

interface Permission {
  /** The lowest role that can have it: the ladder of roles comes first. */
  readonly rule: Rule;
}

/**
 * The permissions every centre has; the migrations give them to new centres. Which calls need one stands in the
 * rows of the calls (`permission:`), printed to `call-permissions.gen.ts`.
 */
export const builtInPermissions = {
  edit_students: { rule: 'teacher' },
  enroll_students: { rule: 'manager' },
  delete_students: { rule: 'manager' },
  manage_guardians: { rule: 'manager' },
  black_list: { rule: 'manager' },
  manage_contacts: { rule: 'manager' },
  manage_team: { rule: 'manager' },
  correct_attendance: { rule: 'manager' },
  blackout_cameras: { rule: 'teacher' },
  manage_cameras: { rule: 'manager' },
  manage_rooms: { rule: 'manager' },
  manage_incidents: { rule: 'manager' },
  cut_recordings: { rule: 'manager' },
  handle_tickets: { rule: 'kvsupport' },
  import_people: { rule: 'kvsupport' },
  edit_settings: { rule: 'manager' },
  manage_billing: { rule: 'manager' },
  edit_forms: { rule: 'teacher' },
  approve_forms: { rule: 'teacher' },
  edit_files: { rule: 'teacher' },
  approve_documents: { rule: 'teacher' },
  manage_health: { rule: 'teacher' },
  act_as_others: { rule: 'admin' },
  reset_second_factors: { rule: 'admin' },
  send_announcements: { rule: 'teacher' },
  edit_learning: { rule: 'teacher' },
  edit_blogs: { rule: 'blog' },
  publish_website: { rule: 'manager' },
  edit_website: { rule: 'center' },
} as const satisfies Readonly<Record<string, Permission>>;

/** The name of a permission every centre has. */
export type BuiltInPermission = keyof typeof builtInPermissions;

/**
 * Whether somebody of a role is asked for a permission at all: staff are, and authors of the blog for what is theirs; families
 * are judged by their links.
 */
export const isAskedOf = (role: Role, permission: string): boolean =>
  allows(role, 'teacher') ||
  (role === 'blog' && isBuiltInPermission(permission) && builtInPermissions[permission].rule === 'blog');

export const isBuiltInPermission = (name: string): name is BuiltInPermission => Object.hasOwn(builtInPermissions, name);
