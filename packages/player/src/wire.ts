/** What the gateway says in text frames. */
export type ServerMessage =
  | { t: 'init'; codec: string; w: number; h: number; label: string; now: number; thin: boolean }
  | { t: 'resync'; lost: number }
  | { t: 'state'; s: 'up' | 'down' }
  | { t: 'bye'; code: number; why: string };

export const KIND = { init: 1, fragments: 2 } as const;
const HEADER_BYTES = 8;

/** A binary frame: u8 kind, u8 flags, u16 0, u32 sequence number of the last picture in it, then fMP4 bytes. */
export interface MediaMessage {
  kind: number;
  seq: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export function readMedia(data: ArrayBuffer): MediaMessage | null {
  if (data.byteLength <= HEADER_BYTES) return null;
  const view = new DataView(data);
  return { kind: view.getUint8(0), seq: view.getUint32(4), bytes: new Uint8Array(data, HEADER_BYTES) };
}

/** Reads a text frame; null for what this player does not know. */
export function readMessage(text: string): ServerMessage | null {
  const json = object(text);
  if (!json) return null;
  const { t } = json;
  const string = (key: string): string => (typeof json[key] === 'string' ? json[key] : '');
  const number = (key: string): number => (typeof json[key] === 'number' ? json[key] : 0);
  if (t === 'init') {
    const size = { w: number('w'), h: number('h') };
    return { t, codec: string('codec'), ...size, label: string('label'), now: number('now'), thin: json.thin === true };
  }
  if (t === 'resync') return { t, lost: number('lost') };
  if (t === 'state') return { t, s: json.s === 'down' ? 'down' : 'up' };
  if (t === 'bye') return { t, code: number('code'), why: string('why') };
  return null;
}

/** A JSON object, or null for anything else. */
export function object(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : null;
  } catch {
    return null;
  }
}

const TIMESCALE = 90_000;

/** Start of the last picture in fMP4 bytes, seconds: `baseMediaDecodeTime` of the last `moof` (ISO 14496-12). */
export function lastPictureStart(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start: number | null = null;
  for (const moof of boxes(view, 0, bytes.length, 'moof')) {
    for (const traf of boxes(view, moof.from, moof.to, 'traf')) {
      for (const tfdt of boxes(view, traf.from, traf.to, 'tfdt')) {
        if (tfdt.to - tfdt.from < 8) continue;
        const long = tfdt.to - tfdt.from >= 12 && view.getUint8(tfdt.from) === 1;
        start = (long ? Number(view.getBigUint64(tfdt.from + 4)) : view.getUint32(tfdt.from + 4)) / TIMESCALE;
      }
    }
  }
  return start;
}

function* boxes(view: DataView, from: number, to: number, type: string): Generator<{ from: number; to: number }> {
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at);
    if (size < 8 || at + size > to) return;
    const name = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
    if (name === type) yield { from: at + 8, to: at + size };
    at += size;
  }
}
