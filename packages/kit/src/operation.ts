/** The id of the step before the last one of an intention that takes two calls: the neighbor of its own. */
export const stepOf = (id: string): string => id.slice(0, -1) + (Number.parseInt(id.slice(-1), 16) ^ 1).toString(16);

/**
 * A fresh `operation_id`: make one per intention of the person, and send it again with every repeat of that intention,
 * so that it is done once. `crypto.randomUUID` is missing on plain http.
 */
export const newOperationId = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
