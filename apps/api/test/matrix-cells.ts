import { allows, type Role, roles } from '@nestling/rules/roles.ts';
import type { Where } from './world.ts';

/** Roles that read alike: what is hidden from one of them is hidden from the others. */
export type Group = 'guests' | 'families' | 'staff' | 'support';

export const groupOf = (role: Role): Group => {
  if (role === 'guest') return 'guests';
  if (!allows(role, 'teacher')) return 'families';
  return allows(role, 'kvsupport') ? 'support' : 'staff';
};

/** `MATRIX_WHOLE=1`, as the campaign has it: every call by every role in every place. */
export const isWhole = process.env.MATRIX_WHOLE === '1';

interface Asked {
  readonly role: Role;
  readonly where: Where;
  /** Turned away by the rule of the call, before anything is looked up. */
  readonly byRule?: true;
}

/**
 * The cells of a call that decide: roles are a ladder, so in each place, of the roles that read alike, the lowest that is
 * served and the highest that is not. Whoever the rule turns away is, wherever the record lies: it is asked about the
 * record it would sooner get, its own. All others give the same answer for the same reason, and are asked by the campaign.
 */
export const askedFor = <C extends Asked>(cells: readonly C[], isServed: (cell: C) => boolean): C[] => {
  if (isWhole) return [...cells];
  const height = ({ role }: C): number => roles.indexOf(role);
  const decides = (cell: C): boolean => {
    if (cell.byRule) return cell.where === 'own';
    const served = isServed(cell);
    const rivals = cells.filter(
      (other) =>
        !other.byRule &&
        other.where === cell.where &&
        groupOf(other.role) === groupOf(cell.role) &&
        isServed(other) === served,
    );
    return rivals.every((other) => (served ? height(other) >= height(cell) : height(other) <= height(cell)));
  };
  return cells.filter(decides);
};
