import { joinTable } from '../../kernel/db/join-table.ts';
import { Room } from '../room/entity.ts';
import { BillingProgram } from './entity.ts';

/** Which billing programs are offered in which room. */
export const offers = joinTable('billing_program_room', BillingProgram, 'billing_program_id', Room, 'room_id');
