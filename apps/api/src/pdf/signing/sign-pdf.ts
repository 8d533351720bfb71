import { createHash, randomBytes } from 'node:crypto';
import { PDFArray, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { ContentInfo } from 'pkijs';
import type { PdfSigner } from '../pdf-work.ts';
import { signatureOf } from './cades.ts';
import { timeStampOf } from './time-stamp.ts';

/** Room for a signature with its certificates, in bytes; a time stamp brings those of its authority. */
const ROOM = 8_192;
const ROOM_STAMPED = 24_576;
/** Printed on paper and shown nowhere (ISO 32000-1, 12.5.3): what it stands for is on the sheets. */
const HIDDEN_ON_PAGE = 132;
/** Signatures exist, and the file is only to be added to (ISO 32000-1, table 219). */
const SIGNATURES_EXIST = 3;

/** Where the signature will stand, known by letters nobody else can have written into the document. */
interface Place {
  readonly range: string;
  readonly contents: string;
}

/** Adds a signature field without a picture on the last page, with room for what is not known yet. */
const addPlace = (pdf: PDFDocument, { name, reason, at }: PdfSigner, room: number): Place => {
  const { context } = pdf;
  const mark = randomBytes(16).toString('hex');
  const contents = mark.padEnd(room * 2, '0');
  // Three numbers of ten digits: up to 10 GB.
  const parts = [1, 2, 3].map((part) => `${mark.slice(0, 9)}${part}`);
  const range = PDFArray.withContext(context);
  range.push(context.obj(0));
  for (const part of parts) range.push(PDFName.of(part));
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: range,
      Contents: PDFHexString.of(contents),
      M: PDFString.fromDate(new Date(at)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
    }),
  );
  const page = pdf.getPage(pdf.getPageCount() - 1);
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      F: HIDDEN_ON_PAGE,
      P: page.ref,
      T: PDFString.of('Seal'),
      V: signature,
    }),
  );
  page.node.addAnnot(widget);
  pdf.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: SIGNATURES_EXIST, Fields: [widget] }));
  return { range: parts.map((part) => `/${part}`).join(' '), contents: `<${contents}>` };
};

const placeOf = (bytes: Buffer, text: string): number => {
  const at = bytes.indexOf(text, 0, 'latin1');
  if (at < 0 || bytes.indexOf(text, at + 1, 'latin1') >= 0) throw new Error('The place of the signature is lost.');
  return at;
};

/**
 * Saves a document with a signature over every byte of it but its own (PAdES baseline B-B; B-T where an authority stamps it).
 * Without the authority it is signed all the same: `stamped` says whether it answered.
 */
export const saveSigned = async (
  pdf: PDFDocument,
  signer: PdfSigner,
): Promise<{ readonly bytes: Uint8Array; readonly stamped: boolean }> => {
  const room = signer.timeStampUrl ? ROOM_STAMPED : ROOM;
  const place = addPlace(pdf, signer, room);
  // In a stream of objects nobody could find it, and it could not stand outside of what is signed.
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }));
  const start = placeOf(bytes, place.contents);
  const end = start + place.contents.length;
  const range = [start, end, bytes.length - end].join(' ');
  bytes.write(range.padEnd(place.range.length), placeOf(bytes, place.range), 'latin1');
  const digest = createHash('sha256').update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  let stamped = false;
  const stamp = async (signature: Uint8Array): Promise<ContentInfo | null> => {
    if (!signer.timeStampUrl) return null;
    const token = await timeStampOf(signer.timeStampUrl, signature).catch(() => null);
    stamped = token !== null;
    return token;
  };
  const made = Buffer.from(await signatureOf(digest, signer, stamp)).toString('hex');
  if (made.length > room * 2) throw new Error('The signature is longer than its place.');
  bytes.write(made.padEnd(room * 2, '0'), start + 1, 'latin1');
  return { bytes, stamped };
};
