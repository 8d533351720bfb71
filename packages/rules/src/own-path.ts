/** Whether an address is a page of the portal's own: of no other host, which `//host` and `/\\host` would be. */
export const isOwnPath = (address: string): boolean => /^\/[^/\\]/.test(address);
