export { type Judged, judgedAt } from './report.ts';
