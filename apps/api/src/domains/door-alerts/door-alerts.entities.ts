import { entity } from '../../kernel/read/entity.ts';

/** Somebody was stopped at a door. */
export const DoorAlert = entity('DoorAlert', 'door_alert');
