/** Bytes in memory of their own, as those who read DER ask for. */
export const bytesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
