import './settings.fields.ts';
import {
  type Calls,
  list,
  mutation,
  object,
  objects,
  out,
  outcome,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { anyJson, choice, id, text, texts } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { origin } from '../../model/setting/stored.ts';
import { User } from '../../model/user/entity.ts';
import { self } from '../../model/user/reach.ts';
import {
  readRoleDashboard,
  saveDashboard,
  saveDashboardLayoutInput,
  saveRoleDashboard,
  saveRoleDashboardInput,
} from './dashboard.ts';
import { resetTheme, saveSetting } from './save-setting.ts';
import { saveSelectedFields, selectedFields } from './selected-fields.ts';
import { DashboardLayout } from './settings.entities.ts';
import { ownDashboards, selfOrAdmin } from './settings.reach.ts';
import { imageParts, images, theme, themeParts } from './theme.ts';

export const calls: Calls = {
  getThemeSetting: query({
    rule: 'guest',
    about: "The look of the centre's portal and what is switched on in it.",
    reach: nobody,
    input: {},
    answer: object(themeParts, 'ThemeSettings'),
    run: theme,
  }),
  getImagesSetting: query({
    rule: 'guest',
    about: 'Where the pictures of the pages before sign-in are fetched; null where the portal draws its own.',
    reach: nobody,
    input: {},
    answer: object(imageParts, 'ImageSettings'),
    run: images,
  }),
  saveAppSettings: mutation({
    rule: 'admin',
    permission: 'edit_settings',
    about: 'Saves one setting of the centre; an unknown key or a value that does not fit it gets Error.',
    reach: nobody,
    input: { key: text(1, 60), value: anyJson(10_000) },
    answer: outcome(),
    run: saveSetting,
  }),
  resetThemeSetting: mutation({
    rule: 'admin',
    permission: 'edit_settings',
    about: 'Puts the look of the portal back to what its theme brings.',
    reach: nobody,
    input: {},
    answer: outcome(),
    run: resetTheme,
  }),
  getDashboardLayout: query({
    rule: 'user',
    about: "Lists a person's dashboards; those of others need admin.",
    reach: { user_id: selfOrAdmin, rows: ownDashboards },
    input: { user_id: id(User) },
    answer: list(DashboardLayout),
    run: (_, input) =>
      rows(DashboardLayout, { where: (q) => [q('dashboard_layout.user_id', '=', input.user_id)], order: ['name'] }),
  }),
  saveDashboardLayout: mutation({
    rule: 'user',
    about: 'Saves a dashboard of the caller under its name; a widget the caller may not see gets Error.',
    reach: { user_id: orError(self) },
    input: saveDashboardLayoutInput,
    answer: outcome({ dashboard: DashboardLayout }),
    run: saveDashboard,
  }),
  getRoleDashboard: query({
    rule: 'teacher',
    about:
      "The dashboard a role begins with at a location, until somebody arranges an own one; null for the product's.",
    reach: { location: ownLocations },
    input: { location: id(Location), role: choice('teacher', 'manager') },
    answer: object({ layout: outOrNull(out.json), ...origin }, 'RoleDashboard'),
    run: readRoleDashboard,
  }),
  saveRoleDashboard: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: "Saves the dashboard a role begins with at a location; an empty layout brings the product's own back.",
    reach: { location: orError(ownLocations) },
    input: saveRoleDashboardInput,
    answer: outcome(),
    run: saveRoleDashboard,
  }),
  getSelectedFields: query({
    rule: 'teacher',
    about: 'The fields the caller has chosen for a list, in order; none for an unknown list.',
    reach: nobody,
    input: { key: text(1, 60) },
    answer: objects({ key: out.text, field: out.text }, 'SelectedField'),
    run: selectedFields,
  }),
  saveSelectedFields: mutation({
    rule: 'teacher',
    permission: null,
    because: "which columns a list shows is everybody's own choice",
    about: 'Saves the fields the caller has chosen for a list; an unknown list or field gets Error.',
    reach: nobody,
    input: { key: text(1, 60), fields: texts(100, 60) },
    answer: outcome(),
    run: saveSelectedFields,
  }),
};
