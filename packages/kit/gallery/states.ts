import { fieldStates } from './fields.tsx';
import { listStates } from './lists.tsx';
import { pageStates } from './pages.tsx';
import type { State } from './state.tsx';

/** Every part of the kit that draws something, in its states. */
export const states: readonly State[] = [...pageStates, ...listStates, ...fieldStates];

/** Parts that are drawn within others or only when something is pressed, and where they are seen. */
export const drawnElsewhere: Readonly<Record<string, string>> = {
  PanelBody: 'SidePanel and Drawer',
  ConfirmQuestion: 'asked by the server before a call goes on; send.test.tsx presses it',
  Crumbs: 'the head of Screen, from the rows of the portal; crumbs.test.tsx',
  LeaveGuard: 'a question of the browser and of the router; FormBody has it',
  RecordParts: 'parts of a record come from the rows of the portal; record-parts.test.tsx',
  'chart/ChartArea': 'Chart',
  'field/FileLine': 'FileField',
  'rich/RichEditor': 'RichText',
  'table/ListFileMenu': 'FilterRow',
  'table/list-file-items': 'FilterRow',
  'table/SavedFilters': 'FilterRow',
  'table/TableCards': 'DataTable, on a phone',
  'table/TableRow': 'DataTable',
  'table/VirtualRows': 'DataTable, of more than 500 rows; list-parts.test.tsx',
  deletion: 'a question after a press; small-parts.test.tsx',
  'menu-items': 'the menu of a row of DataTable',
  'moving-items': 'lines of a menu; small-parts.test.tsx presses them',
};
