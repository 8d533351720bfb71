/** Whether this browser can have passkeys for this page: not on every device, never under an address of numbers. */
export const passkeysHere = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
