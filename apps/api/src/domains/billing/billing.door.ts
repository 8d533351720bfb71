import { movePlans } from './plans/move-plans.ts';
import { restWhileArchived } from './plans/rest-archived.ts';

/** What billing has to do where a student moves to another location, or comes back from the archive. */
export const plansOfStudent = { move: movePlans, restWhileArchived };
