import { z } from 'zod';
import type { StoredSettingKey } from './stored.ts';

/** So many minutes after the planned start a child that has not come is late; 'off': no child ever is. */
export const lateMinutes: StoredSettingKey<number | 'off'> = {
  key: 'late_minutes',
  shape: z.union([z.literal('off'), z.int().min(5).max(240)]),
  fallback: 15,
};
