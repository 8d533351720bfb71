import { entity } from '../../../kernel/read/entity.ts';

/** What a family has signed for a child: which medicine, how much, how and when. */
export const MedicationAuthorization = entity('MedicationAuthorization', 'medication_authorization');
/** What was done under it; only ever added to. */
export const MedicationEvent = entity('MedicationEvent', 'medication_event');
