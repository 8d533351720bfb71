import { message } from '../../../kernel/call/call.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { BillingRun } from '../../../model/billing/entity.ts';
import { runsOfOwnLocations } from '../../../model/billing/reach.ts';

export const runs = resource(BillingRun, {
  as: 'run',
  rule: 'manager',
  permission: 'manage_billing',
  reach: runsOfOwnLocations,
  gone: message('billing.runGone'),
  changed: ({ location_id }) => ({ kind: 'billing', ids: [], at: { location: location_id } }),
});
