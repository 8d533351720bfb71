import type { Matrix } from '../../../../test/matrix.ts';

export const matrix: Matrix = {
  getThemeSetting: { args: () => ({}) },
  getImagesSetting: { args: () => ({}) },
  saveAppSettings: { args: () => ({ key: 'theme_mode', value: 'dark' }) },
  resetThemeSetting: { args: () => ({}) },
  getDashboardLayout: {
    args: (world, where) => ({ user_id: world.at(where).contact }),
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'refused',
  },
  saveDashboardLayout: {
    args: (world, where) => ({ user_id: world.at(where).contact, layout: {} }),
    from: {},
    outside: 'error',
  },
  getSelectedFields: { args: () => ({ key: 'students' }) },
  saveSelectedFields: { args: () => ({ key: 'nonsense', fields: [] }), status: 'Error' },
};
