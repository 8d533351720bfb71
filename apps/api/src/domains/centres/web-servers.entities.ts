import { entity } from '../../kernel/read/entity.ts';

/** A server of its own that public pages are to be written to. */
export const WebServer = entity('WebServer', 'web_server');
