import type { locations as en } from '../en/locations.ts';

export const locations: typeof en = {};
