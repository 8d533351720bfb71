import { allows } from '@nestling/rules/roles.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../addresses.ts';
import { usePerson } from '../session/session.ts';
import { askLate } from './late-ask.ts';

/**
 * How somebody says that something is wrong: managers open a ticket; everybody else tells them, in a form that comes after
 * the first paint. The screen one is on goes along, by its path alone: what stands behind it may be what was searched for.
 */
export const useReportProblem = (): (() => void) => {
  const navigate = useNavigate();
  const { role } = usePerson();
  return () =>
    allows(role, 'manager')
      ? void navigate({ href: href('tickets.list', {}, { open: 'new', at: window.location.pathname }) })
      : askLate('report-problem');
};
