import { joinTable } from '../../kernel/db/join-table.ts';
import { Room } from '../room/entity.ts';
import { BillingProgram, VariableCharge } from './entity.ts';

/** Which billing programs are offered in which room. */
export const offers = joinTable('billing_program_room', BillingProgram, 'billing_program_id', Room, 'room_id');

/** Which variable charges hold for which billing programs alone. */
export const charged = joinTable(
  'variable_charge_program',
  VariableCharge,
  'variable_charge_id',
  BillingProgram,
  'billing_program_id',
);
