import type { Expectation, Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { anExport } from './exports.factory.ts';

const ofExport: Expectation = {
  args: async (w: World, where: Where) => ({ id: (await anExport(w.at(where).tenant)).id }),
  from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
  outside: 'error',
};

export const matrix: Matrix = {
  getCenterExports: { args: () => ({}) },
  centerExportChanged: { args: () => ({}) },
  requestCenterExport: { args: () => ({}) },
  downloadCenterExport: ofExport,
  deleteCenterExport: ofExport,
};
