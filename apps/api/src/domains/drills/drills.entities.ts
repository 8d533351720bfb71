import { entity } from '../../kernel/read/entity.ts';

/** A head-count of a location, practiced or real. */
export const Drill = entity('Drill', 'drill');

/** Somebody who was there when it began. */
export const DrillPerson = entity('DrillPerson', 'drill_person');
