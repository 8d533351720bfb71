import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aCameraGroup, aRoom } from './rooms.factory.ts';

const list = {
  args: (w: World, where: Where) => ({ location: w.at(where).location }),
  from: staff,
  outside: 'refused',
};
const freshRoom = async (w: World, where: Where) => {
  const { tenant, location } = w.at(where);
  return { id: (await aRoom(tenant, { location_id: location })).id };
};
const freshGroup = async (w: World, where: Where) => {
  const { tenant, location } = w.at(where);
  return { id: (await aCameraGroup(tenant, { location_id: location })).id };
};
const created = {
  args: (w: World, where: Where) => ({ name: `Made ${nth()}`, location_id: w.at(where).location }),
  from: staff,
  outside: 'error',
} as const;

export const matrix: Matrix = {
  programs: { ...list, args: (w, where) => ({ location: w.at(where).location, first: 50 }), outside: 'refused' },
  groups: { ...list, args: (w, where) => ({ location: w.at(where).location, first: 50 }), outside: 'refused' },
  teacherPrograms: { ...list, outside: 'refused' },
  managerPrograms: { ...list, outside: 'refused' },
  adminPrograms: { ...list, outside: 'refused' },
  program: { args: (w, where) => ({ id: w.at(where).room }), from: staff, outside: 'null' },
  group: { args: (w, where) => ({ id: w.at(where).group }), from: staff, outside: 'null' },
  suggestProgramColors: {
    args: (w, where) => ({ location_id: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
  createProgram: created,
  createGroup: created,
  updateProgram: {
    args: async (w, where) => ({ ...(await freshRoom(w, where)), name: `Renamed ${nth()}` }),
    from: staff,
    outside: 'error',
  },
  updateGroup: {
    args: async (w, where) => ({ ...(await freshGroup(w, where)), name: `Renamed ${nth()}` }),
    from: staff,
    outside: 'error',
  },
  deleteProgram: { args: freshRoom, from: staff, outside: 'error' },
  deleteGroup: { args: freshGroup, from: staff, outside: 'error' },
  assignProgramTeachers: {
    args: async (w, where) => ({ program_id: (await freshRoom(w, where)).id, users: [] }),
    from: staff,
    outside: 'error',
  },
};
