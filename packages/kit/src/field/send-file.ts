/** What is sent along with a file: where to tell how far it is, and what ends it. */
export type Sending = {
  /** Share that has arrived, 0 to 1. */
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** How sending ended: the key records are given; or the sentence why not, null when the line broke. */
export type FileSent = { readonly key: string } | { readonly problem: string | null };

/**
 * Sends one file. It may keep what it knows of a file that broke off and go on from there when it is called again with
 * the same `File`; it never rejects.
 */
export type SendFile = (file: File, sending: Sending) => Promise<FileSent>;

/** A PUT with progress, which `fetch` cannot tell. @returns the status of the answer; 0 when the line broke. */
export const putFile = (url: string, body: Blob, type: string, { progress, signal }: Sending): Promise<number> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(0);
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve(request.status);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
