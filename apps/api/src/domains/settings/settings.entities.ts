import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** How a person has arranged a dashboard. */
export const DashboardLayout = entity('DashboardLayout', 'dashboard_layout');

holdsFiles('app_setting', {
  value: { kind: 'picture', within: true, open: true, use: { kind: 'setting', name: (as) => col(as, 'key') } },
});
