import { entity } from '../../kernel/read/entity.ts';

/** A word staff mark students and people with; families never see it. */
export const Tag = entity('Tag', 'tag');
export const Allergy = entity('Allergy', 'allergy');
export const Medication = entity('Medication', 'medication');
