import { generateKeyPairSync, sign } from 'node:crypto';
import { expect } from 'vitest';
import { readMessage } from '../../src/control/messages.ts';
import { Admission } from '../../src/view/admission.ts';
import { readFirstMessage } from '../../src/view/first-message.ts';
import { fuzz } from './fuzz.ts';
import type { Tape } from './tape.ts';

const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const spki = ours.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const VALUES = [
  '1:1',
  '',
  'local',
  0,
  -1,
  Number.MAX_VALUE,
  2 ** 53,
  null,
  true,
  [],
  {},
  ['1:1'],
  'x'.repeat(300),
  '\u0000',
  '\ud800',
];

interface Made {
  ticket: string;
  /** Signed by the api, for this gateway, unaltered, and in its time. */
  good: boolean;
  sid: string;
}

const make = (tape: Tape): Made => {
  const iat = Math.floor(Date.now() / 1000);
  const sid = String(tape.number(200));
  const fields: Record<string, unknown> = {
    k: 'k1',
    aud: 'local',
    sid,
    viewer: '1:7',
    session: 's',
    child: '1:70',
    cam: '1:1',
    label: 'Ana',
    iat,
    exp: iat + 30,
  };
  let good = true;
  if (tape.seldom(3)) {
    fields[tape.pick(Object.keys(fields))] = tape.pick(VALUES);
    good = false;
  }
  if (tape.seldom(10)) {
    fields.iat = iat + tape.number(200) - 100;
    fields.exp = Number(fields.iat) + tape.number(200);
    good = false;
  }
  const json = tape.seldom(10) ? tape.text(60) : JSON.stringify(fields);
  const payload = Buffer.from(json).toString('base64url');
  const key = tape.seldom(6) ? theirs : ours;
  const signature = sign(null, Buffer.from(`v1.${payload}`), key.privateKey).toString('base64url');
  const whole = `v1.${payload}.${signature}`;
  const at = tape.number(whole.length);
  const ticket = tape.seldom(4) ? whole.slice(0, at) + tape.text(3) + whole.slice(at + tape.number(3)) : whole;
  return { ticket, sid, good: good && key === ours && ticket === whole && json.startsWith('{"k":"k1"') };
};

let admission = new Admission('local');
const used = new Set<string>();
/** Openings of tickets that came too late: what they name instead when that was altered is not known here. */
const late = new Set<string>();
let admitted = 0;

fuzz(
  'tickets: altered, forged, made of anything, shown again',
  (tape) => {
    // A new gateway now and then, or every opening would soon be used.
    if (admitted % 100 === 0) {
      admission = new Admission('local');
      admission.welcome(Date.now() - 2000, [{ kid: 'k1', spki }]);
      used.clear();
      late.clear();
      admitted++;
    }
    const { ticket, good, sid } = make(tape);
    for (let again = 0; again < 2; again++) {
      const claims = admission.admit(ticket);
      if ('fault' in claims) {
        // The api's own ticket is used up by being shown, too late or not; one that was forged uses up nothing.
        if (claims.fault === 'stale') late.add(sid);
        if (good && !used.has(sid) && !late.has(sid)) expect(claims).toBe('admitted');
        continue;
      }
      // A value that was changed may still be one that a ticket can have; a second view by one opening may not be.
      expect(used.has(claims.sid)).toBe(false);
      expect(again).toBe(0);
      expect(claims.exp - claims.iat).toBeLessThanOrEqual(60);
      used.add(claims.sid);
      admitted++;
    }
    admission.sweep();
  },
  { share: 0.2 },
);

const json = (tape: Tape, depth: number): string => {
  switch (tape.number(depth > 0 ? 9 : 7)) {
    case 0:
      return JSON.stringify(tape.text(8));
    case 1:
      return tape.pick(['0', '-0', '1e400', '-1e400', '12345678901234567890', '0.1', '1E-7', '01']);
    case 2:
      return tape.pick(['null', 'true', 'false', 'NaN', 'undefined', '']);
    case 3:
      return JSON.stringify(tape.pick(NAMES));
    case 4:
      return tape.pick(['"\\ud800"', '"\\u0000"', '"', '\u0000', '"\\x"']);
    case 5:
      return '[]';
    case 6:
      return '{}';
    case 7:
      return `[${json(tape, depth - 1)},${json(tape, depth - 1)}]`;
    default: {
      let text = '';
      for (let i = tape.number(6); i >= 0; i--) text += `${i > 0 ? ',' : ''}${pair(tape, depth)}`;
      return `{${text.replace(/^,/, '')}}`;
    }
  }
};
const NAMES = [
  ...['t', 'ticket', 'welcome', 'camera', 'gone', 'changed', 'lease', 'revoke', 'test', 'poster', 'now', 'keys', 'cam'],
  ...[
    'id',
    'by',
    'sid',
    'views',
    'source',
    'url',
    'allow',
    'audio',
    'version',
    '__proto__',
    'constructor',
    'a',
    'pause',
  ],
];
const pair = (tape: Tape, depth: number) => `${JSON.stringify(tape.pick(NAMES))}:${json(tape, depth - 1)}`;

const spoilt = (tape: Tape, text: string): string => {
  if (!tape.seldom(4)) return text;
  const at = tape.number(text.length + 1);
  return text.slice(0, at) + tape.text(3) + text.slice(at + tape.number(4));
};

fuzz('the first message of a viewer', (tape) => {
  const text = spoilt(tape, tape.seldom(3) ? json(tape, 3) : `{"t":"ticket","ticket":${json(tape, 1)}}`);
  const first = readFirstMessage(text);
  if (first !== null) {
    expect(JSON.parse(text)).toMatchObject({ t: 'ticket', ticket: first.ticket });
    expect(admission.admit(first.ticket)).toHaveProperty('fault');
  }
});

const MESSAGES = [
  '{"t":"welcome","now":1,"keys":[{"kid":"k","public_key_spki_base64":"AA=="}],"lease_ms":9}',
  '{"t":"camera","cam":"1:1","source":{"url":"rtsp://h/","username":"u","password":"p"},"allow":["10.0.0.0/8"],"audio":true,"version":1}',
  '{"t":"lease","views":[{"sid":"s","until":null}]}',
  '{"t":"revoke","by":"sid","id":"s","why":"x"}',
  '{"t":"poster","id":"1","cam":"1:1"}',
];

fuzz('what the api says to a gateway', (tape) => {
  const message = readMessage(spoilt(tape, tape.seldom(3) ? json(tape, 4) : tape.pick(MESSAGES)));
  if (message?.t === 'welcome') {
    expect(Number.isFinite(message.now) && Number.isFinite(message.leaseMs)).toBe(true);
    new Admission('local').welcome(message.now, message.keys);
  }
  if (message?.t === 'camera') for (const range of message.grant.allow) expect(typeof range).toBe('string');
});
