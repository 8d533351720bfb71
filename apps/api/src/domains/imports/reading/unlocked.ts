import { configure, ERR_INVALID_PASSWORD, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

// It is read in a thread of our own.
configure({ useWebWorkers: false });

/**
 * The files of an encrypted ZIP (the old cipher of PKWARE, or AES as WinZip has it) that are wanted, by name; null for a password
 * that is not its own. Throws where more than `most` bytes come out, whatever its heads say.
 */
export const unlocked = async (
  bytes: Uint8Array,
  wanted: ReadonlySet<string>,
  { password, most }: { readonly password: string; readonly most: number },
): Promise<Readonly<Record<string, Uint8Array>> | null> => {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { password, checkSignature: true });
  try {
    const files: Record<string, Uint8Array> = {};
    let left = most;
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || !wanted.has(entry.filename)) continue;
      const content = await entry.getData(new Bounded(left));
      left -= content.length;
      files[entry.filename] = content;
    }
    return files;
  } catch (error) {
    if (error instanceof Error && error.message === ERR_INVALID_PASSWORD) return null;
    throw error;
  } finally {
    await reader.close();
  }
};

/** Takes so many bytes and no more. */
class Bounded extends Uint8ArrayWriter {
  private left: number;
  constructor(most: number) {
    super();
    this.left = most;
  }
  override async writeUint8Array(array: Uint8Array): Promise<void> {
    this.left -= array.length;
    if (this.left < 0) throw new Error('More comes out of the archive than may.');
    await super.writeUint8Array(array);
  }
}
