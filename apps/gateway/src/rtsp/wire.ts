import { CameraFailure } from './failure.ts';

/** Bound on the start line and headers of one RTSP message, bytes. */
export const MAX_HEAD = 64 * 1024;
/** Bound on a body (an SDP), bytes. */
export const MAX_BODY = 64 * 1024;

/** An RTSP message from the camera: an answer, or (rarely) a request of its own. Header names are lower case. */
export interface RtspMessage {
  /** Status of an answer; 0 for a request of the camera. */
  status: number;
  startLine: string;
  /** Values in order of arrival: `WWW-Authenticate` may come several times. */
  headers: Map<string, string[]>;
  body: Buffer;
}

export interface WireHandler {
  message(message: RtspMessage): void;
  /** One interleaved packet (RFC 2326 §10.12). `packet` is a view into the socket's buffer: copy it to keep it. */
  packet(channel: number, packet: Buffer): void;
}

const NOTHING = Buffer.alloc(0);
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f]/;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Cuts the byte stream of an RTSP connection into messages and interleaved packets. Throws `CameraFailure` when the
 * bytes are not RTSP, when a bound is passed, or when the framing is lost: none of them can be mended on the connection.
 */
export class WireReader {
  #rest: Buffer = NOTHING;
  #spoken = false;
  readonly #handler: WireHandler;

  constructor(handler: WireHandler) {
    this.#handler = handler;
  }

  push(chunk: Buffer): void {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (at < data.length) {
      const taken = data[at] === 0x24 ? this.#takePacket(data, at) : this.#takeMessage(data, at);
      if (taken === 0) break;
      at += taken;
    }
    this.#rest = at === data.length ? NOTHING : data.subarray(at);
  }

  #takePacket(data: Buffer, at: number): number {
    if (!this.#spoken) throw new CameraFailure('not_rtsp', 'the first bytes are not an RTSP answer');
    if (data.length - at < 4) return 0;
    const length = data.readUInt16BE(at + 2);
    if (data.length - at < 4 + length) return 0;
    this.#handler.packet(data[at + 1] ?? 0, data.subarray(at + 4, at + 4 + length));
    return 4 + length;
  }

  #takeMessage(data: Buffer, at: number): number {
    const first = data[at] ?? 0;
    // Some cameras put an empty line between an answer and the packets.
    if (first === 13 || first === 10) return 1;
    // Whatever starts a message is a capital letter: an answer's "RTSP/1.0", or a method name.
    if (first < 65 || first > 90) throw this.#lost();
    const end = data.indexOf(END_OF_HEAD, at);
    if (end < 0 ? data.length - at > MAX_HEAD : end - at > MAX_HEAD) {
      throw new CameraFailure(this.#spoken ? 'corrupt' : 'not_rtsp', 'RTSP headers longer than 64 KB');
    }
    if (end < 0) {
      if (!this.#spoken && !couldBeRtsp(data.subarray(at, at + 5))) throw this.#lost();
      return 0;
    }
    const lines = data.toString('latin1', at, end).split('\r\n');
    const startLine = lines[0] ?? '';
    const answer = /^RTSP\/\d\.\d (\d{3})(?: |$)/.exec(startLine);
    if (!answer && !/^[A-Z_]+ \S+ RTSP\/\d\.\d$/.test(startLine)) throw this.#lost();
    const headers = readHeaders(lines);
    const length = Number(headers.get('content-length')?.[0] ?? 0);
    if (!Number.isInteger(length) || length < 0) throw new CameraFailure('not_rtsp', 'Content-Length is not a number');
    if (length > MAX_BODY) throw new CameraFailure('corrupt', 'RTSP body longer than 64 KB');
    const bodyAt = end + 4;
    if (data.length < bodyAt + length) return 0;
    this.#spoken = true;
    const body = Buffer.from(data.subarray(bodyAt, bodyAt + length));
    this.#handler.message({ status: answer ? Number(answer[1]) : 0, startLine, headers, body });
    return bodyAt + length - at;
  }

  #lost(): CameraFailure {
    return this.#spoken
      ? new CameraFailure('corrupt', 'the framing of the RTSP connection is lost')
      : new CameraFailure('not_rtsp', 'the other side does not speak RTSP');
  }
}

/** The first bytes of an answer, or of a request of the camera: a method name and a space. */
function couldBeRtsp(start: Buffer): boolean {
  const text = start.toString('latin1');
  return 'RTSP/'.startsWith(text) || /^[A-Z_]+(?: |$)/.test(text);
}

function readHeaders(lines: string[]): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of lines.slice(1)) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    // Parts of some values go back to the camera in our own headers, where a lone line break would begin another one.
    if (CONTROLS.test(value)) continue;
    const values = headers.get(name);
    if (values) values.push(value);
    else headers.set(name, [value]);
  }
  return headers;
}

/** One request, ready for the socket. Values must hold no line break; whoever makes them has checked that. */
export function requestBytes(method: string, uri: string, cseq: number, headers: Record<string, string>): string {
  let text = `${method} ${uri} RTSP/1.0\r\nCSeq: ${cseq}\r\nUser-Agent: Nestling\r\n`;
  for (const [name, value] of Object.entries(headers)) text += `${name}: ${value}\r\n`;
  return `${text}\r\n`;
}
