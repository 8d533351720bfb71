import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aBillingProgram } from './billing.factory.ts';

const fresh = async (w: World, where: Where) => {
  const { ground, location, mark } = w.at(where);
  const { id } = await aBillingProgram(ground, { location_id: location, name: `${mark} program ${nth()}` });
  return { id };
};
const values = (w: World, where: Where) => ({ name: `Made ${nth()}`, location_id: w.at(where).location });

export const matrix: Matrix = {
  billingPrograms: {
    args: (w, where) => ({ location_id: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
  billingProgram: { args: fresh, from: staff, outside: 'null' },
  createBillingProgram: { args: values, from: staff, outside: 'error' },
  updateBillingProgram: {
    args: async (w, where) => ({ ...(await fresh(w, where)), ...values(w, where) }),
    from: staff,
    outside: 'error',
  },
  deleteBillingProgram: { args: fresh, from: staff, outside: 'error' },
};
