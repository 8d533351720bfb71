import { randomBytes, sign } from 'node:crypto';
import type { Secrets } from '../../secrets/secrets.ts';

/** Seconds in which a ticket must be brought to the gateway; the view itself then lives on its lease. */
export const TICKET_SECONDS = 30;

/** What a ticket lets its bearer do: open one camera once. */
export interface TicketClaims {
  /** Id of the gateway it is for. */
  readonly gateway: string;
  /** Names this opening to gateway and api. */
  readonly sid: string;
  readonly centre: number;
  readonly user: number;
  /** Login session; ending it ends the view. */
  readonly session: string;
  readonly student: number | null;
  readonly camera: number;
  /** Viewer's name, drawn over the picture; empty: no name is drawn. */
  readonly label: string;
  /** Only the small picture, whatever the viewer asks for. */
  readonly low: boolean;
  /** The camera has a smaller stream of its own. */
  readonly small: boolean;
  /** HLS alone: the picture does not go over a WebSocket. */
  readonly hls: boolean;
  /** Pictures the viewer may have open at once. */
  readonly most: number;
}

/** A new name of an opening: 128 random bits, led by the centre, so that whoever is told of it knows where to look. */
export const newSid = (centre: number): string => {
  const bytes = randomBytes(20);
  bytes.writeUInt32BE(centre, 0);
  return bytes.toString('base64url');
};

/** The centre an opening belongs to; null for what is no such name. */
export const centreOfSid = (sid: string): number | null => {
  const bytes = Buffer.from(sid, 'base64url');
  return bytes.length === 20 ? bytes.readUInt32BE(0) : null;
};

/** After the key of a camera: its smaller stream. */
export const SMALL = '/small';

/** How a camera is named between api and gateway. */
export const cameraKey = (centre: number, camera: number): string => `${centre}:${camera}`;

/** Signs a ticket: `v1.<claims>.<signature>`, Ed25519 over everything before the last dot. */
export const signTicket = (key: Secrets['ticket'], claims: TicketClaims, now: Date): string => {
  const iat = Math.floor(now.getTime() / 1000);
  const { centre } = claims;
  const body = {
    k: key.kid,
    aud: claims.gateway,
    sid: claims.sid,
    viewer: `${centre}:${claims.user}`,
    session: claims.session,
    child: claims.student === null ? null : `${centre}:${claims.student}`,
    cam: cameraKey(centre, claims.camera),
    label: claims.label,
    most: claims.most,
    ...(claims.low ? { low: true } : {}),
    ...(claims.small ? { small: true } : {}),
    ...(claims.hls ? { hls: true } : {}),
    iat,
    exp: iat + TICKET_SECONDS,
  };
  const signed = `v1.${Buffer.from(JSON.stringify(body)).toString('base64url')}`;
  return `${signed}.${sign(null, Buffer.from(signed), key.key).toString('base64url')}`;
};
