/** Whether a host is this machine alone. */
export const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);
