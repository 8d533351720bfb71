import { entity } from '../../kernel/read/entity.ts';

/** Somebody who asked the platform for a demo. */
export const DemoRequest = entity('DemoRequest', 'demo_request');
