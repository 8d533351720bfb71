export { type LogLine, medicationLog } from './medications/report-lines.ts';
export { type Judged, judgedAt } from './report.ts';
