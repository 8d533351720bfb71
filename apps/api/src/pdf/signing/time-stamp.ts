import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** An authority that has not answered by then is done without (ms). */
const MOST_WAIT_MS = 5_000;
const MOST_BYTES = 64 * 1024;
const SHA_256 = '2.16.840.1.101.3.4.2.1';
/** granted, or granted with changes (RFC 3161, 2.4.2). */
const GRANTED = 1;

const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(Buffer.from(other));

/** What a token says it stamped, and the number that was asked with. */
const saidIn = (token: ContentInfo): TSTInfo => {
  const { encapContentInfo } = new SignedData({ schema: token.content });
  const { eContent } = encapContentInfo;
  if (!(eContent instanceof OctetString)) throw new Error('The time stamp says nothing.');
  return TSTInfo.fromBER(new Uint8Array(eContent.getValue()));
};

/**
 * Has the time-stamping authority at `url` say that `bytes` stood at this moment (RFC 3161, over HTTP by 3.4); answers its
 * token. Throws where it does not answer in time, refuses, or stamped anything else.
 */
export const timeStampOf = async (url: string, bytes: Uint8Array): Promise<ContentInfo> => {
  const imprint = createHash('sha256').update(bytes).digest();
  // A positive number: its first bit is 0.
  const number = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const nonce = new Integer({ valueHex: new Uint8Array(number) });
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(imprint) }),
    }),
    nonce,
    certReq: true,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: request.toSchema().toBER(),
    redirect: 'error',
    signal: AbortSignal.timeout(MOST_WAIT_MS),
  });
  if (!response.ok) throw new Error(`The time-stamping authority answered ${response.status}.`);
  const answer = new Uint8Array(await response.arrayBuffer());
  if (answer.length > MOST_BYTES) throw new Error('The time-stamping authority answered too much.');
  const { status, timeStampToken } = TimeStampResp.fromBER(answer);
  if (status.status > GRANTED || !timeStampToken) throw new Error(`The time stamp was refused: ${status.status}.`);
  const said = saidIn(timeStampToken);
  if (!same(said.messageImprint.hashedMessage.valueBlock.valueHexView, imprint))
    throw new Error('The time stamp is of something else.');
  if (!said.nonce || !same(said.nonce.valueBlock.valueHexView, number))
    throw new Error('The time stamp answers another question.');
  return timeStampToken;
};
