export { type Judged, judgedAt } from './report.ts';
export { tellFamilyAndOffice } from './tell.ts';
