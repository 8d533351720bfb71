/** As the server says in the fields of a link; every part but the last is so long. */
const PART = 2 * 1024 * 1024;

/** How sending ended: all is there, the line broke, or what the server answered instead. */
export type PartsSent =
  | { readonly kind: 'whole' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly status: number };

/** Sends a file in parts from where it was left, telling how much has arrived; never rejects. */
export const sendParts = async (path: string, file: Blob, progress: (share: number) => void): Promise<PartsSent> => {
  try {
    const headers = { 'content-type': file.type };
    const asked = await fetch(path, { method: 'HEAD', headers });
    if (!asked.ok) return { kind: 'refused', status: asked.status };
    const offset = asked.headers.get('upload-offset');
    if (offset === 'whole') return { kind: 'whole' };
    for (let start = Number(offset ?? 0); start < file.size; start += PART) {
      progress(start / file.size);
      const end = Math.min(start + PART, file.size);
      const range = `bytes ${start}-${end - 1}/${file.size}`;
      const body = file.slice(start, end);
      const answer = await fetch(path, { method: 'PUT', body, headers: { ...headers, 'content-range': range } });
      if (!answer.ok) return { kind: 'refused', status: answer.status };
    }
    progress(1);
    return { kind: 'whole' };
  } catch {
    return { kind: 'broken' };
  }
};
