export { clearAbsences, markAbsent, undoAbsent } from './absences.ts';
export { type Check, notSaved, validateCheck } from './check.ts';
export { saveCheckInOut } from './check-in-out.ts';
export { changeStay, removeStay } from './corrections.ts';
export { type Missing, missingStudents } from './missing.ts';
export { familiesOf, type Missed, writeToFamilies } from './missing-families.ts';
export { lockStudents, type Presence, readPresence } from './presence.ts';
export { publishChanges } from './publish-changes.ts';
export { closeStays, openStays } from './write-stays.ts';
