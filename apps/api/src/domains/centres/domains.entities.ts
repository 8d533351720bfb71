import { entity } from '../../kernel/read/entity.ts';

/** A name of its own that a center is, or will be, reached at. */
export const ServerDomain = entity('ServerDomain', 'server_domain', { tenant: false });
