import { describeDevice } from '../../../session/device.ts';
import { deviceName } from '../../../session/device-name.ts';

/**
 * The name of a tablet as a person reads it: "Chrome, Android, Samsung, SM-T500". One that was bound without saying its
 * name left what its browser sends, which nobody reads.
 */
export const tabletName = (name: string | null): string =>
  name?.startsWith('Mozilla/') ? deviceName(describeDevice(name, 0)) : (name ?? '');
