import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A version of what is done for one child's allergy, asthma, seizures or diet. */
export const CarePlan = entity('CarePlan', 'care_plan');
/** A version of what happened when somebody was hurt. */
export const InjuryReport = entity('InjuryReport', 'injury_report');
holdsFiles(InjuryReport, { photo: { kind: 'picture', use: { kind: 'student' } } });
/** What somebody was ill with, and until when it stays away. */
export const Illness = entity('Illness', 'illness');
/** A version of the look at a child as it arrived: nothing found, or what was. */
export const HealthCheck = entity('HealthCheck', 'health_check');
holdsFiles(HealthCheck, { photo: { kind: 'picture', use: { kind: 'student' } } });
