import { entity } from '../../kernel/read/entity.ts';

/** A vaccine the centre knows. */
export const Immunization = entity('Immunization', 'immunization');
/** What is known of one child and one vaccine. */
export const StudentImmunization = entity('StudentImmunization', 'student_immunization');
/** Who entered, changed, approved or deleted doses. */
export const StudentImmunizationLog = entity('StudentImmunizationLog', 'student_immunization_log');
/** What a location wants to be asked and measured; the trail numbers it by its location. */
export const HealthSetting = entity('HealthSetting', 'health_setting');
