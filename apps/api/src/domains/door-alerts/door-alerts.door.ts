export { raiseAlert } from './alerts.ts';
