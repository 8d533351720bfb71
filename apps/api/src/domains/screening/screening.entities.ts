import { entity } from '../../kernel/read/entity.ts';

/** A statement families answer before a child comes in. */
export const HealthQuestion = entity('HealthQuestion', 'health_question');
/** The answers for a child on a day. */
export const HealthScreen = entity('HealthScreen', 'health_screen');
