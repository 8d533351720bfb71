/** Whether a file is a ZIP that is encrypted, as the head of its first part says (APPNOTE.TXT 4.4.4, bit 0). */
export const isLocked = async (file: File): Promise<boolean> => {
  const [p, k, three, four, , , flags = 0] = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return p === 0x50 && k === 0x4b && three === 3 && four === 4 && (flags & 1) === 1;
};
