import { entity } from '../../kernel/read/entity.ts';

/** A center as the platform keeps it: what it is sold and how it stands. Each is read in its own and in the platform's center. */
export const Center = entity('Center', 'centre', { tenant: false });

/** What the platform sells to centers. */
export const CenterPlan = entity('CenterPlan', 'centre_plan', { tenant: false });
