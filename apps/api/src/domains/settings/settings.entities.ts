import { entity } from '../../kernel/read/entity.ts';

/** How a person has arranged a dashboard. */
export const DashboardLayout = entity('DashboardLayout', 'dashboard_layout');
