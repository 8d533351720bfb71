import { entity } from '../../../kernel/read/entity.ts';

/** Somebody who watches a student for some days, by leave of a legal guardian, and reaches nothing else of it. */
export const Visitor = entity('Visitor', 'visitor');
