export { movePlans } from './plans/move-plans.ts';
export { restWhileArchived } from './plans/rest-archived.ts';
