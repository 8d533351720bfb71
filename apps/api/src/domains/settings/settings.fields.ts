import { datetime, fields, ident, json, nested, said, text } from '../../kernel/entity.ts';
import { DashboardLayout } from './settings.entities.ts';
import { ownDashboards } from './settings.reach.ts';

fields(DashboardLayout, {
  id: ident(),
  user_id: ident(),
  name: text(),
  layout: said('By breakpoint, the widgets with their place on the grid.', json()),
  updated_at: datetime(),
});
nested(DashboardLayout, ownDashboards);
