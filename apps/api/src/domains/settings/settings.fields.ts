import { datetime, described, fields, ident, json, nested, text } from '../../kernel/read/entity.ts';
import { DashboardLayout } from './settings.entities.ts';
import { ownDashboards } from './settings.reach.ts';

fields(DashboardLayout, {
  id: ident(),
  user_id: ident(),
  name: text(),
  layout: described('By breakpoint, the widgets with their place on the grid.', json()),
  updated_at: datetime(),
});
nested(DashboardLayout, ownDashboards);
