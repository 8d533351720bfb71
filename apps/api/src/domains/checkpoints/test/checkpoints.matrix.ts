import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aMilestone } from '../../learning/test/learning.factory.ts';
import { aCheckpoint } from './checkpoints.factory.ts';

const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;

/** A checkpoint of the location, with a child somebody has observed. */
const ground = async (w: World, where: Where) => {
  const { tenant, student, room, location, mark } = w.at(where);
  const tree = await aMilestone(tenant, student, where === 'foreign' ? mark : 'Common');
  const name = `${where === 'foreign' ? mark : 'Common'} ${nth()}`;
  const { id } = await aCheckpoint(tenant, { location_id: location, framework_id: tree.framework, name });
  return { id, tree, student, room, location };
};

export const matrix: Matrix = {
  learningCheckpoints: {
    args: async (w, where) => ({ location: (await ground(w, where)).location }),
    from: staff,
    outside: 'refused',
  },
  createLearningCheckpoint: {
    args: async (w, where) => {
      const { tree, location } = await ground(w, where);
      return {
        location,
        framework: tree.framework,
        name: `Common ${nth()}`,
        start_date: '2030-01-01',
        end_date: '2030-01-31',
      };
    },
    from: managers,
    outside: 'error',
  },
  updateLearningCheckpoint: {
    args: async (w, where) => ({ id: (await ground(w, where)).id, name: `Common ${nth()}` }),
    from: managers,
    outside: 'error',
  },
  deleteLearningCheckpoint: {
    args: async (w, where) => ({ id: (await ground(w, where)).id }),
    from: managers,
    outside: 'error',
  },
  closeLearningCheckpoint: {
    args: async (w, where) => ({ id: (await ground(w, where)).id, closed: true }),
    from: managers,
    outside: 'error',
  },
  checkpointLevels: {
    args: async (w, where) => {
      const { id, tree, room } = await ground(w, where);
      return { id, program_id: room, domain: tree.domain };
    },
    from: staff,
    outside: 'refused',
  },
  checkpointTalk: {
    args: async (w, where) => {
      const { id, student } = await ground(w, where);
      return { id, student_id: student };
    },
    from: staff,
    outside: 'refused',
  },
  saveCheckpointLevels: {
    args: async (w, where) => {
      const { id, tree, student } = await ground(w, where);
      return { id, students: [student], skills: [tree.skill], progress: tree.step };
    },
    from: staff,
    outside: 'error',
  },
  exportCheckpointLevels: {
    args: async (w, where) => ({ id: (await ground(w, where)).id }),
    from: managers,
    outside: 'error',
  },
  checkpointChanged: {
    args: async (w, where) => ({ id: (await ground(w, where)).id }),
    from: staff,
    outside: 'refused',
  },
};
