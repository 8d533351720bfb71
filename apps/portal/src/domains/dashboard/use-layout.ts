import { useAsk } from '@nestling/kit/ask.ts';
import { allows } from '@nestling/rules/roles.ts';
import { usePerson } from '../../session/session.ts';
import { DashboardLayoutDocument } from './layout.graphql.ts';
import { ownLayout, type Placed, placedFrom } from './layout.ts';

/**
 * The dashboard of whoever is signed in at a location: the own arrangement, else the one of the role, else the
 * product's. Null until that is known.
 */
export const useLayout = (location: string): { placed: Placed[] | null; changed: boolean } => {
  const { id, role } = usePerson();
  const { data, error } = useAsk(
    DashboardLayoutDocument,
    { user_id: id, location, role: allows(role, 'manager') ? 'manager' : 'teacher' },
    { keep: ['role'] },
  );
  const usual = ownLayout(role);
  // A dashboard in its usual order is better than none.
  if (!data) return { placed: error ? usual : null, changed: false };
  const own = placedFrom(data.getDashboardLayout.find(({ name }) => name === 'dashboard')?.layout, role);
  return { placed: own ?? placedFrom(data.getRoleDashboard?.layout, role) ?? usual, changed: own !== null };
};
