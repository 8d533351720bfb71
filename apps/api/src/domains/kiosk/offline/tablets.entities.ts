import { entity } from '../../../kernel/read/entity.ts';

/** A tablet that works without a line. */
export const KioskDevice = entity('KioskDevice', 'kiosk_device');

/** What came, for one child, of something done on a tablet without a line. */
export const KioskCheck = entity('KioskCheck', 'kiosk_check');
