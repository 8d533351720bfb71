/** A file gzipped and in Base64, since a table of a state's standards is larger than what one request may be. */
export const packed = async (file: Blob): Promise<string> => {
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
