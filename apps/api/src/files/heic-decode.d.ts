// The library ships without types.
declare module 'heic-decode' {
  /** A picture of a file, of which nothing but its size has been read yet. */
  export interface Undecoded {
    readonly width: number;
    readonly height: number;
    /** Its pixels, red, green, blue and alpha, upright as the file says. */
    decode(): Promise<{ readonly data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  const heic: { all(file: { buffer: Uint8Array }): Promise<readonly Undecoded[] & { dispose(): void }> };
  export default heic;
}
